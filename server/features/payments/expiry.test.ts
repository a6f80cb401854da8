import { expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { addClient, PASSWORD, type TestClient } from "../../testing/actors.ts";
import { orderOf, pay, paymentBody, reconcileLater, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const { shop, test, provider } = buyingTest();

/** Charged at the provider, and the shop never hears of it. */
async function payUnheard(card = "APRO", stock = 5, buyer?: TestClient) {
	const product = await addProduct(shop, { variants: [{ Stocks: { M: stock } }] });
	provider.loseAnswers();
	const { data, key } = await pay(
		shop,
		paymentBody([{ productid: product }], 20, { card }),
		buyer && { token: buyer.token },
	);
	expect(data.status).toBe("unknown");
	provider.beforeAnswer = () => {};
	return { ...data, product, key };
}

test("while nobody knows the outcome the units stay reserved for 15 minutes, and no longer", async () => {
	const { product, orderId } = await payUnheard();
	await reconcileLater(shop, 14 * MINUTE);
	expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 1 });
	await reconcileLater(shop, 16 * MINUTE);
	expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "cancelled" });
});

test("an approval found after the expiry takes the units again when they are still there", async () => {
	const { product, orderId } = await payUnheard();
	await reconcileLater(shop, 16 * MINUTE);
	provider.away = false;
	await reconcileLater(shop, 2 * 60 * MINUTE);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed", stock: "taken", state: "approved" });
	expect(await unitsOf(shop, product)).toEqual({ onHand: 4, reserved: 0 });
});

test("an approval found after the units were sold to somebody else is given back, once", async () => {
	const { product, orderId } = await payUnheard("APRO", 1);
	await reconcileLater(shop, 16 * MINUTE);
	provider.away = false;
	expect((await pay(shop, paymentBody([{ productid: product }], 20))).data.status).toBe("approved");
	const before = provider.refunds;
	await reconcileLater(shop, 2 * 60 * MINUTE);
	await reconcileLater(shop, 3 * 60 * MINUTE);
	expect(provider.refunds - before).toBe(1);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", stock: "released", state: "refunded" });
	expect(await unitsOf(shop, product)).toEqual({ onHand: 0, reserved: 0 });
});

test("an approval found after its buyer's account and address are gone is given back", async () => {
	const leaver = await addClient(shop);
	const { product, orderId } = await payUnheard("APRO", 5, leaver);
	await reconcileLater(shop, 16 * MINUTE);
	await shop.call(clients.remove, { params: { id: leaver.phone }, body: { login_password: PASSWORD } }, leaver.token);
	provider.away = false;
	await reconcileLater(shop, 2 * 60 * MINUTE);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", stock: "released", state: "refunded" });
	expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
});

test("a client's payment the provider holds keeps its units for seven days, then it is called off there", async () => {
	const product = await addProduct(shop);
	const { token } = await addClient(shop);
	const { data } = await pay(shop, paymentBody([{ productid: product }], 20, { card: "CONT" }), { token });
	await reconcileLater(shop, 6 * DAY);
	expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 1 });
	await reconcileLater(shop, 7 * DAY + MINUTE);
	expect(provider.byId.get(String(data.id))?.status).toBe("cancelled");
	expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Canceled", stock: "released" });
	expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
});

test("an approval at the last moment wins over the expiry", async () => {
	const product = await addProduct(shop);
	const { data } = await pay(shop, paymentBody([{ productid: product }], 20, { card: "CONT" }));
	provider.settle(String(data.id), "approved");
	await reconcileLater(shop, 7 * DAY + MINUTE);
	expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Completed", stock: "taken" });
});

test("a payment that was given up and is then found in process is called off", async () => {
	const { orderId, key } = await payUnheard("CONT");
	await reconcileLater(shop, 16 * MINUTE);
	provider.away = false;
	await reconcileLater(shop, 2 * 60 * MINUTE);
	expect(provider.withReference(key)?.status).toBe("cancelled");
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "cancelled" });
});

test("while the provider is away a held payment keeps its units", async () => {
	const product = await addProduct(shop);
	const { data } = await pay(shop, paymentBody([{ productid: product }], 20, { card: "CONT" }));
	provider.away = true;
	await reconcileLater(shop, 7 * DAY + MINUTE);
	expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Processing", stock: "reserved" });
	provider.away = false;
	await reconcileLater(shop, 7 * DAY + 2 * MINUTE);
	expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Canceled", stock: "released" });
});
