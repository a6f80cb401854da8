import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeAll, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { statistics } from "#core/contract/statistics.ts";
import { ORDER_STATUSES } from "#core/rules/order-status.ts";
import { addClient, addStaff, type TestStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct, addReview } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { gatherTallies } from "./statistics.jobs.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let staff: TestStaff;
let shirt: number;
beforeAll(async () => {
	staff = await addStaff(shop, "admin");
	shirt = await addProduct(shop, { price: 10, variants: [{ Stocks: { S: 100_000, M: 100_000, L: 3, XL: 0 } }] });
});
afterEach(() => expectSoundBooks(shop));

const read = async (query: { days?: number; by?: "day" | "month" } = {}) =>
	(await shop.call(statistics.get, { query }, staff.token)).data;

/** As somebody would count who has only the list of orders before them. */
async function recount() {
	const { data } = await shop.call(orders.list, { query: {} }, staff.token);
	const status = (wanted: string) => data.filter(({ orderStatus }) => orderStatus === wanted).length;
	const paid = data.filter(({ paymentStatus }) => paymentStatus === "approved");
	const units = paid
		.flatMap(({ orderDetails }) => orderDetails)
		.reduce((sum, { quantity, refunded }) => sum + quantity - refunded, 0);
	return {
		totalOrdersInProcess: status("Processing"),
		totalOrdersComplete: status("Completed"),
		totalOrdersSubmited: status("Submited"),
		totalOrdersCancelled: status("Canceled"),
		totalOrders: data.length,
		totalVentas: units,
		totalIngresos: Math.round(paid.reduce((sum, { total, refunded }) => sum + total - refunded, 0) * 100) / 100,
	};
}

const buy = fc.record({
	kind: fc.constant("buy" as const),
	card: fc.constantFrom("APRO", "CONT", "OTHE"),
	quantity: fc.integer({ min: 1, max: 4 }),
});
const move = fc.record({
	kind: fc.constant("move" as const),
	which: fc.nat(20),
	to: fc.constantFrom(...ORDER_STATUSES),
});
const refund = fc.record({ kind: fc.constant("refund" as const), which: fc.nat(20) });
const part = fc.record({ kind: fc.constant("part" as const), which: fc.nat(20) });
const oneUnit = () => ({ headers: { "idempotency-key": randomUUID() }, body: { lines: [{ line: 1, quantity: 1 }] } });
const gather = fc.record({ kind: fc.constant("gather" as const) });

test("whatever happens to orders and payments, the numbers are those of a recount", async () => {
	const made: number[] = [];
	await fc.assert(
		fc.asyncProperty(fc.array(fc.oneof(buy, buy, move, refund, part, gather), { maxLength: 8 }), async (steps) => {
			for (const step of steps) {
				if (step.kind === "gather") await gatherTallies(shop.deps);
				else if (step.kind === "buy") {
					const { card, quantity } = step;
					const { data } = await pay(shop, paymentBody([{ productid: shirt, quantity }], quantity * 10, { card }));
					made.push(data.orderId);
				} else {
					const id = made[step.which % Math.max(1, made.length)];
					if (id === undefined) continue;
					if (step.kind === "refund") await shop.call(orders.refund, { params: { id } }, staff.token);
					else if (step.kind === "part") await shop.call(orders.refund, { params: { id }, ...oneUnit() }, staff.token);
					else await shop.call(orders.update, { params: { id }, body: { orderStatus: step.to } }, staff.token);
				}
			}
			expect(await read()).toMatchObject(await recount());
		}),
		{ numRuns: 25 },
	);
}, 120_000);

test("sales are of the days asked for, none left out, and the whole is the sum of its days", async () => {
	const { totalVentas, totalIngresos, sales } = await read({ days: 7 });
	expect(sales).toMatchObject({ days: 7, by: "day", units: totalVentas, revenue: totalIngresos });
	expect(sales.entries).toHaveLength(7);
	expect(sales.entries.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
	expect(sales.entries.reduce((sum, { units }) => sum + units, 0)).toBe(totalVentas);
	const year = (await read({ days: 365 })).sales;
	expect(year).toMatchObject({ by: "month", revenue: totalIngresos });
	expect(year.entries.length).toBeGreaterThanOrEqual(12);
	expect(year.entries.every(({ day }) => day.endsWith("-01"))).toBe(true);
	expect((await read({ days: 365, by: "day" })).sales.entries).toHaveLength(365);
});

test("a sale counts on the day its payment was approved", async () => {
	const now = shop.clock.now;
	const before = (await read({ days: 30 })).sales;
	shop.clock.now = () => new Date(Date.now() - 40 * 86_400_000);
	const old = await addStaff(shop, "admin");
	await pay(shop, paymentBody([{ productid: shirt }], 10));
	shop.clock.now = now;
	expect(old.token).toBeTruthy();
	expect((await read({ days: 30 })).sales.revenue).toBe(before.revenue);
	expect((await read({ days: 60 })).sales.revenue).toBe(before.revenue + 10);
});

test("people, products, reviews, visits, low stock and the newest orders are as they are now", async () => {
	const before = await read();
	await addClient(shop);
	await addClient(shop, { verifiedAt: null });
	const coat = await addProduct(shop, {
		name: "Coat",
		variants: [{ ColorName: "Rojo", Stocks: { S: 9, M: 9, L: 1, XL: 9 } }],
	});
	await addProduct(shop, { offSale: true, variants: [{ Stocks: { S: 0 } }] });
	await addReview(shop, coat, { stars: 5 });
	await addReview(shop, coat, { stars: 4, author: "eva" });
	await shop.pool.query("update product set rating = 4.5, review_count = 2 where id = $1", [coat]);
	shop.deps.visits.count();
	const { data: bought } = await pay(shop, paymentBody([{ productid: shirt, quantity: 2 }], 20));
	const after = await read();
	expect(after).toMatchObject({
		totalClients: before.totalClients + 2,
		totalClientsVerified: before.totalClientsVerified + 1,
		totalProducts: before.totalProducts + 1,
		totalProductsOffSale: before.totalProductsOffSale + 1,
		totalReviews: 2,
		averageRating: 4.5,
		totalUsers: 2,
		lowStock: { soldOut: 1, low: 2 },
	});
	expect(after.visits.total).toBe(before.visits.total + 1);
	expect(after.visits.entries).toHaveLength(30);
	expect(after.lowStock.entries).toEqual([
		expect.objectContaining({ id_product: shirt, size: "XL", left: 0 }),
		{ id_product: coat, name: "Coat", ColorName: "Rojo", size: "L", left: 1 },
		expect.objectContaining({ id_product: shirt, size: "L", left: 3 }),
	]);
	expect(after.newestOrders[0]).toMatchObject({ orderId: bought.orderId, total: 20, orderStatus: "Completed" });
	expect(after.newestOrders.length).toBeLessThanOrEqual(8);
});

test.each(["days=0", "days=1101", "days=x", "by=year"])("%s is refused", async (query) => {
	const { status } = await shop.get(`/api/statistics/get?${query}`, { authorization: `Bearer ${staff.token}` });
	expect(status).toBe(400);
});
