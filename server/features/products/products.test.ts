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

const listed = async (query: Parameters<typeof list>[0] = {}) =>
	(await list(query)).data.map(({ id_product }) => id_product);
const list = (query: Record<string, unknown>) => shop.call(products.list, { query });

describe("a product", () => {
	test("is shown with all its colours, pictures and the units of every size", async () => {
		const { status, data } = await shop.call(products.detail, { params: { id: ids.camisa as number } });
		expect(status).toBe(200);
		expect(data).toEqual({
			id_product: ids.camisa,
			sizeSystem: "letters",
			name: "Camisa Añil",
			brand: "House label",
			description: "A shirt.",
			price: 49.9,
			price_offer: 39.92,
			is_offer: true,
			rating: 4.5,
			reviewCount: 2,
			seo: { slug: "camisa-anil-1" },
			collection: 1,
			collectionName: "Summer",
			group: "tops",
			categories: ["Women's shirts"],
			category: ids.shirts,
			default_image: "/images/camisa-front.webp",
			version: 1,
			createdAt: "2026-01-01T00:00:00.000Z",
			variants: [
				{
					ColorName: "Azul",
					ColorHex: "#223344",
					SwatchImage: "",
					ProductImages: ["/images/camisa-front.webp", "/images/camisa-detail.webp", "/images/camisa-back.webp"],
					Stocks: { S: 0, M: 3, L: 0, XL: 0 },
				},
				{
					ColorName: "Rojo",
					ColorHex: "",
					SwatchImage: "",
					ProductImages: [],
					Stocks: { S: 0, M: 0, L: 1, XL: 0 },
				},
			],
		});
	});

	test("without an offer, a colour or a picture has its price as offer price and nothing else made up", async () => {
		const { data } = await shop.call(products.detail, { params: { id: ids.bare as number } });
		expect(data).toMatchObject({
			price: 60,
			price_offer: 60,
			is_offer: false,
			rating: 0,
			default_image: "",
			variants: [],
		});
	});

	test("shows neither removed colours nor units that wait for a payment", async () => {
		const id = await addProduct(shop, {
			name: "Two rails",
			offSale: false,
			variants: [{ ColorName: "Rojo" }, { ColorName: "Azul" }],
		});
		await shop.pool.query("update variant set removed_at = now() where product_id = $1 and color_name = 'Rojo'", [id]);
		await shop.pool.query(
			"update stock s set reserved = 2 from variant v where v.id = s.variant_id and v.product_id = $1 and size = 'M'",
			[id],
		);
		const { data } = await shop.call(products.detail, { params: { id } });
		expect(data.variants).toMatchObject([{ ColorName: "Azul", Stocks: { S: 5, M: 3, L: 5, XL: 5 } }]);
		await shop.pool.query("update product set off_sale_at = now() where id = $1", [id]);
		shop.deps.cache.drop(["catalogue", `product:${id}`]);
	});

	test("that nobody knows is 404, one taken off sale 410", async () => {
		expect(await shop.call(products.detail, { params: { id: 999_999 } })).toMatchObject({
			status: 404,
			data: { code: "not_found" },
		});
		expect(await shop.call(products.detail, { params: { id: ids.gone as number } })).toMatchObject({
			status: 410,
			data: { code: "gone" },
		});
	});
});

