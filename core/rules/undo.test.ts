import { describe, expect, test } from "vitest";
import { undoPricing, undoUnits } from "./undo.ts";

const full = (cents: number) => ({ cents, percent: null, offerCents: null });
const offer = (cents: number, percent: number, offerCents: number) => ({ cents, percent, offerCents });

describe("what a product costs once a change is taken back", () => {
	test("nobody touched it since: as before, to the cent", () => {
		const before = offer(1000, 33, 667);
		expect(undoPricing(before, offer(1100, 33, 737), offer(1100, 33, 737))).toEqual({ next: before, kept: [] });
	});

	test("a price that somebody changed since stays", () => {
		expect(undoPricing(full(1000), full(1100), full(1500))).toEqual({ next: full(1500), kept: ["price"] });
	});

	test("an offer made since stays, counted from the price that comes back", () => {
		expect(undoPricing(full(1000), full(2000), offer(2000, 25, 1500))).toEqual({
			next: offer(1000, 25, 750),
			kept: [],
		});
	});

	test("an offer is taken back from under a price that was changed since", () => {
		expect(undoPricing(full(1000), offer(1000, 20, 800), offer(1500, 20, 1200))).toEqual({
			next: full(1500),
			kept: [],
		});
	});

	test("an offer that was ended comes back on a price that was changed since", () => {
		expect(undoPricing(offer(1000, 20, 800), full(1000), full(2000))).toEqual({
			next: offer(2000, 20, 1600),
			kept: [],
		});
	});

	test("another discount since stays", () => {
		expect(undoPricing(full(1000), offer(1000, 20, 800), offer(1000, 30, 700))).toEqual({
			next: offer(1000, 30, 700),
			kept: ["offer"],
		});
	});

	test("an offer's price alone comes back, too", () => {
		const before = offer(1000, 20, 799);
		expect(undoPricing(before, offer(1000, 20, 801), offer(1000, 20, 801)).next).toEqual(before);
	});
});

test.each([
	["all that came, when none is sold", 5, { onHand: 7, reserved: 0 }, -5],
	["no more than is left", 5, { onHand: 3, reserved: 0 }, -3],
	["none that waits for a payment", 5, { onHand: 6, reserved: 4 }, -2],
	["what was taken comes back", -4, { onHand: 1, reserved: 1 }, 4],
	["up to the most there can be", -4, { onHand: 98, reserved: 0 }, 2],
])("of units %s", (_, delta, now, expected) => {
	expect(undoUnits(delta, now, 100)).toBe(expected);
});
