import { beforeAll, describe, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { addProduct } from "#server/testing/factories.ts";
import { addSampleCatalogue, type SampleIds } from "#server/testing/sample-catalogue.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let ids: SampleIds;
beforeAll(async () => {
	ids = await addSampleCatalogue(shop);
});

describe("the cards", () => {
	test("show the first colour's two pictures, every colour's dot and whether all is sold out", async () => {
		const { data } = await shop.call(products.cards, { query: { method: "price" } });
		expect(data.total).toBe(4);
		expect(data.cards.map(({ id_product }) => id_product)).toEqual([ids.plain, ids.camisa, ids.coat, ids.bare]);
		expect(data.cards[1]).toEqual({
			id_product: ids.camisa,
			name: "Camisa Añil",
			brand: "House label",
			price: 49.9,
			price_offer: 39.92,
			is_offer: true,
			rating: 4.5,
			reviewCount: 2,
			images: ["/images/camisa-front.webp", "/images/camisa-detail.webp"],
			colors: [
				{ ColorName: "Azul", ColorHex: "#223344", image: "/images/camisa-front.webp" },
				{ ColorName: "Rojo", ColorHex: "", image: "" },
			],
			colorCount: 2,
			soldOut: false,
		});
		expect(data.cards.map(({ soldOut }) => soldOut)).toEqual([false, false, true, true]);
	});
});

describe("the cards of certain products", () => {
	const named = (list: string) => shop.call(products.cards, { query: { ids: list } });

	test("come in the order asked for, sold out or not, without those nobody knows", async () => {
		const { data } = await named(`${ids.coat},999999999,${ids.plain}`);
		expect(data.cards.map(({ id_product, soldOut }) => [id_product, soldOut])).toEqual([
			[ids.coat, true],
			[ids.plain, false],
		]);
		expect(data).toMatchObject({ total: 2, corrected: null });
	});

	test("are refused when they are no ids, or too many", async () => {
		for (const list of ["", "1,", "-1", "1;2", "9".repeat(10), Array(25).fill("1").join(",")]) {
			expect((await named(list)).status, list).toBe(400);
		}
	});
});

describe("a collection by type", () => {
	test("has women's and men's categories that have something in it", async () => {
		const { data } = await shop.call(products.byCollection, { query: { id: 1 } });
		const shape = (family: typeof data.women) =>
			family.map(({ id_category, name, Products }) => [
				id_category,
				name,
				Products.map(({ id_product }) => id_product),
			]);
		expect(shape(data.women)).toEqual([
			[WOMEN, "Women", [ids.plain]],
			[ids.shirts, "Women's shirts", [ids.camisa]],
		]);
		expect(shape(data.men)).toEqual([[MEN, "Men", [ids.bare]]]);
	});

	test("shows every collection for 0 and nothing for one nobody knows", async () => {
		const all = await shop.call(products.byCollection, { query: { id: 0 } });
		expect([...all.data.women, ...all.data.men].flatMap(({ Products }) => Products)).toHaveLength(4);
		expect((await shop.call(products.byCollection, { query: { id: 9 } })).data).toEqual({ women: [], men: [] });
	});
});

test("a card names five colours in their order, and how many there are", async () => {
	const names = ["Negro", "Blanco", "Azul", "Rojo", "Verde", "Gris", "Beige"];
	const id = await addProduct(shop, {
		name: "Seven colours",
		variants: names.map((ColorName) => ({ ColorName, Stocks: { M: 1 } })),
	});
	const { data } = await shop.call(products.cards, { query: { filters: "Seven colours" } });
	expect(data.cards).toMatchObject([{ id_product: id, colorCount: 7 }]);
	expect(data.cards[0]?.colors.map(({ ColorName }) => ColorName)).toEqual(names.slice(0, 5));
});
