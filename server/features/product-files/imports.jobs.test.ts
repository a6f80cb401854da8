import { describe, expect } from "vitest";
import { changes, type Undone } from "#core/contract/changes.ts";
import { ANSWERED_BYTES_MAX, type ImportStatus, productFiles } from "#core/contract/product-files.ts";
import { addStaff } from "#server/testing/actors.ts";
import { drainJobs } from "#server/testing/drain-jobs.ts";
import { addProduct } from "#server/testing/factories.ts";
import { permitEmployees } from "#server/testing/permit-employees.ts";
import { exportProducts, importProducts } from "#server/testing/product-files.ts";
import { stockingTest } from "#server/testing/stocking.ts";
import { tidyImports } from "./imports.service.ts";

const { shop, test, staff, read } = stockingTest();

const exported = () => exportProducts(shop, staff.token);
const HEAD = "slug,name,brand,description,price,collection,category,colour,size,stock";
const COUNT = 250;
/** A file of new products that is too large to be answered at once: most of it are empty lines. */
const largeFile = (prefix: string, lastLine = "") => {
	const lines = Array.from(
		{ length: COUNT },
		(_, at) => `${prefix}-${at},Linen shirt,House label,A shirt.,49.90,Summer,Women's shirts,Blanco,M,3`,
	);
	return `${[HEAD, ...lines, lastLine].join("\n")}${"\n".repeat(ANSWERED_BYTES_MAX)}`;
};

async function send(text: string | Buffer, dry: "0" | "1" = "0"): Promise<number> {
	const { status, data } = await importProducts(shop, staff.token, text, dry);
	expect(status).toBe(202);
	return (data as { job: number }).job;
}
const statusOf = async (id: number, token = staff.token): Promise<ImportStatus> =>
	(await shop.call(productFiles.importStatus, { params: { id } }, token)).data;
const undo = async (id: number, token = staff.token) =>
	shop.call(changes.undo, { params: { id: (await statusOf(id)).change ?? 0 } }, token);

describe("a large file", () => {
	test("is answered with its job, which does all of it", async () => {
		const id = await send(largeFile("large"));
		expect(await statusOf(id)).toMatchObject({ state: "reading", total: 0, undoUntil: null });
		expect((await drainJobs(shop)).failed).toBe(0);
		expect(await statusOf(id)).toMatchObject({ state: "done", done: COUNT, total: COUNT, created: COUNT, errors: [] });
		expect((await exported()).match(/"large-\d+","Linen shirt"/g)).toHaveLength(COUNT);
		const { rows } = await shop.pool.query("select from product_import_part");
		expect(rows).toHaveLength(0);
	});

	test("that is only looked at writes nothing", async () => {
		const before = await exported();
		const id = await send(largeFile("looked-at"), "1");
		await drainJobs(shop);
		expect(await statusOf(id)).toMatchObject({ state: "checked", created: COUNT });
		expect(await exported()).toBe(before);
	});

	test("with one bad line writes nothing", async () => {
		const before = await exported();
		const id = await send(largeFile("bad", "bad-last,,,,,,,Blanco,M,3"));
		await drainJobs(shop);
		const { state, errors } = await statusOf(id);
		expect(state).toBe("refused");
		expect(new Set(errors.map(({ line }) => line))).toEqual(new Set([COUNT + 2]));
		expect(await exported()).toBe(before);
	});

	test("whose letters are wrong far behind its beginning is refused", async () => {
		const text = largeFile("far");
		const id = await send(Buffer.concat([Buffer.from(text), Buffer.from("far-last,,,,,,,A\xf1il,M,3\n", "latin1")]));
		expect((await drainJobs(shop)).failed).toBe(0);
		const { state, errors } = await statusOf(id);
		expect(state).toBe("refused");
		expect(errors).toMatchObject([{ message: "This file is not in UTF-8: save it as CSV UTF-8" }]);
	});

	test("that something comes between is taken back as a whole", async () => {
		const before = await exported();
		const id = await send(largeFile("halfway"));
		// After the file was read, and before all of it is written, its category gets another name.
		await shop.pool.query(`
			create function refuse_late() returns trigger language plpgsql as $$ begin
				if new.slug = 'halfway-140' then update category set name = 'Gone' where name = 'Women''s shirts'; end if;
				return new; end $$;
			create trigger refuse_late after insert on product for each row execute function refuse_late()`);
		await drainJobs(shop, { retriesToo: true });
		await shop.pool.query(
			`drop trigger refuse_late on product; update category set name = 'Women''s shirts' where name = 'Gone'`,
		);
		const status = await statusOf(id);
		expect(status).toMatchObject({ state: "failed", errors: [{ column: "category" }] });
		expect(await exported()).toBe(before);
	});
});

