import { createHash } from "node:crypto";
import { expect } from "vitest";
import { archiveOf, fillWholeShop, newShop, packed, unpacked } from "#server/testing/archives.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import type { Manifest } from "./manifest.rules.ts";

const { shop, test } = shopTest();
let archive: Buffer;
let other: Awaited<ReturnType<typeof newShop>>;

test.beforeAll(async () => {
	await fillWholeShop(shop);
	archive = await archiveOf({ db: shop.db, storages: shop.deps.storages });
	other = await newShop();
});
test.afterAll(() => other.close());

async function expectRefused(given: Buffer, sentence: RegExp): Promise<void> {
	const before = await other.traces();
	await expect(other.open(given)).rejects.toThrow(sentence);
	expect(await other.traces()).toEqual(before);
}

type Alter = (files: Map<string, Buffer>, manifest: Manifest) => void;
/** The archive with something in it altered; its manifest says what the alteration makes it say. */
async function altered(alter: Alter): Promise<Buffer> {
	const files = await unpacked(archive);
	const manifest = JSON.parse(String(files.get("manifest.json"))) as Manifest;
	alter(files, manifest);
	files.set("manifest.json", Buffer.from(JSON.stringify(manifest)));
	return packed(files);
}

/** A file in place of another, with the sums that fit it. */
const put =
	(name: string, bytes: Buffer, rows?: number): Alter =>
	(files, manifest) => {
		files.set(name, bytes);
		const sums = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
		for (const table of manifest.tables)
			if (name === `data/${table.name}.ndjson`) Object.assign(table, sums, rows !== undefined && { rows });
		for (const picture of manifest.pictures) if (name === `pictures/${picture.id}.webp`) Object.assign(picture, sums);
	};

const visitDay = (day: string, visits: number) => JSON.stringify({ day, visits, products: 0, carts: 0, checkouts: 0 });

const refusals: [string, Alter, RegExp][] = [
	[
		"of another format",
		(_, manifest) => Object.assign(manifest, { format: 2 }),
		/has format 2, .* opens format 1 only/,
	],
	["with a manifest that says more", (_, manifest) => Object.assign(manifest, { more: 1 }), /says something else/],
	[
		"with rows that were altered",
		(files) => files.set("data/client.ndjson", Buffer.from('{"id":1}\n')),
		/client.ndjson is not what it was/,
	],
	["without one of its files", (files) => files.delete("data/stock.ndjson"), /stock.ndjson is not what it was/],
	["with a file nobody named", (files) => files.set("data/session.ndjson", Buffer.from("{}\n")), /session.ndjson/],
	[
		"that leads out of its folder",
		(files) => files.set("pictures/../../x.webp", Buffer.from("x")),
		/no archive of a shop/,
	],
	["with a name of its own kind", (files) => files.set("pictures/a b.webp", Buffer.from("x")), /pictures\/a b\.webp/],
	[
		"with a picture that is none",
		put("pictures/front_1.webp", Buffer.from("<svg onload=alert(1)>")),
		/picture front_1 is none/,
	],
	[
		"with rows that break a rule",
		put("data/visit_day.ndjson", Buffer.from(`${visitDay("2026-01-01", -1)}\n`), 1),
		/visit_day_not_negative/,
	],
	["with one row too few for another", put("data/client.ndjson", Buffer.alloc(0), 0), /cannot be opened: /],
	[
		"with more rows in a line",
		put("data/visit_day.ndjson", Buffer.from(`${visitDay("2026-01-01", 1)},${visitDay("2026-01-02", 1)}\n`), 1),
		/visit_day has other rows/,
	],
	["with a line that never ends", put("data/visit_day.ndjson", Buffer.from("{}"), 0), /visit_day.ndjson/],
	[
		"with a column nobody knows",
		(_, { tables }) => tables[0]?.columns.push("colour"),
		/does not know \(size\.colour\)/,
	],
	[
		"with a table that stays behind",
		(files, manifest) => {
			manifest.tables.push({ ...(manifest.tables[0] as Manifest["tables"][number]), name: "session" });
			files.set("data/session.ndjson", files.get("data/size.ndjson") as Buffer);
		},
		/does not know \(session\.name\)/,
	],
	["with other pictures than its products", (_, manifest) => manifest.lost.push("another"), /pictures are not those/],
];

test.for(refusals)("an archive %s is refused and writes nothing", async ([, alter, sentence]) => {
	await expectRefused(await altered(alter), sentence);
});

test("a file that was cut off anywhere, or is none, is refused and writes nothing", async () => {
	for (const part of [0, 0.1, 0.5, 0.99])
		await expectRefused(archive.subarray(0, Math.floor(archive.length * part)), /no archive of a shop/);
});

/** Where the contents of a file of the archive begin: after its name and what is said beside it. */
function contentsOf(name: string): number {
	const at = archive.indexOf(name);
	return at + name.length + archive.readUInt16LE(at - 2);
}

test.each(["data/client.ndjson", "data/orders.ndjson", "data/product.ndjson"])(
	"a byte that changed in %s is noticed",
	async (name) => {
		for (const further of [0, 20, 40]) {
			const place = contentsOf(name) + further;
			const damaged = Buffer.from(archive);
			damaged[place] = (damaged[place] as number) ^ 0xff;
			await expectRefused(damaged, /./);
		}
	},
);

test("what unpacks to far more than it is, is not unpacked", async () => {
	const files = await unpacked(archive);
	files.set("data/visit_day.ndjson", Buffer.alloc(64 * 1024 * 1024));
	await expectRefused(packed(files), /visit_day.ndjson is not what it was/);
});

test("what says that it is smaller than it is, is noticed", async () => {
	const files = await unpacked(archive);
	const bytes = files.get("data/client.ndjson") as Buffer;
	files.delete("data/client.ndjson");
	const lying = { name: "data/client.ndjson", bytes: Buffer.concat([bytes, bytes]), says: { length: bytes.length } };
	await expectRefused(packed(files, [lying]), /client.ndjson is not what it was/);
});

test("a shop that somebody or something is in already is left as it is", async () => {
	await other.pool.query("insert into staff (user_name, password_hash, rol) values ('owner', 'x', 'admin')");
	await expectRefused(archive, /not empty \(staff\)/);
	await other.pool.query("delete from staff");
	await expect(other.open(archive)).resolves.toMatchObject({ format: 1 });
	await expectRefused(archive, /not empty/);
});
