import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { runAudit } from "#server/db/audit.ts";
import { databaseTest } from "#server/testing/shop-test.ts";
import { seedDemo } from "./seed.ts";

const now = new Date("2026-11-15T12:00:00Z");
const { shop, test } = databaseTest();

async function rows(query: string): Promise<Record<string, unknown>[]> {
	return (await shop.db.execute(sql.raw(query))).rows;
}

async function value(query: string): Promise<unknown> {
	const [row] = await rows(query);
	return Object.values(row ?? {})[0];
}

test("a large shop has as many products as asked for, each with colours, stock and letters only in its name", async () => {
	await seedDemo(shop.db, { now, products: 1500, orders: 900 });
	expect(await rows("select count(*), max(id), count(distinct name) as names from product")).toEqual([
		{ count: 1500, max: 1500, names: 1500 },
	]);
	expect(await value("select count(*) from orders")).toBe(900);
	expect(await runAudit(shop.db, "100 years")).toEqual([]);
	expect(
		await rows(
			"select p.id from product p left join variant v on v.product_id = p.id group by 1 having count(v.id) not between 2 and 4",
		),
	).toEqual([]);
	expect(
		await rows(
			"select v.id from variant v left join stock s on s.variant_id = v.id group by 1 having count(s.size) <> 4",
		),
	).toEqual([]);
	expect(await rows("select id from product where name ~ '[0-9]'")).toEqual([]);
	expect(await value("select count(*) from product where is_offer and id > 152")).toBeGreaterThan(150);
});
