import { beforeAll, describe, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { MEN } from "#core/rules/genders.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addCategory, addProduct, type NewProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
const WINTER = 2;

let tees = 0;
let id = 0;
const named: Record<string, number> = {};

/** A garment of the winter in blue for 100, unless told otherwise. */
async function hang(name: string, category: number, given: NewProduct & { hex?: string; sold?: boolean } = {}) {
	const { hex = "#1f3a93", sold, ...rest } = given;
	const variants = [{ ColorHex: hex, ...(sold && { Stocks: {} }) }];
	named[name] = await addProduct(shop, { name, price: 100, collection: WINTER, category, variants, ...rest });
	return named[name];
}

const related = async (product: number) => {
	const { data } = await shop.call(products.related, { params: { id: product } });
	const names = (cards: typeof data.look) => cards.map(({ name }) => name);
	return { look: names(data.look), similar: names(data.similar) };
};

beforeAll(async () => {
	tees = await addCategory(shop, "Tees");
	const trousers = await addCategory(shop, "Trousers");
	const coats = await addCategory(shop, "Coats");
	const menTrousers = await addCategory(shop, "Pants", MEN);
	id = await hang("Blue tee", tees);
	await hang("Sold out twin", tees, { sold: true });
	await hang("Red tee", tees, { hex: "#c0392b" });
	await hang("Blue twin", tees);
	await hang("Dear tee", tees, { price: 900 });
	await hang("Summer tee", tees, { collection: 1 });
	await hang("Gone tee", tees, { offSale: true });
	await hang("Summer trousers", trousers, { collection: 1 });
	await hang("Red trousers", trousers, { hex: "#c0392b" });
	await hang("Blue trousers", trousers);
	await hang("Sold out trousers", trousers, { sold: true });
	await hang("Pants of men", menTrousers);
	await hang("Coat", coats);
});

describe("what is like a product", () => {
	test("is of its type, the most alike first, what is sold out last and nothing that is gone", async () => {
		expect((await related(id)).similar).toEqual(["Blue twin", "Summer tee", "Dear tee", "Red tee", "Sold out twin"]);
	});
});

describe("what goes with a product", () => {
	test("completes it for the same people, by turns of each kind, and can be bought", async () => {
		expect((await related(id)).look).toEqual(["Blue trousers", "Coat", "Red trousers", "Summer trousers"]);
	});

	test("is nothing where its type tells no kind of garment", async () => {
		const other = await addProduct(shop, { category: await addCategory(shop, "Gift cards") });
		expect(await related(other)).toEqual({ look: [], similar: [] });
	});
});

test("eight of each are shown at most, the same ones every time", async () => {
	const knits = await addCategory(shop, "Knitwear");
	const created = new Date("2026-05-01T00:00:00Z");
	const ids: number[] = [];
	for (let nth = 0; nth < 10; nth += 1) ids.push(await hang(`Knit ${nth}`, knits, { createdAt: created }));
	const { data } = await shop.call(products.related, { params: { id: ids[0] as number } });
	expect(data.similar.map(({ id_product }) => id_product)).toEqual(ids.slice(1, 9));
});

test("what is taken off sale leaves it at once, and has none itself", async () => {
	const coat = named.Coat as number;
	const { token } = await addStaff(shop, "admin");
	await shop.call(products.setSale, { params: { id: coat }, body: { onSale: false } }, token);
	expect((await related(id)).look).not.toContain("Coat");
	expect((await shop.call(products.related, { params: { id: coat } })).status).toBe(410);
	expect((await shop.call(products.related, { params: { id: 999_999 } })).status).toBe(404);
});
