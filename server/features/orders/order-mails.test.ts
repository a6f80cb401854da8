import { beforeAll, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { discounts, type NewDiscountCode } from "#core/contract/discounts.ts";
import { orders } from "#core/contract/orders.ts";
import type { PaymentStatus } from "#core/rules/payment-status.ts";
import { addClient, addStaff, mailsTo, PASSWORD, type TestStaff } from "../../testing/actors.ts";
import { orderOf, pay, paymentBody, reconcileLater, shipping, unitsOf } from "../../testing/buying.ts";
import { deliverBy } from "../../testing/deliver-by.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let staff: TestStaff;

const { shop, test, provider } = buyingTest({ shopEmail: "shop@mail.test" });

beforeAll(async () => {
	staff = await addStaff(shop, "employee");
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

test("the mail says every sum the order's page says", async () => {
	await shop.call(discounts.create, { body: { code: "TENTH", percent: 10 } as NewDiscountCode }, staff.token);
	const product = await addProduct(shop, { price: 10 });
	const email = "sums@mail.test";
	const more = { code: "TENTH", shipping: { ...shipping, email } };
	const { data } = await pay(shop, paymentBody([{ productid: product, quantity: 2 }], 18, more));
	await shop.call(orders.refund, { params: { id: data.orderId } }, staff.token);
	const text = (await mailed(email, "refunded"))?.text_body.replaceAll("\u00a0", " ");
	for (const sum of [
		"Subtotal: $ 20.00",
		"Discount TENTH: -$ 2.00",
		"Shipping: free",
		"Total: $ 18.00 ARS",
		"Given back: -$ 18.00",
	])
		expect(text).toContain(sum);
});

test("a payment in parts is told with what the card takes in all, in the order and in both mails", async () => {
	provider.beforeAnswer = (news) => {
		news.paidTotalCents = 31_048_560;
	};
	const product = await addProduct(shop, { price: 208_800 });
	const email = "parts@mail.test";
	const body = {
		...paymentBody([{ productid: product }], 208_800, { shipping: { ...shipping, email } }),
		installments: 9,
	};
	const { data } = await pay(shop, body);
	const { data: order } = await shop.call(orders.detail, { params: { id: data.orderId }, query: {} }, staff.token);
	expect(order).toMatchObject({ total: 208_800, installments: { count: 9, each: 34_498.4, total: 310_485.6 } });
	const [toShop] = await mailsTo(shop, "shop@mail.test");
	for (const text of [(await mailed(email, "paid"))?.text_body, toShop?.text_body])
		expect(text).toContain("Installments: 9 × $\u00a034,498.40, in all $\u00a0310,485.60");
});

test("a payment at once has no installments, whatever the card takes in all", async () => {
	provider.beforeAnswer = (news) => {
		news.paidTotalCents = 1_000;
	};
	const { orderId } = await buy("whole@mail.test", "APRO");
	const { data: order } = await shop.call(orders.detail, { params: { id: orderId }, query: {} }, staff.token);
	expect(order.installments).toBeNull();
	expect((await mailed("whole@mail.test", "paid"))?.text_body).not.toContain("Installments");
});

test("shopper and shop read how it gets there, and the shop is not told to send what is picked up", async () => {
	const way = { id: "way", name: "Way", zones: [], price: 4, days: [1, 2] } as const;
	const product = await addProduct(shop, { price: 10 });
	const told = async (kind: "send" | "pickup") => {
		await deliverBy(shop, [{ ...way, kind }]);
		const email = `${kind}@mail.test`;
		await pay(shop, paymentBody([{ productid: product }], 14, { shipping: { ...shipping, email } }));
		await deliverBy(shop);
		const [toShop] = await mailsTo(shop, "shop@mail.test");
		return [(await mailed(email, "paid"))?.text_body, toShop?.text_body];
	};
	for (const text of await told("send")) expect(text).toContain("Delivery: Way (arrives in 1 to 2 working days)");
	const [toBuyer, toShop] = await told("pickup");
	expect(toBuyer).toContain("Delivery: Way (ready to pick up in 1 to 2 working days)");
	expect(toShop).toContain("Address: Calle 1 23");
	expect(toShop).not.toContain("To: ");
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

test("a payment that nobody confirmed in time says what happens if it comes after all, and does not blame the card", async () => {
	provider.loseAnswers();
	const { orderId } = await buy("unheard@mail.test", "APRO");
	await reconcileLater(shop, 16 * MINUTE);
	provider.comeBack();
	const mails = await mailsTo(shop, "unheard@mail.test");
	expect(mails.map(({ kind }) => kind)).toEqual(["order-unconfirmed"]);
	expect(mails[0]?.subject).toBe(`Your order ${orderId} was cancelled`);
	expect(mails[0]?.text_body).toContain("has not confirmed your payment in time");
	expect(mails[0]?.text_body).toContain("Should your card be charged after all, we take the order up again");
	expect(mails[0]?.text_body).not.toContain("Nothing was charged");
	await reconcileLater(shop, 2 * HOUR);
	expect((await mailsTo(shop, "unheard@mail.test"))[0]?.kind).toBe("order-paid");
});

test("a payment that was in process too long says that it was called off and nothing was charged", async () => {
	const { orderId } = await buy("held@mail.test", "CONT");
	await reconcileLater(shop, 7 * 24 * HOUR + MINUTE);
	const mail = await mailed("held@mail.test", "expired");
	expect(mail?.subject).toBe(`Your order ${orderId} was cancelled`);
	expect(mail?.text_body).toContain("called off before the card company had accepted it");
	expect(mail?.text_body).toContain("Nothing was charged.");
});

test.each(["rejected", "cancelled"] as const)(
	"whose order staff cancelled hears it once, and nothing when the payment is %s then",
	async (outcome) => {
		const email = `staff-${outcome}@mail.test`;
		const { id, orderId } = await buy(email, "CONT");
		await cancel(orderId);
		await settle(id, outcome);
		expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(["order-status", "order-in_process"]);
	},
);

test("whose order staff cancelled is not told that an unheard payment is in process after all", async () => {
	provider.loseAnswers();
	const { orderId } = await buy("staff-held@mail.test", "CONT");
	provider.comeBack();
	await cancel(orderId);
	const news = [...provider.byId.values()].at(-1);
	await provider.notify(shop, String(news?.id));
	expect((await mailsTo(shop, "staff-held@mail.test")).map(({ kind }) => kind)).toEqual(["order-status"]);
});

test.each(["refunded", "charged_back"] as const)("money that the provider has %s is told once", async (outcome) => {
	const email = `${outcome}@mail.test`;
	const { id, orderId } = await buy(email, "APRO");
	await settle(id, outcome);
	await settle(id, outcome);
	const mails = await mailsTo(shop, email);
	expect(mails.map(({ kind }) => kind)).toEqual(["order-refunded", "order-paid"]);
	expect(mails[0]?.subject).toBe(`The payment of your order ${orderId} was given back`);
	expect(mails[0]?.text_body).toContain("The order is cancelled and the whole amount goes back to your card.");
});

test("money that comes when the units are sold goes back, and the mail says that they are sold", async () => {
	provider.loseAnswers();
	const { product } = await buy("too-late@mail.test", "APRO");
	await reconcileLater(shop, 16 * MINUTE);
	provider.comeBack();
	expect((await pay(shop, paymentBody([{ productid: product }], 10))).data.status).toBe("approved");
	await reconcileLater(shop, 2 * HOUR);
	const mail = await mailed("too-late@mail.test", "sold_out");
	expect(mail?.text_body).toContain("something of your order was already sold");
	expect(await mailed("too-late@mail.test", "called_off")).toBeUndefined();
});

test("money that comes when the code is used up goes back, and the mail names the code", async () => {
	await shop.call(
		discounts.create,
		{ body: { code: "LAST", percent: 50, maxUses: 1 } as NewDiscountCode },
		staff.token,
	);
	const product = await addProduct(shop, { price: 10 });
	const body = (email: string) =>
		paymentBody([{ productid: product }], 5, { code: "LAST", shipping: { ...shipping, email } });
	provider.loseAnswers();
	const { data } = await pay(shop, body("code-late@mail.test"));
	await reconcileLater(shop, 16 * MINUTE);
	provider.comeBack();
	expect((await pay(shop, body("code-first@mail.test"))).data.status).toBe("approved");
	await reconcileLater(shop, 2 * HOUR);
	const mail = await mailed("code-late@mail.test", "code_gone");
	expect(mail?.subject).toBe(`Your order ${data.orderId} cannot be fulfilled, your money goes back`);
	expect(mail?.text_body).toContain("the discount code LAST of your order had been used up");
	expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Canceled", stock: "released", state: "refunded" });
	expect(await unitsOf(shop, product)).toEqual({ onHand: 4, reserved: 0 });
});

test("the mail that told the shop who bought goes with what the order knew of its buyer", async () => {
	const leaver = await addClient(shop);
	const product = await addProduct(shop, { price: 10 });
	const { data } = await pay(shop, paymentBody([{ productid: product }], 10), { token: leaver.token });
	const toShop = async () =>
		(await mailsTo(shop, "shop@mail.test")).filter(({ subject }) => subject.startsWith(`New order ${data.orderId}:`));
	await shop.call(clients.remove, { params: { id: leaver.phone }, body: { login_password: PASSWORD } }, leaver.token);
	expect(await toShop()).toHaveLength(1);
	await cancel(data.orderId);
	expect(await toShop()).toEqual([]);
});
