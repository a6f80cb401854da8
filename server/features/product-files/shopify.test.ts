import { describe, expect } from "vitest";
import type { FileProblem } from "#core/rules/file-problems.ts";
import { addImage } from "#server/testing/factories.ts";
import { importProducts } from "#server/testing/product-files.ts";
import { stockingTest } from "#server/testing/stocking.ts";

const { shop, test, staff, read } = stockingTest();

type Cells = Record<string, string | number>;
type Where = { category?: string; collection?: string; pictures?: "known" };
type Answer = { created: number; changed: number; unchanged: number; errors: FileProblem[] };

/** A file of these lines; its columns are those of all of them. */
function fileOf(lines: readonly Cells[]): string {
	const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))];
	const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;
	return [columns, ...lines.map((line) => columns.map((column) => line[column] ?? ""))]
		.map((cells) => cells.map(quoted).join(","))
		.join("\n");
}
const send = async (lines: readonly Cells[], where: Where = {}) =>
	(await importProducts(shop, staff.token, fileOf(lines), "0", where)).data as Answer;
async function productOf(slug: string) {
	const { rows } = await shop.pool.query<{ id: number }>("select id from product where slug = $1", [slug]);
	return read(rows[0]?.id ?? 0);
}

const HERE = { category: "Women's shirts", collection: "Summer" };
/** As the classic form has it: what is true of the whole product is on its first line only. */
const classic = (handle: string, first: Cells = {}) => [
	{
		Handle: handle,
		Title: "Linen shirt",
		"Body (HTML)": "<p>A <b>light</b> shirt.</p><p>Washed &amp; soft.</p>",
		Vendor: "House label",
		Type: "women's SHIRTS",
		Tags: "linen, summer",
		Published: "TRUE",
		"Option1 Name": "Color",
		"Option1 Value": "Blanco",
		"Option2 Name": "Size",
		"Option2 Value": "Medium",
		"Variant Inventory Qty": 3,
		"Variant Price": "39.90",
		"Variant Compare At Price": "49.90",
		"Image Src": "https://cdn.example/s/front.webp?v=1",
		"Variant Image": "",
		Status: "active",
		...first,
	},
	{
		Handle: handle,
		"Option1 Value": "Blanco",
		"Option2 Value": "L",
		"Variant Inventory Qty": -2,
		"Variant Price": "39.90",
	},
	{
		Handle: handle,
		"Option1 Value": "Azul",
		"Option2 Value": "M",
		"Variant Inventory Qty": 4,
		"Variant Price": "39.90",
		"Image Src": "https://cdn.example/s/blue%20back.jpg",
		"Variant Image": "https://cdn.example/s/blue%20back.jpg",
	},
	{ Handle: handle, "Image Src": "https://cdn.example/s/back.webp" },
];

test.beforeAll(() => addImage(shop, "azul", { name: "Blue Back.jpg" }));

