import { dayOf, lastDays } from "#core/rules/calendar.ts";
import { type Dice, runningSums } from "./chance.ts";
import { TIME_ZONE } from "./times.ts";

const VISITS = 50_873;
const DAYS = 30;
/** Sunday first: the weekend is busy, the start of the week is quiet. */
const RHYTHM = [1.18, 0.86, 0.88, 0.94, 1.0, 1.06, 1.24];
/** Of all visits, how many come so far. */
const REACH = { products: 0.61, carts: 0.058, checkouts: 0.011 };

type Day = { day: string; visits: number } & Record<keyof typeof REACH, number>;

/** The visits of the last thirty days, today included. */
export function countVisits(dice: Dice, now: Date): Day[] {
	const days = lastDays(DAYS, dayOf(now, TIME_ZONE));
	const weights = days.map(
		(day, index) => (RHYTHM[new Date(day).getUTCDay()] ?? 1) * (1 + index / 200) * (1 + dice.around(0.06)),
	);
	const sums = runningSums(weights);
	const total = sums.at(-1) ?? 1;
	// Differences of rounded running sums add up to the whole, exactly.
	const reached = sums.map((sum) => Math.round((VISITS * sum) / total));
	return days.map((day, index) => {
		const visits = (reached[index] ?? 0) - (reached[index - 1] ?? 0);
		const came = (share: number) => Math.round(visits * share);
		const [products, carts, checkouts] = [came(REACH.products), came(REACH.carts), came(REACH.checkouts)];
		return { day, visits, products, carts, checkouts };
	});
}
