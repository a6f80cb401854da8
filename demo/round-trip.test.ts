import { expect } from "vitest";
import * as schema from "#server/db/schema.ts";
import { addStaff } from "#server/testing/actors.ts";
import { testShop } from "#server/testing/app.ts";
import { drainJobs } from "#server/testing/drain-jobs.ts";
import { exportProducts, importProducts } from "#server/testing/product-files.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { insertRows } from "./bulk.ts";
import { catalogue } from "./catalogue/index.ts";
import { drawnMasters } from "./image-names.ts";
import { categoryRows, imageRows } from "./product-rows.ts";
import { seedDemo } from "./seed.ts";
import { fillShelves } from "./shelves.ts";

const { shop, test } = shopTest();
const NOW = new Date("2026-11-15T12:00:00Z");

test("what the demo shop exports changes nothing when it comes back, and is exported byte for byte again", async () => {
	await seedDemo(shop.db, { now: NOW });
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

test("an empty shop with its pictures and categories exports the same once it has taken the file", async () => {
	const { token } = await addStaff(shop, "admin");
	const file = await exportProducts(shop, token);
	const empty = await testShop();
	try {
		const pictures = imageRows(fillShelves(NOW, await drawnMasters()), await drawnMasters());
		await empty.db.transaction(async (tx) => {
			await insertRows(tx, schema.category, categoryRows);
			await insertRows(tx, schema.image, pictures);
		});
		const admin = await addStaff(empty, "admin");
		const { data } = await importProducts(empty, admin.token, file);
		expect(data).toMatchObject({ created: catalogue.length, errors: [] });
		await drainJobs(empty);
		expect(await exportProducts(empty, admin.token)).toBe(file);
	} finally {
		await empty.close();
	}
});
