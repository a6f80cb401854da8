import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { Answer } from "../http/answer.ts";
import { inProject } from "../project-folder.ts";
import type { Sheet } from "./sheet.ts";
import type { Fonts } from "./sheet-pdf.ts";

/** A sheet that can be had in two ways. */
export type SheetInTwoWays = {
	/** The page to print, and the policy it needs. */
	page: () => { html: string; policy: string };
	sheet: () => Sheet;
	/** What the file is called, without its ending. */
	name: string;
	at: Date;
};

/** The sheet as PDF where `Accept` asks for it, else as a page; only for a call whose contract says so. */
export async function sheetAnswer(
	{ alsoAs }: { alsoAs: "application/pdf" },
	request: FastifyRequest,
	shown: SheetInTwoWays,
): Promise<Answer<string | Readable>> {
	const vary = { vary: "Accept" };
	if (!request.headers.accept?.includes(alsoAs)) {
		const { html, policy } = shown.page();
		return new Answer(html, { headers: { ...vary, "content-security-policy": policy } });
	}
	const disposition = `inline; filename="${shown.name}.pdf"`;
	const headers = { ...vary, "content-type": alsoAs, "content-disposition": disposition };
	return new Answer(Readable.from([await makePdf(shown.sheet(), shown.at)]), { headers });
}

const FONTS = ["inter-regular.ttf", "inter-semibold.ttf"];
let fonts: Promise<Fonts> | undefined;

/** What PDFs are made with is loaded with the first one. */
async function makePdf(sheet: Sheet, at: Date): Promise<Buffer> {
	fonts ??= Promise.all(FONTS.map((file) => readFile(inProject(`server/sheets/fonts/${file}`)))).then(
		([regular, semibold]) => ({ regular, semibold }) as Fonts,
	);
	const { pdfOf } = await import("./sheet-pdf.ts");
	return pdfOf(sheet, await fonts, at);
}
