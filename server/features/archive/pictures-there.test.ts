import { expect, onTestFinished } from "vitest";
import type { Db } from "#server/db/client.ts";
import { archiveOf, fillWholeShop, newShop } from "#server/testing/archives.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
const FILE = "front_1.webp";
let archive: Buffer;
let drawn: Buffer;

test.beforeAll(async () => {
	await fillWholeShop(shop);
	archive = await archiveOf({ db: shop.db, storages: shop.deps.storages });
	drawn = (await shop.deps.storages.local.get(FILE)) as Buffer;
});

async function emptyShop() {
	const other = await newShop();
	onTestFinished(() => other.close());
	return { ...other, picture: () => other.storages.local.get(FILE) };
}

/** A database whose connection is lost before or after the rows are written. */
function losing(db: Db, when: "before" | "after"): Db {
	const transaction: Db["transaction"] = async (work) => {
		if (when === "after") await db.transaction(work);
		throw new Error("Connection terminated");
	};
	return Object.create(db, { transaction: { value: transaction } });
}

test("what a failed opening put there is taken away again, and can be opened afterwards", async () => {
	const other = await emptyShop();
	await expect(other.open(archive, losing(other.db, "before"))).rejects.toThrow("Connection terminated");
	expect(await other.picture()).toBeNull();
	await other.open(archive);
	expect(await other.picture()).toEqual(drawn);
});

test("a picture that was there before stays when opening fails", async () => {
	const other = await emptyShop();
	await other.storages.local.put(FILE, drawn, "image/webp");
	await expect(other.open(archive, losing(other.db, "before"))).rejects.toThrow("Connection terminated");
	expect(await other.picture()).toEqual(drawn);
});

test("another picture of the same name is neither written over nor taken away, and the archive is refused", async () => {
	const other = await emptyShop();
	const theirs = Buffer.from("theirs");
	await other.storages.local.put(FILE, theirs, "image/webp");
	await expect(other.open(archive)).rejects.toThrow(/^Another picture is called front_1\.webp here/);
	expect(await other.picture()).toEqual(theirs);
	expect((await other.pool.query("select from product")).rowCount).toBe(0);
});

test("pictures stay where the rows were written and only the answer was lost", async () => {
	const other = await emptyShop();
	await expect(other.open(archive, losing(other.db, "after"))).rejects.toThrow("Connection terminated");
	expect((await other.pool.query("select from product")).rowCount).toBe(1);
	expect(await other.picture()).toEqual(drawn);
});

test("no archive is written where not one picture is found, as with another machine's DATA_DIR", async () => {
	const { storages } = await emptyShop();
	await expect(archiveOf({ db: shop.db, storages })).rejects.toThrow(/^Not one picture of this shop is where/);
});

test("no archive is written of pictures in S3 without its settings", async () => {
	const { storages } = shop.deps;
	await shop.pool.query("update image set storage = 's3' where id = 'front_1'");
	onTestFinished(() => shop.pool.query("update image set storage = 'local'").then(() => {}));
	await expect(archiveOf({ db: shop.db, storages })).rejects.toThrow(/^Pictures of this shop are in S3/);
});
