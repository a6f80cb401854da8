import { type Size, sizes } from "./catalogue/product.ts";
import { type Dice, pickIndex, pickOne, runningSums, whole } from "./chance.ts";
import { type Code, discountOf, isValidAt } from "./codes.ts";
import { stockKey } from "./gone.ts";
import { orderTimes } from "./order-times.ts";
import type { Person } from "./people.ts";
import { NEWCOMERS, type ShelfProduct, type ShelfVariant, unitCentsAt } from "./shelves.ts";
import { after, DAY, HOUR } from "./times.ts";

/** How the payment ended. */
export type OrderOutcome = "approved" | "pending" | "rejected" | "refunded";
type DemoLine = {
	shelf: ShelfProduct;
	variant: ShelfVariant;
	size: Size;
	quantity: number;
	unitCents: number;
};
export type DemoOrder = {
	id: number;
	buyer: Person;
	at: Date;
	outcome: OrderOutcome;
	/** Null while it is not sent. */
	sentAt: Date | null;
	lines: DemoLine[];
	subtotalCents: number;
	discountCents: number;
	code: Code | null;
};

type Shop = {
	now: Date;
	shelves: readonly ShelfProduct[];
	people: readonly Person[];
	codes: readonly Code[];
	gone: ReadonlySet<string>;
};

const SIZE_SUMS = runningSums([2, 4, 3, 1.5]);
const LINES_SUMS = runningSums([46, 32, 15, 7]);

/** A year of orders, oldest first, with ids from 1. */
export function liveAYear(dice: Dice, shop: Shop, count: number): DemoOrder[] {
	const choose = shopper(dice, shop);
	const buyers = runningSums(shop.people.map((_, index) => (index === 0 ? 1.6 : dice.between(0.4, 1.6))));
	const used = new Map<string, number>();
	return orderTimes(dice, shop.now, count).map((at, index) => {
		const age = shop.now.getTime() - at.getTime();
		const outcome = outcomeOf(dice, age);
		const lines = fillBasket(dice, at, outcome, age, shop, choose);
		const subtotalCents = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
		const code = chooseCode(dice, shop.codes, at, outcome, used);
		return {
			id: index + 1,
			buyer: shop.people[pickIndex(dice, buyers)] ?? pickOne(dice, shop.people),
			at,
			outcome,
			sentAt: outcome === "approved" ? sendingTime(dice, at, age) : null,
			lines,
			subtotalCents,
			discountCents: code ? discountOf(code, subtotalCents) : 0,
			code,
		};
	});
}

/** Only young orders still wait for their payment; the provider holds one for a week at most. */
function outcomeOf(dice: Dice, age: number): OrderOutcome {
	if (age < 5 * DAY && dice.chance(0.3)) return "pending";
	if (dice.chance(0.09)) return "rejected";
	return age > 20 * DAY && dice.chance(0.015) ? "refunded" : "approved";
}

function sendingTime(dice: Dice, at: Date, age: number): Date | null {
	const takes = dice.between(8 * HOUR, 6 * DAY);
	return takes < age && dice.chance(0.97) ? after(at, takes) : null;
}

/** Half of what is bought is popular or new; the other half is what has sold least, so that nothing hangs unworn. */
function shopper(dice: Dice, { shelves }: Shop): (at: Date) => ShelfProduct {
	const newcomers = shelves.length - NEWCOMERS;
	const popularity = runningSums(shelves.map((_, index) => dice.between(0.3, 2) * (index < newcomers ? 1 : 3)));
	const sold = new Map<ShelfProduct, number>();
	const leastSold = (here: readonly ShelfProduct[]) =>
		Array.from({ length: 8 }, () => pickOne(dice, here)).reduce((least, one) =>
			(sold.get(one) ?? 0) < (sold.get(least) ?? 0) ? one : least,
		);
	return (at) => {
		const here = shelves.slice(0, shelves.findLastIndex(({ createdAt }) => createdAt < at) + 1);
		const popular = here[pickIndex(dice, popularity, here.length)];
		const chosen = popular && dice.chance(0.5) ? popular : leastSold(here);
		sold.set(chosen, (sold.get(chosen) ?? 0) + 1);
		return chosen;
	};
}

/** What is gone today was only bought by orders that were paid and kept, and not lately. */
function fillBasket(
	dice: Dice,
	at: Date,
	outcome: OrderOutcome,
	age: number,
	{ now, gone }: Shop,
	choose: (at: Date) => ShelfProduct,
): DemoLine[] {
	const wanted = pickIndex(dice, LINES_SUMS) + 1;
	const lines = new Map<string, DemoLine>();
	while (lines.size < wanted) {
		const shelf = choose(at);
		const variant = pickOne(dice, shelf.variants);
		const size = sizes[pickIndex(dice, SIZE_SUMS)] ?? "M";
		const key = stockKey(variant.id, size);
		if (gone.has(key) && (outcome !== "approved" || age < 15 * DAY)) continue;
		const quantity = dice.chance(0.12) ? whole(dice, 2, 3) : 1;
		lines.set(key, { shelf, variant, size, quantity, unitCents: unitCentsAt(shelf, at, now) });
	}
	return [...lines.values()];
}

/** A limited code is the first to be used, and never beyond its limit. */
function chooseCode(
	dice: Dice,
	codes: readonly Code[],
	at: Date,
	outcome: OrderOutcome,
	used: Map<string, number>,
): Code | null {
	const usable = codes.filter((code) => isValidAt(code, at) && (used.get(code.code) ?? 0) < (code.maxUses ?? Infinity));
	const limited = usable.find(({ maxUses }) => maxUses !== null);
	const code =
		limited && dice.chance(0.3) ? limited : dice.chance(0.12) && usable.length > 0 ? pickOne(dice, usable) : null;
	if (code && holdsCode(outcome)) used.set(code.code, (used.get(code.code) ?? 0) + 1);
	return code;
}

/** A payment that failed or was paid back gives the use of its code back. */
export const holdsCode = (outcome: OrderOutcome) => outcome === "approved" || outcome === "pending";
