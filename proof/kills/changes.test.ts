import { expect, onTestFinished, test, vi } from "vitest";
import { products } from "#core/contract/products.ts";
import { followChanges } from "#server/cache/follow-changes.ts";
import { Connections } from "#server/db/connections.ts";
import { addStaff } from "#server/testing/actors.ts";
import { testShop } from "#server/testing/app.ts";
import { onCluster } from "#server/testing/database.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ownCluster } from "../faults/own-cluster.ts";
import { KillableShop } from "./killable-shop.ts";

const HELD_WITHIN = { timeout: 30_000, interval: 20 };
const TOLD_WITHIN = { timeout: 5_000, interval: 20 };

/** While a standby that is not there has to take every commit, each COMMIT waits as for a disk that does not write. */
async function takenBy(standby: "nobody" | ""): Promise<void> {
	await onCluster(async (client) => {
		await client.query(`alter system set synchronous_standby_names = '${standby}'`);
		await client.query("select pg_reload_conf()");
	});
}

async function heldCommits(): Promise<number> {
	return onCluster(async (client) => {
		const { rowCount } = await client.query(
			"select from pg_stat_activity where wait_event = 'SyncRep' and query ilike '%commit%'",
		);
		return rowCount ?? 0;
	});
}

test("a process killed while its COMMIT is under way has changed the pages of all others, too", {
	timeout: 240_000,
}, async () => {
	const cluster = await ownCluster();
	onTestFinished(cluster.close);
	const shop = await testShop();
	onTestFinished(shop.close);
	const following = await followChanges(shop.deps, { url: shop.databaseUrl, connections: new Connections() });
	onTestFinished(following.close);
	const killable = new KillableShop();
	await killable.open(shop);
	onTestFinished(() => killable.close());
	const staff = await addStaff(shop, "admin");
	const id = await addProduct(shop, { price: 100 });
	const price = async () => (await shop.call(products.detail, { params: { id } })).data.price_offer;
	expect(await price()).toBe(100);

	await takenBy("nobody");
	const offer = () =>
		killable.ask("PATCH", "/offers/newOffer", { discount: 25, ids: [id] }, { authorization: `Bearer ${staff.token}` });
	await killable.killDuring(offer, () => vi.waitFor(async () => expect(await heldCommits()).toBe(1), HELD_WITHIN));
	await takenBy("");
	await vi.waitFor(async () => expect(await heldCommits()).toBe(0), HELD_WITHIN);
	await vi.waitFor(async () => expect(await price()).toBe(75), TOLD_WITHIN);
});
