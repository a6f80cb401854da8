import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { resetDatabase } from "#server/db/reset.ts";
import { shopSetting } from "#server/db/schema.ts";
import { freshDatabase } from "#server/testing/database.ts";

const log = () => {};
let dataDir: string;
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "perchero-reset-"));
	await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test("the embedded database is emptied, but never under a running server", async () => {
	const reset = () => resetDatabase({ dataDir, databaseUrl: undefined, force: false, log });
	const embedded = await startEmbedded({ dir: dataDir, log, durable: false });
	await migrate(embedded.url);
	const { db, close } = openDatabase(embedded.url);
	await db.insert(shopSetting).values({ key: "kept", value: true });
	await expect(reset()).rejects.toThrow(/^Another server .* already uses DATA_DIR/);
	expect(await db.select().from(shopSetting)).toHaveLength(1);
	await close();
	await embedded.stop();

	await reset();
	const again = await startEmbedded({ dir: dataDir, log, durable: false });
	const emptied = openDatabase(again.url);
	expect(await emptied.db.select().from(shopSetting)).toEqual([]);
	await emptied.close();
	await again.stop();
});

test("a database of one's own is emptied only when forced, and not while a server uses it", async () => {
	const own = await freshDatabase();
	const reset = (force: boolean) => resetDatabase({ dataDir, databaseUrl: own.url, force, log });
	await own.db.insert(shopSetting).values({ key: "kept", value: true });
	await expect(reset(false)).rejects.toThrow(/^DATABASE_URL is set: everything in that database would be lost\./);
	await expect(reset(true)).rejects.toThrow("A server is using this database: stop it first.");
	await own.close();
	await reset(true);
	const emptied = openDatabase(own.url);
	expect(await emptied.db.select().from(shopSetting)).toEqual([]);
	await emptied.close();
	await own.drop();
});
