import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { beforeAll, describe, expect, onTestFinished } from "vitest";
import { images } from "#core/contract/images.ts";
import { addStaff } from "#server/testing/actors.ts";
import { testShop } from "#server/testing/app.ts";
import { drainJobs } from "#server/testing/drain-jobs.ts";
import { shopTest, testWithShop } from "#server/testing/shop-test.ts";
import { multipart } from "#server/testing/uploads.ts";
import { tidyImages } from "./tidy-images.jobs.ts";

const BUCKET = "pictures";
const AVIF = { accept: "image/avif,image/webp,*/*" };

const plain = (width: number, height: number, background = "#204080") =>
	sharp({ create: { width, height, channels: 3, background } });

let bomb: Buffer;
beforeAll(async () => {
	bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#fff" } })
		.png({ compressionLevel: 1 })
		.toBuffer();
});

/** s3rver takes any signature, so what is shown here is the protocol, not that a real service accepts our signing. */
async function shopWithBucket() {
	const directory = await mkdtemp(join(tmpdir(), "perchero-s3-"));
	const service = new S3rver({
		address: "127.0.0.1",
		port: 0,
		directory,
		silent: true,
		configureBuckets: [{ name: BUCKET }],
	});
	const { port } = await service.run();
	const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
	const s3 = { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, region: "us-east-1", ...keys };
	const shop = await testShop({ config: { s3 } });
	const close = async () => {
		await shop.close();
		await service.close();
		await rm(directory, { recursive: true, force: true });
	};
	return { ...shop, close };
}

const kinds = { local: shopTest(), s3: testWithShop(shopWithBucket) };

