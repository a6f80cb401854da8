import { describe, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { addClient, addStaff, mailsTo } from "../../testing/actors.ts";
import { moveOrder, orderOf, pay, paymentBody, reconcileLater, shipping, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { shop, test, provider } = buyingTest();

/** Somebody's payment of all ten units, which the provider holds in process. */
async function holdAll(token?: string, email = "guest@mail.test") {
	const product = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 10 } }] });
	const body = paymentBody([{ productid: product, quantity: 10 }], 100, {
		card: "CONT",
		shipping: { ...shipping, email },
	});
	const { data } = await pay(shop, body, token ? { token } : {});
	return { ...data, product, paymentId: String(data.id) };
}
const buyUnits = (product: number, quantity: number) =>
	pay(shop, paymentBody([{ productid: product, quantity }], 10 * quantity));

describe("A17: a guest's payment in process", () => {
	test("keeps all its units for 15 minutes, and after that three of each size", async () => {
		const { product } = await holdAll();
		await reconcileLater(shop, 14 * MINUTE);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 10, reserved: 10 });
		await reconcileLater(shop, 16 * MINUTE);
		await reconcileLater(shop, 17 * MINUTE);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 10, reserved: 3 });
		expect((await buyUnits(product, 7)).data.status).toBe("approved");
		expect((await buyUnits(product, 1)).status).toBe(409);
	});

	test("tells in its timeline, once, how many are kept", async () => {
		const { orderId } = await holdAll();
		await reconcileLater(shop, 16 * MINUTE);
		await reconcileLater(shop, 17 * MINUTE);
		const { token } = await addStaff(shop, "admin");
		const { timeline } = (await shop.call(orders.detail, { params: { id: orderId }, query: {} }, token)).data;
		expect(timeline.filter(({ kind }) => kind === "units")).toMatchObject([{ by: "shop", to: "3" }]);
	});

	test("keeps everything when it is three of each size", async () => {
		const product = await addProduct(shop, { price: 10 });
		const lines = [
			{ productid: product, size: "M" as const, quantity: 3 },
			{ productid: product, size: "L" as const, quantity: 3 },
		];
		await pay(shop, paymentBody(lines, 60, { card: "CONT" }));
		await reconcileLater(shop, 16 * MINUTE);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 3 });
		expect(await unitsOf(shop, product, "L")).toEqual({ onHand: 5, reserved: 3 });
	});

	test("that is approved later takes its other units again while they are there", async () => {
		const { product, orderId, paymentId } = await holdAll();
		await reconcileLater(shop, 16 * MINUTE);
		provider.settle(paymentId, "approved");
		await provider.notify(shop, paymentId);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed", stock: "taken" });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 0, reserved: 0 });
	});

	test("that is approved when they are sold is refunded, and what it kept goes back to the shelf", async () => {
		const { product, orderId, paymentId } = await holdAll(undefined, "late-guest@mail.test");
		await reconcileLater(shop, 16 * MINUTE);
		await buyUnits(product, 1);
		const before = provider.refunds;
		provider.settle(paymentId, "approved");
		await provider.notify(shop, paymentId);
		await reconcileLater(shop);
		expect(provider.refunds - before).toBe(1);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", stock: "released", state: "refunded" });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 9, reserved: 0 });
		const kinds = (await mailsTo(shop, "late-guest@mail.test")).map(({ kind }) => kind);
		expect(kinds).toContain("order-sold_out");
	});

	test.each(["rejected", "cancelled"] as const)("that is %s gives back what it kept, no more", async (outcome) => {
		const { product, paymentId } = await holdAll();
		await reconcileLater(shop, 16 * MINUTE);
		provider.settle(paymentId, outcome);
		await provider.notify(shop, paymentId);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 10, reserved: 0 });
	});

	test("is called off after three days", async () => {
		const { product, orderId, paymentId } = await holdAll();
		await reconcileLater(shop, 3 * DAY - MINUTE);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Processing", stock: "reserved" });
		await reconcileLater(shop, 3 * DAY + MINUTE);
		expect(provider.byId.get(paymentId)?.status).toBe("cancelled");
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", stock: "released" });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 10, reserved: 0 });
	});

	test("that staff cancel and take up again has all its units, and keeps three again", async () => {
		const staff = await addStaff(shop, "admin");
		const { product, orderId } = await holdAll();
		await reconcileLater(shop, 16 * MINUTE);
		await moveOrder(shop, staff, orderId, "Canceled");
		expect(await unitsOf(shop, product)).toEqual({ onHand: 10, reserved: 0 });
		await moveOrder(shop, staff, orderId, "Processing");
		expect(await unitsOf(shop, product)).toEqual({ onHand: 10, reserved: 10 });
		await reconcileLater(shop, 16 * MINUTE);
		expect((await unitsOf(shop, product)).reserved).toBeLessThanOrEqual(3);
	});
});

test("a client's payment in process keeps all its units", async () => {
	const { token } = await addClient(shop);
	const { product, orderId } = await holdAll(token);
	await reconcileLater(shop, 3 * DAY + MINUTE);
	expect(await unitsOf(shop, product)).toEqual({ onHand: 10, reserved: 10 });
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Processing", stock: "reserved" });
});
