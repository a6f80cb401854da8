import { isDeepStrictEqual } from "node:util";
import type { KeptField } from "#core/contract/changes.ts";
import type { Pricing } from "#core/rules/offer.ts";
import { undoPricing } from "#core/rules/undo.ts";
import type { product } from "../../db/schema.ts";

/** A product's columns by their names in the table. */
export type Columns = Record<string, unknown>;

/** What a change did to a product, and what it looks like now. */
export type ChangedProduct = {
	before: Columns;
	after: Columns;
	/** The columns that still have the value the change gave them. */
	untouched: readonly string[];
	now: Pricing;
};

/** Columns that only make sense together are put back together or not at all. */
export const PRICING = ["price_cents", "offer_percent", "price_offer_cents"] as const;
export const STATE = ["off_sale_at", "draft", "publish_at"] as const;

/** What the shop counts itself, what a product is known by outside, and whose sizes it has: another system's begin anew. */
export const NOT_PUT_BACK = [
	"id",
	"slug",
	"rating",
	"reviewCount",
	"systemId",
	"version",
	"createdAt",
	"updatedAt",
] as const satisfies (keyof typeof product.$inferSelect)[];
type PutBackName = Exclude<keyof typeof product.$inferInsert, (typeof NOT_PUT_BACK)[number]>;
type PutBack = (typeof product)["_"]["columns"][PutBackName]["_"]["name"];
type Together = (typeof PRICING)[number] | (typeof STATE)[number];

/** What is said of a column to people, where it is not called as the field. */
const FIELDS: Record<Exclude<PutBack, Together | KeptField>, KeptField> = {
	category_id: "category",
	collection_id: "collection",
	low_stock: "lowStock",
	offered_sizes: "sizes",
};
const fieldOf = (column: string) => FIELDS[column as keyof typeof FIELDS] ?? (column as KeptField);

const pricingIn = (columns: Columns): Pricing => ({
	cents: columns.price_cents as number,
	percent: columns.offer_percent as number | null,
	offerCents: columns.price_offer_cents as number | null,
});

const columnsOf = ({ cents, percent, offerCents }: Pricing): Columns => ({
	price_cents: cents,
	offer_percent: percent,
	price_offer_cents: offerCents,
});

export type Decided = { columns: Columns; is: Columns; kept: KeptField[] };

/** What is written to put a product back, what is there in its place, and what stays because somebody changed it since. */
export function decideUndo({ before, after, untouched, now }: ChangedProduct): Decided {
	const columns: Columns = {};
	const kept: KeptField[] = [];
	const isTogether = (name: string) => [...PRICING, ...STATE].some((member) => member === name);
	for (const name of Object.keys(before).filter((each) => !isTogether(each))) {
		if (untouched.includes(name)) columns[name] = before[name];
		else kept.push(fieldOf(name));
	}
	if ("price_cents" in before) {
		const pricing = undoPricing(pricingIn(before), pricingIn(after), now);
		kept.push(...pricing.kept);
		if (!isDeepStrictEqual(pricing.next, now)) Object.assign(columns, columnsOf(pricing.next));
	}
	if ("off_sale_at" in before) {
		if (STATE.every((name) => untouched.includes(name))) for (const name of STATE) columns[name] = before[name];
		else kept.push("state");
	}
	const made = { ...after, ...columnsOf(now) };
	const is = Object.fromEntries(Object.keys(columns).map((name) => [name, made[name]]));
	return { columns, is, kept };
}

const without = (columns: Columns, names: readonly string[]): Columns =>
	Object.fromEntries(Object.entries(columns).filter(([column]) => !names.includes(column)));

/** What a product is filed under, by its table. */
export const SHELVES = { category_id: "category", collection_id: "collection" } as const;
export type ShelfColumn = keyof typeof SHELVES;

/** A product stays where it is when what it was filed under has been deleted since. */
export function withoutGone<One extends Decided>(
	decided: One,
	isThere: (column: ShelfColumn, id: unknown) => boolean,
): One {
	const gone = Object.keys(SHELVES).filter(
		(column) => column in decided.columns && !isThere(column as ShelfColumn, decided.columns[column]),
	);
	if (gone.length === 0) return decided;
	return {
		...decided,
		columns: without(decided.columns, gone),
		is: without(decided.is, gone),
		kept: [...decided.kept, ...gone.map(fieldOf)],
	};
}

/** The sizes that would go when a product is put back. */
export function sizesGoing({ columns, is }: Decided): string[] {
	const stays = columns.offered_sizes as string[] | undefined;
	return stays ? (is.offered_sizes as string[]).filter((size) => !stays.includes(size)) : [];
}

/** A product stays in the sizes it has. */
export function withItsSizes<One extends Decided>(decided: One): One {
	const [columns, is] = [without(decided.columns, ["offered_sizes"]), without(decided.is, ["offered_sizes"])];
	return { ...decided, columns, is, kept: [...decided.kept, "sizes"] };
}

/** The percentage a product would come back to; null where it has it already, or none. */
export function percentPutBack({ columns, is }: Decided): number | null {
	const percent = columns.offer_percent as number | null | undefined;
	return percent && percent !== is.offer_percent ? percent : null;
}

/** A product does not come back into an offer that the clock has ended since: it costs its full price. */
export function atFullPrice<One extends Decided>(decided: One): One {
	const columns: Columns = { ...decided.columns, offer_percent: null, price_offer_cents: null };
	if (decided.is.offer_percent !== null) return { ...decided, columns };
	const kept: KeptField[] = [...decided.kept, "offer"];
	if (decided.is.price_cents !== columns.price_cents) return { ...decided, columns, kept };
	return { ...decided, columns: without(columns, PRICING), is: without(decided.is, PRICING), kept };
}
