import { formatMoney, fromCents } from "../rules/money.ts";

/** What an employee is told who goes further than the owner allows. */
export const permissionMessages = {
	price: (cents: number, currency: string) =>
		`You may set prices from ${formatMoney(fromCents(cents), currency)}. Please ask an admin.`,
	discount: (percent: number) => `You may take off at most ${percent} %. Please ask an admin.`,
	amount: (cents: number, currency: string) =>
		`You may take off at most ${formatMoney(fromCents(cents), currency)}. Please ask an admin.`,
} as const;
