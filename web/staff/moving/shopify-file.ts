import { isShopifyHeader } from "#core/rules/shopify-file.ts";
import { filedName, readFiledUnder } from "../products/filed-under.ts";

/**
 * The category (its name, or its id where two have it) and the collection for new products, empty where nothing is said; and
 * whether pictures that the shop lacks are left out.
 */
export type Where = { category: string; collection: string; withoutPictures: boolean };
export const NOWHERE: Where = { category: "", collection: "", withoutPictures: false };

const HEADER_BYTES = 8192;

/** Whether a file is Shopify's, by its first line. */
export async function isShopifyFile(file: File): Promise<boolean> {
	const [header = ""] = (await file.slice(0, HEADER_BYTES).text()).split(/\r?\n/, 1);
	return isShopifyHeader(header.split(/[,;\t]/).map((name) => name.replaceAll(/["\uFEFF]/g, "")));
}

/** What the shop has its products in, each with how a file calls it. */
export async function readShelfOptions() {
	const { readCategories, readCollections } = readFiledUnder();
	const [{ women, men }, collections] = await Promise.all([readCategories(), readCollections()]);
	const all = [women, men].flatMap((family) =>
		family.map((category) => ({ ...category, above: family[0]?.name ?? "" })),
	);
	const isShared = (name: string) => all.filter((one) => one.name.toLowerCase() === name.toLowerCase()).length > 1;
	return {
		categories: all.map((one) => {
			const value = isShared(one.name) ? String(one.id_category) : one.name;
			return { name: isShared(one.name) ? `${one.above}: ${filedName(one)}` : filedName(one), value };
		}),
		collections: collections.map((one) => ({ name: filedName(one), value: one.name })),
	};
}
export type ShelfOptions = Awaited<ReturnType<typeof readShelfOptions>>;
