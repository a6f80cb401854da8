import sharp from "sharp";
import { beforeAll, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { images } from "#core/contract/images.ts";
import { selectors } from "#core/contract/selectors.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { WOMEN } from "#core/rules/genders.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addCategory, addCollection } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { multipart } from "#server/testing/uploads.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
const SUMMER = 1;
let token: string;
let picture: string;

async function uploaded(background: string): Promise<string> {
	const file = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
		.png()
		.toBuffer();
	return (await shop.call(images.upload, multipart(file), token)).data.address;
}
const changeCategory = (id: number, body: object) =>
	shop.call(selectors.changeCategory, { params: { id }, body }, token);
const changeCollection = (id: number, body: object) =>
	shop.call(selectors.changeCollection, { params: { id }, body }, token);
const summer = async () =>
	(await shop.call(selectors.collections, {})).data.find(({ id_collection }) => id_collection === SUMMER);

beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
	picture = await uploaded("#204080");
});

test("a season gets a picture, which shoppers see at once, and loses it again", async () => {
	expect(await summer()).toEqual({ id_collection: SUMMER, name: "Summer" });
	const { status, data } = await changeCollection(SUMMER, { picture });
	expect([status, data.picture]).toEqual([200, picture]);
	expect(await summer()).toEqual({ id_collection: SUMMER, name: "Summer", picture });
	expect((await changeCollection(SUMMER, { picture: null })).data).not.toHaveProperty("picture");
	expect(await summer()).not.toHaveProperty("picture");
	const { data: log } = await shop.call(audit.list, { query: {} }, token);
	expect(log.slice(0, 2).map(({ action, detail }) => ({ action, detail }))).toEqual([
		{ action: "selectors.changeCollection", detail: { name: "Summer", pictured: false } },
		{ action: "selectors.changeCollection", detail: { name: "Summer", pictured: true } },
	]);
});

test("Women and a garment type get pictures too, and other changes leave them", async () => {
	const capes = await addCategory(shop, "Capes", WOMEN);
	for (const id of [WOMEN, capes]) expect((await changeCategory(id, { picture })).data.picture).toBe(picture);
	expect((await changeCategory(capes, { name: "Long capes", hidden: true })).data).toMatchObject({ picture });
	const { women } = (await shop.call(selectors.categories, {})).data;
	expect(women.map(({ name, picture: shown }) => [name, shown])).toEqual([["Women", picture]]);
	const { categories } = (await shop.call(selectors.shelves, {}, token)).data;
	expect(categories.filter((one) => one.picture === picture).map(({ name }) => name)).toEqual(["Women", "Long capes"]);
});

test("only a picture the shop keeps can be chosen", async () => {
	const sea = await addCollection(shop, "Sea");
	const unknown = `/images/${"0".repeat(32)}.webp`;
	expect((await changeCollection(sea, { picture: unknown })).data).toMatchObject({
		fields: { picture: refusalMessages.noPicture },
	});
	for (const address of ["https://elsewhere.test/a.webp", "/images/../secret.webp", "", 3, "/images/a.webp?x=1"])
		expect((await changeCollection(sea, { picture: address })).status, String(address)).toBe(400);
	expect((await shop.call(selectors.collections, {})).data.find(({ name }) => name === "Sea")).not.toHaveProperty(
		"picture",
	);
});

test("a shelf with a picture can be deleted, and the picture stays for others", async () => {
	const rain = await addCollection(shop, "Rain");
	await changeCollection(rain, { picture });
	expect((await shop.call(selectors.removeCollection, { params: { id: rain } }, token)).status).toBe(200);
	expect((await changeCollection(SUMMER, { picture })).data.picture).toBe(picture);
});
