import { ADDRESS_REFUSALS } from "../rules/order-address.ts";

/** What shoppers, staff and the card service are refused with about an order. */
export const orderMessages = {
	address: ADDRESS_REFUSALS,
	unpaid: "There is no payment of yours for this order",
	unitsGone: "What this order needs has been sold meanwhile",
	codeUsedUp: (code: string) => `The discount code ${code} has been used up meanwhile`,
	tooMuch: "This is too much for one order",
	beingPaid: "This payment is being processed, please do not pay again",
	unsigned: "This is not signed by the provider",
	noProduct: (id: number) => `There is no product ${id}`,
	noColour: (name: string, colour: string) => `${name} is not made in ${colour}`,
	noSize: (name: string, size: string) => `${name} is not made in size ${size}`,
} as const;
