import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GIFT_DAYS_AHEAD, giftDayProblem, giftDelivery, isGiftDay, isRevealed, lastGiftDay } from "./gifts.ts";

const TODAY = "2026-11-17";
const days = fc.integer({ min: -400, max: 800 }).map((ahead) => {
	return new Date(Date.parse(TODAY) + ahead * 86_400_000).toISOString().slice(0, 10);
});

describe("a day for a gift list", () => {
	test.each([
		["2026-12-24", true],
		["2028-02-29", true],
		["2026-02-29", false],
		["2026-13-01", false],
		["24/12/2026", false],
		["", false],
	])("%s is one: %s", (typed, isOne) => {
		expect(isGiftDay(typed)).toBe(isOne);
	});

	test.each([
		[TODAY, null, null],
		["2026-11-16", null, "past"],
		[lastGiftDay(TODAY), null, null],
		["2027-12-24", null, "far"],
		["2026-12-23", "2026-12-24", "earlier"],
		["2026-12-24", "2026-12-24", null],
		["2026-12-25", "2026-12-24", null],
	])("%s after %s: %s", (day, latest, problem) => {
		expect(giftDayProblem(day, TODAY, latest)).toBe(problem);
	});

	test("a list that is over can be given for again", () => {
		expect(giftDayProblem("2026-11-20", TODAY, "2026-11-16")).toBeNull();
	});

	test("whatever days are asked for one after the other, nothing is revealed before the latest that was taken", () => {
		fc.assert(
			fc.property(fc.array(days, { maxLength: 12 }), (wanted) => {
				let latest: string | null = null;
				for (const day of wanted) {
					if (giftDayProblem(day, TODAY, latest) !== null) continue;
					expect(latest === null || day >= latest).toBe(true);
					latest = day;
				}
				if (latest === null) return;
				expect(isRevealed(latest, TODAY)).toBe(false);
				expect(isRevealed(latest, latest)).toBe(false);
				expect(isRevealed(latest, lastGiftDay(latest))).toBe(true);
			}),
		);
	});

	test("is within a year", () => {
		expect(GIFT_DAYS_AHEAD).toBeLessThan(370);
	});
});

describe("how a gift is sent", () => {
	const place = { country: "AR", province: "Salta", zip: "4400" };
	const way = (id: string, price: number, kind: "send" | "pickup" = "send", zones: { country: string }[] = []) => ({
		...{ id, name: id, kind, price, zones },
	});

	test("the cheapest way that reaches its owner, and never to be picked up", () => {
		const methods = [
			way("shop", 0, "pickup"),
			way("fast", 20),
			way("slow", 5),
			way("abroad", 1, "send", [{ country: "UY" }]),
		];
		expect(giftDelivery(methods, place, 1000)?.id).toBe("slow");
	});

	test("none where nothing is sent to", () => {
		expect(
			giftDelivery([way("shop", 0, "pickup"), way("abroad", 1, "send", [{ country: "UY" }])], place, 1000),
		).toBeNull();
	});
});
