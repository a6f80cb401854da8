import words from "#web/facts/messages.en.ts";
/** How many days back the dashboard looks. */
export const ranges = [7, 30, 90, 365, 1095] as const;

const USUAL = 30;

/** The range an address asks for, or the usual one. */
export function daysIn(address: URLSearchParams): number {
	const asked = Number(address.get("days"));
	return ranges.find((days) => days === asked) ?? USUAL;
}

/** A day of the statistics as people read it; by month only the month counts. */
export function dayInWords(day: string, by: "day" | "month"): string {
	const parts = by === "day" ? ({ day: "numeric", month: "short" } as const) : ({ month: "short" } as const);
	const form = new Intl.DateTimeFormat(words.locale, { ...parts, year: "numeric", timeZone: "UTC" });
	return form.format(new Date(`${day}T00:00:00Z`));
}
