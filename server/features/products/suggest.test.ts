import { beforeAll, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { addCategory, addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let jackets: number;
let coats: number;

beforeAll(async () => {
	jackets = await addCategory(shop, "Women's jackets", WOMEN);
	coats = await addCategory(shop, "Men's coats", MEN);
	for (let n = 0; n < 9; n += 1)
		await addProduct(shop, { name: "Rain jacket", brand: n < 6 ? "Sierra" : "Costa", category: jackets });
	await addProduct(shop, { name: "Rain coat", brand: "Costa", category: coats });
	await addProduct(shop, { name: "Jacket", brand: "Costa", category: jackets, offSale: true });
});

const suggest = async (q: string) => (await shop.call(products.suggest, { query: { q } })).data;

test("while somebody types, the best matches come with the types and brands that are called so", async () => {
	const { products: cards, ...rest } = await suggest("jack");
	expect(cards).toHaveLength(8);
	expect(cards[0]).toMatchObject({ name: "Rain jacket", soldOut: false });
	const women = { id_category: jackets, name: "Women's jackets", count: 9 };
	expect(rest).toEqual({ types: [women], brands: [], corrected: null });
	expect(await suggest("cos")).toMatchObject({ types: [], brands: [{ brand: "Costa", count: 4 }] });
	expect((await suggest("sierra jacket")).brands).toEqual([]);
});

test("of types called alike those come that fit more of what is typed", async () => {
	const { types } = await suggest("abrigos");
	expect(types).toEqual([{ id_category: coats, name: "Men's coats", count: 1 }]);
	expect((await suggest("men coat")).types).toEqual(types);
	expect((await suggest("campera mujer")).types.map(({ name }) => name)).toEqual(["Women's jackets"]);
});

test("typing errors are corrected, and said", async () => {
	const { corrected, products: cards } = await suggest("raim jackte");
	expect(corrected).toBe("rain jacket");
	expect(cards[0]).toMatchObject({ name: "Rain jacket" });
});

test.each(["", "   ", "zxqwv", "%", "🧥"])("%j suggests nothing", async (q) => {
	expect(await suggest(q)).toEqual({ products: [], types: [], brands: [], corrected: null });
});

test("a text that is too long is refused", async () => {
	expect((await shop.get(`/api/search/suggest?q=${"x".repeat(201)}`)).status).toBe(400);
});
