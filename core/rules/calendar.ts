const DAY_MS = 86_400_000;

/** A moment's day in UTC, as `2026-01-31`. */
export function dayOf(moment: Date): string {
	return moment.toISOString().slice(0, 10);
}

/** So many days up to and including that of the given moment, oldest first. */
export function lastDays(count: number, until: Date): string[] {
	return Array.from({ length: count }, (_, index) => dayOf(new Date(until.getTime() - (count - 1 - index) * DAY_MS)));
}

/** The first day of a day's month. */
export function monthOf(day: string): string {
	return `${day.slice(0, 7)}-01`;
}
