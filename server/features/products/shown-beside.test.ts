import { beforeAll, describe, expect } from "vitest";
import { changes } from "#core/contract/changes.ts";
import { products } from "#core/contract/products.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
	await shop.pool.query(
		"insert into image (id, storage, width, height, bytes) values ('one', 'local', 8, 8, 9), ('two', 'local', 8, 8, 9)",
	);
});

const detail = async (id: number, language?: "es") =>
	(await shop.call(products.detail, { params: { id }, query: { language } })).data;
const staffDetail = async (id: number) => (await shop.call(products.staffDetail, { params: { id } }, token)).data;
const update = (id: number, given: object) =>
	shop.call(products.update, { body: { updatedProduct: { id_product: id, ...given } } as never }, token);
const refusedFields = async (answer: ReturnType<typeof update>) => {
	const { status, data } = await answer;
	expect(status).toBe(400);
	return Object.keys((data as unknown as { fields: object }).fields).join();
};
const leadsTo = async (slug: string) => {
	const { status, data } = await shop.call(products.named, { params: { slug } });
	return status === 200 ? data.id_product : status;
};
const looks = async (id: number) =>
	(await shop.call(products.related, { params: { id } })).data.look.map(({ id_product }) => id_product);

describe("what goes with a product", () => {
	test("is what staff chose, in their order, as long as it can be bought; then what the shop finds again", async () => {
		const [shirt, belt, hat, gone] = [
			await addProduct(shop),
			await addProduct(shop),
			await addProduct(shop),
			await addProduct(shop, { offSale: true }),
		];
		expect(await looks(shirt)).toEqual([]);
		const { headers } = await update(shirt, { companions: [hat, gone, belt] });
		expect(await looks(shirt)).toEqual([hat, belt]);
		expect((await staffDetail(shirt)).companions).toEqual([hat, gone, belt]);
		expect(await detail(shirt)).not.toHaveProperty("companions");
		await shop.call(changes.undo, { params: { id: Number(headers["x-change"]) } }, token);
		expect(await looks(shirt)).toEqual([]);
		expect((await staffDetail(shirt)).companions).toBeNull();
	});

	test("is neither itself nor a product there is not, and at most eight, each once", async () => {
		const id = await addProduct(shop);
		const other = await addProduct(shop);
		for (const companions of [[id], [999_999], [other, other], [], Array.from({ length: 9 }, (_, at) => at + 1)])
			expect(await refusedFields(update(id, { companions })), String(companions)).toMatch(/companions$/);
	});
});

describe("what search engines are told", () => {
	test("is title and description of its own, where the page's language has none", async () => {
		const id = await addProduct(shop, { name: "Coat", translations: { es: { name: "Abrigo" } } });
		expect((await detail(id)).seo).toEqual({ slug: `coat-${id}` });
		await update(id, { seo: { title: "Wool coat for winter", description: "Warm and long." } });
		const slug = `coat-${id}`;
		expect((await detail(id)).seo).toEqual({ title: "Wool coat for winter", description: "Warm and long.", slug });
		expect((await detail(id, "es")).seo).toEqual({ description: "Warm and long.", slug });
		await update(id, { seo: null });
		expect((await detail(id)).seo).toEqual({ slug });
	});

	test("of an address: the one before goes on leading to the product, and can be taken back by it alone", async () => {
		const id = await addProduct(shop, { name: "Blazer" });
		const [first, other] = [`blazer-${id}`, await addProduct(shop, { name: "Other" })];
		await update(id, { seo: { slug: "linen-blazer" } });
		await update(id, { seo: { slug: "blazer-in-linen" } });
		for (const slug of [first, "linen-blazer", "blazer-in-linen"]) expect(await leadsTo(slug)).toBe(id);
		expect(await leadsTo("no-such-thing")).toBe(404);
		for (const slug of ["linen-blazer", "blazer-in-linen"])
			expect(await refusedFields(update(other, { seo: { slug } }))).toBe("seo");
		expect((await update(id, { seo: { slug: "linen-blazer" } })).status).toBe(200);
		expect(await leadsTo("blazer-in-linen")).toBe(id);
		expect((await detail(id)).seo?.slug).toBe("linen-blazer");
		const { rows } = await shop.pool.query("select slug from former_slug where product_id = $1 order by slug", [id]);
		expect(rows.map(({ slug }) => slug)).toEqual([first, "blazer-in-linen"]);
	});

	test("of two who want the same address at once one gets it", async () => {
		const ids = [await addProduct(shop), await addProduct(shop)];
		const answers = await Promise.all(ids.map((id) => update(id, { seo: { slug: "wanted-by-two" } })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
	});

	test.each(["", "Upper", "two--hyphens", "-edge", "12345", "with space", "ñandú", "a".repeat(101)])(
		"no address is made of %j",
		async (slug) => {
			const id = await addProduct(shop);
			expect((await update(id, { seo: { slug } })).status).toBe(400);
		},
	);
});

test("what pictures show is said with the colour, kept while others are arranged, and can be taken away", async () => {
	const id = await addProduct(shop, { variants: [{ images: ["one", "two"] }] });
	const colour = { ColorName: "Blanco", was: "Blanco", ProductImages: ["/images/one.webp", "/images/two.webp"] };
	expect((await detail(id)).variants[0]).not.toHaveProperty("views");
	await update(id, { variants: [{ ...colour, views: ["front", "back"] }] });
	expect((await detail(id)).variants[0]?.views).toEqual(["front", "back"]);
	await update(id, { variants: [{ ...colour, ProductImages: colour.ProductImages.toReversed() }] });
	expect((await staffDetail(id)).variants[0]?.views).toEqual(["back", "front"]);
	await update(id, { variants: [{ ...colour, views: [null] }] });
	expect((await detail(id)).variants[0]?.views).toEqual([null, "back"]);
	const { status } = await update(id, { variants: [{ ...colour, views: ["inside"] }] });
	expect(status).toBe(400);
});

test("a copy has the same companions and pictures, and an address of its own", async () => {
	const [id, belt] = [await addProduct(shop, { name: "Skirt" }), await addProduct(shop)];
	await update(id, { companions: [belt], seo: { title: "A skirt", slug: "the-skirt" } });
	const { status, data } = await shop.call(products.duplicate, { params: { id } }, token);
	expect(status).toBe(201);
	expect(data).toMatchObject({ companions: [belt], seo: { slug: `skirt-${data.id_product}` } });
});
