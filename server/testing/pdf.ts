import { extractText, getDocumentProxy } from "unpdf";
import { expect } from "vitest";
import type { TestShop } from "./app.ts";

/** Asks for a sheet as PDF and reads what stands on it, without regard to where lines break. */
export async function readPdf(shop: TestShop, path: string, token: string): Promise<{ pages: number; text: string }> {
	const headers = { accept: "application/pdf", authorization: `Bearer ${token}` };
	const { bytes, headers: sent } = await shop.get(`/api${path}`, headers);
	expect(sent["content-type"]).toBe("application/pdf");
	const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
	return { pages: totalPages, text: text.replaceAll(/\s+/g, " ") };
}
