import { beforeAll, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { products } from "#core/contract/products.ts";
import { selectors } from "#core/contract/selectors.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addCategory, addCollection, addProduct } from "#server/testing/factories.ts";
import { exportProducts, importProducts } from "#server/testing/product-files.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false, publicUrl: "https://shop.example" } });
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
});

const changeCategory = (id: number, body: object) =>
	shop.call(selectors.changeCategory, { params: { id }, body }, token);
const changeCollection = (id: number, body: object) =>
	shop.call(selectors.changeCollection, { params: { id }, body }, token);
const removeCategory = (id: number) => shop.call(selectors.removeCategory, { params: { id } }, token);
const removeCollection = (id: number) => shop.call(selectors.removeCollection, { params: { id } }, token);
const collection = (body: object) => shop.call(selectors.addCollection, { body: body as never }, token);
const shelves = async () => (await shop.call(selectors.shelves, {}, token)).data;
const types = async (gender: "women" | "men") =>
	(await shop.call(selectors.categories, {})).data[gender].map(({ name }) => name);
const collections = async () => (await shop.call(selectors.collections, {})).data.map(({ name }) => name);
const list = async (query: object) =>
	(await shop.call(products.list, { query })).data.map(({ name }) => name).sort((a, b) => a.localeCompare(b));

test("a category is renamed: everywhere at once, and found by its new name", async () => {
	const parkas = await addCategory(shop, "Parkas", MEN);
	const id = await addProduct(shop, { name: "Alpha", category: parkas });
	expect(await list({ filters: "anoraks" })).toEqual([]);
	const { status, data } = await changeCategory(parkas, {
		name: " Anoraks ",
		translations: { es: { name: "Camperas" } },
	});
	expect(status).toBe(200);
	expect(data).toEqual({
		id_category: parkas,
		parent: MEN,
		name: "Anoraks",
		translations: { es: { name: "Camperas" } },
		hidden: false,
		products: 1,
	});
	expect(await types("men")).toContain("Anoraks");
	expect((await shop.call(products.detail, { params: { id } })).data.categories).toEqual(["Anoraks"]);
	expect(await list({ filters: "anoraks" })).toEqual(["Alpha"]);
	expect(await list({ category: "anoraks" })).toEqual(["Alpha"]);
	const { data: log } = await shop.call(audit.list, { query: {} }, token);
	expect(log[0]).toMatchObject({
		action: "selectors.changeCategory",
		subject: String(parkas),
		detail: { name: "Anoraks", was: "Parkas" },
	});
	expect(log[1]).toMatchObject({ action: "selectors.categoryNames" });
});

test("names are unique below Women and below Men, also when two are given at once", async () => {
	const hers = await addCategory(shop, "Shirts", WOMEN);
	const his = await addCategory(shop, "Tops", MEN);
	expect((await changeCategory(his, { name: "SHIRTS" })).status).toBe(200);
	const other = await addCategory(shop, "Vests", WOMEN);
	expect((await changeCategory(other, { name: "shirts" })).data).toMatchObject({
		fields: { name: refusalMessages.categoryName },
	});
	const both = await Promise.all([collection({ name: "Sea" }), collection({ name: "SEA" })]);
	expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
	const two = await Promise.all([collection({ name: "Forest" }), collection({ name: "River" })]);
	expect(new Set(two.map(({ data }) => data.id_collection)).size).toBe(2);
	expect(hers).not.toBe(his);
});

test("a name that two have means both, and a write has to say which", async () => {
	const hers = await addCategory(shop, "Polos", WOMEN);
	const his = await addCategory(shop, "polos", MEN);
	const ofWomen = await addProduct(shop, { name: "Beta", category: hers });
	await addProduct(shop, { name: "Gamma", category: his });
	expect(await list({ category: "POLOS" })).toEqual(["Beta", "Gamma"]);
	expect(await list({ category: his })).toEqual(["Gamma"]);
	const put = async (id_product: number, categories: (string | number)[]) =>
		shop.call(products.update, { body: { updatedProduct: { id_product, categories } } }, token);
	const elsewhere = await addProduct(shop, { name: "Delta", category: MEN });
	const refused = await put(elsewhere, ["Polos"]);
	expect(refused.status).toBe(400);
	expect(refused.data).toMatchObject({ fields: { categories: refusalMessages.categoryTwice } });
	expect((await put(elsewhere, [his])).data).toMatchObject({ category: his, categories: ["polos"] });
	expect((await put(ofWomen, ["polos"])).data).toMatchObject({ category: hers });
	expect((await put(elsewhere, [999_999])).status).toBe(400);
});

