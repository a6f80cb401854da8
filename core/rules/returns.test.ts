import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canBecome, fitSaidBy, isReturnOpen, RETURN_REASONS, RETURN_STATES } from "./return-states.ts";
import { heldUnits, returnableUnits, returnableUntil, type SentLine } from "./returns.ts";

const BUENOS_AIRES = "America/Argentina/Buenos_Aires";
const now = new Date("2026-11-17T20:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const clock = { days: 10, now, timeZone: "UTC" };
const line = (given: Partial<SentLine> = {}): SentLine => ({
	quantity: 3,
	refunded: 0,
	returning: 0,
	parcels: [{ at: daysAgo(1), quantity: 3 }],
	...given,
});

describe("until when a parcel's units are taken back", () => {
	test("the last day counts whole, by the shop's clock", () => {
		const sent = new Date("2026-11-02T01:30:00Z");
		expect(returnableUntil(sent, 10, "UTC").toISOString()).toBe("2026-11-13T00:00:00.000Z");
		expect(returnableUntil(sent, 10, BUENOS_AIRES).toISOString()).toBe("2026-11-12T03:00:00.000Z");
	});

	test("a unit counts from the parcel it left in; the line is open as long as its last unit", () => {
		const parcels = [
			{ at: daysAgo(12), quantity: 2 },
			{ at: daysAgo(2), quantity: 1 },
		];
		const { units, until } = returnableUnits(line({ parcels }), clock);
		expect([units, until]).toEqual([1, returnableUntil(daysAgo(2), 10, "UTC")]);
	});

	test("what came back counts as of the oldest parcels", () => {
		const parcels = [
			{ at: daysAgo(12), quantity: 2 },
			{ at: daysAgo(2), quantity: 1 },
		];
		expect(returnableUnits(line({ parcels, refunded: 2 }), clock).units).toBe(1);
		expect(returnableUnits(line({ parcels, returning: 3 }), clock)).toEqual({ units: 0, until: null });
	});

	test("a shop without days for returns takes nothing back, nor what has not left", () => {
		expect(returnableUnits(line(), { ...clock, days: 0 })).toEqual({ units: 0, until: null });
		expect(returnableUnits(line({ parcels: [] }), clock)).toEqual({ units: 0, until: null });
		expect(returnableUnits(line({ parcels: [{ at: daysAgo(11), quantity: 3 }] }), clock).units).toBe(0);
	});
});

test("what was given back before it left is not taken from what is held", () => {
	const parcels = [{ at: daysAgo(1), quantity: 1 }];
	expect(heldUnits(line({ parcels, refunded: 2 }))).toBe(1);
	expect(heldUnits(line({ parcels, refunded: 3 }))).toBe(0);
	expect(heldUnits(line({ parcels, refunded: 3, returning: 1 }))).toBe(0);
});

test("however an order is sent, refunded and returned, nobody returns more than left or than was bought", () => {
	const parcel = fc.record({
		at: fc.integer({ min: 0, max: 30 }).map(daysAgo),
		quantity: fc.integer({ min: 1, max: 3 }),
	});
	const sent = fc.record({
		more: fc.nat(4),
		refunded: fc.nat(5),
		returning: fc.nat(5),
		parcels: fc.array(parcel, { maxLength: 4 }),
	});
	fc.assert(
		fc.property(sent, fc.nat(30), ({ more, parcels, ...back }, days) => {
			const left = parcels.reduce((sum, { quantity }) => sum + quantity, 0);
			const one = { ...back, parcels, quantity: left + more };
			const { units, until } = returnableUnits(one, { ...clock, days });
			expect(units).toBeGreaterThanOrEqual(0);
			expect(units).toBeLessThanOrEqual(Math.max(0, left - back.returning));
			expect(units + back.refunded + back.returning).toBeLessThanOrEqual(
				Math.max(one.quantity, back.refunded + back.returning),
			);
			expect(until === null).toBe(units === 0);
			if (until) expect(until.getTime()).toBeGreaterThan(now.getTime());
			const again = returnableUnits({ ...one, returning: back.returning + units }, { ...clock, days });
			expect(again.units).toBeLessThanOrEqual(Math.max(0, heldUnits(one) - units));
		}),
	);
});

test("a return that has ended becomes nothing else, and none begins again", () => {
	expect(RETURN_STATES.filter(isReturnOpen)).toEqual(["requested", "approved"]);
	for (const from of RETURN_STATES) {
		expect(canBecome(from, "requested")).toBe(false);
		expect(canBecome(from, from)).toBe(false);
		for (const to of RETURN_STATES) if (!isReturnOpen(from)) expect(canBecome(from, to)).toBe(false);
	}
	expect(canBecome("approved", "refused")).toBe(true);
	expect(canBecome("requested", "received")).toBe(true);
});

test("only too small and too large say something of the fit", () => {
	const said = [...RETURN_REASONS, null].map(fitSaidBy);
	expect(said).toEqual(["small", "large", null, null, null, null, null, null]);
});
