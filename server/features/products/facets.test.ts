import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import type { Facets } from "#core/contract/facets.ts";
import type { ProductFilter } from "#core/contract/product-query.ts";
import { products } from "#core/contract/products.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { refreshStaleDocuments } from "#server/search/documents.ts";
import { addCategory } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
const types: { id: number; parent: number; name: string }[] = [];

beforeAll(async () => {
	for (const [name, parent] of [
		["Women's tops", WOMEN],
		["Women's skirts", WOMEN],
		["Men's tees", MEN],
		["Men's jeans", MEN],
	] as const) {
		types.push({ id: await addCategory(shop, name, parent), parent, name });
	}
});

const names = ["Añil tee", "Anil skirt", "Blue jeans", "Tee", "100% lino"];
const seasons = ["summer", "winter", "autumn", "spring"];
/** What each search has to find, in a product's name, type, Women or Men, and season. */
const searches: Record<string, RegExp> = {
	tee: /\btees?\b/,
	"REMERAS  ": /\btees?\b/,
	Añil: /\banil\b/,
	falda: /\bskirts?\b/,
	jea: /\bjeans?\b/,
	"jeans blue": /blue.*jeans/,
	men: /\bmen\b/,
	"verano lino": /lino.*summer/,
	"%": /^\b$/,
	zz: /^\b$/,
};
const anyProduct = fc.record({
	name: fc.constantFrom(...names),
	offer: fc.boolean(),
	collection: fc.integer({ min: 1, max: 4 }),
	category: fc.integer({ min: 1, max: 6 }),
	offSale: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
});
const anyChoice = fc.record(
	{
		offer: fc.constantFrom("true" as const, "false" as const),
		collection: fc.integer({ min: 0, max: 5 }),
		category: fc.oneof(fc.integer({ min: 0, max: 7 }), fc.constantFrom("women", "Men's tees", "no such thing")),
		filters: fc.constantFrom(...Object.keys(searches)),
	},
	{ requiredKeys: [] },
);

type Made = { name: string; offer: boolean; collection: number; category: number; offSale: boolean };

async function refill(catalogue: Made[]): Promise<void> {
	await shop.pool.query("delete from product");
	await shop.pool.query(
		`insert into product (name, price_cents, offer_percent, price_offer_cents, collection_id, category_id, off_sale_at)
		select name, 1000, case when offer then 10 end, case when offer then 900 end, collection, category, case when "offSale" then now() end
		from json_to_recordset($1) as made (name text, offer boolean, collection int, category int, "offSale" boolean)`,
		[JSON.stringify(catalogue)],
	);
	while ((await refreshStaleDocuments(shop.db, 100)) > 0);
	shop.deps.cache.drop(["catalogue"]);
}

/** What a shopper would count by hand. */
function isShown(product: Made, { offer, collection, category, filters = "" }: ProductFilter): boolean {
	const type = types.find(({ id }) => id === product.category);
	const people = (type?.parent ?? product.category) === WOMEN ? "women" : "men";
	const said = [product.name, type?.name.replace("'s", "") ?? "", people, seasons[product.collection - 1]];
	const plain = said.join(" ").toLowerCase().replace("ñ", "n");
	const wanted = category === "women" ? WOMEN : category === "Men's tees" ? types[2]?.id : category;
	return (
		!product.offSale &&
		(!offer || product.offer === (offer === "true")) &&
		(!collection || product.collection === collection) &&
		(!wanted || product.category === wanted || type?.parent === wanted) &&
		(searches[filters]?.test(plain) ?? true)
	);
}

async function shownAfter(choice: ProductFilter): Promise<number> {
	const { data, headers } = await shop.call(products.list, { query: choice });
	expect(headers["x-total-count"]).toBe(String(data.length));
	return data.length;
}

/** Every value the panel offers, with the choice that clicking it would make. */
function offered(facets: Facets, choice: ProductFilter): [count: number, choice: ProductFilter][] {
	return [
		[facets.total, choice],
		[facets.sale.true, { ...choice, offer: "true" }],
		[facets.sale.false, { ...choice, offer: "false" }],
		...facets.collections.map(({ id_collection, count }): [number, ProductFilter] => [
			count,
			{ ...choice, collection: id_collection },
		]),
		...[...facets.categories, ...facets.types].map(({ id_category, count }): [number, ProductFilter] => [
			count,
			{ ...choice, category: id_category },
		]),
	];
}

test("for every facet value the count equals the number of products after choosing it", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(anyProduct, { maxLength: 25 }),
			fc.array(anyChoice, { minLength: 4, maxLength: 4 }),
			async (catalogue, choices) => {
				await refill(catalogue);
				for (const choice of choices) {
					const { data: facets } = await shop.call(products.facets, { query: choice });
					for (const [count, next] of offered(facets, choice)) {
						const byHand = catalogue.filter((product) => isShown(product, next)).length;
						expect(count, JSON.stringify({ choice, next })).toBe(byHand);
						expect(await shownAfter(next), JSON.stringify(next)).toBe(byHand);
					}
				}
			},
		),
		{ numRuns: 60 },
	);
}, 120_000);

test("every value is listed, also with nothing behind it, and types only of the chosen category", async () => {
	await refill([]);
	const all = (await shop.call(products.facets, { query: {} })).data;
	expect(all).toMatchObject({ total: 0, sale: { true: 0, false: 0 } });
	expect(all.collections.map(({ name }) => name)).toEqual(["Summer", "Winter", "Autumn", "Spring"]);
	expect(all.categories.map(({ id_category, name }) => [id_category, name])).toEqual([
		[WOMEN, "Women"],
		[MEN, "Men"],
	]);
	expect(all.types.map(({ id_category, parent, name }) => ({ id: id_category, parent, name }))).toEqual(types);
	for (const category of [MEN, "men"]) {
		const men = (await shop.call(products.facets, { query: { category } })).data;
		expect(men.types.map(({ parent }) => parent)).toEqual([MEN, MEN]);
	}
	const one = (await shop.call(products.facets, { query: { category: types[0]?.id } })).data;
	expect(one.types).toHaveLength(types.length);
});
