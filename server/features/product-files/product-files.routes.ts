import { productFiles } from "#core/contract/product-files.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { productsAsCsv } from "./export-products.service.ts";

export function productFilesRoutes(app: App, deps: Deps): void {
	route(app, deps, productFiles.export, async () => {
		const day = deps.now().toISOString().slice(0, 10);
		const headers = { "content-disposition": `attachment; filename="products-${day}.csv"` };
		return new Answer(await productsAsCsv(deps), { headers });
	});
}
