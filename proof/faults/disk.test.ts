import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSoundBooks } from "#server/testing/buying.ts";
import { limitFileSize, type OwnCluster, ownCluster, smallDisk } from "./own-cluster.ts";
import { openTroubledShop, type TroubledShop } from "./troubled-shop.ts";

const REFUSED_WITHIN_MS = 2_500;
const BACK_WITHIN = { timeout: 15_000, interval: 100 };
const DISK_MEGABYTES = 320;

const disk = await smallDisk(DISK_MEGABYTES);
afterAll(() => disk?.close());

/** Where mounting is not allowed the second way alone is left; it needs no rights. */
const ways = {
	...(disk && {
		"a full disk": {
			dir: disk.dir,
			fill: () => writeFile(join(disk.dir, "..", "filler"), Buffer.alloc(DISK_MEGABYTES * 1024 * 1024)).catch(() => {}),
			empty: () => rm(join(disk.dir, "..", "filler")),
		},
	}),
	"files that may not grow": {
		dir: undefined,
		fill: async (cluster: OwnCluster) => limitFileSize(await cluster.postmaster(), 4096),
		// If it has died of it, the next one starts without.
		empty: (cluster: OwnCluster) =>
			cluster.postmaster().then(
				(pid) => limitFileSize(pid, "unlimited"),
				() => {},
			),
	},
};

describe.each(Object.entries(ways))("PostgreSQL on %s", (_, { dir, fill, empty }) => {
	let cluster: OwnCluster;
	let shop: TroubledShop;
	beforeAll(async () => {
		cluster = await ownCluster(dir);
		shop = await openTroubledShop();
	}, 120_000);
	afterAll(async () => {
		await shop.close();
		await cluster.close();
	}, 120_000);

	test("refuses what must be written in plain words, shows kept pages, and sells again once there is room", async () => {
		expect((await shop.ask("/home")).status).toBe(200);
		const purchases = await Promise.all(Array.from({ length: 30 }, () => shop.purchase()));
		await fill(cluster);
		const answers = [];
		for (const { pay } of purchases) answers.push(await pay());
		const refused = answers.filter(({ status }) => status !== 200);
		expect(refused.length).toBeGreaterThan(0);
		for (const { status, ms, text } of refused) {
			expect({ status, text: JSON.parse(text) }).toMatchObject({ status: 503, text: { code: "unavailable" } });
			expect(ms).toBeLessThan(REFUSED_WITHIN_MS);
		}
		expect((await shop.ask("/home")).status).toBe(200);
		await empty(cluster);
		await expect.poll(async () => (await shop.ask("/readyz")).status, BACK_WITHIN).toBe(200);
		const last = await shop.purchase();
		await expect.poll(async () => JSON.parse((await last.pay()).text).status, BACK_WITHIN).toBe("approved");
		await expectSoundBooks(shop.other);
	}, 90_000);
});
