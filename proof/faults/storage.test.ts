import sharp from "sharp";
import { afterEach, beforeAll, expect } from "vitest";
import { testWithShop } from "#server/testing/shop-test.ts";
import { multipart } from "#server/testing/uploads.ts";
import { expectations, troubleOf } from "./expectations.ts";
import { type Answer, openTroubledShop } from "./troubled-shop.ts";

const LINK = "picture storage";
/** Fetching a picture is given up after five seconds, storing one after fifteen. */
const FETCH_REFUSED_WITHIN_MS = 7_000;
const STORE_REFUSED_WITHIN_MS = 18_000;

const { shop, test } = testWithShop(openTroubledShop);
let file: Buffer;
let fetched: string;
beforeAll(async () => {
	file = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#204080" } })
		.png()
		.toBuffer();
	fetched = await stored();
	expect((await shop.ask(fetched)).status).toBe(200);
});
afterEach(() => shop.links[LINK].heal());

function upload(): Promise<Answer> {
	const { headers, body } = multipart(file);
	const authorization = `Bearer ${shop.staff.token}`;
	return shop.ask("/api/images", {
		method: "POST",
		headers: { ...headers, authorization },
		body: new Uint8Array(body),
	});
}

/** A picture in the bucket that this machine has no copy of yet. */
async function stored(): Promise<string> {
	const { status, text } = await upload();
	expect(status).toBe(201);
	return (JSON.parse(text) as { address: string }).address;
}

async function rowCount(): Promise<number> {
	return (await shop.other.pool.query("select from image")).rowCount ?? 0;
}

function expectRefusal({ status, text, ms }: Answer, within: number): void {
	expect({ status, text: JSON.parse(text) }).toEqual({
		status: 503,
		text: { code: "unavailable", message: expect.stringMatching(/picture/) },
	});
	expect(ms).toBeLessThan(within);
}

test.each(["latency", "slow"] as const)(
	`picture storage with %s: ${expectations[LINK].latency}`,
	async (fault) => {
		await shop.links[LINK].set(troubleOf(LINK, fault));
		expect((await shop.ask(await stored())).status).toBe(200);
	},
	30_000,
);

test.each(["down", "reset", "timeout", "cut"] as const)(
	`picture storage %s: ${expectations[LINK].down}`,
	async (fault) => {
		const wanted = await stored();
		const known = await rowCount();
		await shop.ask("/home");
		await shop.links[LINK].set(troubleOf(LINK, fault));
		const storing = upload();
		const fetching = Array.from({ length: 50 }, () => shop.ask(wanted));
		for (const path of ["/home", fetched]) expect((await shop.ask(path)).status).toBe(200);
		for (const answer of await Promise.all(fetching)) expectRefusal(answer, FETCH_REFUSED_WITHIN_MS);
		expectRefusal(await storing, STORE_REFUSED_WITHIN_MS);
		expect(await rowCount()).toBe(known);
		await shop.links[LINK].heal();
		expect((await shop.ask(wanted)).status).toBe(200);
		expect((await shop.ask(await stored())).status).toBe(200);
	},
	60_000,
);
