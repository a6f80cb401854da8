import { expect } from "vitest";
import { addStaff } from "#server/testing/actors.ts";
import { exportProducts, importProducts } from "#server/testing/product-files.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { catalogue } from "./catalogue/index.ts";
import { seedDemo } from "./seed.ts";

const { shop, test } = shopTest();

test("what the demo shop exports changes nothing when it comes back, and is exported byte for byte again", async () => {
	await seedDemo(shop.db, { now: new Date("2026-11-15T12:00:00Z") });
	const { token } = await addStaff(shop, "admin");
	const file = await exportProducts(shop, token);
	const products = catalogue.length;
	expect(new Set(file.match(/^"[a-z0-9-]+"/gm)).size).toBe(products);
	expect(await importProducts(shop, token, file)).toMatchObject({
		status: 200,
		data: { created: 0, changed: 0, unchanged: products, errors: [] },
	});
	expect(await exportProducts(shop, token)).toBe(file);
});
