import { beforeAll, expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { changes } from "#core/contract/changes.ts";
import { lists } from "#core/contract/lists.ts";
import type { ProductQuery } from "#core/contract/product-query.ts";
import { products } from "#core/contract/products.ts";
import { selectors } from "#core/contract/selectors.ts";
import { productFormMessages } from "#core/messages.ts";
import { MEN } from "#core/rules/genders.ts";
import { addClient, addStaff, type TestStaff } from "#server/testing/actors.ts";
import { addCategory, addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { setSettings } from "../../testing/set-settings.ts";

const { shop, test } = shopTest();
let admin: TestStaff;
let ruanas: number;
let ruana: number;

const es = { name: "Ruana criolla", description: "Tejida en telar." };

beforeAll(async () => {
	admin = await addStaff(shop, "admin");
	ruanas = await addCategory(shop, "Wraps", MEN);
	ruana = await addProduct(shop, {
		name: "Andean wrap",
		description: "Woven on a loom.",
		category: ruanas,
		translations: { es },
	});
});

const update = (updatedProduct: object) =>
	shop.call(products.update, { body: { updatedProduct } as never }, admin.token);
const read = async (id: number, language?: "en" | "es") =>
	(await shop.call(products.detail, { params: { id }, query: { language } })).data;
const staffRead = async (id: number) => (await shop.call(products.staffDetail, { params: { id } }, admin.token)).data;
const found = async (query: ProductQuery) =>
	(await shop.call(products.cards, { query })).data.cards.map(({ name }) => name);

test("a product is read in the language that is asked for, else as it was written", async () => {
	expect(await read(ruana, "es")).toMatchObject(es);
	for (const language of ["en", undefined] as const)
		expect(await read(ruana, language)).toMatchObject({ name: "Andean wrap", description: "Woven on a loom." });
	const { data: listed } = await shop.call(products.list, { query: { language: "es" } });
	expect(listed[0]).toMatchObject(es);
	expect(await found({ language: "es" })).toEqual([es.name]);
	expect(await found({})).toEqual(["Andean wrap"]);
});

test("colours are called by readers of the other languages as they call them, and asked for by what the owner wrote", async () => {
	const coat = await addProduct(shop, { name: "Coat", variants: [{ ColorName: "Navy" }, { ColorName: "Blanco" }] });
	const said = async (language?: "en" | "es") =>
		(await read(coat, language)).variants.map(({ ColorName, label }) => [ColorName, label]);
	expect(await said("es")).toEqual([
		["Navy", "Azul marino"],
		["Blanco", undefined],
	]);
	for (const language of ["en", undefined] as const)
		expect(await said(language)).toEqual([
			["Navy", undefined],
			["Blanco", undefined],
		]);
	const { data } = await shop.call(products.cards, { query: { language: "es" } });
	expect(data.cards.find(({ id_product }) => id_product === coat)?.colors[0]).toMatchObject({ label: "Azul marino" });
	expect(await staffRead(coat)).not.toHaveProperty("variants.0.label");
	const { languages } = await shop.deps.settings.current();
	await setSettings(shop, { languages: ["es", "en"] });
	expect(await said("es")).toEqual([
		["Navy", "Azul marino"],
		["Blanco", undefined],
	]);
	await setSettings(shop, { languages });
});

test("what every shop has from the beginning is said in Spanish, too", async () => {
	const { data: seasons } = await shop.call(selectors.collections, { query: { language: "es" } });
	expect(seasons.map(({ name }) => name)).toEqual(["Verano", "Invierno", "Otoño", "Primavera"]);
	const { data } = await shop.call(products.facets, { query: { language: "es" } });
	expect(data.categories.map(({ name }) => name)).toEqual(expect.arrayContaining(["Mujer", "Hombre"]));
});

test("all translations are for staff alone, and what is said in none is shown as it was written", async () => {
	expect(await staffRead(ruana)).toMatchObject({ name: "Andean wrap", translations: { es } });
	expect(await read(ruana, "es")).not.toHaveProperty("translations");
	const half = await addProduct(shop, { name: "Scarf", translations: { es: { name: "Bufanda" } } });
	expect(await read(half, "es")).toMatchObject({ name: "Bufanda", description: "A shirt." });
});

test("a change of translations is seen at once, can be taken away, and taken back", async () => {
	const id = await addProduct(shop, { name: "Cap" });
	expect((await read(id, "es")).name).toBe("Cap");
	const made = await update({ id_product: id, translations: { es: { name: "Gorra" }, en: {} } });
	expect(made.data).toMatchObject({ translations: { es: { name: "Gorra" } } });
	expect((await read(id, "es")).name).toBe("Gorra");
	await update({ id_product: id, brand: "Other" });
	expect((await read(id, "es")).name).toBe("Gorra");
	await shop.call(changes.undo, { params: { id: Number(made.headers["x-change"]) } }, admin.token);
	expect((await read(id, "es")).name).toBe("Cap");
	await update({ id_product: id, translations: { es: { name: "Boina" } } });
	await update({ id_product: id, translations: null });
	expect(await staffRead(id)).not.toHaveProperty("translations");
});

test.each([
	["a name with digits", { name: "Gorra 2" }, { "translations.es.name": productFormMessages.name }],
	["an empty name", { name: "" }, { "updatedProduct.translations.es.name": productFormMessages.name }],
	[
		"a long text",
		{ description: "x".repeat(5001) },
		{ "updatedProduct.translations.es.description": expect.any(String) },
	],
])("%s is refused as the name or description itself would be", async (_, spanish, fields) => {
	const { status, data } = await update({ id_product: ruana, translations: { es: spanish } });
	expect(status).toBe(400);
	expect(data).toMatchObject({ fields });
	expect((await read(ruana, "es")).name).toBe(es.name);
});

test("a product is found by its names in every language", async () => {
	expect(await found({ filters: "criolla" })).toEqual(["Andean wrap"]);
	expect(await found({ filters: "criolla", language: "es" })).toEqual([es.name]);
	expect(await found({ filters: "andean", language: "es" })).toEqual([es.name]);
	await update({ id_product: ruana, translations: { es: { ...es, name: "Ruana salteña" } } });
	expect(await found({ filters: "saltena" })).toEqual(["Andean wrap"]);
	expect(await found({ filters: "criolla" })).toEqual([]);
	await update({ id_product: ruana, translations: { es } });
});

test("categories and collections are called in the reader's language, wherever they are named", async () => {
	const name = { es: { name: "Ruanas" } };
	const said = await shop.call(
		selectors.changeCategory,
		{ params: { id: ruanas }, body: { translations: name } },
		admin.token,
	);
	expect(said.data).toMatchObject({ id_category: ruanas, name: "Wraps", parent: MEN, translations: name });
	await shop.call(
		selectors.changeCollection,
		{ params: { id: 1 }, body: { translations: { es: { name: "Verano" } } } },
		admin.token,
	);
	const query = { language: "es" } as const;
	const { data: categories } = await shop.call(selectors.categories, { query });
	expect(categories.men).toContainEqual({ id_category: ruanas, name: "Ruanas", group: "outerwear" });
	expect((await shop.call(selectors.collections, { query })).data[0]?.name).toBe("Verano");
	expect((await shop.call(selectors.collections, {})).data[0]?.name).toBe("Summer");
	const { data: facets } = await shop.call(products.facets, { query });
	expect(facets.types[0]).toMatchObject({ name: "Ruanas", count: 1 });
	expect(facets.collections[0]?.name).toBe("Verano");
	expect((await read(ruana, "es")).categories).toEqual(["Ruanas"]);
	const { data: nested } = await shop.call(products.byCollection, { query: { id: 1, language: "es" } });
	expect(nested.men[0]?.name).toBe("Ruanas");
	const { data: suggested } = await shop.call(products.suggest, { query: { q: "ruanas", language: "es" } });
	expect(suggested.types).toEqual([{ id_category: ruanas, name: "Ruanas", count: 1 }]);
	expect(await found({ category: "ruanas" })).toEqual(["Andean wrap"]);
	expect((await staffRead(ruana)).categories).toEqual(["Wraps"]);
	const { data: shelves } = await shop.call(selectors.shelves, {}, admin.token);
	expect(shelves.categories.find(({ id_category }) => id_category === ruanas)?.translations).toEqual(name);
});

test("names are taken away by null, and nobody translates what is not there", async () => {
	const call = (id: number) =>
		shop.call(selectors.changeCollection, { params: { id }, body: { translations: null } }, admin.token);
	const { data } = await call(1);
	expect(data).toMatchObject({ id_collection: 1, name: "Summer" });
	expect(data).not.toHaveProperty("translations");
	expect((await shop.call(selectors.collections, { query: { language: "es" } })).data[0]?.name).toBe("Summer");
	expect((await call(99)).status).toBe(404);
});

test("carts and lists name what is in them in the reader's language", async () => {
	const ana = await addClient(shop);
	const cart = { params: { clientPhone: ana.phone }, query: { language: "es" as const } };
	const line = { id_product: ruana, variants: [{ ColorName: "Blanco", Stocks: { M: 1 } }] };
	const { data: saved } = await shop.call(carts.save, { ...cart, body: { cart_items: [line] } }, ana.token);
	expect(saved.cart_items[0]?.name).toBe(es.name);
	expect((await shop.call(carts.detail, cart, ana.token)).data.cart_items[0]?.name).toBe(es.name);
	const { data: list } = await shop.call(lists.create, { body: { title: "Trip", rList: [ruana] } as never }, ana.token);
	const shown = { params: { id: list.id }, query: { language: "es" as const } };
	expect((await shop.call(lists.detail, shown, ana.token)).data.List[0]?.name).toBe(es.name);
});
