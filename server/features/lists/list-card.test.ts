import sharp from "sharp";
import { expect } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { addClient } from "../../testing/actors.ts";
import { shipping } from "../../testing/buying.ts";
import { addImage, addProduct } from "../../testing/factories.ts";
import { claim, dayAhead } from "../../testing/giving.ts";
import { listingTest } from "../../testing/listing.ts";

const { shop, test, create, update } = listingTest();
const tokenOf = (link: string | null) => new URL(link ?? "").searchParams.get("token") ?? "";
const card = (id: number, token: string) => shop.call(lists.card, { params: { id }, query: { token } });
const picture = (url: string, headers = {}) => shop.app.inject({ url, headers });

/** A garment of one colour, in the shop's own storage. */
async function addGarment(name: string, background: string): Promise<number> {
	await addImage(shop, name);
	const body = await sharp({ create: { width: 90, height: 120, channels: 3, background } })
		.webp({ lossless: true })
		.toBuffer();
	await shop.deps.storages.local.put(`${name}.webp`, body, "image/webp");
	return addProduct(shop, { name, variants: [{ images: [name] }] });
}

/** The colour at a place of a picture, a little rounded by its format. */
async function colourAt(body: Buffer, left: number, top: number): Promise<number[]> {
	const { data } = await sharp(body)
		.extract({ left, top, width: 1, height: 1 })
		.raw()
		.toBuffer({ resolveWithObject: true });
	return [...data].map((value) => Math.round(value / 32) * 32);
}

test("a link shows the list's title, its creator's first name and a picture of its garments side by side", async () => {
	const [red, blue] = [await addGarment("red", "#ff0000"), await addGarment("blue", "#0000ff")];
	const { data } = await create("For the beach", [red, blue]);
	const token = tokenOf((await update({ id: data.id, visibility: "link" })).data.link);
	const shown = await card(data.id, token);
	expect(shown.data).toMatchObject({ title: "For the beach", creator: data.creator, count: 2, isFavorite: false });
	const drawn = await picture(shown.data.picture ?? "");
	expect(drawn).toMatchObject({ statusCode: 200, headers: { "content-type": "image/jpeg" } });
	const { width, height } = await sharp(drawn.rawPayload).metadata();
	expect({ width, height }).toEqual({ width: 1200, height: 630 });
	expect(await colourAt(drawn.rawPayload, 400, 300)).toEqual([256, 0, 0]);
	expect(await colourAt(drawn.rawPayload, 800, 300)).toEqual([0, 0, 256]);
	const again = await picture(shown.data.picture ?? "", { "if-none-match": drawn.headers.etag });
	expect(again.statusCode).toBe(304);
});

test("private, or its link taken back, it shows nothing from that moment; another list's token opens nothing", async () => {
	const garment = await addGarment("green", "#00ff00");
	const { data } = await create("Kept", [garment]);
	const other = (await create("Other", [garment])).data.id;
	const token = tokenOf((await update({ id: data.id, visibility: "link" })).data.link);
	const { picture: path } = (await card(data.id, token)).data;
	expect((await picture(path ?? "")).statusCode).toBe(200);
	expect((await card(other, token)).status).toBe(404);
	expect((await picture((path ?? "").replace(`/${data.id}/`, `/${other}/`))).statusCode).toBe(404);
	await update({ id: data.id, visibility: "private" });
	expect((await card(data.id, token)).status).toBe(404);
	expect((await picture(path ?? "")).statusCode).toBe(404);
	for (const url of [
		"/lists/x/card.jpg?token=a",
		`/lists/${data.id}/card.jpg`,
		`/lists/${data.id}/card.jpg?token=a&token=b`,
	])
		expect((await picture(url)).statusCode).toBe(404);
});

test("other garments have another address, what is off sale is left out, and gifts change no byte of it", async () => {
	const [one, two] = [await addGarment("one", "#101010"), await addGarment("two", "#f0f0f0")];
	const { data } = await create("Wedding", [one]);
	const gift = { day: dayAhead(20), address: shipping.address };
	const token = tokenOf((await update({ id: data.id, visibility: "link", gift })).data.link);
	const before = (await card(data.id, token)).data;
	const bytes = (await picture(before.picture ?? "")).rawPayload;
	const given = { owner: await addClient(shop), id: data.id, title: "Wedding", product: one, token };
	expect((await claim(shop, given, await addClient(shop))).status).toBe(201);
	expect((await card(data.id, token)).data).toEqual(before);
	expect((await picture(before.picture ?? "")).rawPayload).toEqual(bytes);
	await update({ id: data.id, add: [two] });
	expect((await card(data.id, token)).data.picture).not.toBe(before.picture);
	await shop.pool.query("update product set off_sale_at = now() where id = any($1)", [[one, two]]);
	expect((await card(data.id, token)).data).toMatchObject({ count: 2, picture: null });
});
