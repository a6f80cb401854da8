import { lastDays, monthOf } from "./calendar.ts";

/** Ranges that have a name; the last four follow the calendar. */
export const FIGURE_RANGES = [
	"today",
	"days7",
	"days30",
	"days90",
	"months12",
	"month",
	"lastMonth",
	"year",
	"lastYear",
] as const;
export type FigureRange = (typeof FIGURE_RANGES)[number];

/** What a range is compared with: as many days before it, or its days of the year before. */
export const COMPARISONS = ["before", "yearBefore"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Days of the shop's clock, both included. */
export type DayRange = { from: string; to: string };

export const LONGEST_RANGE_DAYS = 1100;
/** Longer stretches are shown by month. */
const LONGEST_BY_DAY = 92;
const DAY_MS = 86_400_000;

const back = (days: number, to: string): DayRange => ({ from: lastDays(days, to)[0] as string, to });
const dayBefore = (day: string): string => back(2, day).from;
const yearOf = (day: string) => Number(day.slice(0, 4));

/** The days a named range means on a day. */
export function rangeOn(range: FigureRange, today: string): DayRange {
	const year = yearOf(today);
	switch (range) {
		case "today":
			return { from: today, to: today };
		case "days7":
			return back(7, today);
		case "days30":
			return back(30, today);
		case "days90":
			return back(90, today);
		case "months12":
			return back(365, today);
		case "month":
			return { from: monthOf(today), to: today };
		case "lastMonth": {
			const to = dayBefore(monthOf(today));
			return { from: monthOf(to), to };
		}
		case "year":
			return { from: `${year}-01-01`, to: today };
		case "lastYear":
			return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
	}
}

export function daysIn({ from, to }: DayRange): number {
	return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** What a range is compared with. */
export function comparedWith(range: DayRange, comparison: Comparison): DayRange {
	if (comparison === "before") return back(daysIn(range), dayBefore(range.from));
	return { from: aYearBefore(range.from), to: aYearBefore(range.to) };
}

/** The same day of the year before; 29 February has 28 February. */
function aYearBefore(day: string): string {
	const rest = day.slice(4) === "-02-29" ? "-02-28" : day.slice(4);
	return `${String(yearOf(day) - 1).padStart(4, "0")}${rest}`;
}

export type Step = "day" | "month";

/** In which steps a stretch of days is shown. */
export function stepFor(days: number): Step {
	return days > LONGEST_BY_DAY ? "month" : "day";
}

/** The step a day belongs to: itself, or the first day of its month. */
export function stepOf(day: string, by: Step): string {
	return by === "day" ? day : monthOf(day);
}

/** Every step of a range, none left out, oldest first. */
export function stepsOf(range: DayRange, by: Step): string[] {
	return [...new Set(lastDays(daysIn(range), range.to).map((day) => stepOf(day, by)))];
}
