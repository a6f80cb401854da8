import { expect, onTestFinished, test, vi } from "vitest";
import { type Database, openDatabase } from "#server/db/client.ts";
import { openReplica, type Replica, type Source } from "#server/db/replica.ts";
import { ordersAsCsv } from "#server/features/orders/export-orders.service.ts";
import { productsAsCsv } from "#server/features/product-files/export-products.service.ts";
import { readFigures } from "#server/features/statistics/figures.service.ts";
import { readStatistics } from "#server/features/statistics/statistics.service.ts";
import { testShop } from "#server/testing/app.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ownCluster } from "./own-cluster.ts";
import { openStandby } from "./standby.ts";

/** A copy that fails is left alone for five seconds. */
const USED_AGAIN = { timeout: 15_000, interval: 100 };

const isCopy = async ({ pool }: Source) =>
	(await pool.query<{ copy: boolean }>("select pg_is_in_recovery() as copy")).rows[0]?.copy;
const namesIn = async ({ pool }: Source) =>
	(await pool.query<{ name: string }>("select name from product order by id")).rows.map(({ name }) => name);
const readAll = async (stream: AsyncIterable<unknown>) => {
	let text = "";
	for await (const piece of stream) text += String(piece);
	return text;
};

test("reports are read from a copy that is as new as the database, else from the database", {
	timeout: 180_000,
}, async () => {
	const primary = await ownCluster();
	onTestFinished(primary.close);
	const shop = await testShop();
	onTestFinished(shop.close);
	await addProduct(shop, { name: "First" });
	const standby = await openStandby(primary.home);
	onTestFinished(standby.close);
	const url = standby.urlOf(shop.databaseUrl);
	const copy: Database = openDatabase(url);
	onTestFinished(copy.close);
	const replica: Replica = openReplica(shop.deps, url, shop.deps.log);
	onTestFinished(replica.close);
	const deps = { ...shop.deps, replica };

	// What was written a moment ago is read there, as often as one likes.
	await vi.waitFor(async () => expect(await replica.read(isCopy)).toBe(true), USED_AGAIN);
	for (let round = 1; round <= 20; round += 1) {
		await addProduct(shop, { name: `Round ${round}` });
		expect((await replica.read(namesIn)).at(-1)).toBe(`Round ${round}`);
	}

	// Everything that reports read can be read on a copy, which takes no write.
	const asked: (boolean | undefined)[] = [];
	const watched = {
		...deps,
		replica: { ...replica, read: <T>(work: (source: Source) => Promise<T>) => replica.read(noting(work)) },
	};
	function noting<T>(work: (source: Source) => Promise<T>) {
		return async (source: Source) => {
			const result = await work(source);
			asked.push(await isCopy(source));
			return result;
		};
	}
	expect((await readStatistics(watched, { days: 30 })).totalProducts).toBe(21);
	await readFigures(watched, { range: "days30" });
	expect(await readAll(await productsAsCsv(watched))).toContain("Round 20");
	await readAll(await ordersAsCsv(watched, {}));
	expect(asked.length).toBeGreaterThanOrEqual(5);
	expect(new Set(asked)).toEqual(new Set([true]));

	// While a primary is being made of another copy, nobody knows how far it has written: it is read itself.
	const failingOver = openReplica(copy, url, shop.deps.log);
	onTestFinished(failingOver.close);
	expect((await failingOver.read(namesIn)).at(-1)).toBe("Round 20");

	// A copy that falls behind answers nothing old.
	await copy.pool.query("select pg_wal_replay_pause()");
	await addProduct(shop, { name: "Late" });
	expect((await replica.read(namesIn)).at(-1)).toBe("Late");
	expect(await replica.read(isCopy)).toBe(false);
	expect((await namesIn(copy)).at(-1)).toBe("Round 20");
	await copy.pool.query("select pg_wal_replay_resume()");
	await vi.waitFor(async () => expect(await replica.read(isCopy)).toBe(true), USED_AGAIN);

	// One that is gone costs nobody their report.
	await standby.stop();
	expect((await replica.read(namesIn)).at(-1)).toBe("Late");
	expect(await replica.read(isCopy)).toBe(false);
});

test("a copy that was made a primary is read no more", { timeout: 180_000 }, async () => {
	const primary = await ownCluster();
	onTestFinished(primary.close);
	const shop = await testShop();
	onTestFinished(shop.close);
	const standby = await openStandby(primary.home);
	onTestFinished(standby.close);
	const url = standby.urlOf(shop.databaseUrl);
	const copy = openDatabase(url);
	onTestFinished(copy.close);
	const replica = openReplica(shop.deps, url, shop.deps.log);
	onTestFinished(replica.close);
	await vi.waitFor(async () => expect(await replica.read(isCopy)).toBe(true), USED_AGAIN);
	await copy.pool.query("select pg_promote()");
	await addProduct(shop, { name: "Only in the shop" });
	expect(await replica.read(namesIn)).toEqual(["Only in the shop"]);
});
