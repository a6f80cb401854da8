import { dayOf, startOfDay } from "./calendar.ts";
import type { FitVote } from "./fit-votes.ts";

/** Asked for by the shopper; what staff said to it; called off by the shopper; in the shop again. */
export const RETURN_STATES = ["requested", "approved", "refused", "cancelled", "received"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_REASONS = [
	"too_small",
	"too_large",
	"not_as_shown",
	"damaged",
	"wrong_garment",
	"changed_mind",
	"other",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What a line became once it was received: its money went back, or another garment takes its place. */
export const RETURN_OUTCOMES = ["refund", "exchange"] as const;

/** So long the garment of an exchange is set aside; after it, what is on the shelf decides. */
export const EXCHANGE_HELD_DAYS = 21;

const NEXT: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
	requested: ["approved", "refused", "cancelled", "received"],
	approved: ["refused", "cancelled", "received"],
	refused: [],
	cancelled: [],
	received: [],
};

export const isOpen = (state: ReturnState): boolean => NEXT[state].length > 0;

export function canBecome(from: ReturnState, to: ReturnState): boolean {
	return NEXT[from].includes(to);
}

/** What a reason says of how the garment fits. */
export function fitSaidBy(reason: ReturnReason | null): FitVote | null {
	return reason === "too_small" ? "small" : reason === "too_large" ? "large" : null;
}

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
