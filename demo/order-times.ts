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

/** A growing shop with its weeks and seasons: every day of the year before today, oldest first, and how busy it was. */
function busyDays(now: Date): { days: Date[]; weights: number[] } {
	const midnight = startOfDay(dayOf(now, TIME_ZONE), TIME_ZONE);
	const days = Array.from({ length: DAYS }, (_, index) => before(midnight, (DAYS - index) * DAY));
	const weights = days.map(
		(day, index) => (RHYTHM[day.getUTCDay()] ?? 1) * (SEASONS[day.getUTCMonth()] ?? 1) * (0.6 + index / DAYS),
	);
	return { days, weights };
}

/** When the orders of a year were placed, oldest first. */
export function orderTimes(dice: Dice, now: Date, count: number): Date[] {
	const { days, weights } = busyDays(now);
	const [daySums, hourSums] = [runningSums(weights), runningSums(HOURS)];
	const times = Array.from({ length: count }, () => {
		const day = days[pickIndex(dice, daySums)] ?? now;
		return day.getTime() + pickIndex(dice, hourSums) * HOUR + Math.floor(dice.between(0, 60 * MINUTE));
	});
	return times.sort((a, b) => a - b).map((time) => new Date(time));
}

export type BusyHour = { start: Date; from: number; upTo: number };

/** The hours of a year in which any of so many orders were placed: from which one up to which, counted from 0. */
export function busyHours(now: Date, count: number): BusyHour[] {
	const { days, weights } = busyDays(now);
	const hours = days.flatMap((day, index) =>
		HOURS.map((weight, hour) => ({
			start: new Date(day.getTime() + hour * HOUR),
			weight: weight * (weights[index] ?? 0),
		})),
	);
	const sums = runningSums(hours.map(({ weight }) => weight));
	const total = sums.at(-1) ?? 1;
	const reached = sums.map((sum) => Math.round((count * sum) / total));
	return hours
		.map(({ start }, index) => ({ start, from: reached[index - 1] ?? 0, upTo: reached[index] ?? 0 }))
		.filter(({ from, upTo }) => upTo > from);
}
