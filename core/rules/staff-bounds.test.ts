import { expect, test } from "vitest";
import { codeBreach, pricingBreach, type StaffBounds } from "./staff-bounds.ts";

const bounds: StaffBounds = {
	smallestPriceCents: 500,
	largestPercent: 30,
	largestAmountCents: 10_000,
	currency: "ARS",
};
const full = (cents: number) => ({ cents, percent: null, offerCents: null });
const offer = (cents: number, percent: number, offerCents: number) => ({ cents, percent, offerCents });

test("a price may go down to the smallest", () => {
	expect(pricingBreach(bounds, full(500), null)).toBeNull();
	expect(pricingBreach(bounds, full(500), full(900))).toBeNull();
	expect(pricingBreach(bounds, full(499), null)).toEqual({
		field: "price",
		message: "You may set prices from $\u00a05.00. Please ask an admin.",
	});
	expect(pricingBreach(bounds, full(499), full(900))).toMatchObject({ field: "price" });
});

test("a price somebody else made may stay", () => {
	expect(pricingBreach(bounds, full(2), full(2))).toBeNull();
	expect(pricingBreach(bounds, offer(1000, 80, 200), offer(1000, 80, 200))).toBeNull();
	expect(pricingBreach(bounds, full(1000), offer(1000, 80, 200))).toBeNull();
});

test("an offer may take off the largest discount and no more", () => {
	expect(pricingBreach(bounds, offer(1000, 30, 700), full(1000))).toBeNull();
	expect(pricingBreach(bounds, offer(1000, 31, 690), full(1000))).toEqual({
		field: "discount",
		message: "You may take off at most 30 %. Please ask an admin.",
	});
	expect(pricingBreach(bounds, offer(1000, 31, 690), null)).toMatchObject({ field: "discount" });
	expect(pricingBreach(bounds, offer(1000, 31, 690), offer(1000, 20, 800))).toMatchObject({ field: "discount" });
});

test("an offer given as a price counts by what it costs, not by the percentage shown for it", () => {
	expect(pricingBreach(bounds, offer(1000, 30, 696), full(1000))).toMatchObject({ field: "discount" });
});

test("an admin's offer is counted anew from another price, down to the smallest", () => {
	expect(pricingBreach(bounds, offer(3000, 80, 600), offer(4000, 80, 800))).toBeNull();
	expect(pricingBreach(bounds, offer(2000, 80, 400), offer(4000, 80, 800))).toEqual({
		field: "discount",
		message: "You may set prices from $\u00a05.00. Please ask an admin.",
	});
});

test("where nothing may be taken off there are no offers", () => {
	const none = { ...bounds, largestPercent: 0 };
	expect(pricingBreach(none, offer(1000, 1, 990), full(1000))).toMatchObject({ field: "discount" });
	expect(pricingBreach(none, full(1000), offer(1000, 1, 990))).toBeNull();
	expect(codeBreach(none, { percent: 1 })).toMatchObject({ field: "percent" });
});

test("codes end at the largest percentage and the largest amount", () => {
	expect(codeBreach(bounds, { percent: 30 })).toBeNull();
	expect(codeBreach(bounds, { percent: 31 })).toEqual({
		field: "percent",
		message: "You may take off at most 30 %. Please ask an admin.",
	});
	expect(codeBreach(bounds, { amountCents: 10_000 })).toBeNull();
	expect(codeBreach(bounds, { amountCents: 10_001 })).toEqual({
		field: "amount",
		message: "You may take off at most $\u00a0100.00. Please ask an admin.",
	});
});
