import fc from "fast-check";
import { expect, test } from "vitest";
import { canLeave, type LineUnits, sendingState, unitsIn, unsentAfter, unsentOf } from "./shipments.ts";

const bought = fc
	.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
	.map((quantities) => quantities.map((quantity, at): LineUnits => ({ line: at + 1, quantity })));
/** Some of what is there, as shares of each line. */
const shares = fc.array(fc.array(fc.nat(100), { minLength: 6, maxLength: 6 }), { maxLength: 5 });
const part = (unsent: readonly LineUnits[], share: readonly number[]) =>
	unsent
		.map(({ line, quantity }) => ({ line, quantity: Math.round((quantity * (share[line - 1] ?? 0)) / 100) }))
		.filter(({ quantity }) => quantity > 0);

test("whatever leaves in however many parcels, sent and unsent are what was bought", () => {
	fc.assert(
		fc.property(bought, shares, (orderDetails, parcels) => {
			const shipments: { lines: LineUnits[] }[] = [];
			for (const share of parcels) {
				const unsent = unsentOf({ orderStatus: "Completed", orderDetails, shipments });
				const lines = part(unsent, share);
				expect(canLeave(unsent, lines)).toBe(lines.length > 0);
				if (lines.length > 0) shipments.push({ lines });
			}
			const unsent = unsentOf({ orderStatus: "Completed", orderDetails, shipments });
			const sent = shipments.reduce((sum, { lines }) => sum + unitsIn(lines), 0);
			expect(unitsIn(unsent) + sent).toBe(unitsIn(orderDetails));
			expect(unsentAfter(unsent, unsent)).toEqual([]);
		}),
	);
});

test("one unit too many of any line stays, and so does a line that is not there or is named twice", () => {
	fc.assert(
		fc.property(bought, fc.nat(5), (unsent, which) => {
			const { line, quantity } = unsent[which % unsent.length] as LineUnits;
			expect(canLeave(unsent, [{ line, quantity }])).toBe(true);
			expect(canLeave(unsent, [{ line, quantity: quantity + 1 }])).toBe(false);
			expect(canLeave(unsent, [{ line, quantity: 0 }])).toBe(false);
			expect(canLeave(unsent, [{ line: unsent.length + 1, quantity: 1 }])).toBe(false);
			expect(
				canLeave(
					[{ line, quantity: 2 }],
					[
						{ line, quantity: 1 },
						{ line, quantity: 1 },
					],
				),
			).toBe(false);
		}),
	);
	expect(canLeave([{ line: 1, quantity: 1 }], [])).toBe(false);
});

test("what was given back is not sent any more", () => {
	const orderDetails = [
		{ line: 1, quantity: 3, refunded: 1 },
		{ line: 2, quantity: 1, refunded: 1 },
	];
	const left = (shipments: { lines: LineUnits[] }[]) => unsentOf({ orderStatus: "Completed", orderDetails, shipments });
	expect(left([])).toEqual([{ line: 1, quantity: 2 }]);
	expect(left([{ lines: [{ line: 1, quantity: 2 }] }])).toEqual([]);
	expect(left([{ lines: [{ line: 1, quantity: 3 }] }])).toEqual([]);
});

const order = {
	orderStatus: "Completed" as const,
	paymentStatus: "approved",
	refund: null,
	orderDetails: [{ line: 1, quantity: 2 }],
	shipments: [],
};

test.each([
	["sendable", {}],
	["sendable", { paymentStatus: "in_mediation" }],
	["sendable", { refund: "failed" as const }],
	["sendable", { orderStatus: "Processing" as const, shipments: [{ lines: [{ line: 1, quantity: 1 }] }] }],
	["sent", { orderStatus: "Submited" as const }],
	["sent", { shipments: [{ lines: [{ line: 1, quantity: 2 }] }] }],
	["cancelled", { orderStatus: "Canceled" as const }],
	["not paid", { paymentStatus: "in_process", orderStatus: "Processing" as const }],
	["refunding", { refund: "wanted" as const }],
])("%s: %o", (state, facts) => {
	expect(sendingState({ ...order, ...facts })).toBe(state);
});
