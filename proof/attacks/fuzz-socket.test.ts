import type { AddressInfo } from "node:net";
import { beforeAll, expect } from "vitest";
import { expectSoundBooks } from "#server/testing/buying.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { fuzz } from "./fuzz.ts";
import { fuzzedShop, SEED, targets } from "./fuzzed-shop.ts";
import { overSocket } from "./sending.ts";

/** One in so many of what is tried without a socket is tried again with one, byte for byte as written. */
const EVERY = 14;
const PER_BODY = 150;
const REQUESTS_AT_LEAST = 3_000;

const { shop, test } = shopTest(fuzzedShop);
let sent = 0;
beforeAll(async () => {
	await shop.app.listen({ port: 0, host: "127.0.0.1" });
});

test.each(targets)(
	"$title refuses bad requests cleanly over a real socket",
	async (target) => {
		const { port } = shop.app.server.address() as AddressInfo;
		const outcome = await fuzz(shop, target, overSocket(port), { seed: SEED + 1, perBody: PER_BODY, every: EVERY });
		sent += outcome.sent;
		expect(outcome.complaints.slice(0, 5), `${outcome.complaints.length} in all`).toEqual([]);
	},
	120_000,
);

test("as many requests were sent as promised, and the books add up", async () => {
	expect(sent).toBeGreaterThanOrEqual(REQUESTS_AT_LEAST);
	await expectSoundBooks(shop);
	expect((await shop.get("/readyz")).status).toBe(200);
});
