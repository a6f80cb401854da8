import { expect, test } from "vitest";
import { ADDRESS_REFUSALS, sameAddress, whyNoCorrection } from "./order-address.ts";

const open = { status: "Completed", hasLeft: false, isForgotten: false, isGift: false } as const;

test.each([
	[open, null],
	[{ ...open, status: "Processing" }, null],
	[{ ...open, status: "Submited" }, ADDRESS_REFUSALS.left],
	[{ ...open, hasLeft: true }, ADDRESS_REFUSALS.left],
	[{ ...open, status: "Canceled" }, ADDRESS_REFUSALS.cancelled],
	[{ ...open, status: "Canceled", hasLeft: true }, ADDRESS_REFUSALS.cancelled],
	[{ ...open, isGift: true }, ADDRESS_REFUSALS.gift],
	[{ ...open, isForgotten: true }, ADDRESS_REFUSALS.forgotten],
] as const)("of %j the address is refused by %j", (order, why) => {
	expect(whyNoCorrection(order)).toBe(why);
});

test("an address is another one by any of its parts", () => {
	const one = { streetNumber: "a", city: "b", provinceDepartment: "c", zipCode: "1", particularDetails: "" };
	expect(sameAddress(one, { ...one })).toBe(true);
	for (const part of Object.keys(one)) expect(sameAddress(one, { ...one, [part]: "other" })).toBe(false);
});