describe("Shopify's file", () => {
	test("makes products with colours, sizes, units, pictures and their offer; again it changes nothing", async () => {
		expect(await send(classic("linen-shirt"), HERE)).toMatchObject({ created: 1, errors: [] });
		expect(await productOf("linen-shirt")).toMatchObject({
			name: "Linen shirt",
			brand: "House label",
			description: "A light shirt.\nWashed & soft.",
			price: 49.9,
			price_offer: 39.9,
			categories: ["Women's shirts"],
			collection: 1,
			sizeSystem: "letters",
			sizes: ["M", "L"],
			variants: [
				{ ColorName: "Blanco", ProductImages: ["/images/front.webp", "/images/back.webp"], Stocks: { M: 3, L: 0 } },
				{ ColorName: "Azul", ProductImages: ["/images/azul.webp"], Stocks: { M: 4, L: 0 } },
			],
		});
		expect(await send(classic("linen-shirt"), HERE)).toMatchObject({
			created: 0,
			changed: 0,
			unchanged: 1,
			errors: [],
		});
	});

	test("is taken in its newer form, in Spanish, and without options", async () => {
		const skirt = {
			Title: "Falda larga",
			"URL handle": "Falda-Larga",
			Description: "Una falda.",
			Vendor: "House label",
			"Option1 name": "Talla",
			"Option1 value": "38",
			"Option2 name": "Colour",
			"Option2 value": "Rojo",
			Price: "30",
			"Inventory quantity": 1,
			Status: "Draft",
		};
		const scarf = {
			Title: "Scarf",
			"URL handle": "scarf",
			Vendor: "House label",
			"Option1 name": "Title",
			"Option1 value": "Default Title",
			Price: "12.50",
			"Inventory quantity": 9,
			Status: "Active",
		};
		expect(await send([skirt, scarf], HERE)).toMatchObject({ created: 2, errors: [] });
		expect(await productOf("scarf")).toMatchObject({
			description: "Scarf",
			price: 12.5,
			sizeSystem: "one-size",
			variants: [{ ColorName: "One colour", Stocks: { "One size": 9 } }],
		});
		const { rows } = await shop.pool.query(
			"select size_system, offered_sizes, draft from product where slug = 'falda-larga'",
		);
		expect(rows).toMatchObject([{ size_system: "numbers", offered_sizes: ["38"], draft: true }]);
		expect(await productOf("falda-larga")).toMatchObject({ code: "not_found" });
	});

	test("that is unlisted there is a draft here, never on sale", async () => {
		expect(await send(classic("unlisted", { Status: "Unlisted" }), HERE)).toMatchObject({ created: 1, errors: [] });
		const { rows } = await shop.pool.query(
			"select draft, off_sale_at is null as on from product where slug = 'unlisted'",
		);
		expect(rows).toEqual([{ draft: true, on: false }]);
	});

	test("is taken without the pictures the shop lacks where that is wished, and their number is told", async () => {
		const lines = classic("no-front", { "Image Src": "https://x.example/none.jpg" });
		const [without, later] = [{ ...HERE, pictures: "known" as const }, classic("no-front")];
		expect(await send(lines, without)).toMatchObject({ created: 1, picturesLeftOut: 1, errors: [] });
		expect(await productOf("no-front")).toMatchObject({
			variants: [{ ProductImages: ["/images/back.webp"] }, { ProductImages: ["/images/azul.webp"] }],
		});
		// What a colour has stays where the shop lacks all that the file names in its place.
		await send(later, HERE);
		const none = later.map((line) => ({
			...line,
			...("Image Src" in line && { "Image Src": "https://x.example/none.jpg" }),
		}));
		expect(await send(none, without)).toMatchObject({ unchanged: 1, picturesLeftOut: 1, errors: [] });
	});

	test.each([
		["a status that says nothing here", classic("s", { Status: "secret" }), HERE, [[2, "not_one_of"]]],
		["a status like a word of the language", classic("s", { Status: "constructor" }), HERE, [[2, "not_one_of"]]],
		["a category the shop lacks", classic("a", { Type: "Togas" }), { collection: "Summer" }, [[2, "invalid"]]],
		["no collection", classic("b"), { category: "Women's shirts" }, [[2, "invalid"]]],
		["sizes the shop lacks", classic("c", { "Option2 Value": "Huge" }), HERE, [[2, "sizes_unknown"]]],
		[
			"two prices",
			[...classic("d"), { ...classic("d")[1], "Option2 Value": "XL", "Variant Price": 50 }],
			HERE,
			[[6, "said_otherwise"]],
		],
		["no handle", [{ Title: "Scarf", Handle: "", "Variant Price": 5 }], HERE, [[2, "slug_form"]]],
		[
			"a picture the shop lacks",
			classic("e", { "Image Src": "https://x.example/none.jpg" }),
			HERE,
			[[2, "picture_unknown"]],
		],
	])("with %s is refused, and says where", async (_, lines, where, problems) => {
		const { errors } = await send(lines as Cells[], where);
		expect(errors.map(({ line, code }) => [line, code])).toEqual(problems);
	});

	test("of one product without end is cut short", async () => {
		const more = Array.from({ length: 2100 }, (_, at) => ({ Handle: "long", "Image Src": `${at}.jpg` }));
		const { errors } = await send([...classic("long"), ...more], HERE);
		expect(errors.some(({ code }) => code === "too_many_lines")).toBe(true);
	});
});
