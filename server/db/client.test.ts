import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { onCluster } from "#server/testing/database.ts";
import { databaseTest } from "#server/testing/shop-test.ts";
import { openDatabase, type Tx } from "./client.ts";
import { prepared } from "./prepared.ts";
import { errorCode } from "./problem.ts";
import { rateLimit, shopSetting } from "./schema.ts";
import { transaction } from "./transaction.ts";

const { shop, test } = databaseTest(undefined, { max: 3 });

const backend = sql`select pg_backend_pid() as pid`;
const endBackend = (pid: unknown) =>
	onCluster((client) => client.query("select pg_terminate_backend($1, 5000)", [pid]));
/** As many as the pool has: when one connection was not given back, this fails. */
const useEveryConnection = () => Promise.all([1, 2, 3].map(() => shop.db.transaction((tx) => tx.execute(backend))));

test("sums and large ids are numbers, also from plain SQL", async () => {
	const { rows } = await shop.db.execute(
		sql`select count(*) as few, sum(5000000000::bigint) as much, 4.25::numeric as rating`,
	);
	expect(rows).toEqual([{ few: 1, much: 5_000_000_000, rating: 4.25 }]);
});

test("a failed transaction leaves nothing behind, and a failed part of one can be left out", async () => {
	const failed = shop.db.transaction(async (tx) => {
		await tx.insert(shopSetting).values({ key: "lost", value: 1 });
		throw new Error("no");
	});
	await expect(failed).rejects.toThrow("no");
	await shop.db.transaction(async (tx) => {
		await tx.insert(shopSetting).values({ key: "kept", value: 1 });
		await tx
			.transaction((part) => part.insert(shopSetting).values({ key: "kept", value: 2 }))
			.catch((error) => expect(errorCode(error)).toBe("23505"));
	});
	expect(await shop.db.select().from(shopSetting)).toEqual([{ key: "kept", value: 1 }]);
});

test("a statement whose answer nothing waits for fails its transaction, and is what is told of it", async () => {
	const kept = { key: "told once", value: 1 };
	await shop.db.insert(shopSetting).values(kept);
	const write = (tx: Tx, key: string) => tx.insert(shopSetting).values({ key, value: 2 }).execute();
	const asLast = async (tx: Tx) => {
		await write(tx, "before it");
		tx.alongside(write(tx, kept.key));
	};
	const withMoreBehind = async (tx: Tx) => {
		tx.alongside(write(tx, kept.key));
		await write(tx, "behind it");
	};
	const inPart = (tx: Tx) => tx.transaction(async (part) => part.alongside(write(part, kept.key)));
	for (const work of [asLast, withMoreBehind, inPart]) {
		const broken = await shop.db.transaction<unknown>(work).catch((error: unknown) => error);
		expect(errorCode(broken)).toBe("23505");
	}
	const found = await shop.db.select().from(shopSetting).where(eq(shopSetting.value, 2));
	expect(found).toEqual([]);
	expect(await useEveryConnection()).toHaveLength(3);
});

test("a part that fails by a statement nothing waits for can be left out", async () => {
	await shop.db.transaction(async (tx) => {
		tx.alongside(tx.insert(shopSetting).values({ key: "around", value: 3 }).execute());
		const part = tx.transaction(async (within) => {
			within.alongside(within.insert(shopSetting).values({ key: "around", value: 4 }).execute());
		});
		await part.catch((error) => expect(errorCode(error)).toBe("23505"));
	});
	const found = await shop.db.select().from(shopSetting).where(eq(shopSetting.key, "around"));
	expect(found).toEqual([{ key: "around", value: 3 }]);
});

test("a transaction that notifies is told of if and only if it commits, and is on the disk when it is over", async () => {
	const heard: (string | undefined)[] = [];
	const listener = await shop.pool.connect();
	listener.on("notification", ({ payload }) => heard.push(payload));
	await listener.query("listen test_notices");
	const failed = shop.db.transaction(async (tx) => {
		tx.notify("test_notices", "undone");
		throw new Error("no");
	});
	await expect(failed).rejects.toThrow("no");
	for (const round of [1, 2, 3, 4, 5]) {
		const end = await shop.db.transaction(async (tx) => {
			await tx.insert(shopSetting).values({ key: `told ${round}`, value: round });
			const { rows } = await tx.execute<{ end: string }>(sql`select pg_current_wal_insert_lsn()::text as end`);
			await tx.transaction(async (part) => part.notify("test_notices", `round ${round}`));
			return rows[0]?.end;
		});
		const { rows } = await shop.pool.query("select pg_current_wal_flush_lsn() > $1 as flushed", [end]);
		expect(rows).toEqual([{ flushed: true }]);
	}
	await expect.poll(() => heard).toEqual([1, 2, 3, 4, 5].map((round) => `round ${round}`));
	listener.release(true);
});

