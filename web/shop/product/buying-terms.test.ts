import { expect, test } from "vitest";
import type { Settings } from "#core/contract/settings.ts";
import { termsFor as termsIn } from "./buying-terms.ts";

type Way = Settings["delivery"][number];
const post: Way = { id: "post", name: "Post", kind: "send", zones: [], price: 8, days: [3, 5] };
const showroom: Way = { id: "show", name: "Showroom", kind: "pickup", zones: [], price: 0, days: [0, 0] };
const inSalta = { ...post, id: "salta", price: 5, zones: [{ country: "AR", provinces: ["Salta"] }] };
const termsFor = (price: number, of: ReturnType<typeof shop>) => termsIn(price, of, "en");
const shop = (...delivery: Way[]) => ({ delivery, country: "AR", returnsDays: 10 });

test("the cheapest way within the country is said with its days, and what is picked up beside it", () => {
	expect(termsFor(40, shop({ ...post, id: "fast", price: 20, days: [1, 1] }, post, showroom))).toEqual({
		sent: { name: "Post", kind: "send", days: [3, 5], cost: 8, isFrom: false, freeFrom: null },
		pickups: [{ name: "Showroom", kind: "pickup", days: [0, 0], cost: 0 }],
		returnsDays: 10,
	});
});

test("what reaches a part of the country alone is said as the least it costs", () => {
	expect(termsFor(40, shop(post, inSalta)).sent).toMatchObject({ cost: 5, isFrom: true });
});

test.each([
	["is missing yet", 40, { cost: 8, freeFrom: 100 }],
	["is reached", 100, { cost: 0, freeFrom: null }],
])("the sum from which it is free %s", (_, price, expected) => {
	expect(termsFor(price, shop({ ...post, freeFrom: 100 })).sent).toMatchObject(expected);
});

test("nothing is promised where nothing is sent within the country", () => {
	expect(termsFor(40, shop({ ...post, zones: [{ country: "UY" }] }))).toMatchObject({ sent: null, pickups: [] });
});

test("a place to pick up is called as the page's language calls it", () => {
	const room = { ...showroom, translations: { es: { name: "Local" } } };
	expect(termsIn(40, shop(room), "es").pickups[0]?.name).toBe("Local");
	expect(termsIn(40, shop(room), "en").pickups[0]?.name).toBe("Showroom");
});
