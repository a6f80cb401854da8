import { selectors } from "#core/calls/selectors.ts";
import { isShopifyHeader } from "#core/rules/shopify-file.ts";
import { signedCall } from "#web/account/signed-call.ts";

/** The names of the category and the collection for new products of a file; empty where nothing is said. */
export type Where = { category: string; collection: string };
export const NOWHERE: Where = { category: "", collection: "" };

const HEADER_BYTES = 8192;

/** Whether a file is Shopify's, by its first line. */
export async function isShopifyFile(file: File): Promise<boolean> {
	const [header = ""] = (await file.slice(0, HEADER_BYTES).text()).split(/\r?\n/, 1);
	return isShopifyHeader(header.split(/[,;\t]/).map((name) => name.replaceAll(/["\uFEFF]/g, "")));
}

/** The names of what the shop has its products in. */
export async function readShelves() {
	const [categories, collections] = await Promise.all([
		signedCall(selectors.categories, {}),
		signedCall(selectors.collections, {}),
	]);
	const { women, men } = categories.data;
	return {
		categories: [...women, ...men].map(({ name }) => name),
		collections: collections.data.map(({ name }) => name),
	};
}
export type Shelves = Awaited<ReturnType<typeof readShelves>>;
