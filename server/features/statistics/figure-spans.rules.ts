import type { FiguresQuery } from "#core/contract/figures.ts";
import { dayAfter, startOfDay } from "#core/rules/calendar.ts";
import { comparedWith, type DayRange, rangeOn } from "#core/rules/figure-range.ts";

/** Days of the shop's clock, both included, and the moments between which they lie. */
export type Span = DayRange & { start: Date; end: Date };
/** What is asked about, and what it is compared with. */
export type Spans = { now: Span; before: Span | null; timeZone: string };

/** The days a question means. */
export function spansOf({ range, from, to, compare }: FiguresQuery, today: string, timeZone: string): Spans {
	const days = from && to ? { from, to } : rangeOn(range, today);
	const spanOf = (one: DayRange): Span => ({
		...one,
		start: startOfDay(one.from, timeZone),
		end: startOfDay(dayAfter(one.to), timeZone),
	});
	return { now: spanOf(days), before: compare ? spanOf(comparedWith(days, compare)) : null, timeZone };
}
