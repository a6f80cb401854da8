import { productFiles } from "#core/contract/product-files.ts";
import { productImport } from "../db/schema.ts";
import type { TestShop } from "./app.ts";

/** A CSV file of these lines as `shop.call` sends it. */
export const csvBody = (text: string | Buffer) => ({
	headers: { "content-type": "text/csv" },
	body: Buffer.from(text),
});

/** The whole catalogue as staff download it. */
export async function exportProducts(shop: TestShop, token: string): Promise<string> {
	const { text } = await shop.get("/api/products/export", { authorization: `Bearer ${token}` });
	return text;
}

export function importProducts(
	shop: TestShop,
	token: string,
	text: string | Buffer,
	dry: "0" | "1" = "0",
	where: { category?: string; collection?: string; pictures?: "known" } = {},
) {
	return shop.call(productFiles.import, { query: { dry, ...where }, ...csvBody(text) } as never, token);
}

/** An import that was done and can be taken back; it changed nothing. */
export async function addImport(shop: TestShop): Promise<number> {
	const [row] = await shop.db
		.insert(productImport)
		.values({ state: "done", dry: false, at: shop.deps.now() })
		.returning({ id: productImport.id });
	return (row as { id: number }).id;
}
