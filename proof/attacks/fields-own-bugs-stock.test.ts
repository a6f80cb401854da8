import { afterEach, beforeAll, describe, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { products } from "#core/contract/products.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, pay, paymentBody, unitsOf } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ScriptedPayments } from "#server/testing/scripted-payments.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const provider = new ScriptedPayments();
const { shop, test } = shopTest({ payments: provider, config: { rateLimits: false } });
let staff: TestStaff;
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});
afterEach(async () => {
	provider.beforeAnswer = () => {};
	await expectSoundBooks(shop);
});

const withUnits = (units: number) => addProduct(shop, { price: 10, variants: [{ Stocks: { M: units } }] });
const countOrders = async () => Number((await shop.pool.query("select count(*) as n from orders")).rows[0].n);
const move = (id: number, orderStatus: string) =>
	shop.call(orders.update, { params: { id }, body: { orderStatus } }, staff.token);

describe("overselling", () => {
	test("two lines of one basket share an item, each checked alone (Medusa 16502, Vendure 2702)", async () => {
		const productid = await withUnits(3);
		const line = { productid, quantity: 2 };
		const { status, refusal } = await pay(shop, paymentBody([line, line], 40));
		expect([status, refusal.code, refusal.lines?.[0]?.left]).toEqual([409, "sold_out", 3]);
		expect(await unitsOf(shop, productid)).toEqual({ onHand: 3, reserved: 0 });
	});

	test("writes outside the lock reserve more than there is (Medusa 16569)", async () => {
		const productid = await withUnits(2);
		const reserve = shop.pool.query(
			"update stock set reserved = reserved + 3 where variant_id = (select id from variant where product_id = $1) and size = 'M'",
			[productid],
		);
		await expect(reserve).rejects.toMatchObject({ code: "23514" });
	});

	test("many baskets race for the last unit, and losers leave an orphan order (Medusa 16825, Vendure 3508, 1738)", async () => {
		const productid = await withUnits(1);
		const before = { orders: await countOrders(), charges: provider.byId.size };
		const answers = await Promise.all(Array.from({ length: 40 }, () => pay(shop, paymentBody([{ productid }], 10))));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ refusal }) => refusal.code === "sold_out")).toHaveLength(39);
		expect(await countOrders()).toBe(before.orders + 1);
		expect(provider.byId.size).toBe(before.charges + 1);
	});

	test("one order in many is made without its units (Saleor 543, 5334)", async () => {
		const productid = await withUnits(60);
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => pay(shop, paymentBody([{ productid }], 10, { card: "CONT" }))),
		);
		expect(answers.filter(({ data }) => data.status === "in_process")).toHaveLength(50);
		expect(await unitsOf(shop, productid)).toEqual({ onHand: 60, reserved: 50 });
	});

	test("a lock is held while the card service is asked (Saleor PR 11069)", async () => {
		const productid = await withUnits(5);
		provider.beforeAnswer = async () => {
			provider.beforeAnswer = () => {};
			// A second sale of the same units goes through while the first still waits for its answer.
			expect((await pay(shop, paymentBody([{ productid }], 10))).data.status).toBe("approved");
		};
		expect((await pay(shop, paymentBody([{ productid }], 10))).data.status).toBe("approved");
		expect(await unitsOf(shop, productid)).toEqual({ onHand: 3, reserved: 0 });
	});

	test("baskets in another order lock each other out (Open Food Network 5300)", async () => {
		const [first, second] = [await withUnits(30), await withUnits(30)];
		const basket = (at: number) => (at % 2 ? [first, second] : [second, first]).map((productid) => ({ productid }));
		const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => pay(shop, paymentBody(basket(at), 20))));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
	});
});

describe("putting stock back", () => {
	test("units come back wrongly when an order moves between states (Solidus 2285)", async () => {
		const productid = await withUnits(4);
		const { data } = await pay(shop, paymentBody([{ productid, quantity: 3 }], 30));
		for (const [status, onHand] of [
			["Cancelled", 4],
			["Cancelled", 4],
			["Completed", 1],
			["Submitted", 1],
			["Cancelled", 1],
		] as const) {
			expect((await move(data.orderId, status)).status).toBe(200);
			expect(await unitsOf(shop, productid)).toEqual({ onHand, reserved: 0 });
		}
	});

	test("two members of staff cancel at once, and the units come back twice", async () => {
		const productid = await withUnits(2);
		const { data } = await pay(shop, paymentBody([{ productid }], 10));
		await Promise.all([move(data.orderId, "Cancelled"), move(data.orderId, "Canceled")]);
		expect(await unitsOf(shop, productid)).toEqual({ onHand: 2, reserved: 0 });
	});

	test("staff save a stale form while a customer pays, and sold units are back (Shopkit 130)", async () => {
		const productid = await withUnits(5);
		const { data: form } = await shop.call(products.staffDetail, { params: { id: productid } }, staff.token);
		await pay(shop, paymentBody([{ productid, quantity: 4 }], 40));
		const body = { updatedProduct: { id_product: productid, variants: form.variants } };
		expect((await shop.call(products.update, { body }, staff.token)).status).toBe(200);
		expect(await unitsOf(shop, productid)).toEqual({ onHand: 1, reserved: 0 });
		const taken = [{ ColorName: "Blanco", size: "M" as const, delta: -5 }];
		const below = { updatedProduct: { id_product: productid, stockChanges: taken } };
		expect((await shop.call(products.update, { body: below }, staff.token)).status).toBe(409);
	});
});
