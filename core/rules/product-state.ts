/** A draft is for staff alone, `on` can be bought, `off` no longer. */
export const PRODUCT_STATES = ["draft", "on", "off"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export type StateColumns = { offSaleAt: Date | null; draft: boolean; publishAt: Date | null };

export function stateOf({ offSaleAt, draft }: Omit<StateColumns, "publishAt">): ProductState {
	if (offSaleAt === null) return "on";
	return draft ? "draft" : "off";
}

/** What is stored of a state from now on. What was off sale stays so since then; only what is not on sale can wait for a time. */
export function stateColumns(
	state: ProductState,
	before: Pick<StateColumns, "offSaleAt"> | null,
	now: Date,
	publishAt: Date | null = null,
): StateColumns {
	if (state === "on") return { offSaleAt: null, draft: false, publishAt: null };
	return { offSaleAt: before?.offSaleAt ?? now, draft: state === "draft", publishAt };
}
