import { describe, expect, test } from "vitest";
import {
	decideStatusChange,
	labelOf,
	ORDER_STATUSES,
	type OrderSituation,
	type PaymentStanding,
	readOrderStatus,
	STATUS_SPELLINGS,
} from "./order-status.ts";

const paid: OrderSituation = {
	status: "Completed",
	payment: "approved",
	refunding: false,
	stock: "taken",
	wasSent: false,
};

describe("spellings", () => {
	test.each([
		["Cancelled", "Canceled"],
		["Canceled", "Canceled"],
		["Submitted", "Submited"],
		["Submited", "Submited"],
		["Completed", "Completed"],
		["In process", "Processing"],
		["Processing", "Processing"],
	])("%s means %s", (spelling, status) => {
		expect(readOrderStatus(spelling)).toBe(status);
		expect(STATUS_SPELLINGS).toContain(spelling);
	});

	test.each(["", "completed", "Shipped", "__proto__", "toString"])("%j is no status", (spelling) => {
		expect(readOrderStatus(spelling)).toBeNull();
	});

	test("every status has its label in the menu", () => {
		expect(ORDER_STATUSES.map(labelOf)).toEqual(["Cancelled", "Submitted", "Completed", "In process"]);
	});
});

describe("a paid order may go anywhere", () => {
	for (const from of ORDER_STATUSES) {
		for (const to of ORDER_STATUSES) {
			const stock = from === "Canceled" ? "released" : "taken";
			test(`${from} to ${to}`, () => {
				const decision = decideStatusChange({ ...paid, status: from, stock, wasSent: from === "Submited" }, to);
				if (from === to) expect(decision).toEqual({ kind: "same" });
				else if (to === "Canceled")
					expect(decision).toEqual({
						kind: "change",
						stock: from === "Submited" ? "keep" : "give_back",
						code: "give_back",
					});
				else if (from === "Canceled") expect(decision).toEqual({ kind: "change", stock: "take", code: "hold" });
				else expect(decision).toEqual({ kind: "change", stock: "keep", code: "keep" });
			});
		}
	}
});

describe("without an approved payment", () => {
	const standings: PaymentStanding[] = ["pending", "failed", "refunded"];
	test.each(standings.flatMap((payment) => (["Completed", "Submited"] as const).map((to) => [payment, to] as const)))(
		"%s: %s is refused",
		(payment, to) => {
			const order: OrderSituation = { ...paid, payment, status: "Processing", stock: "reserved" };
			expect(decideStatusChange(order, to)).toMatchObject({ kind: "refused", code: "not_paid" });
		},
	);

	test("an order that waits for its payment can be called off and taken up again", () => {
		const waiting: OrderSituation = { ...paid, payment: "pending", status: "Processing", stock: "reserved" };
		expect(decideStatusChange(waiting, "Canceled")).toEqual({ kind: "change", stock: "give_back", code: "give_back" });
		const calledOff: OrderSituation = { ...waiting, status: "Canceled", stock: "released" };
		expect(decideStatusChange(calledOff, "Processing")).toEqual({ kind: "change", stock: "reserve", code: "hold" });
	});

	test("an order whose payment failed stays cancelled", () => {
		const failed: OrderSituation = { ...paid, payment: "failed", status: "Canceled", stock: "released" };
		expect(decideStatusChange(failed, "Processing")).toMatchObject({ kind: "refused", code: "not_paid" });
	});
});

test("what was sent once does not come back to the shelf, nor is it taken from there again", () => {
	const sent: OrderSituation = { ...paid, status: "Completed", wasSent: true };
	expect(decideStatusChange(sent, "Canceled")).toMatchObject({ stock: "keep" });
	expect(decideStatusChange({ ...sent, status: "Canceled" }, "Completed")).toMatchObject({ stock: "keep" });
});

test("an order whose money is on its way back is not taken up again", () => {
	const order: OrderSituation = { ...paid, status: "Canceled", stock: "released", refunding: true };
	expect(decideStatusChange(order, "Completed")).toMatchObject({ kind: "refused", code: "conflict" });
});

test("cancelling puts back what is held, and nothing that was released or sent", () => {
	const cancelled = (order: Partial<OrderSituation>) => decideStatusChange({ ...paid, ...order }, "Canceled");
	expect(cancelled({})).toEqual({ kind: "change", stock: "give_back", code: "give_back" });
	expect(cancelled({ stock: "reserved", wasSent: true })).toMatchObject({ stock: "give_back" });
	expect(cancelled({ stock: "released" })).toMatchObject({ stock: "keep" });
	expect(cancelled({ wasSent: true })).toMatchObject({ stock: "keep" });
});

test("staff are told why an order cannot be completed", () => {
	const refusal = (order: Partial<OrderSituation>) =>
		decideStatusChange({ ...paid, status: "Processing", ...order }, "Completed");
	expect(refusal({ payment: "pending" })).toMatchObject({ message: "The payment of this order is not approved yet" });
	expect(refusal({ payment: "failed" })).toMatchObject({ message: "This order has no approved payment" });
	expect(refusal({ payment: "refunded" })).toMatchObject({ message: "The payment of this order was given back" });
	expect(refusal({ refunding: true })).toMatchObject({ message: "The payment of this order is being given back" });
});
