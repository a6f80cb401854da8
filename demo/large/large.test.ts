import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { runAudit } from "#server/db/audit.ts";
import type { Tx } from "#server/db/client.ts";
import { freshDatabase } from "#server/testing/database.ts";
import { databaseTest } from "#server/testing/shop-test.ts";
import { seedDemo } from "../seed.ts";
import { settleOrders } from "./after-orders.ts";
import { addCopies } from "./copies.ts";
import { writeDrawn } from "./order-tables.ts";
import { drawOrders } from "./orders.ts";

const now = new Date("2026-11-15T12:00:00Z");
const [PRODUCTS, ORDERS, TOLD] = [400, 1_500, 600];
const none = () => {};
const { shop: large, test } = databaseTest(({ db }) => seedDemo(db, { now, products: PRODUCTS, orders: ORDERS }));

async function rows(query: string, { db } = large): Promise<Record<string, unknown>[]> {
	return (await db.execute(sql.raw(query))).rows;
}

async function value(query: string): Promise<unknown> {
	const [row] = await rows(query);
	return Object.values(row ?? {})[0];
}

test("what is written without triggers, indexes and keys is what they would have made of it", async () => {
	const byTriggers = await freshDatabase();
	try {
		await seedDemo(byTriggers.db, { now });
		await byTriggers.db.transaction(async (tx: Tx) => {
			await addCopies(tx, { total: PRODUCTS, seed: 1, now }, { progress: none, keep: async () => {} });
			await drawOrders(tx, { now, seed: 1, orders: ORDERS - TOLD }, none, () => writeDrawn(tx));
			await settleOrders(tx, TOLD + 1, now);
		});
		const tables =
			"orders order_line order_search payment_attempt refund order_event stock stock_ledger client product variant variant_image product_facet";
		for (const table of tables.split(" ")) {
			const all = `select (to_jsonb(t) - 'changed_by' - 'password_hash')::text as line from "${table}" t order by 1`;
			expect(await rows(all), table).toEqual(await rows(all, byTriggers));
		}
		const sums = "select measure, day, sum(amount) from tally group by 1, 2 order by 1, 2";
		expect(await rows(sums)).toEqual(await rows(sums, byTriggers));
		const shape = `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as shape from pg_constraint where connamespace = 'public'::regnamespace
			union all select tablename::text, indexname::text, indexdef from pg_indexes where schemaname = 'public'
			union all select tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2, 3`;
		expect(await rows(shape)).toEqual(await rows(shape, byTriggers));
	} finally {
		await byTriggers.drop();
	}
});

test("the books of a large shop pass the audit, and every product is found", async () => {
	expect(await runAudit(large.db, "100 years")).toEqual([]);
	expect(await value("select count(*) from orders")).toBe(ORDERS);
	expect(await value("select count(*) from product_search where is_stale or words = ''")).toBe(0);
	expect(
		await rows("select id from product where not exists (select from price_history h where h.product_id = id)"),
	).toEqual([]);
	for (const table of ["client", "orders", "product", "variant"]) {
		expect(await value(`select nextval(pg_get_serial_sequence('${table}', 'id')) - max(id) from ${table}`)).toBe(1);
	}
});

test("drawn orders have every outcome, times in their order, lines that differ, and products that were there", async () => {
	const drawn = `orders o where o.id > ${TOLD}`;
	expect(
		await rows(
			`select distinct o.status, a.state, o.stock_state from payment_attempt a join orders o on o.id = a.order_id and o.id > ${TOLD} order by 1, 2`,
		),
	).toEqual([
		{ status: "Canceled", state: "refunded", stock_state: "released" },
		{ status: "Canceled", state: "rejected", stock_state: "released" },
		{ status: "Completed", state: "approved", stock_state: "taken" },
		{ status: "Processing", state: "pending", stock_state: "reserved" },
		{ status: "Submited", state: "approved", stock_state: "taken" },
	]);
	expect(await value(`select max(created_at) - min(created_at) > interval '350 days' from ${drawn}`)).toBe(true);
	expect(await value(`select array_agg(id order by created_at, id) = array_agg(id order by id) from ${drawn}`)).toBe(
		true,
	);
	expect(
		await value(`select max(greatest(o.created_at, o.paid_at, o.updated_at)) <= '${now.toISOString()}' from ${drawn}`),
	).toBe(true);
	expect(await rows("select order_id from order_line group by order_id, variant_id, size having count(*) > 1")).toEqual(
		[],
	);
	expect(
		await rows(
			"select o.id from orders o join order_line l on l.order_id = o.id join product p on p.id = l.product_id where p.created_at > o.created_at",
		),
	).toEqual([]);
	expect(
		await rows(
			`select * from (select variant_id, size, sum(delta) over (partition by variant_id, size order by at, id) as level from stock_ledger) l where level < 0`,
		),
	).toEqual([]);
	expect(
		await rows(
			`select o.id from orders o join discount_code c on c.code = o.code where o.created_at < c.starts_at or o.created_at >= c.ends_at`,
		),
	).toEqual([]);
	expect(await value("select count(distinct code) from orders where id > 600")).toBeGreaterThan(2);
});

test("the many buyers have a name, a phone and an address of their own; some are guests", async () => {
	expect(await value("select count(*) - count(distinct phone) from client")).toBe(0);
	expect(await value("select count(*) from client where id > 61 and not is_registered")).toBeGreaterThan(5);
	expect(await value("select count(*) from client c where id > 61 and name || lastname || email = ''")).toBe(0);
	expect(
		await rows(
			"select o.id from orders o join client c on c.id = o.client_id where c.created_at > o.created_at and o.id > 600",
		),
	).toEqual([]);
});

test("a shop that could not be filled to its end is as empty as before", async () => {
	const database = await freshDatabase();
	try {
		const broken = seedDemo(database.db, {
			now,
			orders: ORDERS,
			progress: (what) => {
				if (what === "indexes and keys") throw new Error("the plug was pulled");
			},
		});
		await expect(broken).rejects.toThrow("the plug was pulled");
		expect(
			await rows("select (select count(*) from orders) + (select count(*) from product) as rows", database),
		).toEqual([{ rows: 0 }]);
		expect(await seedDemo(database.db, { now })).toBe(true);
	} finally {
		await database.drop();
	}
});
