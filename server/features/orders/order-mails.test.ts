import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { orders } from "#core/contract/orders.ts";
import type { PaymentStatus } from "#core/rules/payment-status.ts";
import { addStaff, mailsTo, type TestStaff } from "../../testing/actors.ts";
import { type TestShop, testShop } from "../../testing/app.ts";
import { expectSoundBooks, pay, paymentBody, reconcileLater, shipping } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { ScriptedPayments } from "../../testing/scripted-payments.ts";

const provider = new ScriptedPayments();
let shop: TestShop;
let staff: TestStaff;

beforeAll(async () => {
	shop = await testShop({ payments: provider, config: { rateLimits: false } });
	staff = await addStaff(shop, "employee");
});
afterAll(() => shop.close());
afterEach(async () => {
	provider.away = false;
	provider.beforeAnswer = () => {};
	await expectSoundBooks(shop);
});

async function buy(email: string, card: string) {
	const product = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 1 } }] });
	const { data } = await pay(
		shop,
		paymentBody([{ productid: product }], 10, { card, shipping: { ...shipping, email } }),
	);
	return { ...data, product };
}
async function settle(id: number | string | null, status: PaymentStatus) {
	provider.settle(String(id), status);
	await provider.notify(shop, String(id));
}
const cancel = (id: number) =>
	shop.call(orders.update, { params: { id }, body: { orderStatus: "Canceled" } }, staff.token);
const mailed = async (email: string, kind: string) =>
	(await mailsTo(shop, email)).find((mail) => mail.kind === `order-${kind}`);

test("a payment that is rejected at once leaves the cart as it was, and the mail says so", async () => {
	await buy("at-once@mail.test", "OTHE");
	const mail = await mailed("at-once@mail.test", "rejected");
	expect(mail?.text_body).toContain("Nothing was charged.");
	expect(mail?.text_body).toContain("Your cart is as it was: you can try again with another card");
});

test("a payment that was in process has taken its lines out of the cart, so its rejection says nothing of the cart", async () => {
	const { id, orderId } = await buy("later@mail.test", "CONT");
	await settle(id, "rejected");
	const [mail] = await mailsTo(shop, "later@mail.test");
	expect(mail?.subject).toBe(`The payment of your order ${orderId} was rejected`);
	expect(mail?.text_body).toContain("Nothing was charged.");
	expect(mail?.text_body).toContain("You can order again with another card");
	expect(mail?.text_body).not.toMatch(/cart/i);
});

test("money that comes for an order that staff cancelled goes back, and the mail does not say that anything was sold", async () => {
	const { id, orderId } = await buy("called-off@mail.test", "CONT");
	await cancel(orderId);
	await settle(id, "approved");
	const mail = await mailed("called-off@mail.test", "called_off");
	expect(mail?.subject).toBe(`Your order ${orderId} was cancelled, your money goes back`);
	expect(mail?.text_body).toContain("had been cancelled before your payment came through");
	expect(mail?.text_body).toContain("The whole amount goes back to your card.");
	expect(await mailed("called-off@mail.test", "sold_out")).toBeUndefined();
});

test("money that comes when the units are sold goes back, and the mail says that they are sold", async () => {
	provider.beforeAnswer = () => {
		provider.away = true;
		throw new Error("connection reset");
	};
	const { product } = await buy("too-late@mail.test", "APRO");
	provider.beforeAnswer = () => {};
	await reconcileLater(shop, 16 * 60_000);
	provider.away = false;
	expect((await pay(shop, paymentBody([{ productid: product }], 10))).data.status).toBe("approved");
	await reconcileLater(shop, 2 * 3_600_000);
	const mail = await mailed("too-late@mail.test", "sold_out");
	expect(mail?.text_body).toContain("something of your order was already sold");
	expect(await mailed("too-late@mail.test", "called_off")).toBeUndefined();
});
