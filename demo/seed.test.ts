import { verify } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { runAudit } from "#server/db/audit.ts";
import { type FreshDatabase, freshDatabase } from "#server/testing/database.ts";
import { databaseTest } from "#server/testing/shop-test.ts";
import { catalogue } from "./catalogue/index.ts";
import { seedDemo } from "./seed.ts";

const now = new Date("2026-11-15T12:00:00Z");
const { shop, test } = databaseTest(({ db }) => seedDemo(db, { now }));

async function rows(query: string, database = shop): Promise<Record<string, unknown>[]> {
	return (await database.db.execute(sql.raw(query))).rows;
}

async function value(query: string, database = shop): Promise<unknown> {
	const [row] = await rows(query, database);
	return Object.values(row ?? {})[0];
}

/** One fingerprint of everything in the shop but the salted password hashes and the numbers of transactions. */
async function fingerprint(database: FreshDatabase): Promise<Record<string, unknown>> {
	const tables = await rows("select tablename from pg_tables where schemaname = 'public' order by 1", database);
	const prints: Record<string, unknown> = {};
	for (const { tablename } of tables) {
		const line = "(to_jsonb(t) - 'password_hash' - 'changed_by')::text";
		prints[String(tablename)] = await value(
			`select md5(string_agg(${line}, ',' order by ${line})) from "${tablename}" t`,
			database,
		);
	}
	return prints;
}

test("the books of the demo shop pass the same audit as those of a real one", async () => {
	// The audit compares with the real clock; payments in process are as old as the shop's last week.
	expect(await runAudit(shop.db, "100 years")).toEqual([]);
	expect(
		await rows(
			`select id from payment_attempt where state = 'pending' and created_at < '${now.toISOString()}'::timestamptz - interval '7 days'`,
		),
	).toEqual([]);
});

test("product ids start at 1 without gaps, and the next product follows", async () => {
	expect(await rows("select count(*), min(id), max(id) from product")).toEqual([
		{ count: catalogue.length, min: 1, max: catalogue.length },
	]);
	expect(await value("select nextval(pg_get_serial_sequence('product', 'id'))")).toBe(catalogue.length + 1);
	for (const table of ["client", "orders", "variant", "list"]) {
		expect(await value(`select nextval(pg_get_serial_sequence('${table}', 'id')) - max(id) from ${table}`)).toBe(1);
	}
});

test("the newest product has the highest id, and all came before now", async () => {
	expect(await value("select array_agg(id order by created_at) = array_agg(id order by id) from product")).toBe(true);
	expect(await value(`select max(created_at) < '${now.toISOString()}' from product`)).toBe(true);
});

test("every product is called and described in Spanish too", async () => {
	expect(
		await value(
			"select count(*) from product where translations #>> '{es,name}' <> name and translations #>> '{es,description}' <> description",
		),
	).toBe(catalogue.length);
});

test("every colour is a variant with stock for S, M, L and XL", async () => {
	expect(await value("select count(*) from variant")).toBe(
		catalogue.reduce((sum, { colours }) => sum + colours.length, 0),
	);
	expect(await rows("select variant_id from stock group by 1 having count(*) <> 4")).toEqual([]);
	expect(await value("select count(distinct variant_id) from stock")).toBe(await value("select count(*) from variant"));
});

test("some sizes are sold out, and exactly the products that the catalogue says", async () => {
	const soldOut = await rows(
		"select p.name from product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id group by p.id having sum(on_hand - reserved) = 0 order by p.id",
	);
	const named = catalogue.filter((product) => product.soldOut).map(({ name }) => name);
	expect(soldOut.map(({ name }) => name)).toEqual(named);
	expect(await value("select count(*) from stock where on_hand = reserved")).toBeGreaterThan(100);
});

test("stock was never below zero at any moment of the year", async () => {
	expect(
		await rows(`select * from (
			select variant_id, size, sum(delta) over (partition by variant_id, size order by at, id) as level from stock_ledger
		) levels where level < 0`),
	).toEqual([]);
});

test("the average rating is 3.82 and nearly every product has at least two reviews", async () => {
	expect(Math.abs(Number(await value("select avg(stars) from review")) - 3.82)).toBeLessThan(0.0005);
	expect(await value("select count(*) from product where review_count < 2")).toBeLessThan(catalogue.length / 10);
});

test("each review is by a client who bought the product before, in other words than the product's other reviews", async () => {
	expect(
		await rows(`select id from review r where not exists (
			select from orders o join order_line l on l.order_id = o.id
			where l.product_id = r.product_id and o.client_id = r.client_id and o.paid_at < r.created_at and o.status <> 'Canceled')`),
	).toEqual([]);
	expect(await rows(`select id from review where created_at > '${now.toISOString()}' or description = ''`)).toEqual([]);
	expect(
		await rows(`select product_id, sentence from review, regexp_split_to_table(description, '(?<=[.!?]) ') sentence
			group by 1, 2 having count(*) > 1`),
	).toEqual([]);
	expect(await value("select count(*) from review where description ~ '[{}]'")).toBe(0);
});

test("the shop's days are those of Buenos Aires", async () => {
	expect(await value("select utc_day('2026-11-15T02:59:00Z')::text")).toBe("2026-11-14");
});

test("the last thirty days have 50873 visits", async () => {
	expect(
		await value("select sum(visits) from visit_day where day > date '2026-11-15' - 30 and day <= date '2026-11-15'"),
	).toBe(50873);
	expect(await value("select count(*) from visit_day where visits > 0")).toBe(30);
	expect(
		await rows("select day from visit_day where not (visits > products and products > carts and carts > checkouts)"),
	).toEqual([]);
	const paid = "select sum(amount) from tally where measure = 'orders' and day > date '2026-11-15' - 30";
	expect(await value(`select (${paid}) < (select sum(checkouts) from visit_day)`)).toBe(true);
});

