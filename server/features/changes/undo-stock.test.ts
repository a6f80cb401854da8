import { expect } from "vitest";
import { changes } from "#core/contract/changes.ts";
import { products } from "#core/contract/products.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { buyingTest } from "#server/testing/shop-test.ts";
import { change as inChange } from "../../cache/change.ts";
import { writeStockMoves } from "./changes.queries.ts";
import { addToChange, recordChange } from "./record-change.service.ts";

const { shop, test } = buyingTest();

const variantOf = async (product: number) =>
	(await shop.pool.query<{ id: number }>("select id from variant where product_id = $1", [product])).rows[0]?.id ?? 0;
const unitsOf = async (id: number) =>
	(await shop.call(products.detail, { params: { id } })).data.variants.map(({ Stocks }) => Stocks);

/** Units that came with a change, in two transactions, as an import brings them. */
async function bring(staff: TestStaff, moves: { product: number; size: string; delta: number }[]): Promise<number> {
	const member = { staffId: staff.id, userName: staff.userName };
	let change = 0;
	for (const [at, { product, size, delta }] of moves.entries()) {
		const stock = [{ variantId: await variantOf(product), size, delta }];
		const moved = { id: product, before: {}, after: {}, stock };
		await inChange(shop.deps, async (tx, touch) => {
			await writeStockMoves(tx, stock, staff.id, shop.deps.now());
			if (at > 0) await addToChange(tx, change, [moved]);
			else {
				const told = { action: "products.import", subject: "2 products", rights: ["products.write"] } as const;
				change = (await recordChange(shop.deps, tx, member, { ...told, products: [moved] })) ?? 0;
			}
			touch(`stock:${product}`, `product:${product}`);
		});
	}
	return change;
}

test("units that came go again, but none that is sold meanwhile", async () => {
	const admin = await addStaff(shop, "admin");
	const sold = await addProduct(shop, { price: 10, variants: [{ Stocks: { S: 0, M: 5 } }] });
	const unsold = await addProduct(shop, { variants: [{ Stocks: { S: 7 } }] });
	const change = await bring(admin, [
		{ product: sold, size: "S", delta: 3 },
		{ product: unsold, size: "S", delta: -2 },
	]);
	expect(await unitsOf(unsold)).toMatchObject([{ S: 5 }]);
	await pay(shop, paymentBody([{ productid: sold, size: "S", quantity: 2 }], 20));
	const { data } = await shop.call(changes.undo, { params: { id: change } }, admin.token);
	expect(data).toMatchObject({ products: 2, kept: [{ id_product: sold, fields: ["stock"] }] });
	expect(await unitsOf(sold)).toMatchObject([{ S: 0, M: 5 }]);
	expect(await unitsOf(unsold)).toMatchObject([{ S: 7 }]);
});
