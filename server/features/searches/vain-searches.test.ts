import { beforeEach, describe, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { searches } from "#core/contract/searches.ts";
import { settings } from "#core/contract/settings.ts";
import { noticeServed } from "#server/cache/notice-served.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { readVainSearches, tidyVainSearches, writeVainSearches } from "./vain-searches.service.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36";
const { shop, test } = shopTest();
let token: string;

beforeEach(async () => {
	shop.clock.now = () => new Date("2026-05-10T12:00:00Z");
	await shop.pool.query("delete from vain_search");
	token ??= (await addStaff(shop, "admin")).token;
});

function searchInVain(typed: string, { agent = BROWSER, method = "GET", foundNothing = true } = {}): void {
	const url = `/home.data?filters=${encodeURIComponent(typed)}&_routes=root`;
	noticeServed(shop.deps, { method, headers: { "user-agent": agent }, url }, { isPage: false, foundNothing });
}
const listed = async () => {
	await writeVainSearches(shop.deps);
	return readVainSearches(shop.deps);
};

describe("what is counted", () => {
	test("words, without regard to case and accents, most often first, with the last day", async () => {
		for (const typed of ["Chomba", "chomba!", " CHÓMBA ", "borcegos"]) searchInVain(typed);
		await writeVainSearches(shop.deps);
		shop.clock.now = () => new Date("2026-05-11T12:00:00Z");
		searchInVain("chomba");
		expect((await listed()).searches).toEqual([
			{ words: "chomba", times: 4, lastDay: "2026-05-11" },
			{ words: "borcegos", times: 1, lastDay: "2026-05-10" },
		]);
	});

	test("no robots, no searches that found something, nothing but GET, and nothing that could name a person", async () => {
		searchInVain("chomba", { agent: "Googlebot/2.1" });
		searchInVain("chomba", { foundNothing: false });
		searchInVain("chomba", { method: "HEAD" });
		for (const typed of [
			"ana@mail.test",
			"341 5550123 98765",
			"30.123.456",
			"11 4444 5555",
			"+54 9 341 555-0123",
			"",
			"?!",
			"x".repeat(40).concat(" ", "y".repeat(40)),
		])
			searchInVain(typed);
		expect((await listed()).searches).toEqual([]);
	});

	test("what cannot be written is counted later", async () => {
		searchInVain("chomba");
		await shop.pool.query("alter table vain_search rename to away");
		await expect(writeVainSearches(shop.deps)).rejects.toThrow();
		await shop.pool.query("alter table away rename to vain_search");
		searchInVain("chomba");
		expect((await listed()).searches).toMatchObject([{ words: "chomba", times: 2 }]);
	});

	test("nonsense fills neither the memory nor the table, and what is there goes on being counted", async () => {
		for (let round = 0; round < 12; round += 1) {
			searchInVain("chomba");
			for (let at = 0; at < 300; at += 1) searchInVain(`nonsense r${round}n${at}`);
			await writeVainSearches(shop.deps);
		}
		const { rows } = await shop.pool.query("select count(*)::int as all from vain_search");
		expect(rows[0].all).toBeLessThanOrEqual(1_200);
		expect((await listed()).searches[0]).toMatchObject({ words: "chomba", times: 12 });
		expect((await listed()).searches).toHaveLength(100);
	});

	test("after ninety days it is forgotten", async () => {
		searchInVain("chomba");
		await writeVainSearches(shop.deps);
		shop.clock.now = () => new Date("2026-08-07T12:00:00Z");
		await tidyVainSearches(shop.deps);
		expect((await listed()).searches).toHaveLength(1);
		shop.clock.now = () => new Date("2026-08-08T12:00:00Z");
		expect((await listed()).searches).toEqual([]);
		await tidyVainSearches(shop.deps);
		expect((await shop.pool.query("select from vain_search")).rowCount).toBe(0);
	});
});

test("a word the owner explains is found from then on, in the list and in the suggestions", async () => {
	const id = await addProduct(shop, { name: "Piqué Polo" });
	const total = async (filters: string) => (await shop.call(products.cards, { query: { filters } })).data.total;
	const suggested = async () =>
		(await shop.call(products.suggest, { query: { q: "zamarras" } })).data.products.map(({ id_product }) => id_product);
	const { version } = (await shop.call(settings.all, {}, token)).data;
	expect(await total("zamarras")).toBe(0);
	const synonyms = [{ word: "zamarra", means: "polo" }];
	await shop.call(settings.change, { body: { version, synonyms } }, token);
	expect(await total("zamarras")).toBe(1);
	expect(await suggested()).toEqual([id]);
	expect((await shop.call(searches.vain, {}, token)).data.synonyms).toEqual(synonyms);
	await shop.call(settings.change, { body: { version: version + 1, synonyms: [] } }, token);
	expect(await total("zamarras")).toBe(0);
});

test.each([
	[
		"the same name twice",
		[
			{ word: "chomba", means: "polo" },
			{ word: "Chombas", means: "shirt" },
		],
		"synonyms",
	],
	["a name that means itself", [{ word: "Polos", means: "polo" }], "synonyms.0.means"],
	["no letter", [{ word: "!!", means: "polo" }], "synonyms.0.word"],
	["more than a shop needs", Array.from({ length: 301 }, (_, at) => ({ word: `w${at}x`, means: "polo" })), "synonyms"],
])("refuses %s", async (_, synonyms, field) => {
	const { version } = (await shop.call(settings.all, {}, token)).data;
	const { status, data } = await shop.call(settings.change, { body: { version, synonyms } }, token);
	expect(status).toBe(400);
	expect(Object.keys((data as unknown as { fields: Record<string, string> }).fields)).toEqual([field]);
});
