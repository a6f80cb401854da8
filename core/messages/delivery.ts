import type { DeliveryMethod } from "../rules/delivery.ts";
import { nameIn, type Translated } from "../rules/translations.ts";

export const deliveryMessages = {
	gone: "This way of delivery is no longer offered. Please choose another one.",
	notThere: (name: string) => `${name} does not reach this address. Please choose another way or another address.`,
	nowhere: "We do not deliver to this address. Please use another address.",
} as const;

type Promised = Pick<DeliveryMethod, "kind"> & { days?: DeliveryMethod["days"] | null };

/** When the shopper has it; empty where nothing is promised. */
export function arrivalInWords({ kind, days }: Promised): string {
	const what = kind === "pickup" ? "Ready to pick up" : "Arrives";
	if (!days) return kind === "pickup" ? what : "";
	const [fewest, most] = days;
	if (most === 0) return `${what} the same day`;
	const unit = most === 1 ? "working day" : "working days";
	if (fewest === most) return `${what} in ${most} ${unit}`;
	return fewest === 0 ? `${what} within ${most} ${unit}` : `${what} in ${fewest} to ${most} ${unit}`;
}

/** A way of delivery in one line, as orders, mails and papers name it. */
export function deliveryInWords(way: Promised & Translated): string {
	const [name, arrival] = [nameIn(way, "en"), arrivalInWords(way)];
	return arrival === "" ? name : `${name} (${arrival.charAt(0).toLowerCase()}${arrival.slice(1)})`;
}