test("what is hidden is no choice any more; who names it still finds its products", async () => {
	const capes = await addCategory(shop, "Capes", WOMEN);
	const opera = await addCollection(shop, "Opera");
	const id = await addProduct(shop, { name: "Epsilon", category: capes, collection: opera });
	const named = async () => ({
		types: await types("women"),
		collections: await collections(),
		facets: (await shop.call(products.facets, { query: {} })).data,
		nested: (await shop.call(products.byCollection, { query: { id: 0 } })).data.women.map(({ name }) => name),
		suggested: (await shop.call(products.suggest, { query: { q: "capes" } })).data.types.map(({ name }) => name),
		sitemap: (await shop.get("/sitemap.xml")).text,
	});
	const before = await named();
	expect(JSON.stringify(before.facets)).toMatch(/Opera.*Capes/);
	expect(before.sitemap).toContain("name=Opera");
	expect(before.suggested).toEqual(["Capes"]);
	await changeCategory(capes, { hidden: true });
	await changeCollection(opera, { hidden: true });
	const after = await named();
	expect(after.types).not.toContain("Capes");
	expect(after.collections).not.toContain("Opera");
	expect(after.nested).not.toContain("Capes");
	expect(after.suggested).toEqual([]);
	expect(after.sitemap).not.toContain("name=Opera");
	expect(JSON.stringify(after.facets)).not.toMatch(/Capes|Opera/);
	expect(after.facets.total).toBe(before.facets.total);
	const { status, data: detail } = await shop.call(products.detail, { params: { id } });
	expect([status, detail.collectionName]).toEqual([200, "Opera"]);
	expect(await list({ category: "Capes" })).toEqual(["Epsilon"]);
	expect(await list({ collection: opera })).toEqual(["Epsilon"]);
	const chosen = (await shop.call(products.facets, { query: { category: capes, collection: opera } })).data;
	expect(chosen.types.find(({ name }) => name === "Capes")?.count).toBe(1);
	expect(chosen.collections.find(({ name }) => name === "Opera")?.count).toBe(1);
	expect((await shelves()).categories.find(({ name }) => name === "Capes")).toMatchObject({
		hidden: true,
		products: 1,
	});
});

test("a file says the id where two categories have one name; in its own a product stays by the name", async () => {
	const hers = await addCategory(shop, "Belts", WOMEN);
	await addCategory(shop, "belts", MEN);
	const inIt = await addProduct(shop, { name: "Zeta", category: hers });
	const outside = await addProduct(shop, { name: "Eta", category: MEN });
	const text = await exportProducts(shop, token);
	expect(text).toMatch(new RegExp(`^"?zeta-${inIt}"?,.*,"?${hers}"?,`, "m"));
	const lineOf = (slug: string, category: string | number) =>
		importProducts(shop, token, `slug,category,colour,size\n${slug},${category},Blanco,S\n`);
	expect((await lineOf(`zeta-${inIt}`, "BELTS")).data).toMatchObject({ unchanged: 1, errors: [] });
	expect((await lineOf(`eta-${outside}`, "Belts")).data).toMatchObject({ errors: [{ code: "category_twice" }] });
	expect((await lineOf(`eta-${outside}`, hers)).data).toMatchObject({ changed: 1, errors: [] });
	expect(await list({ category: hers })).toEqual(["Eta", "Zeta"]);
});

test("the seasons, Women and Men keep their names and are always shown; they are translated", async () => {
	for (const id of [1, 2, 3, 4]) {
		for (const refused of [
			await changeCollection(id, { name: "Monsoon" }),
			await changeCollection(id, { hidden: true }),
			await removeCollection(id),
		])
			expect(refused).toMatchObject({ status: 400, data: { message: refusalMessages.seasonsStay } });
	}
	for (const id of [WOMEN, MEN]) {
		for (const refused of [
			await changeCategory(id, { name: "Everybody" }),
			await changeCategory(id, { hidden: true }),
			await removeCategory(id),
		])
			expect(refused).toMatchObject({ status: 400, data: { message: refusalMessages.gendersStay } });
		expect((await changeCategory(id, { place: 3 })).status).toBe(200);
	}
	expect((await changeCollection(1, { name: "Summer", translations: { es: { name: "Verano" } } })).status).toBe(200);
	expect((await collections()).slice(0, 4)).toEqual(["Summer", "Winter", "Autumn", "Spring"]);
});

test("categories stand where they are put, new ones at the end", async () => {
	const before = (await types("men")).slice(1);
	const last = (await shop.call(selectors.categories, {})).data.men.at(-1)?.id_category as number;
	const women = await types("women");
	await changeCategory(last, { place: 0 });
	expect(await types("men")).toEqual(["Men", before.at(-1), ...before.slice(0, -1)]);
	expect(await types("women")).toEqual(women);
	await shop.call(selectors.addCategory, { body: { name: "Newest", parent: MEN } }, token);
	expect((await types("men")).at(-1)).toBe("Newest");
	await changeCollection(4, { place: 0 });
	expect((await collections())[0]).toBe("Spring");
});

test.each([{ name: "" }, { name: "x".repeat(81) }, { hidden: "no" }, { place: -1 }, { parent: 1 }])(
	"%j is refused",
	async (body) => {
		expect((await changeCategory(3, body)).status).toBe(400);
		expect((await changeCollection(3, body)).status).toBe(400);
	},
);

test("changes at the same moment, with a place and without, wait for each other", async () => {
	const ids = [await addCategory(shop, "Ponchos"), await addCategory(shop, "Ruanas")];
	const statuses = Array.from({ length: 40 }, async (_, at) => {
		const body = at % 2 === 0 ? { place: at % 3 } : { hidden: at % 4 === 1 };
		return (await changeCategory(ids[at % 3 === 0 ? 0 : 1] as number, body)).status;
	});
	expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
});
