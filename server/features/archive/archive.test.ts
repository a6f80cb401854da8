import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { fromBufferPromise } from "yauzl";
import { runAudit } from "#server/db/audit.ts";
import { archiveOf, expectArchivesAlike, fillWholeShop, newShop, textOf, unpacked } from "#server/testing/archives.ts";
import { addTypes } from "#server/testing/random-catalogue.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { writeArchive } from "./write-archive.service.ts";

const { shop, test } = shopTest();
const UNIVERSAL_TIME = 0x5455;
const SECRETS = /client-password|staff-password|order-secret|deadbeefdeadbeef|beefcafebeefcafe|feedfacefeedface/;

test.beforeAll(async () => {
	await fillWholeShop(shop);
	await addTypes(shop);
});

const source = () => ({ db: shop.db, storages: shop.deps.storages });
async function emptyShop() {
	const other = await newShop();
	onTestFinished(() => other.close());
	return other;
}

test("a shop goes into one file and out of it again byte for byte, whatever is on its shelves", async () => {
	await expectArchivesAlike(shop, 2);
}, 60_000);

test("its files are dated by the clock of no time zone, so that equal shops make equal archives everywhere", async () => {
	const archive = await archiveOf(source());
	const zip = await fromBufferPromise(archive, { lazyEntries: true });
	for await (const { extraFields, lastModFileDate, lastModFileTime } of zip.eachEntry()) {
		expect([lastModFileDate, lastModFileTime]).toEqual([(20 << 9) | (1 << 5) | 1, 0]);
		expect(extraFields.map(({ id }) => id)).not.toContain(UNIVERSAL_TIME);
	}
});

test("the books of the opened shop are sound, and its next numbers are new ones", async () => {
	const other = await emptyShop();
	await other.open(await archiveOf(source()));
	expect((await runAudit(other.db)).map(({ name }) => name)).toEqual((await runAudit(shop.db)).map(({ name }) => name));
	for (const table of ["product", "client", "orders", "stock_ledger", "audit_log", "review", "staff", "list"]) {
		const { rows } = await other.pool.query(
			`select nextval(pg_get_serial_sequence($1, 'id')) as next, (select max(id) from ${table}) as last`,
			[table],
		);
		expect(rows[0].next, table).toBe(rows[0].last + 1);
	}
});

test("passwords and what else lets people in stay behind, and nobody gets in without one", async () => {
	const archive = await archiveOf(source());
	expect(textOf(await unpacked(archive))).not.toMatch(SECRETS);
	const other = await emptyShop();
	await other.open(archive);
	const { rows } = await other.pool.query(
		"select c.password_hash as client, s.password_hash as staff from client c, staff s where c.id = 1 and s.id = 1",
	);
	expect(rows[0].client).toBeNull();
	expect(await shop.deps.passwords.verify(rows[0].staff, "")).toBe(false);
});

test("asked for, all log-ins go along", async () => {
	const archive = await archiveOf(source(), true);
	const other = await emptyShop();
	const manifest = await other.open(archive);
	expect(manifest.logIns).toBe(true);
	expect((await archiveOf(other, true)).equals(archive)).toBe(true);
	for (const table of ["staff_totp", "staff_recovery_code", "passkey", "shop_setting"])
		expect((await other.pool.query(`select from ${table}`)).rowCount, table).toBe(1);
});

test("a picture comes along; one whose file was lost is told of and its product stays", async () => {
	const other = await emptyShop();
	const { pictures, lost } = await other.open(await archiveOf(source()));
	expect([pictures.map(({ id }) => id), lost]).toEqual([["front_1"], ["shirt"]]);
	expect(await other.storages.local.get("front_1.webp")).toEqual(await shop.deps.storages.local.get("front_1.webp"));
	const { rows } = await other.pool.query("select id, storage, avif from image order by id");
	expect(rows).toEqual(["front_1", "shirt"].map((id) => ({ id, storage: "local", avif: false })));
	const toBeDrawn = await other.pool.query("select data from pgboss.job where name = 'image-sizes'");
	expect(toBeDrawn.rows).toEqual([{ data: { id: "front_1" } }]);
});

test("what changes while the file is being written is not in it", async () => {
	const { db, storages } = source();
	const parts: string[] = [];
	const out = new PassThrough();
	const onProgress = (part: string) => {
		if (parts.push(part) === 1) changed = shop.pool.query("update visit_day set visits = 77777");
	};
	let changed: Promise<unknown> | undefined;
	const [archive] = await Promise.all([
		buffer(out),
		writeArchive({ db, storages, now: () => new Date(), withLogIns: false, onProgress }, out),
	]);
	await changed;
	expect(textOf(await unpacked(archive))).not.toContain("77777");
});
