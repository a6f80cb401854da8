import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect } from "vitest";
import { addImage } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let master: Buffer;

const picture = (background: string) =>
	sharp({ create: { width: 800, height: 1067, channels: 3, background } })
		.webp()
		.toBuffer();
const folder = () => join(shop.dataDir, "images");
const sizeOf = async (bytes: Buffer) => {
	const { width, height, format } = await sharp(bytes).metadata();
	return [format, width, height];
};

beforeAll(async () => {
	master = await picture("#225577");
	await mkdir(folder(), { recursive: true });
	for (const id of ["coat-front", "shared", "edge-320", "redrawn"]) {
		await writeFile(join(folder(), `${id}.webp`), master);
		await addImage(shop, id, { width: 800, height: 1067 });
	}
	await addImage(shop, "lost");
	await writeFile(join(folder(), "unknown.webp"), master);
	await writeFile(join(shop.dataDir, "secret.webp"), "secret");
});

test("a picture is served as it is, for ever, under its name", async () => {
	const { status, bytes, headers } = await shop.get("/images/coat-front.webp");
	expect(status).toBe(200);
	expect(bytes.equals(master)).toBe(true);
	expect(headers).toMatchObject({
		"content-type": "image/webp",
		"cache-control": "public, max-age=31536000, immutable",
		"x-content-type-options": "nosniff",
	});
	const again = await shop.get("/images/coat-front.webp", { "if-none-match": String(headers.etag) });
	expect(again).toMatchObject({ status: 304, text: "" });
});

test("caches before the shop may keep a picture as long as browsers do, and what drops pages leaves it there", async () => {
	const { cdn } = shop.deps.config;
	shop.deps.config.cdn = { seconds: 60, purge: undefined };
	const { headers } = await shop.get("/images/coat-front.webp");
	shop.deps.config.cdn = cdn;
	expect(headers).toMatchObject({
		"cache-control": "public, max-age=31536000, s-maxage=31536000, immutable",
		"cdn-cache-control": "public, max-age=31536000, stale-while-revalidate=86400",
		"surrogate-key": "pictures",
		vary: "Accept",
	});
});

test.each([320, 480, 640])("a picture is made %i wide when asked for, and kept", async (width) => {
	const { status, bytes } = await shop.get(`/images/coat-front-${width}.webp`);
	expect(status).toBe(200);
	expect(await sizeOf(bytes)).toEqual(["webp", width, Math.round((1067 * width) / 800)]);
	expect(await readdir(join(folder(), "sized"))).toContain(`coat-front-${width}.webp`);
});

test("a picture is never enlarged", async () => {
	expect((await shop.get("/images/coat-front-960.webp")).bytes.equals(master)).toBe(true);
});

test("many who ask at once for a width that is not made yet all get the same picture, made once", async () => {
	const answers = await Promise.all(Array.from({ length: 20 }, () => shop.get("/images/shared-480.webp")));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
	expect((await readdir(join(folder(), "sized"))).filter((file) => file.startsWith("shared"))).toEqual([
		"shared-480.webp",
	]);
});

test("an id that ends like a width is still found", async () => {
	expect((await shop.get("/images/edge-320.webp")).bytes.equals(master)).toBe(true);
	expect(await sizeOf((await shop.get("/images/edge-320-480.webp")).bytes)).toEqual(["webp", 480, 640]);
});

test("a width made from an older master is made again", async () => {
	const stale = join(folder(), "sized", "redrawn-320.webp");
	await mkdir(join(folder(), "sized"), { recursive: true });
	await writeFile(stale, "stale");
	await utimes(stale, new Date(0), new Date(0));
	expect(await sizeOf((await shop.get("/images/redrawn-320.webp")).bytes)).toEqual(["webp", 320, 427]);
});

test.each([
	"/images/nothing.webp",
	"/images/nothing-320.webp",
	"/images/coat-front-100.webp",
	"/images/coat-front-0320.webp",
	"/images/coat-front.png",
	"/images/coat-front",
	"/images/unknown.webp",
	"/images/lost.webp",
	"/images/lost-320.webp",
	"/images/..%2Fsecret.webp",
	"/images/..%5Csecret.webp",
	"/images/%2e%2e%2fsecret.webp",
	"/images/coat-front%00.webp",
	`/images/${"a".repeat(200)}.webp`,
])("%.60s is 404 in a few words", async (address) => {
	const { status, text, headers } = await shop.get(address);
	expect(status).toBe(404);
	expect(headers["content-type"]).toContain("text/plain");
	expect(text).toBe("No such picture\n");
});
