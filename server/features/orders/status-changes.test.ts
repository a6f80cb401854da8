import { beforeAll, describe, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from "#core/rules/order-status.ts";
import { addStaff, mailsTo, type TestStaff } from "../../testing/actors.ts";
import { buy, moveOrder, orderOf, pay, paymentBody, reconcileLater, shipping, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let staff: TestStaff;

const { shop, test, provider } = buyingTest();

beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

describe("staff change the status of a paid order", () => {
	const spellings = Object.entries(STATUS_LABELS) as [string, OrderStatus][];

	test.each(ORDER_STATUSES.flatMap((from) => spellings.map(([label, to]) => [from, label, to] as const)))(
		"from %s to %s",
		async (from, label, to) => {
			const { orderId, product } = await buy(shop);
			if (from !== "Completed") expect((await moveOrder(shop, staff, orderId, from)).status).toBe(200);
			const { status, data } = await moveOrder(shop, staff, orderId, label);
			expect(status).toBe(200);
			expect(data.orderStatus).toBe(to);
			const isBack = to === "Canceled" && from !== "Submited";
			expect(await unitsOf(shop, product)).toEqual({ onHand: isBack ? 5 : 3, reserved: 0 });
			const changes = data.timeline.filter(({ kind, by }) => kind === "status" && by === "staff");
			if (from === to) expect(changes.at(-1)?.to ?? from).toBe(to);
			else expect(changes.at(-1)).toMatchObject({ from, to, name: staff.userName });
		},
	);

	test("cancelling puts the stock back once, and taking the order up again needs it", async () => {
		const { orderId, product } = await buy(shop);
		await moveOrder(shop, staff, orderId, "Canceled");
		await moveOrder(shop, staff, orderId, "Canceled");
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
		await pay(shop, paymentBody([{ productid: product, quantity: 4 }], 40));
		expect(await moveOrder(shop, staff, orderId, "Completed")).toMatchObject({
			status: 409,
			data: {
				code: "sold_out",
				message: "What this order needs has been sold meanwhile",
				lines: [{ size: "M", quantity: 2, left: 1 }],
			},
		});
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", stock: "released" });
	});

	test("an order can be cancelled and taken up again many times", async () => {
		const { orderId, product } = await buy(shop);
		for (let round = 0; round < 3; round += 1) {
			await moveOrder(shop, staff, orderId, "Cancelled");
			expect(await unitsOf(shop, product)).toMatchObject({ onHand: 5 });
			await moveOrder(shop, staff, orderId, "Completed");
			expect(await unitsOf(shop, product)).toMatchObject({ onHand: 3 });
		}
	});

	test("of two changes from the same version one wins, and the other is told the current state", async () => {
		const { orderId, product } = await buy(shop);
		const { data } = await shop.call(orders.detail, { params: { id: orderId }, query: {} }, staff.token);
		const both = await Promise.all([
			moveOrder(shop, staff, orderId, "Canceled", data.version),
			moveOrder(shop, staff, orderId, "Cancelled", data.version),
		]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(both.find(({ status }) => status === 409)?.data).toMatchObject({
			code: "version_conflict",
			current: { orderId, orderStatus: "Canceled" },
		});
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});

	test("the shopper is told by mail", async () => {
		const product = await addProduct(shop, { price: 10 });
		const email = "status@mail.test";
		const { data } = await pay(shop, paymentBody([{ productid: product }], 10, { shipping: { ...shipping, email } }));
		await moveOrder(shop, staff, data.orderId, "Submitted");
		const [mail] = await mailsTo(shop, email);
		expect(mail).toMatchObject({ kind: "order-sent", subject: `Your order ${data.orderId} is on its way` });
	});

	test("the audit log says who moved it from where to where", async () => {
		const { orderId } = await buy(shop);
		await moveOrder(shop, staff, orderId, "Submitted");
		const { rows } = await shop.pool.query(
			"select staff_id, detail from audit_log where action = 'orders.status' and subject = $1",
			[String(orderId)],
		);
		expect(rows).toEqual([{ staff_id: staff.id, detail: { from: "Completed", to: "Submited" } }]);
	});

	test("an order that is not there is 404, whatever it should become", async () => {
		expect(await moveOrder(shop, staff, 999_999, "Canceled")).toMatchObject({
			status: 404,
			data: { code: "not_found" },
		});
	});

	test("money never moves", async () => {
		const before = provider.refunds;
		const { orderId } = await buy(shop);
		await moveOrder(shop, staff, orderId, "Canceled");
		await reconcileLater(shop);
		expect(provider.refunds).toBe(before);
	});
});

describe("staff and orders without an approved payment", () => {
	test.each(["CONT", "OTHE"].flatMap((card) => ["Completed", "Submitted"].map((to) => [card, to] as const)))(
		"%s: %s is 409",
		async (card, to) => {
			const { orderId } = await buy(shop, card);
			expect(await moveOrder(shop, staff, orderId, to)).toMatchObject({ status: 409, data: { code: "not_paid" } });
		},
	);

	test("an order that waits for its payment can be called off: the stock is back and the payment is called off too", async () => {
		const { orderId, product, id } = await buy(shop, "CONT");
		expect((await moveOrder(shop, staff, orderId, "Cancelled")).status).toBe(200);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
		await reconcileLater(shop, 60_000);
		expect(provider.byId.get(String(id))?.status).toBe("cancelled");
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "cancelled" });
	});

	test("the provider is told of a calling off at once; what is paid already is looked at as planned", async () => {
		const planOf = async (orderId: number) =>
			(
				await shop.pool.query<{ next_check_at: Date; checks: number }>(
					"select next_check_at, checks from payment_attempt where order_id = $1",
					[orderId],
				)
			).rows[0];
		const [waiting, paid] = [await buy(shop, "CONT"), await buy(shop)];
		const later = new Date(Math.floor(Date.now() / 1000) * 1000 + 60_000);
		await shop.pool.query("update payment_attempt set checks = 3");
		const planned = await planOf(paid.orderId);
		shop.clock.now = () => later;
		for (const { orderId } of [waiting, paid]) await moveOrder(shop, staff, orderId, "Canceled");
		expect(await planOf(waiting.orderId)).toEqual({ next_check_at: later, checks: 0 });
		expect(await planOf(paid.orderId)).toEqual(planned);
		await shop.pool.query("update payment_attempt set next_check_at = $1", [planned?.next_check_at]);
		await moveOrder(shop, staff, waiting.orderId, "In process");
		expect(await planOf(waiting.orderId)).toMatchObject({ next_check_at: planned?.next_check_at });
		shop.clock.now = () => new Date();
	});

	test("units that are reserved again stay so for a quarter of an hour; nothing else is reserved until a time", async () => {
		const reservedUntil = async (orderId: number) =>
			(await shop.pool.query("select reserved_until from orders where id = $1", [orderId])).rows[0].reserved_until;
		const { orderId } = await buy(shop, "CONT");
		const now = new Date(Math.floor(Date.now() / 1000) * 1000);
		shop.clock.now = () => now;
		await moveOrder(shop, staff, orderId, "Canceled");
		expect(await reservedUntil(orderId)).toBeNull();
		await moveOrder(shop, staff, orderId, "In process");
		expect(await reservedUntil(orderId)).toEqual(new Date(now.getTime() + 15 * 60_000));
		shop.clock.now = () => new Date();
	});

	test("money that arrives for an order that was called off goes back", async () => {
		const { orderId, product, id } = await buy(shop, "CONT");
		await moveOrder(shop, staff, orderId, "Cancelled");
		provider.settle(String(id), "approved");
		await provider.notify(shop, String(id));
		await reconcileLater(shop, 60_000);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "refunded", stock: "released" });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});

	test("an order called off by mistake can be taken up again while its payment waits", async () => {
		const { orderId, product, id } = await buy(shop, "CONT");
		await moveOrder(shop, staff, orderId, "Cancelled");
		expect((await moveOrder(shop, staff, orderId, "In process")).status).toBe(200);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 2 });
		provider.settle(String(id), "approved");
		await provider.notify(shop, String(id));
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed", stock: "taken" });
	});
});