test("a year of orders has every status, and each agrees with its payment", async () => {
	expect(await value("select count(*) from orders")).toBe(600);
	const pairs = await rows(
		"select distinct o.status, a.state, o.stock_state from orders o join payment_attempt a on a.order_id = o.id order by 1, 2",
	);
	expect(pairs).toEqual([
		{ status: "Canceled", state: "refunded", stock_state: "released" },
		{ status: "Canceled", state: "rejected", stock_state: "released" },
		{ status: "Completed", state: "approved", stock_state: "taken" },
		{ status: "Processing", state: "pending", stock_state: "reserved" },
		{ status: "Submited", state: "approved", stock_state: "taken" },
	]);
	expect(await value("select max(created_at) - min(created_at) > interval '350 days' from orders")).toBe(true);
	expect(
		await rows("select id from orders o where not exists (select from order_event e where e.order_id = o.id)"),
	).toEqual([]);
	expect(
		await rows(
			"select o.id from orders o join order_line l on l.order_id = o.id join product p on p.id = l.product_id where p.created_at > o.created_at",
		),
	).toEqual([]);
});

test("an order's timeline ends in its status", async () => {
	expect(
		await rows(`select o.id, o.status, e.to_value from orders o join lateral (
			select to_value from order_event where order_id = o.id and kind in ('placed', 'status') order by at desc, id desc limit 1
		) e on true where e.to_value <> o.status`),
	).toEqual([]);
});

test("there are codes that work, one that has expired and one that is used up", async () => {
	const codes = await rows(
		`select code, ends_at <= '${now.toISOString()}' as expired, uses = max_uses as used_up from discount_code order by code`,
	);
	expect(codes).toEqual([
		{ code: "BIENVENIDA", expired: null, used_up: null },
		{ code: "ENVIO", expired: null, used_up: null },
		{ code: "INVIERNO", expired: true, used_up: null },
		{ code: "PRIMEROS", expired: null, used_up: true },
		{ code: "VERANO", expired: false, used_up: null },
	]);
	expect(
		await rows(
			"select o.id from orders o join discount_code c on c.code = o.code where o.created_at < c.starts_at or o.created_at >= c.ends_at",
		),
	).toEqual([]);
});

test("the demo log-ins work, and nobody else has a password", async () => {
	const [demo] = await rows(
		"select phone, password_hash, verified_at is not null as verified from client where login_name = 'demo'",
	);
	expect(demo).toMatchObject({ phone: 1155550100, verified: true });
	expect(await verify(String(demo?.password_hash), "demo-Pass-1")).toBe(true);
	const staff = await rows("select user_name, rol, password_hash from staff order by id");
	expect(staff.map(({ user_name, rol }) => [user_name, rol])).toEqual([
		["admin", "admin"],
		["employee", "employee"],
	]);
	for (const { user_name, password_hash } of staff) {
		expect(await verify(String(password_hash), `${user_name}-Pass-1`)).toBe(true);
		expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	}
	expect(await value("select count(*) from client where password_hash is not null")).toBe(1);
	expect(await value("select count(*) from client where email not like '%@example.com'")).toBe(0);
});

test("the demo client has favourites, a shared list, orders, and something left to review", async () => {
	expect(await rows("select title, is_favorite from list where client_id = 1 order by id")).toEqual([
		{ title: "Favorite", is_favorite: true },
		{ title: "Summer holidays", is_favorite: false },
	]);
	expect(
		await value("select count(*) from list_collaborator c join list l on l.id = c.list_id where l.client_id = 1"),
	).toBe(1);
	expect(await value("select count(*) from orders where client_id = 1")).toBeGreaterThanOrEqual(5);
	expect(await value("select count(*) from review where client_id = 1")).toBeLessThanOrEqual(2);
});

test("the same seed makes the same shop, another seed another one", async () => {
	const [same, other] = await Promise.all([freshDatabase(), freshDatabase()]);
	try {
		await seedDemo(same.db, { now });
		await seedDemo(other.db, { now, seed: 2 });
		const print = await fingerprint(same);
		expect(print).toEqual(await fingerprint(shop));
		expect((await fingerprint(other)).orders).not.toBe(print.orders);
		expect(await runAudit(other.db, "100 years")).toEqual([]);
		expect(Math.abs(Number(await value("select avg(stars) from review", other)) - 3.82)).toBeLessThan(0.0005);
	} finally {
		await Promise.all([same.drop(), other.drop()]);
	}
});

test("a shop that holds anything is left alone, also when two processes fill it at once", async () => {
	const before = await fingerprint(shop);
	expect(await seedDemo(shop.db, { now, seed: 3 })).toBe(false);
	expect(await fingerprint(shop)).toEqual(before);
	const later = { now: new Date(now.getTime() + 31 * 3_600_000) };
	const database = await freshDatabase();
	try {
		const filled = await Promise.all([seedDemo(database.db, later), seedDemo(database.db, later)]);
		expect(filled.sort()).toEqual([false, true]);
		expect(await value("select count(*) from product", database)).toBe(catalogue.length);
		// What is for sale, without what orders gave back, is the same at any hour.
		const forSale = `select variant_id, size, on_hand - reserved - coalesce((select sum(delta)::int from stock_ledger l
			where l.variant_id = s.variant_id and l.size = s.size and reason = 'cancel'), 0) as units from stock s order by 1, 2`;
		expect(await rows(forSale, database)).toEqual(await rows(forSale));
	} finally {
		await database.drop();
	}
});
