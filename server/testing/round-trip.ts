import fc from "fast-check";
import { expect } from "vitest";
import { FITS } from "#core/contract/product-fields.ts";
import { CARE_SYMBOLS, careGroupOf, inCareOrder } from "#core/rules/care.ts";
import { MEASURES } from "#core/rules/measurements.ts";
import { offerPercentOf } from "#core/rules/offer.ts";
import type { TestShop } from "./app.ts";
import { addImage, addProduct, type NewProduct } from "./factories.ts";
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
const product: fc.Arbitrary<NewProduct> = sized.chain(({ sizeSystem, sizes }) =>
	fc.record(
		{
			sizeSystem: fc.constant(sizeSystem),
			sizes: fc.constant(sizes),
			name: named,
			brand: named,
			description: fc.tuple(named, fc.constantFrom("", "\n", "\r\n\t")).map(([text, end]) => `${text}${end}${text}`),
			price: fc.integer({ min: 100, max: 2_000_000 }).map((cents) => cents / 100),
			offer: fc.integer({ min: 1, max: 99 }),
			collection: fc.integer({ min: 1, max: 4 }),
			category: fc.constantFrom(1, 2),
			fit: fc.constantFrom(...FITS),
			fabric: fc.integer({ min: 1, max: 99 }).map((percent) => [
				{ fibre: "Cotton", percent },
				{ fibre: "Merino wool", percent: 100 - percent },
			]),
			care: fc.uniqueArray(fc.constantFrom(...CARE_SYMBOLS), { minLength: 1, selector: careGroupOf }).map(inCareOrder),
			measurements: measured(sizes),
			translations: fc.record(
				{ es: fc.record({ name: named, description: named }, { requiredKeys: [], noNullPrototype: true }) },
				{ requiredKeys: [], noNullPrototype: true },
			),
			offSale: fc.boolean(),
			variants: fc.uniqueArray(
				fc.record({
					ColorName: fc.constantFrom("Azul", "Rojo vivo", "Añil", "D'Or", "Off-white"),
					ColorHex: fc.constantFrom("", "#a1b2c3"),
					images: fc.subarray(pictures),
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
				"offSale",
				"variants",
			],
		},
	),
);

/** What an import must keep byte for byte: a shop's own file changes nothing, and another shop's becomes the same there. */
export async function expectRoundTrips(from: Here, to: Here, runs: number): Promise<void> {
	for (const { shop } of [from, to]) for (const id of pictures) await addImage(shop, id);
	let done = 0;
	await fc.assert(
		fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 3 }), fc.boolean(), async (products, isOdd) => {
			for (const given of products) await addProduct(from.shop, given);
			if (isOdd) await setOddOffer(from.shop);
			const whole = await exportProducts(from.shop, from.token);
			const file = linesAfter(whole, done);
			const counts = { created: 0, changed: 0, unchanged: 0, errors: [] };
			expect((await importProducts(from.shop, from.token, file)).data).toMatchObject({
				...counts,
				unchanged: products.length,
			});
			expect((await importProducts(to.shop, to.token, file)).data).toMatchObject({
				...counts,
				created: products.length,
			});
			done += products.length;
			expect(await exportProducts(from.shop, from.token)).toBe(whole);
			expect(await exportProducts(to.shop, to.token)).toBe(whole);
		}),
		{ numRuns: runs, endOnFailure: true },
	);
}

/** The header and the products after the first so many. */
function linesAfter(file: string, products: number): string {
	const lines = file.split(/\r\n(?=")/);
	const slugs = [...new Set(lines.slice(1).map((line) => line.split(",", 1)[0]))].slice(products);
	return [lines[0], ...lines.slice(1).filter((line) => slugs.includes(line.split(",", 1)[0]))].join("\r\n");
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
