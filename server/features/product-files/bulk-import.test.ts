import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changes } from "#core/contract/changes.ts";
import { productFiles } from "#core/contract/product-files.ts";
import { addStaff } from "#server/testing/actors.ts";
import { type TestShop, testShop } from "#server/testing/app.ts";
import { expectSoundBooks } from "#server/testing/buying.ts";
import { addImage, addProduct } from "#server/testing/factories.ts";
import { exportProducts, importProducts } from "#server/testing/product-files.ts";

type Here = { shop: TestShop; token: string };
let [together, apart]: Here[] = [];
const shops = () => [together, apart] as [Here, Here];

beforeAll(async () => {
	const made = await Promise.all(
		[0, 1].map(async () => {
			const shop = await testShop({ config: { rateLimits: false } });
			for (const id of ["a", "b"]) await addImage(shop, id);
			for (let count = 0; count < 4; count += 1) await addProduct(shop, { variants: [{}, { ColorName: "Rojo" }] });
			return { shop, token: (await addStaff(shop, "admin")).token };
		}),
	);
	[together, apart] = made;
});
afterAll(() => Promise.all(shops().map(({ shop }) => shop.close())));

const HEAD =
	"slug,name,brand,description,price,discount,collection,category,fit,state,low_stock,colour,hex,pictures,size,stock";
const cell = (...said: string[]) => fc.constantFrom(...said);
const line = fc.tuple(cell("Blanco", "Rojo", "Verde", "Azul"), cell("S", "M", "L", "XL"), cell("", "0", "3", "8"));
const colour = fc.tuple(cell("", "#a1b2c3"), cell("", "a.webp", "b.webp; a.webp"));
const product = fc.record({
	own: fc.tuple(
		cell("20", "31.50"),
		cell("", "15"),
		cell("", "slim", "regular"),
		cell("on", "off", "draft"),
		cell("", "7"),
	),
	lines: fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ([name, size]) => `${name} ${size}` }),
	looks: fc.array(colour, { minLength: 4, maxLength: 4 }),
});

/** The lines of one product; what is said of it and its colours stands on their first lines. */
function linesOf(
	slug: string,
	{ own, lines, looks }: typeof product extends fc.Arbitrary<infer P> ? P : never,
): string[] {
	const [price, discount, fit, state, low] = own;
	const colours = [...new Set(lines.map(([name]) => name))];
	return lines.map(([name, size, stock], at) => {
		const isFirst = lines.findIndex((other) => other[0] === name) === at;
		const [hex, pictures] = (isFirst && looks[colours.indexOf(name)]) || ["", ""];
		const said =
			at > 0 ? ",,,,,,,,," : `Coat,House label,A coat.,${price},${discount},Summer,Women,${fit},${state},${low}`;
		return `${slug},${said},${name},${hex},${pictures},${size},${stock}`;
	});
}

async function imported({ shop, token }: Here, lines: readonly string[]): Promise<number[]> {
	const { data } = await importProducts(shop, token, [HEAD, ...lines].join("\n"));
	expect(data).toMatchObject({ errors: [] });
	const { job } = data as { job: number | null };
	if (job === null) return [];
	const { change } = (await shop.call(productFiles.importStatus, { params: { id: job } }, token)).data;
	return change === null ? [] : [change];
}

async function undone({ shop, token }: Here, ids: readonly number[]): Promise<void> {
	for (const id of ids) expect((await shop.call(changes.undo, { params: { id } }, token)).status).toBe(200);
}

async function expectSame(): Promise<string> {
	const [one, other] = await Promise.all(shops().map(({ shop, token }) => exportProducts(shop, token)));
	expect(one).toBe(other);
	for (const { shop } of shops()) await expectSoundBooks(shop);
	return one ?? "";
}

test("products that are written together become what they become one by one, and so when they are taken back", async () => {
	const slugs = (await expectSame()).match(/^"[^"]+"(?=,"[^"])/gm)?.map((slug) => slug.slice(1, -1)) ?? [];
	let fresh = 0;
	await fc.assert(
		fc.asyncProperty(fc.array(product, { minLength: 3, maxLength: 6 }), async (products) => {
			const [many, single] = shops();
			const before = await expectSame();
			fresh += 1;
			const files = products.map((each, at) => linesOf(slugs[at] ?? `fresh-${fresh}-${at}`, each));
			const whole = await imported(many, files.flat());
			const parts: number[] = [];
			for (const file of files) parts.unshift(...(await imported(single, file)));
			await expectSame();
			await undone(many, whole);
			await undone(single, parts);
			expect(await expectSame()).toBe(before);
		}),
		{ numRuns: 4, endOnFailure: true },
	);
}, 60_000);
