import { Readable } from "node:stream";
import { FILE_BYTES_MAX, productFiles } from "#core/contract/product-files.ts";
import type { App, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { productsAsCsv } from "./export-products.service.ts";
import { getImport, listImports, takeFile, undoImport } from "./imports.service.ts";

export async function productFilesRoutes(app: App, deps: Deps): Promise<void> {
	route(app, deps, productFiles.export, async () => {
		const day = deps.now().toISOString().slice(0, 10);
		const headers = { "content-disposition": `attachment; filename="products-${day}.csv"` };
		return new Answer(await productsAsCsv(deps), { headers });
	});
	await app.register(async (files) => {
		// As it comes: a file is never whole in memory.
		files.addContentTypeParser("text/csv", (_, body, done) => done(null, body));
		route(files as unknown as App, deps, productFiles.import, async ({ request, actor, query }) => {
			if (!(request.body instanceof Readable))
				throw new AppError("unsupported_media_type", "Send the file as text/csv");
			if (Number(request.headers["content-length"]) > FILE_BYTES_MAX)
				throw new AppError("too_large", "This file is larger than 64 MB");
			const answer = await takeFile(deps, actor, request.body, query.dry === "1");
			return new Answer(answer, { status: "errors" in answer ? 200 : 202 });
		});
	});
	route(app, deps, productFiles.importStatus, ({ params }) => getImport(deps, params.id));
	route(app, deps, productFiles.listImports, () => listImports(deps));
	route(app, deps, productFiles.undoImport, ({ params, actor }) => undoImport(deps, actor, params.id));
}
