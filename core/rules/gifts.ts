import type { DeliveryMethod, Destination } from "./delivery.ts";
import { cheapestDelivery, deliveriesTo } from "./delivery.ts";

export const GIVER_NAME_MAX = 60;
export const THANKS_MAX = 1000;
/** Further ahead a day is a slip of the pen, and it cannot be moved back. */
export const GIFT_DAYS_AHEAD = 366;

const DAY_MS = 86_400_000;

/** A day of the calendar, written as `2026-12-24`. */
export function isGiftDay(typed: string): boolean {
	if (!/^\d{4}-\d\d-\d\d$/.test(typed)) return false;
	const moment = new Date(`${typed}T00:00:00Z`);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === typed;
}

/** Until when a list may be given for, seen from a day. */
export function lastGiftDay(today: string): string {
	return new Date(Date.parse(today) + GIFT_DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
}

/**
 * What is wrong with a day for a gift list. It never moves back, whether or not somebody gives something: a refusal that
 * depended on that would tell the owner.
 */
export function giftDayProblem(day: string, today: string, latest: string | null): "past" | "far" | "earlier" | null {
	if (day < today) return "past";
	if (day > lastGiftDay(today)) return "far";
	return latest !== null && latest >= today && day < latest ? "earlier" : null;
}

/** The owner may see what was given once the latest day the list ever had is over. */
export function isRevealed(hiddenUntil: string, today: string): boolean {
	return today > hiddenUntil;
}

/** How a gift gets to its owner: it is always sent, and the cheapest way, because whoever pays must not learn where it goes. */
export function giftDelivery<M extends DeliveryMethod>(
	methods: readonly M[],
	place: Destination,
	subtotalCents: number,
): M | null {
	const sending = deliveriesTo(methods, place).filter(({ kind }) => kind === "send");
	return cheapestDelivery(sending, subtotalCents);
}
