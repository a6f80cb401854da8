/** What of a cart or an order cannot be bought as it was asked for. */
export const cartMessages = {
	capped: (kept: number, what: string) => `Only ${kept} left of ${what}`,
	sold_out: (what: string) => `${what} is sold out`,
	gone: (what: string) => `${what} is no longer sold`,
	full: (what: string) => `${what} does not fit: a cart holds 100 lines`,
} as const;
