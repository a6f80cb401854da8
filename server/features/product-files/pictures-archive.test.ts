import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, describe, expect } from "vitest";
import { ARCHIVE_BYTES_MAX, ARCHIVE_FILES_MAX, type ImportStatus, productFiles } from "#core/contract/product-files.ts";
import { drainJobs } from "#server/testing/drain-jobs.ts";
import { stockingTest } from "#server/testing/stocking.ts";
import { type ZipEntry, zipOf } from "#server/testing/zip.ts";

const { shop, test, staff } = stockingTest();

let picture: Buffer;
beforeAll(async () => {
	picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: "#204080" } })
		.png()
		.toBuffer();
});

const begin = (body: Buffer, type = "application/zip") =>
	shop.call(productFiles.importPictures, { headers: { "content-type": type }, body } as never, staff.token);

async function send(archive: Buffer | readonly ZipEntry[]): Promise<ImportStatus> {
	const { status, data } = await begin(Buffer.isBuffer(archive) ? archive : zipOf(archive));
	expect(status).toBe(202);
	expect(await drainJobs(shop)).toMatchObject({ failed: 0 });
	const { rows } = await shop.pool.query("select from product_import_part");
	expect(rows).toHaveLength(0);
	return (await shop.call(productFiles.importStatus, { params: { id: data.job } }, staff.token)).data;
}
const told = ({ errors }: ImportStatus) => errors.map(({ line, column, code }) => [line, column, code]);
const names = async () => {
	const { rows } = await shop.pool.query<{ name: string }>(
		"select name from image where name is not null order by name",
	);
	return rows.map(({ name }) => name);
};

describe("an archive of pictures", () => {
	test("is unpacked, each kept under the last part of its path, without what systems hide in it", async () => {
		const status = await send([
			{ name: "summer/" },
			{ name: "summer/coat front.png", bytes: picture },
			{ name: "__MACOSX/summer/._coat front.png", bytes: Buffer.from("?") },
			{ name: "summer/.DS_Store", bytes: Buffer.from("?") },
			{ name: "añil.png", bytes: picture },
		]);
		expect(status).toMatchObject({ kind: "pictures", state: "done", done: 2, total: 2, created: 2, errors: [] });
		expect(status).toMatchObject({ change: null, undoUntil: null });
		expect(await names()).toEqual(["añil.png", "coat front.png"]);
	});

	test("in which some cannot be kept says which, and keeps the others", async () => {
		const status = await send([
			{ name: "notes.txt", bytes: Buffer.from("no picture") },
			{ name: "locked.png", bytes: picture, says: { flags: 0x801 } },
			{ name: "torn.png", bytes: picture.subarray(0, picture.length / 2) },
			{ name: "other.png", bytes: picture, says: { crc: 1 } },
			{ name: "odd.png", bytes: picture, says: { method: 99 } },
			{ name: "a;b.png", bytes: picture },
			{ name: "good.png", bytes: picture },
		]);
		expect(told(status)).toEqual([
			[1, "notes.txt", "not_a_picture"],
			[2, "locked.png", "picture_damaged"],
			[3, "torn.png", "picture_damaged"],
			[4, "other.png", "picture_damaged"],
			[5, "odd.png", "picture_damaged"],
			[6, "a;b.png", "picture_name"],
		]);
		expect(status).toMatchObject({ state: "done", created: 1, done: 7 });
		expect(await names()).toContain("good.png");
	});

	test("whose paths lead elsewhere leads nowhere: a path is only a name", async () => {
		const before = await readdir("/tmp");
		const { errors, created } = await send([
			{ name: "../../../../tmp/perchero-escaped-up.png", bytes: picture },
			{ name: "/tmp/perchero-escaped-root.png", bytes: picture },
			{ name: "C:\\tmp\\perchero-escaped-drive.png", bytes: picture },
		]);
		expect(errors).toEqual([]);
		expect(created).toBe(3);
		expect((await readdir("/tmp")).filter((name) => name.includes("escaped"))).toEqual(
			before.filter((name) => name.includes("escaped")),
		);
		expect(await names()).toEqual(expect.arrayContaining(["perchero-escaped-drive.png", "perchero-escaped-up.png"]));
	});

	test("that swells is stopped: by what it says it becomes, and where it says less than that", async () => {
		const zeros = Buffer.alloc(20 * 1024 * 1024);
		const large = await send([
			{ name: "honest.png", bytes: zeros },
			{ name: "lying.png", bytes: zeros, says: { length: 1000 } },
		]);
		expect(told(large)).toEqual([
			[1, "honest.png", "picture_too_large"],
			[2, "lying.png", "picture_damaged"],
		]);
		const entry = { bytes: picture, says: { length: ARCHIVE_BYTES_MAX / 2 + 1 } };
		const huge = await send([
			{ name: "one.png", ...entry },
			{ name: "two.png", ...entry },
		]);
		expect(huge).toMatchObject({ state: "refused", created: 0, errors: [{ code: "archive_too_large" }] });
	});

	test("of too many files is refused before any is unpacked", async () => {
		const many = Array.from({ length: ARCHIVE_FILES_MAX + 1 }, (_, at) => ({ name: `${at}.png` }));
		expect(await send(many)).toMatchObject({ state: "refused", done: 0, errors: [{ code: "too_many_files" }] });
	});

	test.each([
		["nothing", Buffer.alloc(0)],
		["another file", Buffer.from("slug,colour,size\n")],
		["half an archive", zipOf([{ name: "a.png", bytes: Buffer.alloc(2000, "ab") }]).subarray(20)],
	])("that is %s is refused", async (_, file) => {
		expect(await send(file)).toMatchObject({ state: "refused", created: 0, errors: [{ code: "not_a_zip" }] });
	});

	test("of another type is not received", async () => {
		expect((await begin(zipOf([]), "text/csv")).status).toBe(415);
	});

	test("of more pictures than one job does is done by the next ones, larger than one part", async () => {
		const noise = randomBytes(1_200_000);
		const files = Array.from({ length: 120 }, (_, at) => ({
			name: `many-${at}.png`,
			bytes: Buffer.from("no picture"),
		}));
		const status = await send([
			{ name: "noise.bin", bytes: noise },
			...files,
			{ name: "many-last.png", bytes: picture },
		]);
		expect(status).toMatchObject({ state: "done", done: 122, total: 122, created: 1 });
	});
});
