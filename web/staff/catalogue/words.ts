import type { ManyEdit } from "#core/contract/catalogue-tools.ts";
import type { ProductState } from "#core/rules/product-state.ts";

export const stateWords: Record<ProductState, string> = { draft: "Draft", on: "On sale", off: "Off sale" };
export const stateMeanings: Record<ProductState, string> = {
	draft: "Only staff see it",
	on: "Shoppers can buy it",
	off: "Shoppers can no longer buy it",
};

export const sortWords = {
	newest: "Newest first",
	name: "By name",
	cheapest: "Cheapest first",
	dearest: "Dearest first",
} as const;

export const stockWords = { low: "Running out", out: "Sold out" } as const;
export const offerWords = { true: "Discounted", false: "Full price" } as const;

/** What can be changed of many products at once. */
export const editWords = {
	percent: "Price by percent",
	amount: "Price by an amount",
	offer: "Discount in percent",
	endOffer: "End the discount",
	state: "State",
	category: "Category",
	collection: "Collection",
	lowStock: "Runs out from so many units",
} as const satisfies Record<string, string>;
export type EditKind = keyof typeof editWords;

export const editHints: Partial<Record<EditKind, string>> = {
	percent: "10 makes it dearer, -10 cheaper",
	amount: "5 makes it dearer by 5, -5 cheaper",
	offer: "1 to 99, from the full price",
	lowStock: "Empty: as the shop has it for all",
};

export const productsWord = (count: number) => (count === 1 ? "1 product" : `${count} products`);

const AMOUNT = /^-?\d{1,9}(\.\d{1,2})?$/;

/** What was typed as an edit, or null where it is none. */
export function editOf(kind: EditKind, typed: string): ManyEdit | null {
	const value = typed.trim().replace(",", ".");
	if (kind === "endOffer") return { offer: null };
	if (kind === "lowStock" && value === "") return { lowStock: null };
	if (kind === "state") return typed === "" ? null : { state: typed as ProductState };
	if (!AMOUNT.test(value)) return null;
	const figure = Number(value);
	if (kind === "percent") return figure >= -99 && figure <= 1000 ? { price: { percent: figure } } : null;
	if (kind === "amount") return { price: { amount: figure } };
	if (!Number.isInteger(figure) || figure < 0) return null;
	if (kind === "offer") return figure >= 1 && figure <= 99 ? { offer: figure } : null;
	if (kind === "lowStock") return { lowStock: figure };
	return kind === "category" ? { category: figure } : { collection: figure };
}
