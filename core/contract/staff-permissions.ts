import { z } from "zod";
import { toCents } from "../rules/money.ts";
import type { StaffBounds } from "../rules/staff-bounds.ts";
import { STAFF_RIGHTS, type StaffRight } from "../rules/staff-rights.ts";
import { CODE_AMOUNT_MAX } from "./discounts.ts";
import { Money, whole } from "./fields.ts";
import { DISCOUNT_MAX, PRICE_MAX } from "./product-fields.ts";

/** What is not said is allowed: so the specification has it, and so a right that is new comes. */
const Switch = z.boolean().default(true);
const Rights = z.object(
	Object.fromEntries(STAFF_RIGHTS.map((right) => [right, Switch])) as Record<StaffRight, typeof Switch>,
);
export const NO_RIGHTS = Object.fromEntries(STAFF_RIGHTS.map((right) => [right, false]));

/** What employees may do, and how far they may go with prices; the bounds come as those the shop has for everybody. */
export const StaffPermissions = z.object({
	rights: Rights.prefault({}),
	/** The least a product may cost, as its price or on offer. */
	smallestPrice: Money.min(0.01).max(PRICE_MAX).default(0.01),
	/** The most a code or an offer may take off, in percent. */
	largestDiscount: whole(0, DISCOUNT_MAX).default(DISCOUNT_MAX),
	/** The most a code may take off as an amount. */
	largestAmount: Money.max(CODE_AMOUNT_MAX).default(CODE_AMOUNT_MAX),
});
export type StaffPermissions = z.infer<typeof StaffPermissions>;

/** What staff of a role may do. */
export function rightsOf(rol: "admin" | "employee", { rights }: StaffPermissions): StaffRight[] {
	return STAFF_RIGHTS.filter((right) => rol === "admin" || rights[right]);
}

export function boundsIn(
	{ smallestPrice, largestDiscount, largestAmount }: StaffPermissions,
	currency: string,
): StaffBounds {
	return {
		smallestPriceCents: toCents(smallestPrice),
		largestPercent: largestDiscount,
		largestAmountCents: toCents(largestAmount),
		currency,
	};
}
