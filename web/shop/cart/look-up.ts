import { products } from "#core/calls/products.ts";
import type { CartLine } from "#core/contract/carts.ts";
import type { Product } from "#core/contract/products.ts";
import { type CartEntry, fitToStock } from "#core/rules/cart.ts";
import { unitsIn } from "#core/rules/sizes.ts";
import { ApiError, call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { lineOf } from "./lines.ts";
import { changeInWords } from "./news.ts";

const AT_ONCE = 6;

/** The lines as they can be had now, at today's prices, and in words what could not be kept as it was. */
export async function lookUp(
	entries: readonly CartEntry[],
	nameOf: (id: number) => string,
): Promise<{ lines: CartLine[]; messages: string[] }> {
	const found = await readProducts([...new Set(entries.map(({ id_product }) => id_product))]);
	const variantOf = ({ id_product, ColorName }: CartEntry) =>
		found.get(id_product)?.variants.find((one) => one.ColorName.toLowerCase() === ColorName.toLowerCase());
	const leftOf = (entry: CartEntry) => {
		const stocks = variantOf(entry)?.Stocks ?? {};
		return Object.hasOwn(stocks, entry.size) ? unitsIn(stocks, entry.size) : null;
	};
	const fitted = fitToStock(entries, leftOf);
	return {
		lines: fitted.entries.flatMap((entry) => {
			const [product, variant] = [found.get(entry.id_product), variantOf(entry)];
			return product && variant ? [lineOf(product, variant, entry.size, entry.quantity)] : [];
		}),
		messages: fitted.changes.map((change) => {
			const called = { ...change, label: variantOf(change)?.label };
			return changeInWords(called, found.get(change.id_product)?.name ?? nameOf(change.id_product));
		}),
	};
}

/** Products that are gone are left out; a shop that cannot be reached throws. */
export async function readProducts(ids: readonly number[]): Promise<Map<number, Product>> {
	const waiting = [...ids];
	const found = new Map<number, Product>();
	const worker = async () => {
		for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
			const product = await readProduct(id);
			if (product) found.set(id, product);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
	return found;
}

export async function readProduct(id: number): Promise<Product | null> {
	try {
		return (await call(products.detail, { params: { id }, query: { language: words.language } })).data;
	} catch (error) {
		if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
		throw error;
	}
}
