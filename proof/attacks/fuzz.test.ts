import { describe, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { expectSoundBooks } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { badValues } from "./bad-values.ts";
import { fuzz } from "./fuzz.ts";
import { fuzzedShop, RANDOM_PER_BODY, REQUESTS, SEED, targets } from "./fuzzed-shop.ts";
import { injected } from "./sending.ts";

const MOST_PER_CALL_MS = 4 * REQUESTS;

const { shop, test } = shopTest(fuzzedShop);
let sent = 0;

test("there are at least sixty classes of bad values", () => {
	expect(new Set(badValues.map(({ name }) => name)).size).toBe(badValues.length);
	expect(badValues.length).toBeGreaterThanOrEqual(60);
});

describe.each(targets)("$title", (target) => {
	test(
		"refuses every bad value cleanly, in every place",
		async () => {
			const { sent: requests, complaints } = await fuzz(shop, target, injected(shop, target.endpoint), {
				seed: SEED,
				perBody: RANDOM_PER_BODY,
			});
			sent += requests;
			expect(complaints.slice(0, 5), `FUZZ_SEED=${SEED}, ${complaints.length} in all`).toEqual([]);
		},
		MOST_PER_CALL_MS,
	);
});

describe("after all of it", () => {
	test("as many requests were sent as promised", () => {
		expect(sent).toBeGreaterThanOrEqual(REQUESTS);
	});

	test("the books add up", () => expectSoundBooks(shop));

	test("the shop answers as ever", async () => {
		const id = await addProduct(shop, { name: "Still here" });
		const { status, data } = await shop.call(products.detail, { params: { id } });
		expect([status, data.name]).toEqual([200, "Still here"]);
		expect((await shop.get("/readyz")).status).toBe(200);
	});
});
