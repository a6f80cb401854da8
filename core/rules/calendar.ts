const DAY_MS = 86_400_000;

/** The day a clock of that zone shows at a moment, as `2026-01-31`. */
export function dayOf(moment: Date, timeZone: string): string {
	const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
	return new Intl.DateTimeFormat("en-CA", { ...parts, timeZone }).format(moment);
}

const MINUTE_MS = 60_000;
/** No zone is further than this from UTC. */
const FURTHEST_MINUTES = 15 * 60;

/** The moment a day begins in a zone. */
export function startOfDay(day: string, timeZone: string): Date {
	const there = Date.parse(day);
	let [before, begun] = [-FURTHEST_MINUTES, FURTHEST_MINUTES];
	while (begun - before > 1) {
		const middle = Math.floor((before + begun) / 2);
		if (dayOf(new Date(there + middle * MINUTE_MS), timeZone) < day) before = middle;
		else begun = middle;
	}
	return new Date(there + begun * MINUTE_MS);
}

/** The day that follows a day. */
export function dayAfter(day: string): string {
	return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** So many days up to and including the given one, oldest first. */
export function lastDays(count: number, until: string): string[] {
	const last = Date.parse(until);
	return Array.from({ length: count }, (_, index) =>
		new Date(last - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
	);
}

/** The first day of a day's month. */
export function monthOf(day: string): string {
	return `${day.slice(0, 7)}-01`;
}

const ZONE = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/;

/** The shop's own, mostly: to ask for a zone takes as long as to show a part of a page. */
let lastKnown = "UTC";

/** A zone by its name. Offsets such as `+03:00` are none: they know no summer, and databases read them the other way round. */
export function isTimeZone(name: string): boolean {
	if (name === lastKnown) return true;
	if (!ZONE.test(name)) return false;
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
	} catch {
		return false;
	}
	lastKnown = name;
	return true;
}

/** What a clock of that zone shows at a moment, as fields for day and time hold it: `2026-01-31T18:30`. */
export function clockAt(moment: Date, timeZone: string): string {
	const parts = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
	const shown = new Intl.DateTimeFormat("sv-SE", { ...parts, timeZone }).format(moment).replace(" ", "T");
	return shown.padStart("2026-01-31T18:30".length, "0");
}

/** The moment at which a clock of that zone shows this; one that the clocks leave out is as much later as they leave out. */
export function momentOn(clock: string, timeZone: string): Date {
	const wanted = Date.parse(`${clock.slice(0, 16)}:00Z`);
	const shownAt = (moment: number) => Date.parse(`${clockAt(new Date(moment), timeZone)}:00Z`);
	const near = wanted - (shownAt(wanted) - wanted);
	const exact = near - (shownAt(near) - wanted);
	return new Date(shownAt(exact) === wanted ? exact : Math.max(near, exact));
}