test("a transaction that notifies and comes to nothing says so, though nothing waited for what failed", async () => {
	const refused = await shop.db
		.transaction(async (tx) => {
			tx.alongside(tx.insert(shopSetting).values({ key: "told 1", value: 9 }).execute());
			tx.notify("test_notices", "refused");
		})
		.catch((error: unknown) => error);
	expect(errorCode(refused)).toBe("23505");
	expect(await useEveryConnection()).toHaveLength(3);
});

test("a connection lost inside a transaction fails that transaction only", async () => {
	for (const round of [1, 2, 3, 4]) {
		const broken = shop.db.transaction(async (tx) => {
			const { rows } = await tx.execute(backend);
			await endBackend(rows[0]?.pid);
			await tx.insert(shopSetting).values({ key: `round ${round}`, value: round });
		});
		await expect(broken).rejects.toThrow();
	}
	expect(await useEveryConnection()).toHaveLength(3);
});

test("connections lost while idle are replaced", async () => {
	const used = await useEveryConnection();
	for (const { rows } of used) await endBackend(rows[0]?.pid);
	await expect
		.poll(() =>
			useEveryConnection().then(
				(all) => all.length,
				() => 0,
			),
		)
		.toBe(3);
});

test("a filled pool has every connection open before anybody needs it, as far as PostgreSQL lets it", async () => {
	const filled = openDatabase(shop.url, { max: 3 });
	await filled.pool.fill();
	expect(filled.pool).toMatchObject({ totalCount: 3, idleCount: 3 });
	await filled.close();
	const nowhere = openDatabase("postgres://shop@127.0.0.1:1/shop", { max: 3 });
	await nowhere.pool.fill();
	expect(nowhere.pool.totalCount).toBe(0);
	await nowhere.close();
});

test("a statement that takes too long is ended, and its connection serves on", async () => {
	const impatient = openDatabase(shop.url, { max: 1, statementTimeoutMs: 50 });
	const slow = await impatient.db
		.transaction((tx) => tx.execute(sql`select pg_sleep(5)`))
		.catch((error: unknown) => error);
	expect(errorCode(slow)).toBe("57014");
	expect((await impatient.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
	await impatient.close();
	await impatient.close();
});

test("through a pooler the bounds come with each transaction, and no session keeps them", async () => {
	const pooled = openDatabase(`${shop.url}&fallback_application_name=pooled`, {
		directUrl: shop.url,
		max: 1,
		statementTimeoutMs: 50,
	});
	const show = sql`select current_setting('statement_timeout') as bound`;
	const [inside, outside] = [await pooled.db.transaction((tx) => tx.execute(show)), await pooled.db.execute(show)];
	expect([inside, outside].map(({ rows }) => rows[0]?.bound)).toEqual(["50ms", "0"]);
	const slow = await pooled.db
		.transaction((tx) => tx.execute(sql`select pg_sleep(5)`))
		.catch((error: unknown) => error);
	expect(errorCode(slow)).toBe("57014");
	await pooled.close();
});

test("two transactions that lock each other out both succeed", async () => {
	await shop.db.insert(rateLimit).values([{ key: "a" }, { key: "b" }]);
	let waiting = 0;
	let openGate = () => {};
	const bothHoldOne = new Promise<void>((resolve) => {
		openGate = resolve;
	});
	let runs = 0;
	const addTo = (first: string, second: string) =>
		transaction(shop.db, async (tx) => {
			runs += 1;
			const add = (key: string) => tx.execute(sql`update rate_limit set hits = hits + 1 where key = ${key}`);
			await add(first);
			waiting += 1;
			if (waiting === 2) openGate();
			await bothHoldOne;
			await add(second);
		});
	await Promise.all([addTo("a", "b"), addTo("b", "a")]);
	expect(runs).toBeGreaterThan(2);
	expect((await shop.db.select().from(rateLimit)).map((row) => row.hits)).toEqual([2, 2]);
});

test("of statements that left together the first that failed is what is thrown, whichever is heard of first", async () => {
	const collide = prepared("test_collide", sql`do $$ begin raise serialization_failure; end $$`);
	const look = prepared("test_look", sql`select 1 as one`);
	let runs = 0;
	const together = transaction(shop.db, async (tx) => {
		runs += 1;
		const far = async () => {
			await Promise.all([collide(tx, {})]);
		};
		await Promise.all([far().then(() => {}), look(tx, {})]);
	});
	expect(errorCode(await together.catch((error: unknown) => error))).toBe("40001");
	expect(runs).toBe(4);
});

test("a transaction that keeps colliding is given up after three more tries", async () => {
	let runs = 0;
	const colliding = transaction(shop.db, async (tx) => {
		runs += 1;
		await tx.execute(sql`do $$ begin raise serialization_failure; end $$`);
	});
	expect(errorCode(await colliding.catch((error: unknown) => error))).toBe("40001");
	expect(runs).toBe(4);
});

test("any other failure is not tried again", async () => {
	let runs = 0;
	const refused = transaction(shop.db, async (tx) => {
		runs += 1;
		await tx.execute(sql`insert into category (id, name) values (1, 'Again')`);
	});
	expect(errorCode(await refused.catch((error: unknown) => error))).toBe("23505");
	expect(runs).toBe(1);
});
