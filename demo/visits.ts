import { dayOf, lastDays } from "#core/rules/calendar.ts";
import { type Dice, runningSums } from "./chance.ts";
import { TIME_ZONE } from "./times.ts";

const VISITS = 50_873;
const DAYS = 30;
/** Sunday first: the weekend is busy, the start of the week is quiet. */
const RHYTHM = [1.18, 0.86, 0.88, 0.94, 1.0, 1.06, 1.24];

/** The visits of the last thirty days, today included. */
export function countVisits(dice: Dice, now: Date): { day: string; visits: number }[] {
	const days = lastDays(DAYS, dayOf(now, TIME_ZONE));
	const weights = days.map(
		(day, index) => (RHYTHM[new Date(day).getUTCDay()] ?? 1) * (1 + index / 200) * (1 + dice.around(0.06)),
	);
	const sums = runningSums(weights);
	const total = sums.at(-1) ?? 1;
	// Differences of rounded running sums add up to the whole, exactly.
	const reached = sums.map((sum) => Math.round((VISITS * sum) / total));
	return days.map((day, index) => ({
		day,
		visits: (reached[index] ?? 0) - (reached[index - 1] ?? 0),
	}));
}
