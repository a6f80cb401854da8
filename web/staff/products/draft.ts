import type { TypedProduct } from "./typed-product.ts";

let draft: TypedProduct | null = null;

/** What was typed of a new product before leaving it for a moment, to add its category. */
export const keepDraft = (typed: TypedProduct | null): void => {
	draft = typed;
};
export const keptDraft = (): TypedProduct | null => draft;
