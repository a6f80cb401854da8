import type { ManyEdit } from "#core/contract/catalogue-tools.ts";
import type { ProductState } from "#core/rules/product-state.ts";
import type messages from "./messages.en.ts";

/** What can be changed of many products at once. */
export type EditKind = keyof typeof messages.edit.kinds;

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
