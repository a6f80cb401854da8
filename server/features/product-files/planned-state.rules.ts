import { PRODUCT_STATES, type ProductState } from "#core/rules/product-state.ts";
import { UNITS_MAX } from "#core/rules/stock.ts";
import type { FoundProduct } from "../products/products.service.ts";
import type { ProductColumn } from "./columns.rules.ts";
import type { Draft } from "./drafts.rules.ts";
import type { SayOf } from "./given-fields.rules.ts";

/** Whether a product can be bought, and when it goes on sale by itself. */
export type SaleState = { state: ProductState; publishAt: Date | null };

/**
 * The state a file gives a product; undefined where it stays as it is. One without colours was taken back after an import
 * and is on sale again; a new one that names a time waits for it as a draft.
 */
export function saleStateOf(
	{ cells }: Draft,
	changed: ReadonlySet<ProductColumn>,
	current: FoundProduct | undefined,
	now: Date,
	say: SayOf,
): SaleState | undefined {
	const isGone = current?.offSale === true && current.product.variants.length === 0;
	if (current && !isGone && !changed.has("state") && !changed.has("publish_at")) return undefined;
	const text = (cells.state ?? "").trim();
	const time = (cells.publish_at ?? "").trim();
	const unsaid = !current || isGone ? (time === "" ? "on" : "draft") : current.state;
	const state = text === "" ? unsaid : PRODUCT_STATES.find((known) => known === text);
	if (state === undefined) say("state", "not_one_of", PRODUCT_STATES.join(", "));
	const isKept = cells.publish_at === undefined && state !== "on" && current?.publishAt;
	const kept = isKept ? new Date(isKept) : null;
	const publishAt = time === "" ? kept : timeOf(time, say);
	if (changed.has("publish_at") && publishAt && state === "on") say("publish_at", "time_on_sale");
	else if (changed.has("publish_at") && publishAt && publishAt <= now) say("publish_at", "time_past");
	const next = { state: state ?? unsaid, publishAt: state === "on" ? null : publishAt };
	const isSame = current?.state === next.state && current.publishAt === (next.publishAt?.toISOString() ?? null);
	return isSame && !isGone ? undefined : next;
}

function timeOf(text: string, say: SayOf): Date | null {
	const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
	if (isTime && !Number.isNaN(Date.parse(text))) return new Date(text);
	say("publish_at", "time_form");
	return null;
}

/** From how many units on a product counts as running out; null: as the shop has it for all. */
export function lowStockOf(
	{ cells }: Draft,
	changed: ReadonlySet<ProductColumn>,
	say: SayOf,
): number | null | undefined {
	if (!changed.has("low_stock")) return undefined;
	const text = (cells.low_stock ?? "").trim();
	if (text === "") return null;
	if (/^\d{1,7}$/.test(text) && Number(text) <= UNITS_MAX) return Number(text);
	say("low_stock", "invalid", "low_stock");
	return undefined;
}
