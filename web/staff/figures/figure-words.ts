import words from "#web/facts/messages.en.ts";

const whole = new Intl.NumberFormat(words.locale);
const share = new Intl.NumberFormat(words.locale, { style: "percent", maximumFractionDigits: 1 });
const difference = new Intl.NumberFormat(words.locale, {
	style: "percent",
	maximumFractionDigits: 0,
	signDisplay: "exceptZero",
});

export const inWords = (count: number): string => whole.format(count);

/** A part of a whole; of nothing there is no part. */
export const shareOf = (part: number, all: number): string => (all > 0 ? share.format(part / all) : "–");

/** How a figure changed; from nothing there is no percentage. */
export const changeOf = (now: number, before: number): string =>
	before > 0 ? difference.format((now - before) / before) : "";

/** What it came to before, where something is compared. */
export const orNothing = (before: number | null): string => (before === null ? "" : whole.format(before));
