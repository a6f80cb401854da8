import { dayOf, startOfDay } from "./calendar.ts";

/** So long the garment of an exchange is set aside; after it, what is on the shelf decides. */
export const EXCHANGE_HELD_DAYS = 21;

const DAY_MS = 86_400_000;

/** The moment from which a parcel's units are no longer taken back: the end of the last day, by the shop's clock. */
export function returnableUntil(sentAt: Date, days: number, timeZone: string): Date {
	const sentOn = Date.parse(dayOf(sentAt, timeZone));
	return startOfDay(new Date(sentOn + (days + 1) * DAY_MS).toISOString().slice(0, 10), timeZone);
}

export type SentLine = {
	/** How many were bought. */
	quantity: number;
	/** How many of them were given back in money, or are to be. */
	refunded: number;
	/** How many are with a return whose money is not on its way. */
	returning: number;
	parcels: readonly { at: Date; quantity: number }[];
};

/** How many of a line its buyer holds: what left, less what came back. What was given back counts against what never left first. */
export function heldUnits({ quantity, refunded, returning, parcels }: SentLine): number {
	const sent = parcels.reduce((sum, parcel) => sum + parcel.quantity, 0);
	return Math.max(0, sent - Math.max(0, refunded - (quantity - sent)) - returning);
}

/**
 * How many of a line can be returned now, and until when the last of them can. Each unit counts from the parcel it left in;
 * what came back already counts as of the oldest parcels.
 */
export function returnableUnits(
	line: SentLine,
	{ days, now, timeZone }: { days: number; now: Date; timeZone: string },
): { units: number; until: Date | null } {
	const none = { units: 0, until: null };
	if (days === 0) return none;
	const open = line.parcels
		.map(({ at, quantity }) => ({ until: returnableUntil(at, days, timeZone), quantity }))
		.filter(({ until }) => until > now);
	const units = Math.min(
		heldUnits(line),
		open.reduce((sum, { quantity }) => sum + quantity, 0),
	);
	if (units === 0) return none;
	const last = Math.max(...open.map(({ until }) => until.getTime()));
	return { units, until: new Date(last) };
}
