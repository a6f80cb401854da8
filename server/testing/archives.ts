import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import sharp from "sharp";
import { expect } from "vitest";
import { fromBufferPromise } from "yauzl";
import { createStorages } from "../adapters/storage/create-storage.ts";
import type { Db } from "../db/client.ts";
import { archivedTables } from "../features/archive/archived-tables.rules.ts";
import type { Manifest } from "../features/archive/manifest.rules.ts";
import { openArchive } from "../features/archive/open-archive.service.ts";
import { writeArchive } from "../features/archive/write-archive.service.ts";
import { createLog } from "../http/log.ts";
import { openJobs } from "../jobs/jobs.ts";
import type { TestShop } from "./app.ts";
import { freshDatabase } from "./database.ts";
import { anyCatalogue, restock } from "./random-catalogue.ts";
import { fillSmallShop } from "./small-shop.ts";
import { type ZipEntry, zipOf } from "./zip.ts";

const MOMENT = new Date("2026-03-01T12:00:00.000Z");
const onProgress = () => {};

/** One row of everything the archive has, log-ins and a picture among it. */
export async function fillWholeShop({ pool, deps }: TestShop): Promise<void> {
	await fillSmallShop(pool);
	await pool.query(`
		update client set password_hash = 'client-password', sizes = '{"tops": ["M"]}', search_text = default;
		update staff set password_hash = 'staff-password';
		update orders set token_hash = '\\xfeedfacefeedface', personal_data_removed_at = null where id = 2;
		insert into staff_totp (staff_id, secret) values (1, '\\xdeadbeefdeadbeef');
		insert into staff_recovery_code (staff_id, code_hash) values (1, '\\xbeefcafebeefcafe');
		insert into shop_setting (key, value) values ('order token', '"order-secret"');
		insert into identity (issuer, subject, client_id) values ('https://id.test', 'ana', 1);
		insert into client (phone, name) values (1155550199, E'Eva "=1"\\n\\t日本 \\\\');
		update list set link_token = 'list-link';
		insert into list_item (list_id, product_id, saved_cents, added_by, added_at, size, note) values (1, 1, 4990, 1, '2026-01-01 00:00:00.123456+03', 'M', '"Regalo"');
		insert into paper_series (kind, series, last) values ('invoice', 'A', 1);
		insert into paper (kind, series, number, order_id, cents, content) select 'invoice', 'A', 1, id, total_cents, '{"title": "Invoice"}' from orders where id = 1;
		insert into paper_due (kind, order_id, cents) values ('invoice', 2, 100);
		insert into list_collaborator (list_id, client_id) values (1, 2);
		insert into list_alert (list_id, client_id, price, token_hash) values (1, 2, true, '\\xcafebabecafebabe');
		insert into list_phone (list_id, phone) values (1, 1155550199);
		insert into cart_merge (client_id, merge_id) values (1, '00000000-0000-4000-8000-000000000009');
		insert into audit_log (staff_id, staff_name, action, subject, detail) values (1, 'admin', 'products.add', '1', '{"name": "Camisa"}');
		insert into owner_settings (values) values ('{"name": "Ñandú"}') on conflict (id) do update set values = excluded.values;
		update product set translations = '{"es": {"name": "Camisa"}}', fabric = '[{"fibre": "Cotton", "percent": 100}]',
			care = '{wash-30,bleach-not}', measurements = '{"M": {"chest": 54.5}}';
		insert into image (id, storage, width, height, bytes) values ('front_1', 'local', 8, 8, 100);
		insert into variant_image (variant_id, position, image_id) values (1, 1, 'front_1');
		update collection set image_id = 'front_1' where id = 1;
		update category set image_id = 'front_1' where id = 1;
	`);
	const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } }).webp();
	await deps.storages.local.put("front_1.webp", await drawn.toBuffer(), "image/webp");
}

/** An archive that was made and can be downloaded; it holds nothing. There is one: whoever asks at the same moment is given the same. */
export async function addArchive({ db, deps }: TestShop): Promise<number> {
	const at = deps.now();
	const { rows } = await db.execute<{ id: number }>(sql`
		insert into shop_archive (state, at, worked_at) values ('done', ${at}, ${at})
		on conflict ((true)) do update set state = 'done', worked_at = excluded.worked_at, problem = null returning id`);
	return (rows[0] as { id: number }).id;
}

export async function archiveOf(
	{ db, storages }: { db: Db; storages: ReturnType<typeof createStorages> },
	withLogIns = false,
): Promise<Buffer> {
	const out = new PassThrough();
	const [bytes] = await Promise.all([
		buffer(out),
		writeArchive({ db, storages, now: () => MOMENT, withLogIns, onProgress }, out),
	]);
	return bytes;
}

/** A new shop that nobody has been in; tidied away by `close`. */
export async function newShop() {
	const database = await freshDatabase();
	const dataDir = await mkdtemp(join(tmpdir(), "perchero-archive-"));
	const storages = createStorages({ dataDir, s3: undefined });
	const jobs = await openJobs(database.url, createLog("silent"), { works: false });
	return {
		...database,
		storages,
		async open(archive: Buffer, db = database.db): Promise<Manifest> {
			const file = join(dataDir, "shop.zip");
			await writeFile(file, archive);
			return openArchive({ db, storages, jobs, onProgress }, file);
		},
		/** Tables that are not as they came, and pictures. */
		async traces(): Promise<string[]> {
			const counts = await Promise.all(
				archivedTables(true).map(async (table) => {
					const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`);
					return `${table} ${rows[0].count}`;
				}),
			);
			return [...counts, ...(await readdir(join(dataDir, "images")).catch(() => []))];
		},
		async close(): Promise<void> {
			await jobs.close();
			await database.drop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** The files of an archive, to be altered and packed again. */
export async function unpacked(archive: Buffer): Promise<Map<string, Buffer>> {
	const files = new Map<string, Buffer>();
	const zip = await fromBufferPromise(archive, { lazyEntries: true });
	for await (const entry of zip.eachEntry())
		files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
	return files;
}

export function packed(files: ReadonlyMap<string, Buffer>, more: readonly ZipEntry[] = []): Buffer {
	return zipOf([...[...files].map(([name, bytes]) => ({ name, bytes })), ...more]);
}

export const textOf = (archive: ReadonlyMap<string, Buffer>) => [...archive.values()].map(String).join("\n");

const WORKED_OUT = [
	"select measure, day::text, sum(amount)::int as amount from tally group by 1, 2 having sum(amount) <> 0 order by 1, 2",
	"select product_id, is_on_sale, is_offer, unit_cents, rating, brand, sizes, in_stock, dots from product_facet order by 1",
	"select product_id, is_on_sale, is_offer, collection_id, category_id from product_search order by 1",
];

/** What an archive must keep: an empty shop becomes the same, to the byte, and works out the same from it. */
export async function expectArchivesAlike(shop: TestShop, runs: number): Promise<void> {
	await fc.assert(
		fc.asyncProperty(anyCatalogue, async (catalogue) => {
			await restock(shop, catalogue);
			const archive = await archiveOf({ db: shop.db, storages: shop.deps.storages });
			const other = await newShop();
			try {
				await other.open(archive);
				expect((await archiveOf(other)).equals(archive)).toBe(true);
				for (const sums of WORKED_OUT)
					expect((await other.pool.query(sums)).rows).toEqual((await shop.pool.query(sums)).rows);
			} finally {
				await other.close();
			}
		}),
		{ numRuns: runs, endOnFailure: true },
	);
}
