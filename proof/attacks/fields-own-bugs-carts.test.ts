import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { discounts } from "#core/contract/discounts.ts";
import { sessions } from "#core/contract/sessions.ts";
import { CART_LINES_MAX } from "#core/rules/cart.ts";
import { addClient, addStaff, type TestClient } from "#server/testing/actors.ts";
import { expectSoundBooks, orderOf, pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ScriptedPayments } from "#server/testing/scripted-payments.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const provider = new ScriptedPayments();
const { shop, test } = shopTest({ payments: provider, config: { rateLimits: false } });
let ana: TestClient;
let productid: number;
beforeEach(async () => {
	ana = await addClient(shop);
	productid = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 50 } }] });
});
afterEach(() => expectSoundBooks(shop));

const line = (id_product: number, quantity: number) => ({
	id_product,
	variants: [{ ColorName: "Blanco", Stocks: { M: quantity } }],
});
const save = (who: TestClient, cart_items: ReturnType<typeof line>[], merge?: string, owner = who) =>
	shop.call(
		carts.save,
		{ params: { clientPhone: owner.phone }, body: { cart_items, ...(merge && { merge }) } },
		who.token,
	);
const inCartOf = async (who: TestClient) => {
	const { data } = await shop.call(carts.detail, { params: { clientPhone: who.phone } }, who.token);
	return data.cart_items.map(({ id_product, variants }) => [id_product, variants[0]?.Stocks.M]);
};

describe("merging carts", () => {
	test("a reload merges the same cart again, and it doubles (Vue Storefront 5743)", async () => {
		const merge = randomUUID();
		for (let reload = 0; reload < 3; reload += 1) await save(ana, [line(productid, 2)], merge);
		expect(await inCartOf(ana)).toEqual([[productid, 2]]);
	});

	test("a line in both carts is deleted (Vendure 3153, 512)", async () => {
		const other = await addProduct(shop);
		await save(ana, [line(productid, 1), line(other, 1)]);
		await save(ana, [line(productid, 2)], randomUUID());
		expect(await inCartOf(ana)).toEqual([
			[productid, 3],
			[other, 1],
		]);
	});

	test("a second user's log-in takes the first user's cart (Vendure 263, 669)", async () => {
		const bea = await addClient(shop);
		const merge = randomUUID();
		await save(ana, [line(productid, 2)], merge);
		// The same browser, the same merge id, another client: it is Bea's own merge and touches nothing of Ana's.
		await save(bea, [], merge);
		expect((await save(bea, [line(productid, 9)], undefined, ana)).status).toBe(404);
		expect(await inCartOf(ana)).toEqual([[productid, 2]]);
		expect(await inCartOf(bea)).toEqual([]);
	});

	test("a merge over the limit fails without a word (Craft Commerce 1001)", async () => {
		const few = await addProduct(shop, { variants: [{ Stocks: { M: 3 } }] });
		await save(ana, [line(few, 2)]);
		const { data } = await save(ana, [line(few, 2)], randomUUID());
		expect(await inCartOf(ana)).toEqual([[few, 3]]);
		expect(data.changes).toMatchObject([{ id_product: few, kept: 3, reason: "capped" }]);
		const many = Array.from({ length: CART_LINES_MAX + 1 }, () => line(productid, 1));
		expect((await save(ana, many)).status).toBe(400);
	});

	test("a cart can be read after its owner's session has ended (Medusa 8919)", async () => {
		await save(ana, [line(productid, 2)]);
		const read = () => shop.call(carts.detail, { params: { clientPhone: ana.phone } }, ana.token);
		await shop.call(sessions.logOut, {}, ana.token);
		expect((await read()).status).toBe(401);
		const late = await addClient(shop, { sessionEndsAt: new Date(Date.now() - 1) });
		expect((await shop.call(carts.detail, { params: { clientPhone: late.phone } }, late.token)).status).toBe(401);
	});
});

describe("discount codes", () => {
	async function makeCode(maxUses: number): Promise<string> {
		const { token } = await addStaff(shop, "employee");
		const code = `C${randomUUID().slice(0, 8)}`.toUpperCase();
		await shop.call(discounts.create, { body: { code, percent: 10, maxUses } }, token);
		return code;
	}
	const usesOf = async (code: string) =>
		(await shop.pool.query("select uses from discount_code where code = $1", [code])).rows[0].uses;
	const payWith = (code: string, card = "APRO") =>
		pay(shop, paymentBody([{ productid }], 9, { code, card }), { token: ana.token });

	test("the limit is not looked at when the order is made (Saleor 544, Vendure 4353)", async () => {
		const code = await makeCode(1);
		expect((await payWith(code)).status).toBe(200);
		expect((await payWith(code)).refusal).toMatchObject({ code: "total_changed", total: 10 });
	});

	test("the limit is checked, then used, and many come in between (Vendure PR 4660, Medusa PR 13760, Shopware 11245, Pretix PR 6396)", async () => {
		const code = await makeCode(3);
		const answers = await Promise.all(Array.from({ length: 30 }, () => payWith(code)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
		expect(await usesOf(code)).toBe(3);
	});

	test("the loser's error gives the winner's money back (Saleor PR 15849, 15855)", async () => {
		const code = await makeCode(1);
		const answers = await Promise.all(Array.from({ length: 10 }, () => payWith(code)));
		const [winner] = answers.filter(({ status }) => status === 200);
		expect(await orderOf(shop, winner?.data.orderId ?? 0)).toMatchObject({ status: "Completed", state: "approved" });
		expect(provider.refunds).toBe(0);
	});

	test("a code is taken off again from the total it already reduced", async () => {
		const code = await makeCode(100);
		const verify = (total: number) => shop.call(carts.verifyDiscount, { body: { code, total } });
		expect((await verify(100)).data).toBe(90);
		const stacked = await pay(shop, paymentBody([{ productid }], 8.1, { code }));
		expect(stacked.refusal).toMatchObject({ code: "total_changed", total: 9 });
	});

	test("a rejected card uses the code up", async () => {
		const code = await makeCode(1);
		expect((await payWith(code, "OTHE")).data.status).toBe("rejected");
		expect(await usesOf(code)).toBe(0);
	});
});
