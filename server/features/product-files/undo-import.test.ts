import { afterEach, describe, expect } from "vitest";
import { changes, type Undone } from "#core/contract/changes.ts";
import { type ImportStatus, productFiles } from "#core/contract/product-files.ts";
import { products } from "#core/contract/products.ts";
import { drainJobs } from "#server/testing/drain-jobs.ts";
import { exportProducts, importProducts } from "#server/testing/product-files.ts";
import { stockingTest } from "#server/testing/stocking.ts";

const { shop, test, staff } = stockingTest();
afterEach(() => {
	delete shop.deps.crashAt;
});

const exported = () => exportProducts(shop, staff.token);
const HEAD = "slug,name,brand,description,price,collection,category,colour,size,stock";

/** So many new products, answered at once. */
async function bring(prefix: string, count: number): Promise<{ job: number; change: number }> {
	const lines = Array.from(
		{ length: count },
		(_, at) => `${prefix}-${at},Step coat,House label,A coat.,49.90,Summer,Women's shirts,Blanco,M,3`,
	);
	const { job } = (await importProducts(shop, staff.token, [HEAD, ...lines].join("\n"))).data as { job: number };
	return { job, change: (await statusOf(job)).change ?? 0 };
}
const statusOf = async (id: number): Promise<ImportStatus> =>
	(await shop.call(productFiles.importStatus, { params: { id } }, staff.token)).data;
const undo = (id: number) => shop.call(changes.undo, { params: { id } }, staff.token);
const undosOf = async (change: number) =>
	(await shop.pool.query("select from audit_log where action = 'changes.undo' and detail ->> 'change' = $1", [change]))
		.rows.length;

describe("an import that is taken back", () => {
	test("leaves nothing of the products it made where staff look for products", async () => {
		const listed = async (state?: "draft") => {
			const query = { search: "Step coat", ...(state && { state }) };
			return (await shop.call(products.staffList, { query }, staff.token)).data;
		};
		const { change } = await bring("seen", 2);
		expect(await listed()).toMatchObject({ total: 2 });
		const { data } = await undo(change);
		expect(await listed()).toMatchObject({ total: 0, products: [] });
		expect(await listed("draft")).toMatchObject({ total: 0 });
		const again = await undo((data as Undone).change ?? 0);
		expect(await listed()).toMatchObject({ total: 2 });
		await undo((again.data as Undone).change ?? 0);
	});

	test("is answered at once while one transaction is enough", async () => {
		const before = await exported();
		const { change } = await bring("few", 25);
		expect(await undo(change)).toMatchObject({ status: 200, data: { products: 25, keptProducts: 0 } });
		expect(await exported()).toBe(before);
	});

	test("goes on as a job when it is larger, once, however often it is asked for, and tells what stays", async () => {
		const before = await exported();
		const { job, change } = await bring("many", 26);
		const answers = await Promise.all([undo(change), undo(change)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
		expect(answers.find(({ status }) => status === 202)?.data).toEqual({ job });
		expect(await statusOf(job)).toMatchObject({ state: "undoing", done: 0, total: 26, change: null });
		await shop.pool.query("update product set off_sale_at = now() where slug = 'many-3'");
		expect(await drainJobs(shop)).toMatchObject({ failed: 0 });
		expect(await statusOf(job)).toMatchObject({
			state: "undone",
			done: 26,
			change: null,
			keptProducts: 1,
			kept: [{ name: "Step coat", fields: ["state"] }],
		});
		expect(await exported()).toBe(before);
		expect((await undo(change)).status).toBe(409);
		expect(await undosOf(change)).toBe(1);
	});

	test("goes on where it stood when its process dies in the middle, as the same change", async () => {
		const before = await exported();
		const { job, change } = await bring("halfway", 40);
		expect((await undo(change)).status).toBe(202);
		shop.deps.crashAt = () => {
			throw new Error("killed");
		};
		expect(await drainJobs(shop)).toEqual({ done: 0, failed: 1 });
		expect(await statusOf(job)).toMatchObject({ state: "undoing", done: 25, total: 40 });
		expect((await undo(change)).status).toBe(409);
		delete shop.deps.crashAt;
		await drainJobs(shop, { retriesToo: true });
		expect(await statusOf(job)).toMatchObject({ state: "undone", done: 40 });
		expect(await exported()).toBe(before);
		expect(await undosOf(change)).toBe(1);
		const { rows } = await shop.pool.query(
			"select count(*)::int as products from changed_product where change_id = (select max(id) from catalogue_change)",
		);
		expect(rows).toEqual([{ products: 40 }]);
	});

	test("can be taken back again when it could not be, however often it was tried", async () => {
		const before = await exported();
		const { job, change } = await bring("stuck", 26);
		await shop.pool.query(`
			create function refuse_back() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
			create trigger refuse_back before update on product for each row when (new.slug = 'stuck-7') execute function refuse_back()`);
		expect((await undo(change)).status).toBe(202);
		await drainJobs(shop, { retriesToo: true });
		await shop.pool.query("drop trigger refuse_back on product");
		expect(await statusOf(job)).toMatchObject({ state: "done", change });
		expect((await undo(change)).status).toBe(202);
		await drainJobs(shop);
		expect(await statusOf(job)).toMatchObject({ state: "undone" });
		expect(await exported()).toBe(before);
		expect(await undosOf(change)).toBe(1);
	});
});
