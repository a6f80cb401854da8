import { beforeAll, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { seedDemo } from "#demo/seed.ts";
import { searchQueries } from "#server/testing/search-queries.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
const FIRST = 3;
const SHARE_FOUND = 0.95;

beforeAll(async () => {
	expect(await seedDemo(shop.db, { now: shop.deps.now(), orders: 100 })).toBe(true);
	shop.deps.cache.drop(["catalogue"]);
});

async function search(typed: string): Promise<string[]> {
	const { data } = await shop.call(products.cards, { query: { filters: typed, limit: 100 } });
	return data.cards.map(({ name, brand, colors }) => [name, brand, ...colors.map((c) => c.ColorName)].join(" · "));
}

test("what is looked for is among the first three, in at least 95 of 100 searches", async () => {
	const missed: string[] = [];
	for (const [typed, first] of searchQueries) {
		const found = await search(typed);
		const isFound = first ? found.slice(0, FIRST).some((card) => first.test(card)) : found.length === 0;
		if (!isFound) missed.push(`${typed} → ${found.slice(0, FIRST).join(" | ")}`);
	}
	const share = 1 - missed.length / searchQueries.length;
	console.log(`${searchQueries.length} searches, ${(share * 100).toFixed(1)} % found among the first ${FIRST}`, missed);
	expect(searchQueries.length).toBeGreaterThanOrEqual(120);
	expect(share).toBeGreaterThanOrEqual(SHARE_FOUND);
});

test.each(searchQueries.flatMap(([typed, , never]) => (never ? [[typed, never] as const] : [])))(
	"a search for %j never finds %s",
	async (typed, never) => {
		expect((await search(typed)).filter((card) => never.test(card))).toEqual([]);
	},
);

test.each([
	["swetr", "sweter"],
	["blue jenas", "blue jeans"],
	["vestdo", "vestido"],
	["sweater", null],
	["vesti", null],
	["zxqwv", null],
])("a search for %j says that it looked for %j", async (typed, corrected) => {
	expect((await shop.call(products.cards, { query: { filters: typed } })).data.corrected).toBe(corrected);
	expect((await shop.call(products.suggest, { query: { q: typed } })).data.corrected).toBe(corrected);
});
