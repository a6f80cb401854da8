import { expect } from "vitest";
import { expectSoundBooks } from "#server/testing/buying.ts";
import { testWithShop } from "#server/testing/shop-test.ts";
import { type OwnCluster, ownCluster } from "./own-cluster.ts";
import { openTroubledShop } from "./troubled-shop.ts";

const PAYERS = 24;
/** PostgreSQL is started again within a second or so, recovers, and the shop is back 5 s later at most. */
const BACK_WITHIN = { timeout: 15_000, interval: 100 };

let cluster: OwnCluster;
const { shop, test } = testWithShop(async () => {
	cluster = await ownCluster();
	const opened = await openTroubledShop();
	const close = async () => {
		await opened.close();
		await cluster.close();
	};
	return { ...opened, close };
});

test("PostgreSQL killed with -9 while many pay: kept pages go on, and in the end everybody has paid once", async () => {
	const purchases = await Promise.all(Array.from({ length: PAYERS }, () => shop.purchase()));
	expect((await shop.ask("/home")).status).toBe(200);
	const crowd = purchases.map(({ pay }) => pay());
	await Promise.race(crowd);
	process.kill(await cluster.postmaster(), "SIGKILL");
	expect((await shop.ask("/home")).status).toBe(200);
	for (const { status } of await Promise.all(crowd)) expect([200, 503]).toContain(status);
	await Promise.all(
		purchases.map(({ pay, key }) =>
			expect
				.poll(
					async () => {
						const { text } = await pay();
						return { answer: JSON.parse(text).status, charges: shop.cards.state.journal.withReference(key).length };
					},
					{ timeout: 40_000, interval: 500 },
				)
				.toEqual({ answer: "approved", charges: 1 }),
		),
	);
	await expect.poll(async () => (await shop.ask("/readyz")).status, BACK_WITHIN).toBe(200);
	await expectSoundBooks(shop.other);
}, 90_000);
