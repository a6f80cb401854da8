import { type Dice, runningSums } from "./chance.ts";
import { before, DAY } from "./times.ts";

const VISITS = 50_873;
const DAYS = 30;
/** Sunday first: the weekend is busy, the start of the week is quiet. */
const RHYTHM = [1.18, 0.86, 0.88, 0.94, 1.0, 1.06, 1.24];

/** The visits of the last thirty days, today included. */
export function countVisits(dice: Dice, now: Date): { day: string; visits: number }[] {
	const days = Array.from({ length: DAYS }, (_, index) => before(now, (DAYS - 1 - index) * DAY));
	const weights = days.map(
		(day, index) => (RHYTHM[day.getUTCDay()] ?? 1) * (1 + index / 200) * (1 + dice.around(0.06)),
	);
	const sums = runningSums(weights);
	const total = sums.at(-1) ?? 1;
	// Differences of rounded running sums add up to the whole, exactly.
	const reached = sums.map((sum) => Math.round((VISITS * sum) / total));
	return days.map((day, index) => ({
		day: day.toISOString().slice(0, 10),
		visits: (reached[index] ?? 0) - (reached[index - 1] ?? 0),
	}));
}
