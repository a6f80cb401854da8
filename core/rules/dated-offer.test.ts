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
