import { buffer } from "node:stream/consumers";
import { beforeAll, beforeEach, expect } from "vitest";
import { type ArchiveCrashPoint, archiveCrashPoints } from "#server/features/archive/crash-points.rules.ts";
import { findArchive, openKeptArchive } from "#server/features/archive/kept-archive.service.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { fillWholeShop, newShop } from "#server/testing/archives.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { killableBeside, silenceIsNoticed } from "./killable-shop.ts";

const SETTLED_WITHIN = { timeout: 60_000, interval: 100 };

/** Looks into the database of the shop that is killed; serves nobody. */
const { shop, test } = shopTest();
let staff: TestStaff;

beforeAll(async () => {
	await fillWholeShop(shop);
	staff = await addStaff(shop, "admin");
});
const killable = killableBeside(shop);
beforeEach(() => shop.pool.query("delete from shop_archive"));

test.each(Object.entries(archiveCrashPoints) as [ArchiveCrashPoint, string][])(
	"killed at “%s”: %s",
	async (point) => {
		const ask = () => killable.ask("POST", "/archive", {}, { authorization: `Bearer ${staff.token}` });
		await killable.killAt(point, ask);
		const half = await findArchive(shop.deps);
		expect(half).toMatchObject({ state: "writing" });
		const actor = { staffId: staff.id, userName: staff.userName };
		await expect(openKeptArchive(shop.deps, actor, half?.id ?? 0)).rejects.toThrow("no such archive");
		await silenceIsNoticed(shop, "shop-archive");
		await expect.poll(async () => (await findArchive(shop.deps))?.state, SETTLED_WITHIN).toBe("done");
		const { file } = await openKeptArchive(shop.deps, actor, half?.id ?? 0);
		const other = await newShop();
		try {
			expect(await other.open(await buffer(file))).toMatchObject({ pictures: [{ id: "front_1" }] });
		} finally {
			await other.close();
		}
	},
	180_000,
);
