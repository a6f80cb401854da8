import fc from "fast-check";
import { beforeAll } from "vitest";
import { expectFacetsByHand } from "#server/testing/facets-by-hand.ts";
import { addTypes, anyCatalogue, anyFilter, restock } from "#server/testing/random-catalogue.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

beforeAll(() => addTypes(shop));

test("hundreds of random catalogues are counted as by hand, whatever is chosen together", async () => {
	await fc.assert(
		fc.asyncProperty(anyCatalogue, fc.array(anyFilter, { minLength: 5, maxLength: 5 }), async (catalogue, filters) => {
			await restock(shop, catalogue);
			for (const filter of filters) await expectFacetsByHand(shop, catalogue, filter);
		}),
		{ numRuns: 300, includeErrorInReport: true },
	);
}, 900_000);