describe.each(["local", "s3"] as const)("with pictures kept %s", (kind) => {
	const { shop, test } = kinds[kind];
	let token: string;

	beforeAll(async () => {
		({ token } = await addStaff(shop, "employee"));
	});

	const upload = (file: Buffer, options?: Parameters<typeof multipart>[1]) =>
		shop.call(images.upload, multipart(file, options), token);
	const stored = async () => {
		const files: string[] = [];
		for await (const { file } of shop.deps.storages.current.list()) files.push(file);
		return files.sort();
	};
	const rows = async () => (await shop.pool.query("select id, storage, avif from image order by id")).rows;

	// Before the others, whose pictures would all be made with it.
	test("AVIF is made later, and served to browsers that take it", async () => {
		const { data } = await upload(await plain(700, 90).png().toBuffer());
		expect((await shop.get(data.address, AVIF)).headers["content-type"]).toBe("image/webp");
		const id = data.address.slice("/images/".length, -".webp".length);
		await drainJobs(shop);
		expect((await rows()).find((row) => row.id === id)).toEqual({ id, storage: kind, avif: true });
		expect((await stored()).filter((file) => file.includes(id) && file.endsWith(".avif"))).toEqual(
			["-320", "-480", "-640", ""].map((width) => `sized/${id}${width}.avif`).sort(),
		);
		// Another process of the shop, which has not looked this picture up before it was made.
		const { Pictures } = await import("./pictures.service.ts");
		const other = new Pictures(shop.deps);
		const small = await other.find(`${id}-320.webp`, true);
		expect(small?.type).toBe("image/avif");
		expect(await sharp(small?.body).metadata()).toMatchObject({ format: "heif", width: 320 });
		expect((await other.find(`${id}-960.webp`, true))?.type).toBe("image/avif");
		expect((await other.find(`${id}-320.webp`, false))?.type).toBe("image/webp");
	});

	test.each(["jpeg", "png", "webp", "avif"] as const)("a %s is drawn anew as WebP and served", async (format) => {
		const quickly = format === "avif" ? { effort: 0 } : {};
		const { status, data } = await upload(await plain(900, 1200).toFormat(format, quickly).toBuffer(), {
			name: "../../etc/passwd",
			type: "text/html",
		});
		expect(status).toBe(201);
		expect(data).toMatchObject({ width: 900, height: 1200 });
		expect(data.address).toMatch(/^\/images\/[0-9a-f]{32}\.webp$/);
		const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(data.hex.slice(at, at + 2), 16));
		expect([red, green, blue].map((part) => Math.round((part ?? 0) / 32))).toEqual([1, 2, 4]);
		const served = await shop.get(data.address);
		expect(served).toMatchObject({ status: 200 });
		expect(await sharp(served.bytes).metadata()).toMatchObject({ format: "webp", width: 900, height: 1200 });
		const smaller = await shop.get(data.address.replace(".webp", "-320.webp"));
		expect(await sharp(smaller.bytes).metadata()).toMatchObject({ format: "webp", width: 320 });
	});

	test("a large picture is made smaller, and turned as its camera says", async () => {
		const sideways = await plain(2400, 1800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
		const { data } = await upload(sideways);
		expect(data).toMatchObject({ width: 1200, height: 1600 });
	});

	test("where a picture was taken is not in what is kept", async () => {
		const secret = await plain(60, 80)
			.withExif({ IFD0: { Artist: "Somebody Private" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "34/1 36/1 0/1" } })
			.jpeg()
			.toBuffer();
		expect(secret.includes("Somebody Private")).toBe(true);
		const { data } = await upload(secret);
		const { bytes } = await shop.get(data.address);
		expect(bytes.includes("Somebody Private")).toBe(false);
		const { exif, xmp, iptc } = await sharp(bytes).metadata();
		expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
	});

	test("what is no picture, too large or damaged is refused with a clear message, and nothing is stored", async () => {
		const before = [await stored(), await rows()];
		const jpeg = await sharp({
			create: {
				width: 600,
				height: 800,
				channels: 3,
				background: "#888888",
				noise: { type: "gaussian", mean: 128, sigma: 40 },
			},
		})
			.jpeg()
			.toBuffer();
		const svg = Buffer.from(
			'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
		);
		const gif = await plain(9, 9).gif().toBuffer();
		const attempts: [Buffer, number, RegExp][] = [
			[Buffer.from("just text, whatever the name says"), 415, /JPEG, PNG, WebP or AVIF/],
			[Buffer.from("<!doctype html><script>alert(1)</script>"), 415, /JPEG, PNG, WebP or AVIF/],
			[svg, 415, /JPEG, PNG, WebP or AVIF/],
			[gif, 415, /JPEG, PNG, WebP or AVIF/],
			[Buffer.alloc(0), 415, /JPEG, PNG, WebP or AVIF/],
			[jpeg.subarray(0, Math.floor(jpeg.length / 2)), 400, /damaged or incomplete/],
			[jpeg.subarray(0, 3), 400, /damaged or incomplete/],
			[Buffer.concat([jpeg.subarray(0, 3), svg]), 400, /damaged or incomplete/],
			[bomb, 413, /100 megapixels, at most 40/],
			[Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]), 413, /larger than 10 MB/],
		];
		for (const [file, status, message] of attempts) {
			const outcome = await upload(file, { name: "shirt.png", type: "image/png" });
			expect(outcome.data).toMatchObject({ message: expect.stringMatching(message) });
			expect(outcome.status).toBe(status);
		}
		expect([await stored(), await rows()]).toEqual(before);
	}, 60_000);

	test("a form without a file, or no form at all, is refused", async () => {
		const file = await plain(9, 9).png().toBuffer();
		expect((await upload(file, { field: "other" })).status).toBe(400);
		const json = await shop.call(images.upload, { body: { file: "x" } }, token);
		expect(json.status).toBe(415);
		const broken = { headers: multipart(file).headers, body: Buffer.from("no parts here") };
		expect((await shop.call(images.upload, broken, token)).status).toBe(400);
	});

	test("a file whose row was never written is removed after a while, all others stay", async () => {
		const { data } = await upload(await plain(90, 120).png().toBuffer());
		const { current } = shop.deps.storages;
		await current.put("0123456789abcdef0123456789abcdef.webp", Buffer.from("broken off"), "image/webp");
		const before = await stored();
		await tidyImages(shop.deps);
		expect(await stored()).toEqual(before);
		const later = new Date(Date.now() + 2 * 3_600_000);
		await tidyImages({ ...shop.deps, now: () => later });
		expect(await stored()).toEqual(before.filter((file) => !file.startsWith("0123456789abcdef")));
		expect((await shop.get(data.address)).status).toBe(200);
	});
});

kinds.local.test(
	"a picture is found where it was put, also after the shop has moved to other storage",
	async ({ shop }) => {
		const folder = join(shop.dataDir, "images");
		const earlier = await readdir(folder);
		const { token } = await addStaff(shop, "employee");
		const { data } = await shop.call(images.upload, multipart(await plain(90, 120).png().toBuffer()), token);
		const { storages } = shop.deps;
		const before = { current: storages.current, s3: storages.s3 };
		onTestFinished(() => void Object.assign(storages, before));
		const elsewhere = { ...storages.local, name: "s3" as const, get: async () => null };
		Object.assign(storages, { current: elsewhere, s3: elsewhere });
		expect((await shop.get(data.address)).status).toBe(200);
		const files = (await readdir(folder)).filter((file) => !earlier.includes(file));
		expect(files).toEqual([data.address.slice("/images/".length)]);
		expect((await readFile(join(folder, files[0] as string))).length).toBeGreaterThan(0);
	},
);