describe("the list", () => {
	test("has the newest first and nothing that was taken off sale", async () => {
		const { data, headers } = await list({});
		expect(data.map(({ id_product }) => id_product)).toEqual([ids.bare, ids.plain, ids.coat, ids.camisa]);
		expect(headers["x-total-count"]).toBe("4");
	});

	test("is the same with a trailing slash", async () => {
		expect((await shop.get("/api/products/?filters=coat")).text).toBe(
			(await shop.get("/api/products?filters=coat")).text,
		);
	});

	test("is sorted by what the shopper pays, by rating and by age, in both directions", async () => {
		const { camisa, coat, plain, bare } = ids;
		expect(await listed({ method: "price" })).toEqual([plain, camisa, coat, bare]);
		expect(await listed({ method: "price", type: "ASC" })).toEqual([plain, camisa, coat, bare]);
		expect(await listed({ method: "price", type: "DESC" })).toEqual([bare, coat, camisa, plain]);
		expect(await listed({ method: "rating" })).toEqual([plain, camisa, coat, bare]);
		expect(await listed({ method: "rating", type: "ASC" })).toEqual([bare, coat, camisa, plain]);
		expect(await listed({ method: "createdAt" })).toEqual([bare, plain, coat, camisa]);
		expect(await listed({ method: "createdAt", type: "ASC" })).toEqual([camisa, coat, plain, bare]);
	});

	test("falls back to the newest first for sort words nobody knows", async () => {
		expect(await listed({ method: "fame", type: "ASC" })).toEqual(await listed());
		expect(await listed({ method: "price", type: "sideways" })).toEqual(await listed({ method: "price" }));
	});

	test("is narrowed by offer, by collection and by both", async () => {
		expect(await listed({ offer: "true" })).toEqual([ids.camisa]);
		expect(await listed({ offer: "false" })).toEqual([ids.bare, ids.plain, ids.coat]);
		expect(await listed({ collection: 2 })).toEqual([ids.coat]);
		expect(await listed({ collection: 0 })).toHaveLength(4);
		expect(await listed({ collection: 2, offer: "true" })).toEqual([]);
		expect(await listed({ collection: 77 })).toEqual([]);
	});

	test("takes a category by id or by name without case, Women and Men with everything below them", async () => {
		expect(await listed({ category: ids.shirts })).toEqual([ids.camisa]);
		expect(await listed({ category: "women's SHIRTS" })).toEqual([ids.camisa]);
		expect(await listed({ category: WOMEN })).toEqual([ids.plain, ids.camisa]);
		expect(await listed({ category: "Men" })).toEqual([ids.bare, ids.coat]);
		expect(await listed({ category: 0 })).toHaveLength(4);
		expect(await listed({ category: 12_345 })).toEqual([]);
		expect(await listed({ category: "hats" })).toEqual([]);
	});

	test("takes the empty fields of a form as not chosen", async () => {
		const { status, text } = await shop.get("/api/products?offer=&collection=&category=&type=&method=&filters=");
		expect(status).toBe(200);
		expect(JSON.parse(text)).toHaveLength(4);
	});

	test("is searched by words, beginnings and pieces of words, without case and accents", async () => {
		for (const word of ["Añil", "anil", "AÑIL", "añ", "camisa a", "misa", "añil camisas", "shirt", "azul", "red"]) {
			expect(await listed({ filters: word }), word).toEqual([ids.camisa]);
		}
		expect(await listed({ filters: "shirt", category: MEN })).toEqual([]);
		expect(await listed({ filters: "men" })).toEqual([ids.bare, ids.coat]);
	});

	test.each([
		["Long coat 100%", true],
		["LÓNG  COAT 100", true],
		["ong coat 100%", true],
		["100 abrigo largo", true],
		["lnog coat", true],
		["long coat 101%", false],
		["long coat 100% wool", false],
	])("is searched for %j: every word, in any order", async (filters, isFound) => {
		expect(await listed({ filters })).toEqual(isFound ? [ids.coat] : []);
	});

	test("takes signs of a search for nothing", async () => {
		expect(await listed({ filters: "100%" })).toEqual([ids.coat]);
		expect(await listed({ filters: "plain_top" })).toEqual([ids.plain]);
		for (const word of ["%", "_", "'", '"', "\\", "\\\\%", "$", "🧥", "\u0301", ":*", "&|!", "<->"]) {
			expect(await listed({ filters: word }), word).toEqual([]);
		}
		for (const word of ["' or 1=1 --", "$1", "'1coat' | '2coat'", "coat:*A"]) {
			expect((await list({ filters: word })).status, word).toBe(200);
		}
	});
});
