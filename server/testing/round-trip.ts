import fc from "fast-check";
import { expect } from "vitest";
import { FITS } from "#core/contract/product-fields.ts";
import { CARE_SYMBOLS, careGroupOf, inCareOrder } from "#core/rules/care.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { MEASURES } from "#core/rules/measurements.ts";
import { offerPercentOf } from "#core/rules/offer.ts";
import type { TestShop } from "./app.ts";
import { addCategory, addCollection, addImage, addProduct, type NewProduct } from "./factories.ts";
import { exportProducts, importProducts } from "./product-files.ts";

type Here = { shop: TestShop; token: string };

const words = fc.array(fc.constantFrom("=SUM", "'", "-", "@", '"', ",", ";", "Añil", "coat", "日本", " "), {
	minLength: 1,
	maxLength: 6,
});
const named = words.map((parts) => `${parts.join("")}x`.trim());
const pictures = ["a", "B-2", "c_3"];
const system = fc.constantFrom<{ sizeSystem: string; all: string[] }[]>(
	{ sizeSystem: "letters", all: ["S", "M", "L", "XL"] },
	{ sizeSystem: "shoes", all: ["35", "36", "37", "46"] },
	{ sizeSystem: "one-size", all: ["One size"] },
);

const sized = system.chain(({ sizeSystem, all }) =>
	fc.record({
		sizeSystem: fc.constant(sizeSystem),
		sizes: fc.subarray(all, { minLength: 1 }),
	}),
);
const measured = (sizes: readonly string[]) =>
	fc
		.dictionary(
			fc.constantFrom(...sizes),
			fc
				.dictionary(
					fc.constantFrom(...MEASURES),
					fc.integer({ min: 10, max: 3000 }).map((mm) => mm / 10),
					{ minKeys: 1 },
				)
				.map((measures) => ({ ...measures })),
			{ minKeys: 1 },
		)
		.map((measurements) => ({ ...measurements }));

/** Whether it can be bought, and when it goes on sale by itself: long after any test has run. */
const sold = fc
	.record({
		kind: fc.constantFrom("on", "off", "draft"),
		publishAt: fc.option(fc.date({ min: new Date("2200-01-01"), max: new Date("2300-01-01"), noInvalidDate: true })),
	})
	.map(({ kind, publishAt }) =>
		kind === "on" ? {} : { offSale: true, draft: kind === "draft", ...(publishAt && { publishAt }) },
	);

type Shelves = { categories: number[]; collections: number[] };

const productOn = ({ categories, collections }: Shelves): fc.Arbitrary<NewProduct> =>
	fc.tuple(described(categories, collections), sold).map(([given, state]) => ({ ...given, ...state }));

const described = (categories: number[], collections: number[]): fc.Arbitrary<NewProduct> =>
	sized.chain(({ sizeSystem, sizes }) =>
		fc.record(
			{
				sizeSystem: fc.constant(sizeSystem),
				sizes: fc.constant(sizes),
				name: named,
				brand: named,
				description: fc.tuple(named, fc.constantFrom("", "\n", "\r\n\t")).map(([text, end]) => `${text}${end}${text}`),
				price: fc.integer({ min: 100, max: 2_000_000 }).map((cents) => cents / 100),
				offer: fc.integer({ min: 1, max: 99 }),
				collection: fc.constantFrom(...collections),
				category: fc.constantFrom(...categories),
				lowStock: fc.integer({ min: 0, max: 50 }),
				fit: fc.constantFrom(...FITS),
				fabric: fc.integer({ min: 1, max: 99 }).map((percent) => [
					{ fibre: "Cotton", percent },
					{ fibre: "Merino wool", percent: 100 - percent },
				]),
				care: fc
					.uniqueArray(fc.constantFrom(...CARE_SYMBOLS), { minLength: 1, selector: careGroupOf })
					.map(inCareOrder),
				measurements: measured(sizes),
				translations: fc.record(
					{ es: fc.record({ name: named, description: named }, { requiredKeys: [], noNullPrototype: true }) },
					{ requiredKeys: [], noNullPrototype: true },
				),
				seo: fc.record({ title: named, description: named }, { requiredKeys: [], noNullPrototype: true }),
				variants: fc.uniqueArray(
					fc.record({
						ColorName: fc.constantFrom("Azul", "Rojo vivo", "Añil", "D'Or", "Off-white"),
						ColorHex: fc.constantFrom("", "#a1b2c3"),
						images: fc.subarray(pictures),
						swatch: fc.constantFrom("", ...pictures),
						Stocks: fc
							.integer({ min: 0, max: 999 })
							.map((units) => Object.fromEntries(sizes.map((size, at) => [size, units * at]))),
					}),
					{ minLength: 1, maxLength: 4, selector: ({ ColorName }) => ColorName },
				),
			},
			{
				requiredKeys: [
					"sizeSystem",
					"sizes",
					"name",
					"brand",
					"description",
					"price",
					"collection",
					"category",
					"variants",
				],
			},
		),
	);

