import { beforeAll, describe, expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { firstDelivery } from "#core/contract/delivery.ts";
import { orders } from "#core/contract/orders.ts";
import { payments } from "#core/contract/payments.ts";
import { addClient, type TestClient } from "../../testing/actors.ts";
import { orderOf, pay, paymentBody, reconcileLater, unitsOf } from "../../testing/buying.ts";
import { deliverBy } from "../../testing/deliver-by.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let client: TestClient;

const { shop, test, provider } = buyingTest({ shopEmail: "shop@mail.test" });

beforeAll(async () => {
	client = await addClient(shop);
});

describe("outcomes", () => {
	test("an approved payment completes the order and takes the stock", async () => {
		const product = await addProduct(shop, { price: 49.9 });
		const { status, data } = await pay(shop, paymentBody([{ productid: product, quantity: 2 }], 99.8));
		expect(status).toBe(200);
		expect(data).toMatchObject({ status: "approved", status_detail: "accredited", total: 99.8 });
		expect(typeof data.id).toBe("number");
		expect(await orderOf(shop, data.orderId)).toEqual({
			status: "Completed",
			stock: "taken",
			payment: "approved",
			state: "approved",
		});
		expect(await unitsOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
	});

	test("the provider is asked for the shop's own total, in a text that names the order", async () => {
		const product = await addProduct(shop, { price: 49.9 });
		const body = paymentBody([{ productid: product, quantity: 2 }], 99.8, { installments: 3 });
		const { data, key } = await pay(shop, body);
		expect(provider.asked.at(-1)).toEqual({
			reference: key,
			amountCents: 9_980,
			token: body.token,
			paymentMethodId: "visa",
			issuerId: "310",
			installments: 3,
			description: `Perchero order ${data.orderId}`,
			payer: body.payer,
			notificationUrl: "http://shop.test/api/payments/webhook",
		});
	});

	test("a payment in process keeps the stock reserved until the provider decides", async () => {
		const product = await addProduct(shop);
		const { data } = await pay(shop, paymentBody([{ productid: product }], 20, { card: "CONT" }));
		expect(data).toMatchObject({ status: "in_process", status_detail: "pending_contingency" });
		expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Processing", stock: "reserved" });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 1 });
		provider.settle(String(data.id), "approved", "accredited");
		expect((await provider.notify(shop, String(data.id))).status).toBe(200);
		expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Completed", stock: "taken" });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 4, reserved: 0 });
	});

	test("a rejected payment cancels the order and gives the stock back", async () => {
		const product = await addProduct(shop);
		const { data } = await pay(shop, paymentBody([{ productid: product }], 20, { card: "FUND" }));
		expect(data).toMatchObject({ status: "rejected", status_detail: "cc_rejected_insufficient_amount" });
		expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Canceled", stock: "released" });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});

	test("a card token the provider does not know charges nothing and says so", async () => {
		const product = await addProduct(shop);
		const { status, data } = await pay(shop, paymentBody([{ productid: product }], 20, { card: "none" }));
		expect(status).toBe(200);
		expect(data).toMatchObject({ status: "rejected", status_detail: "invalid_card_token", id: null });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});

	test("an answer that is lost leaves the outcome unknown until the shop has found out", async () => {
		const product = await addProduct(shop);
		provider.loseAnswers();
		const { status, data, key } = await pay(shop, paymentBody([{ productid: product }], 20));
		expect(status).toBe(200);
		expect(data).toMatchObject({ status: "unknown", id: null });
		provider.away = false;
		await reconcileLater(shop, 60_000);
		const later = await shop.call(payments.status, { params: { key } });
		expect(later.data).toMatchObject({ status: "approved", orderId: data.orderId, orderToken: data.orderToken });
		expect(provider.asked.filter(({ reference }) => reference === key)).toHaveLength(1);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 4, reserved: 0 });
	});

	test("a lost answer is found out at once when the provider can still be asked", async () => {
		const product = await addProduct(shop);
		provider.beforeAnswer = () => {
			throw new Error("connection reset");
		};
		const { data } = await pay(shop, paymentBody([{ productid: product }], 20));
		expect(data).toMatchObject({ status: "approved" });
	});

	test("a charge that never arrived is given up, and its stock comes back", async () => {
		const product = await addProduct(shop);
		provider.away = true;
		const { data } = await pay(shop, paymentBody([{ productid: product }], 20));
		expect(data.status).toBe("unknown");
		provider.away = false;
		await reconcileLater(shop, 60_000);
		expect(await orderOf(shop, data.orderId)).toEqual({
			status: "Canceled",
			stock: "released",
			payment: "cancelled",
			state: "cancelled",
		});
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});
});

describe("money", () => {
	test("a total that differs from the shop's own is refused with the right one, and nothing is charged", async () => {
		const product = await addProduct(shop, { price: 80, offer: 25 });
		const asked = provider.asked.length;
		const { status, refusal } = await pay(shop, paymentBody([{ productid: product, quantity: 2 }], 1000));
		expect(status).toBe(409);
		expect(refusal).toMatchObject({ code: "total_changed", total: 120 });
		expect(provider.asked).toHaveLength(asked);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});

	test("shipping is a line of its own in the total", async () => {
		const product = await addProduct(shop, { price: 30 });
		await deliverBy(shop, firstDelivery(5.5, 60));
		const cheap = await pay(shop, paymentBody([{ productid: product }], 35.5));
		const dear = await pay(shop, paymentBody([{ productid: product, quantity: 2 }], 60));
		await deliverBy(shop);
		expect([cheap.status, dear.status]).toEqual([200, 200]);
		const order = await shop.call(orders.detail, {
			params: { id: cheap.data.orderId },
			query: { orderToken: cheap.data.orderToken },
		});
		expect(order.data).toMatchObject({ subtotal: 30, shipping: 5.5, discount: 0, total: 35.5, taxRate: 21, tax: 6.16 });
	});

	test("two lines of one size are summed before the check", async () => {
		const product = await addProduct(shop, { variants: [{ Stocks: { M: 3 } }] });
		const lines = [
			{ productid: product, quantity: 2 },
			{ productid: product, quantity: 2 },
		];
		const { status, refusal } = await pay(shop, paymentBody(lines, 80));
		expect(status).toBe(409);
		expect(refusal).toMatchObject({ code: "sold_out", lines: [{ productid: product, quantity: 4, left: 3 }] });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
	});
});

describe("carts", () => {
	const line = (product: number, quantity: number) => ({
		id_product: product,
		variants: [{ ColorName: "Blanco", Stocks: { M: quantity } }],
	});
	const quantities = async () => {
		const { data } = await shop.call(carts.detail, { params: { clientPhone: client.phone } }, client.token);
		return Object.fromEntries(data.cart_items.map((item) => [item.id_product, item.variants[0]?.Stocks.M]));
	};
	const fill = (items: ReturnType<typeof line>[]) =>
		shop.call(carts.save, { params: { clientPhone: client.phone }, body: { cart_items: items } }, client.token);

	test.each(["APRO", "CONT"])("%s removes exactly the paid quantities from the client's cart", async (card) => {
		const [one, other] = [await addProduct(shop), await addProduct(shop)];
		await fill([line(one, 3), line(other, 1)]);
		const lines = [
			{ productid: one, quantity: 2 },
			{ productid: other, quantity: 1 },
		];
		await pay(shop, paymentBody(lines, 60, { card }), { token: client.token });
		expect(await quantities()).toEqual({ [one]: 1 });
	});

	test("a rejected payment removes nothing", async () => {
		const product = await addProduct(shop);
		await fill([line(product, 3)]);
		await pay(shop, paymentBody([{ productid: product }], 20, { card: "OTHE" }), { token: client.token });
		expect(await quantities()).toEqual({ [product]: 3 });
	});

	test("an approval after the payment was held does not remove a second time", async () => {
		const product = await addProduct(shop);
		await fill([line(product, 4)]);
		const { data } = await pay(shop, paymentBody([{ productid: product, quantity: 2 }], 40, { card: "CONT" }), {
			token: client.token,
		});
		provider.settle(String(data.id), "approved");
		await provider.notify(shop, String(data.id));
		expect(await quantities()).toEqual({ [product]: 2 });
	});
});

test("without a provider the shop says that cards cannot be charged", async () => {
	const { payments: before } = shop.deps;
	shop.deps.payments = null;
	const config = await shop.call(payments.config, {});
	const tried = await pay(shop, paymentBody([{ productid: 1 }], 20));
	shop.deps.payments = before;
	expect([config.status, tried.status]).toEqual([503, 503]);
});

test("the card form is told what it needs", async () => {
	const { data } = await shop.call(payments.config, {});
	expect(data).toEqual({
		...provider.browser,
		currency: "ARS",
		taxRate: 21,
		country: "AR",
		delivery: [
			{
				id: "standard",
				name: "Standard delivery",
				translations: { es: { name: "Envío estándar" } },
				kind: "send",
				zones: [],
				price: 0,
			},
		],
	});
});

test("what paying in parts costs is told where it is the same with every card, and nothing without a provider", async () => {
	expect((await shop.call(payments.plans, {})).data).toEqual({ plans: provider.plans });
	shop.deps.cache.clear();
	shop.deps.payments = null;
	const without = await shop.call(payments.plans, {});
	shop.deps.payments = provider;
	shop.deps.cache.clear();
	expect(without).toMatchObject({ status: 200, data: { plans: [] } });
});