describe("taking an import back", () => {
	test("gives the state before, and keeps what was sold and what others changed since", async () => {
		const kept = await addProduct(shop, { name: "Kept coat", price: 20, variants: [{ Stocks: { M: 5 } }] });
		const renamed = await addProduct(shop, { name: "Renamed coat", price: 20 });
		const before = await exported();
		const text = `slug,price,fit,colour,size,stock,stock_seen\nkept-coat-${kept},30,slim,Blanco,M,9,5\nkept-coat-${kept},,,Verde,M,2,\nrenamed-coat-${renamed},30,slim,Blanco,M,,\n`;
		const { data } = await importProducts(shop, staff.token, `${text}`);
		const { job } = data as { job: number };
		expect(await read(kept)).toMatchObject({
			price: 30,
			fit: "slim",
			variants: [{ Stocks: { M: 9 } }, { Stocks: { M: 2 } }],
		});
		await shop.pool.query("update product set fit = 'relaxed' where id = $1", [renamed]);
		await shop.pool.query(
			`with sold as (update stock set on_hand = on_hand - 1 where size = 'M'
				and variant_id = (select min(id) from variant where product_id = $1) returning variant_id, size)
			insert into stock_ledger (variant_id, size, delta, reason) select variant_id, size, -1, 'staff' from sold`,
			[kept],
		);
		expect((await undo(job)).data).toMatchObject({ products: 2, kept: [{ id_product: renamed, fields: ["fit"] }] });
		expect(await statusOf(job)).toMatchObject({ state: "undone", undoUntil: null });
		expect(await read(renamed)).toMatchObject({ price: 20, fit: "relaxed" });
		const expected = before
			.replace(new RegExp(`("kept-coat-${kept}",.*"M"),5,5`), "$1,4,4")
			.replace(new RegExp(`("renamed-coat-${renamed}",.*"letters"),""`), '$1,"relaxed"');
		expect(await exported()).toBe(expected);
	});

	test("puts the sizes of a product back that came with it, but those of which there still are units", async () => {
		const [empty, stocked] = [
			await addProduct(shop, { name: "Sized coat", variants: [{ Stocks: { S: 1, M: 1 } }] }),
			await addProduct(shop, { name: "Sized coat", variants: [{ Stocks: { S: 1, M: 1 } }] }),
		];
		await shop.pool.query("update product set offered_sizes = '{S,M}' where id = any($1)", [[empty, stocked]]);
		const before = await exported();
		const text = `slug,colour,size,stock\nsized-coat-${empty},Blanco,XL,2\nsized-coat-${stocked},Blanco,XL,2\n`;
		const { job } = (await importProducts(shop, staff.token, text)).data as { job: number };
		expect(await read(empty)).toMatchObject({ sizes: ["S", "M", "XL"] });
		await shop.pool.query(
			`with more as (update stock set on_hand = on_hand + 1 where size = 'XL'
				and variant_id = (select id from variant where product_id = $1) returning variant_id, size)
			insert into stock_ledger (variant_id, size, delta, reason) select variant_id, size, 1, 'staff' from more`,
			[stocked],
		);
		const { data } = await undo(job);
		expect(data).toMatchObject({ products: 2, kept: [{ id_product: stocked, fields: ["sizes"] }] });
		expect(await read(empty)).toMatchObject({ sizes: ["S", "M"] });
		expect(await read(stocked)).toMatchObject({ sizes: ["S", "M", "XL"], variants: [{ Stocks: { XL: 1 } }] });
		const ofEmpty = (text: string) => text.split("\n").filter((line) => line.includes(`sized-coat-${empty}`));
		expect(ofEmpty(await exported())).toEqual(ofEmpty(before));
		// The way back has a way back: the size comes again, with its units.
		await shop.call(changes.undo, { params: { id: (data as Undone).change ?? 0 } }, staff.token);
		expect(await read(empty)).toMatchObject({ sizes: ["S", "M", "XL"], variants: [{ Stocks: { XL: 2 } }] });
	});

	test("takes products away that it made, and the same file makes them again", async () => {
		const before = await exported();
		const text = `${HEAD}\nnewest,Linen shirt,House label,A shirt.,49.90,Summer,Women's shirts,Blanco,M,3`;
		const { job } = (await importProducts(shop, staff.token, text)).data as { job: number };
		await undo(job);
		expect(await exported()).toBe(before);
		expect((await importProducts(shop, staff.token, text)).data).toMatchObject({ changed: 1, errors: [] });
		expect((await exported()).match(/"newest","Linen shirt".*/)?.[0]).toContain('"on"');
	});

	test("is for who made it and for admins, and told as theirs", async () => {
		const text = `${HEAD}\nforeign,Linen shirt,House label,A shirt.,49.90,Summer,Women's shirts,Blanco,M,3`;
		const { job } = (await importProducts(shop, staff.token, text)).data as { job: number };
		const [employee, admin] = [await addStaff(shop, "employee"), await addStaff(shop, "admin")];
		expect((await statusOf(job, employee.token)).change).toBeNull();
		expect((await undo(job, employee.token)).status).toBe(403);
		expect((await undo(job, admin.token)).status).toBe(200);
		const { rows } = await shop.pool.query(
			"select staff_id, detail ->> 'action' as action from audit_log where action = 'changes.undo' order by id desc limit 1",
		);
		expect(rows).toEqual([{ staff_id: admin.id, action: "products.import" }]);
	});

	test("needs the right to put products on sale where the import did that", async () => {
		const slugs = await Promise.all(
			["One", "Two"].map(async (name) => `${name.toLowerCase()}-${await addProduct(shop, { name })}`),
		);
		const off = `slug,state,colour,size\n${slugs.map((slug) => `${slug},off,Blanco,M`).join("\n")}`;
		const dearer = `slug,price,colour,size\n${slugs[0]},33,Blanco,M`;
		const jobOf = async (text: string) => (await importProducts(shop, staff.token, text)).data as { job: number };
		const [{ job: states }, { job: prices }] = [await jobOf(off), await jobOf(dearer)];
		await permitEmployees(shop, { rights: { "products.sale": false } });
		expect((await undo(states)).status).toBe(403);
		expect((await undo(prices)).status).toBe(200);
		await permitEmployees(shop, {});
		expect((await undo(states)).status).toBe(200);
	});

	test("what a process that is gone was receiving is forgotten", async () => {
		await shop.pool.query(
			"insert into product_import (state, dry, at) values ('receiving', true, now() - interval '61 minutes')",
		);
		await tidyImports(shop.deps);
		const { rows } = await shop.pool.query("select from product_import where state = 'receiving'");
		expect(rows).toHaveLength(0);
	});

	test("waits until all of it is written", async () => {
		const text = `${HEAD}\nslow,Linen shirt,House label,A shirt.,49.90,Summer,Women's shirts,Blanco,M,3`;
		const { job } = (await importProducts(shop, staff.token, text)).data as { job: number };
		const { change } = await statusOf(job);
		const inState = (state: string) =>
			shop.pool.query("update product_import set state = $1 where id = $2", [state, job]);
		await inState("applying");
		expect(await statusOf(job)).toMatchObject({ change: null });
		expect((await shop.call(changes.undo, { params: { id: change ?? 0 } }, staff.token)).status).toBe(409);
		await inState("done");
		expect((await undo(job)).status).toBe(200);
	});

	test("is refused after a day", async () => {
		const text = `${HEAD}\nold,Linen shirt,House label,A shirt.,49.90,Summer,Women's shirts,Blanco,M,3`;
		const { job } = (await importProducts(shop, staff.token, text)).data as { job: number };
		const { change } = await statusOf(job);
		await shop.pool.query("update catalogue_change set at = at - interval '25 hours' where id = $1", [change]);
		expect((await shop.call(changes.undo, { params: { id: change ?? 0 } }, staff.token)).status).toBe(410);
		expect(await statusOf(job)).toMatchObject({ state: "done", change: null, undoUntil: null });
	});
});
