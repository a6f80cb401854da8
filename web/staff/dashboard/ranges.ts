/** How far back the dashboard looks. */
export const ranges = [
	{ days: 7, label: "Last 7 days" },
	{ days: 30, label: "Last 30 days" },
	{ days: 90, label: "Last 90 days" },
	{ days: 365, label: "Last 12 months" },
	{ days: 1095, label: "Last 3 years" },
] as const;

const USUAL = 30;

/** The range an address asks for, or the usual one. */
export function daysIn(address: URLSearchParams): number {
	const asked = Number(address.get("days"));
	return ranges.find(({ days }) => days === asked)?.days ?? USUAL;
}

/** A day of the statistics as people read it; by month only the month counts. */
export function dayInWords(day: string, by: "day" | "month"): string {
	const parts = by === "day" ? ({ day: "numeric", month: "short" } as const) : ({ month: "short" } as const);
	const words = new Intl.DateTimeFormat("en", { ...parts, year: "numeric", timeZone: "UTC" });
	return words.format(new Date(`${day}T00:00:00Z`));
}
