import fc from "fast-check";
import { expect, test } from "vitest";
import { type DueOffer, offerStateOf, percentAfter, turnsOf } from "./offer.ts";

const at = (ms: number) => new Date(ms);
const offer = (id: number, percent: number, starts: number, ends: number | null, isBegun = false): DueOffer => ({
	id,
	percent,
	startsAt: at(starts),
	endsAt: ends === null ? null : at(ends),
	begunAt: isBegun ? at(starts) : null,
});
const kinds = (due: readonly DueOffer[], now: number) =>
	turnsOf(due, at(now)).map((turned) => `${turned.turn} ${turned.offer.id}`);

test("an offer is scheduled until it begins, and runs while a product stands at its discount", () => {
	expect(offerStateOf({ begunAt: null, overAt: null }, 3)).toBe("scheduled");
	expect(offerStateOf({ begunAt: at(1), overAt: null }, 1)).toBe("running");
	expect(offerStateOf({ begunAt: at(1), overAt: null }, 0)).toBe("ended");
	expect(offerStateOf({ begunAt: at(1), overAt: at(2) }, 1)).toBe("ended");
});

test("at the same moment one offer ends before the next begins, and one that was slept through is missed", () => {
	const spring = offer(2, 20, 0, 100, true);
	const summer = offer(1, 30, 100, null);
	expect(kinds([summer, spring], 100)).toEqual(["end 2", "begin 1"]);
	expect(percentAfter(20, turnsOf([summer, spring], at(100)))).toBe(30);
	expect(kinds([offer(1, 30, 50, 100)], 99)).toEqual(["begin 1"]);
	expect(kinds([offer(1, 30, 50, 100)], 100)).toEqual(["miss 1"]);
	expect(percentAfter(10, turnsOf([offer(1, 30, 50, 100)], at(100)))).toBe(10);
});

test("an offer outlives the end of one before it, also when both have come since somebody looked last", () => {
	const first = offer(1, 20, 0, 200, true);
	for (const second of [offer(2, 20, 100, null), offer(2, 20, 100, 300)]) {
		expect(kinds([first, second], 200)).toEqual(["begin 2", "end 1"]);
		expect(percentAfter(20, turnsOf([first, second], at(200)))).toBe(20);
	}
	const third = offer(3, 20, 150, 400, true);
	expect(percentAfter(20, turnsOf([first, offer(2, 30, 100, null), third], at(400)))).toBe(30);
});

test("an end leaves alone what somebody gave another discount", () => {
	const ending = turnsOf([offer(1, 20, 0, 100, true)], at(100));
	expect([20, 30, null].map((percent) => percentAfter(percent, ending))).toEqual([null, 30, null]);
});

test("offers one after the other, whenever somebody looks: a product stands at the one of that moment or at none", () => {
	const period = fc.record({
		gap: fc.nat(3),
		length: fc.integer({ min: 1, max: 5 }),
		percent: fc.constantFrom(10, 20),
	});
	fc.assert(
		fc.property(fc.array(period, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 4 }), (periods, step) => {
			let from = 0;
			let planned = periods.map(({ gap, length, percent }, index) => {
				const starts = from + gap;
				from = starts + length;
				return offer(index + 1, percent, starts, from);
			});
			let percent: number | null = null;
			for (let now = 0; now <= from + step; now += step) {
				const due = planned.filter(({ begunAt, startsAt, endsAt }) =>
					begunAt === null ? startsAt <= at(now) : endsAt !== null && endsAt <= at(now),
				);
				const turns = turnsOf(due, at(now));
				percent = percentAfter(percent, turns);
				const over = new Set(turns.filter(({ turn }) => turn !== "begin").map((turned) => turned.offer.id));
				planned = planned
					.filter(({ id }) => !over.has(id))
					.map((each) => (due.includes(each) ? { ...each, begunAt: at(now) } : each));
				const running = planned.find(({ startsAt }) => startsAt <= at(now));
				expect(percent).toBe(running?.percent ?? null);
			}
		}),
	);
});

test("offers over one another, whenever somebody looks: a product stands at the one that began last, until that ends", () => {
	const plan = fc.record({
		starts: fc.nat(8),
		length: fc.option(fc.integer({ min: 1, max: 8 })),
		percent: fc.constantFrom(10, 20),
	});
	fc.assert(
		fc.property(
			fc.array(plan, { minLength: 1, maxLength: 5 }),
			fc.array(fc.nat(20), { maxLength: 6 }),
			(plans, looks) => {
				let planned = plans.map(({ starts, length, percent }, index) =>
					offer(index + 1, percent, starts, length === null ? null : starts + length),
				);
				let percent: number | null = null;
				/** The one it is in: it left those before when this one began. */
				let isIn: DueOffer | null = null;
				for (const now of looks.toSorted((a, b) => a - b)) {
					const isDue = ({ begunAt, startsAt, endsAt }: DueOffer) =>
						begunAt === null ? startsAt <= at(now) : endsAt !== null && endsAt <= at(now);
					const turns = turnsOf(planned.filter(isDue), at(now));
					const wasIn: DueOffer | null = isIn;
					percent = percentAfter(
						percent,
						turns.filter(
							({ offer: { id, percent: its }, turn }) => turn !== "end" || id === wasIn?.id || its !== wasIn?.percent,
						),
					);
					isIn = turns.findLast(({ turn }) => turn === "begin")?.offer ?? wasIn;
					if (isIn?.endsAt && isIn.endsAt <= at(now)) isIn = null;
					expect(percent).toBe(isIn?.percent ?? null);
					const done = new Set(turns.filter(({ turn }) => turn !== "begin").map((turned) => turned.offer.id));
					planned = planned
						.filter(({ id }) => !done.has(id))
						.map((each) => (isDue(each) ? { ...each, begunAt: at(now) } : each));
				}
			},
		),
	);
});
