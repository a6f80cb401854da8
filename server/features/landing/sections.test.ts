import { sql } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { landing } from "#core/contract/landing.ts";
import { FIRST_LANDING, type LandingKind } from "#core/contract/landing-sections.ts";
import { offers } from "#core/contract/offers.ts";
import { change } from "#server/cache/change.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
const show = async (language?: "es") =>
	(await shop.call(landing.show, { query: language ? { language } : {} })).data.sections;
const namesOf = async (kind: LandingKind) => {
	const section = (await show()).find((one) => one.kind === kind);
	return section && "cards" in section ? section.cards.map(({ name }) => name) : null;
};
const place = (...kinds: LandingKind[]) => kinds.map((kind) => ({ kind, isShown: true }));

beforeEach(async () => {
	await change(shop.deps, async (tx, touch) => {
		await tx.execute(sql`update product set off_sale_at = now() where off_sale_at is null`);
		touch("catalogue");
	});
	await setSettings(shop, { landing: FIRST_LANDING });
});

test("an empty shop shows nothing but delivery and returns", async () => {
	expect(await show()).toEqual([
		{
			kind: "delivery",
			way: { name: "Standard delivery", kind: "send", price: 0, days: null, freeFrom: null },
			returnsDays: 10,
		},
	]);
});

test("delivery names the first way that sends to the whole country", async () => {
	const way = { kind: "send", price: 9 } as const;
	const delivery = [
		{ ...way, id: "near", name: "By bike", zones: [{ country: "AR", provinces: ["Santa Fe"] }] },
		{ ...way, id: "shop", name: "At the shop", kind: "pickup" as const, zones: [] },
		{ ...way, id: "post", name: "By post", zones: [{ country: "AR" }] },
		{ ...way, id: "world", name: "Anywhere", zones: [] },
	];
	await setSettings(shop, { delivery });
	expect(await show()).toMatchObject([{ kind: "delivery", way: { name: "By post" } }]);
	await setSettings(shop, { delivery: delivery.slice(0, 2) });
	expect(await show()).toMatchObject([{ kind: "delivery", way: null }]);
	await setSettings(shop, { delivery: [{ ...way, id: "standard", name: "Standard delivery", zones: [], price: 0 }] });
});

test("rails show what can be bought, in the owner's order", async () => {
	const gone = { variants: [{ Stocks: { S: 0 } }] };
	for (let n = 1; n <= 9; n += 1)
		await addProduct(shop, { name: `Shirt ${n}`, createdAt: new Date(Date.UTC(2026, 0, n)), ...(n === 9 && gone) });
	await addProduct(shop, { name: "Belt", offer: 20, createdAt: new Date(Date.UTC(2025, 0, 1)) });
	await addProduct(shop, { name: "Cap", offer: 20, offSale: true });
	shop.deps.cache.clear();
	expect(await namesOf("new")).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((n) => `Shirt ${n}`));
	expect(await namesOf("sale")).toEqual(["Belt"]);
	expect(await namesOf("best")).toBeNull();
	await setSettings(shop, { landing: { ...FIRST_LANDING, sections: place("delivery", "sale") } });
	expect((await show()).map(({ kind }) => kind)).toEqual(["delivery", "sale"]);
});

test("best loved is what sold most, of equals the better liked", async () => {
	for (const [name, sold, rating] of [
		["Coat", 3, 4],
		["Hat", 9, 2],
		["Scarf", 3, 5],
		["Glove", 0, 5],
	] as const) {
		const id = await addProduct(shop, { name, rating, reviewCount: 1 });
		await shop.db.execute(sql`update product_search set sold = ${sold} where product_id = ${id}`);
	}
	shop.deps.cache.clear();
	expect(await namesOf("best")).toEqual(["Hat", "Scarf", "Coat"]);
});

test("a look has a title, one sum, and only what can be bought; a price that changes is shown at once", async () => {
	const { token } = await addStaff(shop, "admin");
	const translations = { es: { name: "Saco" } };
	const coat = await addProduct(shop, { name: "Coat", price: 100.1, translations });
	const hat = await addProduct(shop, { name: "Hat", price: 20.2 });
	const cap = await addProduct(shop, { name: "Cap", offSale: true });
	const look = { title: { es: "Para el frío" }, products: [hat, coat, cap] };
	await setSettings(shop, { landing: { sections: place("look"), look } });
	expect(await show("es")).toMatchObject([{ kind: "look", title: "Para el frío", sum: 120.3 }]);
	expect(await show("es")).toMatchObject([{ cards: [{ name: "Hat" }, { name: "Saco" }] }]);
	expect(await show()).toMatchObject([{ title: "", cards: [{ name: "Hat" }, { name: "Coat" }] }]);
	await shop.call(offers.apply, { body: { discount: 50, ids: [hat] } }, token);
	expect(await show()).toMatchObject([{ sum: 110.2 }]);
	await shop.db.execute(
		sql`update stock set on_hand = 0 where variant_id in (select id from variant where product_id = ${hat})`,
	);
	shop.deps.cache.clear();
	expect(await show()).toEqual([]);
});