/**
 * What an import must keep byte for byte: a shop's own file changes nothing, and another shop's becomes the same there. Every
 * run begins with two shops that have no product.
 */
export async function expectRoundTrips(from: Here, to: Here, runs: number): Promise<void> {
	const [shelves] = await Promise.all([from, to].map(({ shop }) => stockShelves(shop)));
	const product = productOn(shelves as Shelves);
	await fc.assert(
		fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 3 }), fc.boolean(), async (products, isOdd) => {
			await Promise.all([from, to].map(({ shop }) => removeProducts(shop)));
			for (const given of products) await addProduct(from.shop, given);
			if (isOdd) await setOddOffer(from.shop);
			const file = await exportProducts(from.shop, from.token);
			const counts = { created: 0, changed: 0, unchanged: 0, errors: [] };
			expect((await importProducts(from.shop, from.token, file)).data).toMatchObject({
				...counts,
				unchanged: products.length,
			});
			expect((await importProducts(to.shop, to.token, file)).data).toMatchObject({
				...counts,
				created: products.length,
			});
			expect(await exportProducts(from.shop, from.token)).toBe(file);
			expect(await exportProducts(to.shop, to.token)).toBe(file);
		}),
		{ numRuns: runs, endOnFailure: true },
	);
}

/** Pictures, and beside what every shop has a collection and garment types, two of them of one name. */
async function stockShelves(shop: TestShop): Promise<Shelves> {
	for (const id of pictures) await addImage(shop, id);
	const coats = [await addCategory(shop, "Coats", WOMEN), await addCategory(shop, "Coats", MEN)];
	return {
		categories: [WOMEN, MEN, ...coats, await addCategory(shop, "Women's bags")],
		collections: [1, 2, 3, 4, await addCollection(shop, "Resort")],
	};
}

/** A product's own table and all whose rows belong to one, however far below it. */
const OF_PRODUCTS = `
	with recursive below as (
		select 'product'::regclass::oid as id
		union select conrelid from pg_constraint join below on confrelid = below.id where contype = 'f'
	) select id::regclass::text as name from below`;

/** Past the triggers that keep every shop from losing its books. */
async function removeProducts({ pool, deps }: TestShop): Promise<void> {
	const { rows } = await pool.query<{ name: string }>(OF_PRODUCTS);
	const emptied = rows.map(({ name }) => `delete from ${name}`).join("; ");
	await pool.query(`set session_replication_role = replica; ${emptied}; reset session_replication_role`);
	deps.catalogue.forget();
	deps.cache.clear();
}

/** The last product gets an offer that no whole percentage gives. */
async function setOddOffer({ pool }: TestShop): Promise<void> {
	const { rows } = await pool.query<{ id: number; price_cents: number }>(
		"select id, price_cents from product order by id desc limit 1",
	);
	const [last] = rows;
	if (!last) return;
	const cents = Math.max(1, Math.floor(last.price_cents / 3) - 1);
	await pool.query("update product set offer_percent = $2, price_offer_cents = $3 where id = $1", [
		last.id,
		offerPercentOf(last.price_cents, cents),
		cents,
	]);
}
