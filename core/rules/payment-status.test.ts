import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OrderStatus } from "./order-status.ts";
import {
	type AttemptSituation,
	attemptStateOf,
	decidePayment,
	isFinal,
	orderStatusOf,
	PAYMENT_STATUSES,
	type PaymentStatus,
	standingOf,
} from "./payment-status.ts";

const asked: AttemptSituation = {
	state: "asked",
	status: "Processing",
	stock: "reserved",
	isReduced: false,
	wasSent: false,
	calledOff: false,
	mayTryAgain: false,
};

test.each<[PaymentStatus, OrderStatus]>([
	["approved", "Completed"],
	["in_mediation", "Completed"],
	["in_process", "Processing"],
	["pending", "Processing"],
	["authorized", "Processing"],
	["rejected", "Canceled"],
	["cancelled", "Canceled"],
	["refunded", "Canceled"],
	["charged_back", "Canceled"],
])("%s makes an order %s", (payment, order) => {
	expect(orderStatusOf(payment)).toBe(order);
	expect(decidePayment(asked, payment)).toMatchObject({ kind: "applied", status: order });
});

describe("news in any order", () => {
	/** Applies news as the database would, with endless stock. */
	const outcomeOf = (news: readonly PaymentStatus[]): AttemptSituation => {
		const attempt = { ...asked };
		for (const status of news) {
			const decision = decidePayment(attempt, status);
			if (decision.kind === "ignored") continue;
			attempt.state = decision.state;
			attempt.status = decision.status === "if_had" ? "Completed" : decision.status;
			if (decision.stock === "take") attempt.stock = "taken";
			if (decision.stock === "give_back") attempt.stock = "released";
		}
		return attempt;
	};
	/** What really happens to one payment at the provider. */
	const life = fc.constantFrom<PaymentStatus[][]>(
		["approved"],
		["rejected"],
		["in_process", "approved"],
		["in_process", "rejected"],
		["pending", "in_process", "cancelled"],
		["approved", "refunded"],
		["in_process", "approved", "charged_back"],
		["authorized", "approved", "in_mediation", "refunded"],
	);

	test("doubled, reordered and lost news ends like the news in order, once the last has been heard", () => {
		const heard = life.chain((truth) =>
			fc.tuple(fc.constant(truth), fc.array(fc.constantFrom(...truth), { maxLength: 12 }), fc.nat()),
		);
		fc.assert(
			fc.property(heard, ([truth, noise, place]) => {
				const news = [...noise];
				news.splice(place % (news.length + 1), 0, truth.at(-1) as PaymentStatus);
				const { status, stock, state } = outcomeOf(truth);
				expect(outcomeOf(news)).toMatchObject({ status, stock, state });
			}),
			{ numRuns: 5000 },
		);
	});

	test("the same news twice changes nothing the second time", () => {
		for (const status of PAYMENT_STATUSES) {
			const once = outcomeOf([status]);
			expect(decidePayment(once, status)).toEqual({ kind: "ignored" });
		}
	});
});

test("an approval after the units were given back needs them again", () => {
	const expired: AttemptSituation = { ...asked, state: "cancelled", status: "Canceled", stock: "released" };
	expect(decidePayment(expired, "approved")).toEqual({
		kind: "applied",
		state: "approved",
		status: "if_had",
		stock: "take",
		refund: false,
	});
});

test("money for an order staff called off goes back", () => {
	const calledOff: AttemptSituation = {
		...asked,
		state: "pending",
		status: "Canceled",
		stock: "released",
		calledOff: true,
	};
	expect(decidePayment(calledOff, "approved")).toMatchObject({ status: "Canceled", stock: "keep", refund: true });
});

test("a refund after the goods were sent puts nothing back on the shelf", () => {
	const sent: AttemptSituation = { ...asked, state: "approved", status: "Submited", stock: "taken", wasSent: true };
	expect(decidePayment(sent, "refunded")).toMatchObject({ status: "Canceled", stock: "keep" });
});

test("what staff need to know of a payment", () => {
	expect(
		(["asked", "pending", "approved", "rejected", "cancelled", "refunded", "charged_back"] as const).map(standingOf),
	).toEqual(["pending", "pending", "approved", "failed", "failed", "refunded", "refunded"]);
	expect(isFinal("pending")).toBe(false);
	expect(isFinal("rejected")).toBe(true);
});

test.each<[string, Partial<AttemptSituation>, PaymentStatus, object]>([
	["an approval takes what was reserved", {}, "approved", { status: "Completed", stock: "take" }],
	["an approval leaves alone what was taken", { stock: "taken" }, "approved", { status: "Completed", stock: "keep" }],
	["a payment in process moves nothing", {}, "in_process", { status: "Processing", stock: "keep" }],
	["a refusal gives back what was reserved", {}, "rejected", { status: "Canceled", stock: "give_back" }],
	["a refusal has nothing to give back twice", { stock: "released" }, "rejected", { stock: "keep" }],
	[
		"a refund puts back what was taken and not sent",
		{ state: "approved", stock: "taken" },
		"refunded",
		{ status: "Canceled", stock: "give_back" },
	],
	[
		"money for an order that was called off frees what is still reserved",
		{ status: "Canceled", calledOff: true },
		"approved",
		{ status: "Canceled", stock: "give_back", refund: true },
	],
	[
		"an order that was called off and taken up again is paid like any other",
		{ status: "Processing", calledOff: true },
		"approved",
		{ status: "Completed", stock: "take", refund: false },
	],
])("%s", (_, situation, news, decided) => {
	expect(decidePayment({ ...asked, ...situation }, news)).toMatchObject(decided);
});

test("the provider's words stand for where an attempt is", () => {
	expect(PAYMENT_STATUSES.map(attemptStateOf)).toEqual([
		"pending",
		"pending",
		"pending",
		"approved",
		"approved",
		"rejected",
		"cancelled",
		"refunded",
		"charged_back",
	]);
});

test("an approval of an order that keeps only a part of its units completes it if the others can be had", () => {
	const reduced = { ...asked, state: "pending", isReduced: true } as const;
	expect(decidePayment(reduced, "approved")).toEqual({
		kind: "applied",
		state: "approved",
		status: "if_had",
		stock: "take",
		refund: false,
	});
	expect(decidePayment(reduced, "rejected")).toMatchObject({ status: "Canceled", stock: "give_back" });
});

describe("an order by link whose time is not over", () => {
	const tried: AttemptSituation = { ...asked, mayTryAgain: true };
	const waits = { kind: "applied", state: "claimed", status: "Processing", stock: "keep", refund: false };

	test("waits for another card after one was refused, at once or later", () => {
		expect(decidePayment(tried, "rejected")).toEqual(waits);
		expect(decidePayment({ ...tried, state: "pending" }, "rejected")).toEqual(waits);
	});

	test("hears a refusal once", () => {
		expect(decidePayment({ ...tried, state: "claimed" }, "rejected")).toEqual({ kind: "ignored" });
	});

	test("ends when it is called off, and when its card is refused after that", () => {
		const ended = { kind: "applied", status: "Canceled" };
		expect(decidePayment({ ...tried, state: "claimed" }, "cancelled")).toMatchObject({ ...ended, stock: "give_back" });
		const off: AttemptSituation = { ...tried, status: "Canceled", stock: "released" };
		expect(decidePayment(off, "rejected")).toMatchObject({ ...ended, state: "rejected", stock: "keep" });
	});

	test("is paid like any other", () => {
		expect(decidePayment(tried, "approved")).toMatchObject({ status: "Completed", stock: "take" });
	});
});
