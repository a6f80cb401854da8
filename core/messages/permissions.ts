import { formatPrice, fromCents } from "../rules/money.ts";

/** What an employee is told who goes further than the owner allows. */
export const permissionMessages = {
	price: (cents: number) => `You may set prices from ${formatPrice(fromCents(cents))}. Please ask an admin.`,
	discount: (percent: number) => `You may take off at most ${percent} %. Please ask an admin.`,
	amount: (cents: number) => `You may take off at most ${formatPrice(fromCents(cents))}. Please ask an admin.`,
} as const;
