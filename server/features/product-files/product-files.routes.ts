import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { ARCHIVE_BYTES_MAX, FILE_BYTES_MAX, productFiles } from "#core/contract/product-files.ts";
import { uploadMessages } from "#core/messages/uploads.ts";
import type { App, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { productsAsCsv } from "./export-products.service.ts";
import { getImport, listImports, takeArchive, takeFile } from "./imports.service.ts";
import { tooLarge } from "./keep-file.service.ts";

export async function productFilesRoutes(app: App, deps: Deps): Promise<void> {
	route(app, deps, productFiles.export, async () => {
		const day = deps.now().toISOString().slice(0, 10);
		const headers = { "content-disposition": `attachment; filename="products-${day}.csv"` };
		return new Answer(await productsAsCsv(deps), { headers });
	});
	await app.register(async (scope) => {
		const files = scope as unknown as App;
		// As they come: a file is never whole in memory.
		scope.addContentTypeParser(["text/csv", "application/zip"], (_, body, done) => done(null, body));
		route(files, deps, productFiles.import, async ({ request, actor, query: { dry, ...fallback } }) => {
			const wish = { dry: dry === "1", fallback };
			const answer = await takeFile(deps, actor, fileIn(request, "text/csv", FILE_BYTES_MAX), wish);
			return new Answer(answer, { status: "errors" in answer ? 200 : 202 });
		});
		route(files, deps, productFiles.importPictures, async ({ request, actor }) => {
			const body = fileIn(request, "application/zip", ARCHIVE_BYTES_MAX);
			return new Answer(await takeArchive(deps, actor, body), { status: 202 });
		});
	});
	route(app, deps, productFiles.importStatus, ({ params, actor }) => getImport(deps, actor, params.id));
	route(app, deps, productFiles.listImports, ({ actor }) => listImports(deps, actor));
}

function fileIn({ body, headers }: FastifyRequest, type: string, most: number): Readable {
	if (!(body instanceof Readable) || !headers["content-type"]?.startsWith(type))
		throw new AppError("unsupported_media_type", uploadMessages.otherType(type));
	// What is certainly too large need not be received first.
	if (Number(headers["content-length"]) > most) throw tooLarge(most);
	return body;
}
