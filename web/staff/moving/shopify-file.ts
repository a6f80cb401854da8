import { isShopifyHeader } from "#core/rules/shopify-file.ts";
import { filedName, namedCategories, readFiledUnder } from "../products/filed-under.ts";

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
	const [categories, collections] = await Promise.all([readCategories(), readCollections()]);
	return {
		categories: namedCategories(categories).map(({ id_category, name, isShared, called }) => ({
			name: called,
			value: isShared ? String(id_category) : name,
		})),
		collections: collections.map((one) => ({ name: filedName(one), value: one.name })),
	};
}
export type ShelfOptions = Awaited<ReturnType<typeof readShelfOptions>>;
