import { toCents } from "#core/rules/money.ts";
import { catalogue } from "./catalogue/index.ts";
import type { DemoProduct } from "./catalogue/product.ts";
import { imageName, scaleName, views } from "./image-names.ts";
import { before, DAY } from "./times.ts";

export type ShelfVariant = { id: number; colorName: string; hex: string; position: number; pictures: string[] };
export type ShelfProduct = {
	id: number;
	product: DemoProduct;
	cents: number;
	offerCents: number | null;
	createdAt: Date;
	variants: ShelfVariant[];
};

/** Offers began this long ago; whoever bought earlier paid the full price. */
export const OFFERS_SINCE = 30 * DAY;
/** The newest products came while the shop was already selling; all others before its first order. */
export const NEWCOMERS = 24;
const FIRST_PRODUCT = 440 * DAY;
const FIRST_ORDER = 366 * DAY;
const [FIRST_NEWCOMER, LAST_NEWCOMER] = [210 * DAY, 55 * DAY];

/** The catalogue with ids from 1, in the order in which it came into the shop; only pictures that are drawn are shown. */
export function fillShelves(now: Date, drawn: ReadonlyMap<string, number>): ShelfProduct[] {
	let variants = 0;
	return catalogue.map((product, index) => {
		const cents = toCents(product.price);
		return {
			id: index + 1,
			product,
			cents,
			offerCents: product.offer === undefined ? null : Math.round((cents * (100 - product.offer)) / 100),
			createdAt: before(now, age(index)),
			variants: product.colours.map((colour, position) => {
				variants += 1;
				return {
					id: variants,
					colorName: colour.name,
					hex: colour.hex,
					position,
					pictures: [...views.map((view) => imageName(product, colour, view)), scaleName(product)].filter((name) =>
						drawn.has(name),
					),
				};
			}),
		};
	});
}

function age(index: number): number {
	const veterans = catalogue.length - NEWCOMERS;
	return index < veterans
		? between(FIRST_PRODUCT, FIRST_ORDER, index / (veterans - 1))
		: between(FIRST_NEWCOMER, LAST_NEWCOMER, (index - veterans) / (NEWCOMERS - 1));
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** What one unit cost at that moment. */
export function unitCentsAt(shelf: ShelfProduct, moment: Date, now: Date): number {
	const offered = moment >= before(now, OFFERS_SINCE);
	return offered && shelf.offerCents !== null ? shelf.offerCents : shelf.cents;
}
