import { dayOf, startOfDay } from "#core/rules/calendar.ts";
import { type Dice, pickIndex, runningSums } from "./chance.ts";
import { before, DAY, HOUR, MINUTE, TIME_ZONE } from "./times.ts";

const DAYS = 365;
/** Sunday first. */
const RHYTHM = [1.2, 0.8, 0.85, 0.95, 1, 1.15, 1.25];
/** January first: gifts in December, coats from May on. */
const SEASONS = [0.9, 0.8, 0.95, 1, 1.15, 1.25, 1.1, 0.9, 0.95, 1.05, 1.2, 1.5];
/** Per hour of the day: few at night, most in the evening. */
const HOURS = [3, 1, 1, 1, 1, 1, 2, 4, 7, 9, 10, 11, 12, 11, 9, 9, 10, 11, 13, 15, 17, 18, 14, 8];

/** When the orders of a year were placed, oldest first: a growing shop with its weeks and seasons. */
export function orderTimes(dice: Dice, now: Date, count: number): Date[] {
	const midnight = startOfDay(dayOf(now, TIME_ZONE), TIME_ZONE);
	const days = Array.from({ length: DAYS }, (_, index) => before(midnight, (DAYS - index) * DAY));
	const weights = days.map(
		(day, index) => (RHYTHM[day.getUTCDay()] ?? 1) * (SEASONS[day.getUTCMonth()] ?? 1) * (0.6 + index / DAYS),
	);
	const [daySums, hourSums] = [runningSums(weights), runningSums(HOURS)];
	const times = Array.from({ length: count }, () => {
		const day = days[pickIndex(dice, daySums)] ?? midnight;
		return day.getTime() + pickIndex(dice, hourSums) * HOUR + Math.floor(dice.between(0, 60 * MINUTE));
	});
	return times.sort((a, b) => a - b).map((time) => new Date(time));
}
