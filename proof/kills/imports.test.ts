import { expect } from "vitest";
import { changes } from "#core/contract/changes.ts";
import { ANSWERED_BYTES_MAX, type ImportStatus, productFiles } from "#core/contract/product-files.ts";
import { type ImportCrashPoint, importCrashPoints } from "#server/features/product-files/crash-points.rules.ts";
import { exportProducts, importProducts } from "#server/testing/product-files.ts";
import { stockingTest } from "#server/testing/stocking.ts";
import { killableBeside, silenceIsNoticed } from "./killable-shop.ts";

const SETTLED_WITHIN = { timeout: 60_000, interval: 100 };
const COUNT = 120;

/** Takes the files and looks into the database; the shop that is killed does the work. */
const { shop, test, staff } = stockingTest();

const killable = killableBeside(shop);

/** More than is dealt with before the answer: most of it are empty lines. */
function fileOf(prefix: string, count = COUNT): string {
	const head = "slug,name,brand,description,price,collection,category,colour,size,stock";
	const line = (at: number) =>
		`${prefix}-${at},Linen shirt,House label,A shirt.,49.90,Summer,Women's shirts,Blanco,M,3`;
	return `${[head, ...Array.from({ length: count }, (_, at) => line(at))].join("\n")}${"\n".repeat(ANSWERED_BYTES_MAX)}`;
}

/** Lets an import of this shop come to nothing when it has written half of its file. */
const somethingComesBetween = () =>
	shop.pool.query(`
		create or replace function refuse_late() returns trigger language plpgsql as $$ begin
			if new.slug like '%-60' then update category set name = 'Gone' where name = 'Women''s shirts'; end if;
			return new; end $$;
		create trigger refuse_late after insert on product for each row execute function refuse_late()`);
const nothingComesBetween = () =>
	shop.pool.query(
		"drop trigger refuse_late on product; update category set name = 'Women''s shirts' where name = 'Gone'",
	);

test.each(Object.entries(importCrashPoints) as [ImportCrashPoint, string][])(
	"killed at “%s”: %s",
	async (point) => {
		const isTakenBack = point === "import: taken back";
		const before = await exportProducts(shop, staff.token);
		const prefix = point.replaceAll(/\W+/g, "-");
		if (isTakenBack) await somethingComesBetween();
		let job = 0;
		await killable.killAt(point, async () => {
			job = ((await importProducts(shop, staff.token, fileOf(prefix))).data as { job: number }).job;
		});
		const status = async (): Promise<ImportStatus> =>
			(await shop.call(productFiles.importStatus, { params: { id: job } }, staff.token)).data;
		await silenceIsNoticed(shop, "product-import");
		const end = isTakenBack ? "failed" : "done";
		await expect.poll(async () => (await status()).state, SETTLED_WITHIN).toBe(end);
		if (isTakenBack) {
			await nothingComesBetween();
		} else {
			const { rows } = await shop.pool.query(
				"select count(*)::int as lines, count(distinct p.id)::int as products, sum(on_hand)::int as units from product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id where p.slug like $1",
				[`${prefix}-%`],
			);
			expect(rows).toEqual([{ lines: COUNT, products: COUNT, units: 3 * COUNT }]);
			const { done, total, change } = await status();
			expect({ done, total }).toEqual({ done: COUNT, total: COUNT });
			const undone = await shop.call(changes.undo, { params: { id: change ?? 0 } }, staff.token);
			expect(undone).toMatchObject({ status: 202, data: { job } });
			await expect.poll(async () => (await status()).state, SETTLED_WITHIN).toBe("undone");
			expect(await status()).toMatchObject({ done: COUNT, keptProducts: 0 });
		}
		expect(await exportProducts(shop, staff.token)).toBe(before);
		const { rows: left } = await shop.pool.query("select from product_import_item where import_id = $1", [job]);
		expect(left).toHaveLength(0);
	},
	180_000,
);

test("killed while somebody's taking back is under way: another goes on, and all of it is one change", async () => {
	const before = await exportProducts(shop, staff.token);
	const { job } = (await importProducts(shop, staff.token, fileOf("way-back", 250))).data as { job: number };
	const status = async (): Promise<ImportStatus> =>
		(await shop.call(productFiles.importStatus, { params: { id: job } }, staff.token)).data;
	await expect.poll(async () => (await status()).state, SETTLED_WITHIN).toBe("done");
	const id = (await status()).change ?? 0;
	await killable.killAt("import: taken back", () => shop.call(changes.undo, { params: { id } }, staff.token));
	await silenceIsNoticed(shop, "import-undo");
	await expect.poll(async () => (await status()).state, SETTLED_WITHIN).toBe("undone");
	expect(await exportProducts(shop, staff.token)).toBe(before);
	const { rows } = await shop.pool.query(
		"select from audit_log where action = 'changes.undo' and detail ->> 'change' = $1",
		[id],
	);
	expect(rows).toHaveLength(1);
}, 180_000);
