import { beforeAll, expect } from "vitest";
import { addClient, type TestClient } from "#server/testing/actors.ts";
import { onCluster } from "#server/testing/database.ts";
import { testWithShop } from "#server/testing/shop-test.ts";
import { openTroubledShop } from "./troubled-shop.ts";

const ROLE = `limited_${process.pid}`;
const PASSWORD = "limited";
const REFUSED_WITHIN_MS = 2_500;
const BACK_WITHIN = { timeout: 5_500, interval: 50 };

const { shop, test } = testWithShop(async () => {
	await onCluster(async (cluster) => {
		await cluster.query(`create role ${ROLE} login password '${PASSWORD}'`);
		await cluster.query(`grant shop to ${ROLE}`);
	});
	const opened = await openTroubledShop({}, asLimited);
	const close = async () => {
		await allow(-1);
		await opened.close();
		await onCluster((cluster) => cluster.query(`drop role ${ROLE}`));
	};
	return { ...opened, close };
});

let client: TestClient;
beforeAll(async () => {
	client = await addClient(shop.other);
	expect((await shop.ask("/home")).status).toBe(200);
});

function asLimited(address: string): string {
	const url = new URL(address);
	url.username = ROLE;
	url.password = PASSWORD;
	return url.href;
}

/** How many connections PostgreSQL lets the shop open; those that are open stay. */
const allow = (count: number) => onCluster((cluster) => cluster.query(`alter role ${ROLE} connection limit ${count}`));

async function crowd() {
	const answers = await Promise.all(Array.from({ length: 40 }, () => shop.askMe(client)));
	for (const { ms } of answers) expect(ms).toBeLessThan(REFUSED_WITHIN_MS);
	return new Set(answers.map(({ status }) => status));
}

test("with no connection left to open the shop goes on with those it has, and refuses the rest at once", async () => {
	expect((await shop.askMe(client)).status).toBe(200);
	await allow(1);
	const statuses = await crowd();
	expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
	expect(statuses).toContain(200);
	await allow(-1);
	await expect.poll(crowd, BACK_WITHIN).toEqual(new Set([200]));
}, 60_000);

test("when PostgreSQL lets it in no more, kept pages go on and everything is back 5 s after it does", async () => {
	await allow(0);
	await onCluster((cluster) =>
		cluster.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = $1", [ROLE]),
	);
	expect(await crowd()).toEqual(new Set([503]));
	expect((await shop.ask("/home")).status).toBe(200);
	await allow(-1);
	await expect.poll(crowd, BACK_WITHIN).toEqual(new Set([200]));
}, 60_000);
