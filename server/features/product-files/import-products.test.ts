import { describe, expect } from "vitest";
import type { FileProblem } from "#core/rules/file-problems.ts";
import { addProduct } from "#server/testing/factories.ts";
import { exportProducts, importProducts } from "#server/testing/product-files.ts";
import { stockingTest } from "#server/testing/stocking.ts";

const { shop, test, staff, add, read } = stockingTest();

const exported = () => exportProducts(shop, staff.token);
const send = async (text: string | Buffer, dry: "0" | "1" = "0") => {
	const { status, data } = await importProducts(shop, staff.token, text, dry);
	return { status, ...(data as { created: number; changed: number; unchanged: number; errors: FileProblem[] }) };
};
const HEAD = "slug,name,brand,description,price,discount,collection,category,colour,pictures,size,stock";
const shirtLines = (slug: string) =>
	`${HEAD}\n${slug},Linen shirt,House label,"A shirt, of linen.",49.90,10,summer,women's shirts,Blanco,front.webp; back.webp,M,3\n${slug},,,,,,,,Blanco,,L,\n${slug},,,,,,,,Azul,,M,4\n`;

describe("a file", () => {
	test("that comes back as it went out changes nothing", async () => {
		await add();
		await addProduct(shop, { name: "Long coat 100%", price: 45, offer: 33, variants: [{ ColorName: "Nº 1" }] });
		const before = await exported();
		expect(await send(before)).toMatchObject({ status: 200, created: 0, changed: 0, unchanged: 2, errors: [] });
		expect(await exported()).toBe(before);
	});

	test("that is only looked at tells product by product what it would do", async () => {
		const id = await addProduct(shop, {
			name: "Told coat",
			price: 45,
			variants: [{ ColorName: "Azul", Stocks: { M: 3 } }],
		});
		const { rows } = await shop.pool.query<{ slug: string }>("select slug from product where id = $1", [id]);
		const slug = rows[0]?.slug ?? "";
		const before = await exported();
		const of = "Told coat,55,Women's shirts,Summer,House label,A coat.";
		const lines = [
			"slug,name,price,category,collection,brand,description,colour,hex,size,stock",
			`${slug},${of},Azul,#112233,M,5`,
			`${slug},,,,,,,Rojo,,M,2`,
			"told-cape,Cape,80,Women,Summer,House label,A cape.,Verde,,M,4",
		];
		const { data } = await importProducts(shop, staff.token, `${lines.join("\n")}\n`, "1");
		const { changes } = data as { changes: unknown[] };
		expect(changes).toMatchObject([
			{
				...{ line: 2, slug, name: "Told coat", isNew: false },
				cells: expect.arrayContaining([
					{ column: "price", from: "45", to: "55" },
					{ column: "colour", from: null, to: "Rojo" },
					{ column: "hex", of: "Azul", from: expect.any(String), to: "#112233" },
					{ column: "stock", of: "Azul M", from: "3", to: "5" },
				]),
			},
			{
				...{ line: 4, slug: "told-cape", name: "Cape", isNew: true },
				cells: expect.arrayContaining([
					{ column: "price", from: null, to: "80" },
					{ column: "colour", from: null, to: "Verde" },
					{ column: "stock", from: null, to: "4" },
				]),
			},
		]);
		expect(await exported()).toBe(before);
	});

	test("makes new products with their colours, sizes, pictures and units", async () => {
		expect(await send(shirtLines("linen-shirt"))).toMatchObject({ created: 1, changed: 0, unchanged: 0, errors: [] });
		const { rows } = await shop.pool.query<{ id: number }>("select id from product where slug = 'linen-shirt'");
		expect(await read(rows[0]?.id ?? 0)).toMatchObject({
			name: "Linen shirt",
			price: 49.9,
			price_offer: 44.91,
			collection: 1,
			categories: ["Women's shirts"],
			sizes: ["M", "L"],
			variants: [
				{ ColorName: "Blanco", ProductImages: ["/images/front.webp", "/images/back.webp"], Stocks: { M: 3, L: 0 } },
				{ ColorName: "Azul", Stocks: { M: 4, L: 0 } },
			],
		});
	});

	test("understands prices as people write them, and says those that can be read in two ways", async () => {
		const id = await addProduct(shop, { name: "Priced coat" });
		const head = "slug;price;price_offer;colour;size\n";
		const priced = (price: string, offer = "") => send(`${head}priced-coat-${id};${price};${offer};Blanco;M\n`);
		expect(await priced("1.500,50", "999,90")).toMatchObject({ changed: 1, errors: [] });
		expect(await read(id)).toMatchObject({ price: 1500.5, price_offer: 999.9 });
		expect(await priced("1500,5", "999,9")).toMatchObject({ changed: 0, unchanged: 1, errors: [] });
		const { errors } = await priced("1,500", "x");
		expect(errors.map(({ line, column, code }) => [line, column, code])).toEqual([
			[2, "price", "price_form"],
			[2, "price_offer", "price_form"],
		]);
	});

	test("gives a time to what is not on sale, in any time zone, and takes it away", async () => {
		const id = await addProduct(shop, { name: "Timed coat", draft: true });
		const stateOf = async () => {
			const { rows } = await shop.pool.query("select draft, publish_at from product where id = $1", [id]);
			return rows[0];
		};
		const timed = (state: string, time: string) =>
			send(`slug,state,publish_at,colour,size\ntimed-coat-${id},${state},${time},Blanco,M\n`);
		const told = async (state: string, time: string) =>
			(await timed(state, time)).errors.map(({ column, code }) => [column, code]);
		expect(await timed("", "2200-03-01T09:00:00-03:00")).toMatchObject({ changed: 1, errors: [] });
		const planned = { draft: true, publish_at: new Date("2200-03-01T12:00:00Z") };
		expect(await stateOf()).toEqual(planned);
		expect(await told("draft", "2001-03-01T09:00:00Z")).toEqual([["publish_at", "time_past"]]);
		expect(await told("on", "2200-03-02T09:00:00Z")).toEqual([["publish_at", "time_on_sale"]]);
		expect(await told("draft", "next spring")).toEqual([["publish_at", "time_form"]]);
		expect(await stateOf()).toEqual(planned);
		expect(await timed("off", "")).toMatchObject({ changed: 1, errors: [] });
		expect(await stateOf()).toEqual({ draft: false, publish_at: null });
	});

	test("says what search engines are told: one text stays without the other, an empty cell takes its own away", async () => {
		const id = await addProduct(shop, { name: "Found coat", seo: { title: "A coat to find", description: "Warm." } });
		const seoOf = async () => (await shop.pool.query("select seo, slug from product where id = $1", [id])).rows[0];
		const slug = `found-coat-${id}`;
		const told = (cells: string) => send(`slug,seo_title,seo_description,colour,size\n${slug},${cells},Blanco,M\n`);
		expect(await told("A better coat,Warm.")).toMatchObject({ changed: 1, errors: [] });
		expect(await seoOf()).toEqual({ slug, seo: { title: "A better coat", description: "Warm." } });
		const { errors } = await told(`${"x".repeat(71)},Warm.`);
		expect(errors.map(({ line, column }) => [line, column])).toEqual([[2, "seo_title"]]);
		expect(await told(",Warm.")).toMatchObject({ changed: 1, errors: [] });
		expect(await seoOf()).toEqual({ slug, seo: { description: "Warm." } });
		expect(await told(",")).toMatchObject({ changed: 1, errors: [] });
		expect(await seoOf()).toEqual({ slug, seo: null });
	});

	test("that is only looked at writes nothing", async () => {
		const before = await exported();
		expect(await send(shirtLines("other-shirt"), "1")).toMatchObject({ created: 1, errors: [] });
		expect(await exported()).toBe(before);
	});

	test("changes what it says otherwise, and keeps what was sold since it was made", async () => {
		const id = await addProduct(shop, { name: "Kept coat", variants: [{ Stocks: { M: 5 } }, { ColorName: "Rojo" }] });
		const file = await exported();
		const [line = ""] = file.split("\r\n").filter((found) => found.includes('"Kept coat"'));
		const [stocked = ""] = file
			.split("\r\n")
			.filter((found) => found.startsWith(`"kept-coat-${id}"`) && found.endsWith(",5,5"));
		await shop.pool.query(
			"update stock set reserved = 2 where size = 'M' and variant_id = (select min(id) from variant where product_id = $1)",
			[id],
		);
		const edited = file
			.replace(line, line.replace(",20,,,", ",25.50,,20.05,"))
			.replace(stocked, stocked.replace(",5,5", ",9,5"));
		expect(await send(edited)).toMatchObject({ created: 0, changed: 1, errors: [] });
		expect(await read(id)).toMatchObject({ price: 25.5, price_offer: 20.05, variants: [{ Stocks: { M: 7 } }, {}] });
		const after = await exported();
		expect(after).toContain('"Kept coat","House label","A shirt.",25.5,,20.05,');
		expect(await send(after)).toMatchObject({ changed: 0, errors: [] });
		await shop.pool.query("update stock set reserved = 0");
	});

	test("may have only some columns, semicolons, and lines without quotes", async () => {
		const id = await addProduct(shop, { name: "Half told" });
		const slug = `half-told-${id}`;
		expect(await send(`slug;colour;size;price;fit\r\n${slug};Blanco;S;33;slim`)).toMatchObject({ changed: 1 });
		expect(await read(id)).toMatchObject({
			name: "Half told",
			price: 33,
			fit: "slim",
			variants: [{ Stocks: { S: 5 } }],
		});
	});
});

