import sharp from "sharp";
import { beforeAll, describe, expect } from "vitest";
import { images, type UploadedImage } from "#core/contract/images.ts";
import { settings } from "#core/contract/settings.ts";
import { addStaff } from "#server/testing/actors.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { multipart } from "#server/testing/uploads.ts";

const { shop, test } = shopTest();
const ICONS = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icon-512.png", "/og-default.png"];
const SHARE_PICTURE = "/og-default.png";
const BLUE = { r: 20, g: 60, b: 160 };
let token: string;
let logo: Pick<UploadedImage, "address" | "width" | "height">;

async function uploaded(width: number, height: number, background: object): Promise<typeof logo> {
	const file = await sharp({ create: { width, height, channels: 4, background: { alpha: 1, ...background } as never } })
		.png()
		.toBuffer();
	const { data } = await shop.call(images.upload, multipart(file), token);
	return { address: data.address, width: data.width, height: data.height };
}

beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
	logo = await uploaded(300, 100, BLUE);
});

describe("a logo", () => {
	const change = async (value: unknown) =>
		shop.call(
			settings.change,
			{ body: { version: (await shop.deps.settings.current()).version, logo: value as typeof logo } },
			token,
		);

	test("is a picture that was uploaded, with its true sizes", async () => {
		const unknown = `/images/${"0".repeat(32)}.webp`;
		for (const wrong of [
			{ ...logo, address: unknown },
			{ ...logo, width: 301 },
			{ ...logo, address: "https://elsewhere.test/logo.webp" },
			{ ...logo, address: "/images/../secret.webp" },
			{ ...logo, height: 0 },
			"logo",
		])
			expect(await change(wrong)).toMatchObject({ status: 400 });
		expect((await change(logo)).data.logo).toEqual(logo);
		expect((await shop.call(settings.current, {})).data.logo).toEqual(logo);
		expect((await change(null)).data.logo).toBeNull();
	});
});

describe("the icons", () => {
	test("are not made while there is no logo", async () => {
		await setSettings(shop, { logo: null });
		for (const path of ICONS) expect((await shop.get(path)).status, path).toBe(path === SHARE_PICTURE ? 200 : 404);
	});

	test("leave the share picture to the shop's own name and tagline while there is no logo", async () => {
		const drawn = async (said: { name: string; tagline: string; taglines?: object }) => {
			await setSettings(shop, { logo: null, languages: ["es", "en"], taglines: {}, ...said });
			const { bytes, headers } = await shop.get(SHARE_PICTURE);
			expect(headers["content-type"]).toBe("image/png");
			expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
			return bytes;
		};
		const isWritten = async (picture: Buffer, top: number) => {
			const { channels } = await sharp(picture).extract({ left: 250, top, width: 700, height: 100 }).stats();
			return (channels[0]?.min ?? 255) < 150;
		};
		const [name, tagline] = [350, 500];
		const ojal = await drawn({ name: "Ojal & <Hilo>", tagline: "" });
		expect([await isWritten(ojal, name), await isWritten(ojal, tagline)]).toEqual([true, false]);
		const other = await drawn({ name: "Dedal", tagline: "" });
		expect(other.equals(ojal)).toBe(false);
		expect((await drawn({ name: "Ojal & <Hilo>", tagline: "" })).equals(ojal)).toBe(true);
		const said = await drawn({ name: "Dedal", tagline: "Of today", taglines: { es: "De hoy" } });
		expect([await isWritten(said, name), await isWritten(said, tagline)]).toEqual([true, true]);
		expect(said.equals(await drawn({ name: "Dedal", tagline: "De hoy" }))).toBe(true);
	});

	test.each([
		["/apple-touch-icon.png", 180, 180],
		["/icon-512.png", 512, 512],
		["/og-default.png", 1200, 630],
	])("%s is %i by %i with the logo in its middle", async (path, width, height) => {
		await setSettings(shop, { logo });
		const { bytes, headers } = await shop.get(path);
		expect(headers["content-type"]).toBe("image/png");
		const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
		expect([info.width, info.height]).toEqual([width, height]);
		const at = (x: number, y: number) => [
			...data.subarray((y * width + x) * info.channels, (y * width + x) * info.channels + 3),
		];
		expect(at(0, 0)).toEqual([0xf8, 0xf4, 0xed]);
		const [red = 0, , blue = 0] = at(width / 2, height / 2);
		expect(blue - red).toBeGreaterThan(100);
	});

	test("that browsers show beside a title are the logo on nothing", async () => {
		const { bytes, headers } = await shop.get("/favicon.ico?1");
		expect(headers).toMatchObject({ "content-type": "image/x-icon", "x-content-type-options": "nosniff" });
		expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
		const picture = bytes.subarray(bytes.readUInt32LE(18));
		expect(picture.length).toBe(bytes.readUInt32LE(14));
		expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 32, height: 32, hasAlpha: true });
		const svg = await shop.get("/favicon.svg");
		expect(svg.headers["content-security-policy"]).toContain("default-src 'none'");
		expect(await sharp(svg.bytes).metadata()).toMatchObject({ format: "svg", width: 128 });
	});

	test("change with the logo, and are read again only then", async () => {
		const { headers } = await shop.get("/icon-512.png");
		const etag = String(headers.etag);
		expect(await shop.get("/icon-512.png", { "if-none-match": etag })).toMatchObject({ status: 304, text: "" });
		await setSettings(shop, { logo: await uploaded(40, 200, { r: 200, g: 20, b: 20 }) });
		expect((await shop.get("/icon-512.png", { "if-none-match": etag })).status).toBe(200);
	});
});
