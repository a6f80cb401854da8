import { expect } from "vitest";
import { changes } from "#core/contract/changes.ts";
import { productFiles } from "#core/contract/product-files.ts";
import { products } from "#core/contract/products.ts";
import { addStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { importProducts } from "#server/testing/product-files.ts";
import { buyingTest } from "#server/testing/shop-test.ts";

const { shop, test } = buyingTest();

test("a file comes in, some of it is sold, and taking the file back keeps the sale and its order", async () => {
	const { token } = await addStaff(shop, "admin");
	const coat = await addProduct(shop, { name: "Sold coat", price: 10, variants: [{ Stocks: { S: 1, M: 1 } }] });
	const bring = async (text: string) => {
		const { data } = await importProducts(shop, token, text);
		expect(data).toMatchObject({ errors: [] });
		return (data as { job: number }).job;
	};
	const more = await bring(`slug,colour,size,stock\nsold-coat-${coat},Blanco,M,6`);
	const made = await bring(
		"slug,name,brand,description,price,collection,category,colour,size,stock\nsold-cape,Sold cape,House label,A cape.,10,Summer,Women,Blanco,M,4",
	);
	const { rows } = await shop.pool.query<{ id: number }>("select id from product where slug = 'sold-cape'");
	const cape = rows[0]?.id ?? 0;
	const bought = [coat, cape].map((productid) => ({ productid, size: "M", quantity: 3 }));
	const paid = await pay(shop, paymentBody(bought, 60));
	expect(paid).toMatchObject({ status: 200, data: { status: "approved" } });

	const undo = async (job: number) => {
		const { data } = await shop.call(productFiles.importStatus, { params: { id: job } }, token);
		return (await shop.call(changes.undo, { params: { id: data.change ?? 0 } }, token)).data;
	};
	expect(await undo(more)).toMatchObject({ products: 1, kept: [{ id_product: coat, fields: ["stock"] }] });
	expect(await undo(made)).toMatchObject({ products: 1, kept: [{ id_product: cape, fields: ["stock"] }] });
	expect((await shop.call(products.detail, { params: { id: coat } })).data).toMatchObject({
		variants: [{ Stocks: { S: 1, M: 0 } }],
	});
	expect((await shop.call(products.detail, { params: { id: cape } })).status).toBe(404);
	const { rows: sold } = await shop.pool.query(
		"select product_id as id, quantity from order_line where product_id = any($1) order by product_id",
		[[coat, cape]],
	);
	expect(sold).toEqual([
		{ id: coat, quantity: 3 },
		{ id: cape, quantity: 3 },
	]);
	await expectSoundBooks(shop);
});