describe("an error", () => {
	test("is a slug that a product had before: no second one is made of it", async () => {
		const id = await addProduct(shop, { name: "Renamed" });
		await shop.pool.query("update product set slug = 'its-new-name' where id = $1", [id]);
		const answer = await send(`slug;colour;size;price\r\nrenamed-${id};Blanco;S;33`);
		expect(answer).toMatchObject({ created: 0, errors: [{ line: 2, column: "slug", code: "slug_former" }] });
		expect(answer.errors[0]?.message).toContain("its-new-name");
	});

	test("in one line keeps everything as it was, and each is told by line and column", async () => {
		const before = await exported();
		const text = `${shirtLines("new-shirt")}new-coat,,House label,A coat.,cheap,,nowhere,Coats,Rojo1,none.png,S,-1\nnew-coat,,,,,,,,Verde,,40,x\nNew coat,,,,,,,,Verde,,S,\n`;
		const { errors, created } = await send(text);
		expect(errors.map(({ line, column }) => [line, column])).toEqual([
			[5, "category"],
			[5, "collection"],
			[5, "price"],
			[5, "colour"],
			[5, "pictures"],
			[5, "stock"],
			[6, "size"],
			[6, "stock"],
			[7, "slug"],
		]);
		expect(created).toBe(1);
		expect(await exported()).toBe(before);
	});

	test.each([
		["", [{ line: 1, column: "", message: "This file is empty" }]],
		["name,price\nx,1", [{ column: "slug" }, { column: "colour" }, { column: "size" }]],
		["slug,colour,size,colour\n", [{ column: "colour", message: "This column is there twice" }]],
		["slug,colour,size,weight\n", [{ column: "weight" }]],
		['slug,colour,size\na,"b,c\n', [{ line: 2, column: "" }]],
		["slug,colour,size\na,b,c,d\n", [{ line: 2, column: "" }]],
		[`slug,colour,size\n${"x".repeat(200_000)}`, [{ line: 2, message: "This line is too long" }]],
	])("in its form is told: %.60s", async (text, errors) => {
		expect(await send(text)).toMatchObject({ status: 200, created: 0, errors });
	});

	test("of letters is told", async () => {
		const latin = Buffer.from("slug,colour,size\na,Añil,S\n", "latin1");
		const { errors } = await send(latin);
		expect(errors).toMatchObject([{ message: "This file is not in UTF-8: save it as CSV UTF-8" }]);
	});

	test("that another body than CSV is", async () => {
		const answer = await shop.app.inject({
			method: "POST",
			url: "/api/products/import",
			headers: { authorization: `Bearer ${staff.token}` },
			payload: { some: "json" },
		});
		expect(answer.statusCode).toBe(415);
	});
});
