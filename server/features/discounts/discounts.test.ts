import { beforeAll, describe, expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { discounts, type NewDiscountCode } from "#core/contract/discounts.ts";
import { orders } from "#core/contract/orders.ts";
import { addStaff, type TestStaff } from "../../testing/actors.ts";
import { expectSoundBooks, orderOf, pay, paymentBody, reconcileLater, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let staff: TestStaff;

const { shop, test, provider } = buyingTest();

beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const create = (body: Partial<NewDiscountCode>) =>
	shop.call(discounts.create, { body: body as NewDiscountCode }, staff.token);
const ask = (code: string, total: number) => shop.call(carts.verifyDiscount, { body: { code, total } });
const verify = async (code: string, total: number) => (await ask(code, total)).data;
const usesOf = async (code: string) =>
	(await shop.call(discounts.list, {}, staff.token)).data.find((each) => each.code === code)?.uses;

describe("checking a code", () => {
	test("answers the new total as a bare number", async () => {
		await create({ code: "ten", percent: 10 });
		await create({ code: "FIVE", amount: 5.5 });
		expect(await verify("TEN", 49.9)).toBe(44.91);
		expect(await verify("  ten ", 100)).toBe(90);
		expect(await verify("five", 20)).toBe(14.5);
	});

	test("never goes below 0.01", async () => {
		await create({ code: "HUGE", amount: 1000 });
		expect(await verify("huge", 20)).toBe(0.01);
	});

	test("says beside it what the code takes off, so that all and all but a cent can be told apart", async () => {
		for (const [code, amount] of Object.entries({ ALL: 60, CENT: 49.99 })) await create({ code, amount });
		const told = await Promise.all(["ALL", "CENT", "NOBODY"].map((code) => ask(code, 50)));
		const words = told.map(({ data, headers }) => `${data} ${headers["x-discount-taken"]}`);
		expect(words).toEqual(["0.01 50", "0.01 49.99", "50 undefined"]);
	});

	test.each([
		["unknown", "NOBODY"],
		["empty", ""],
		["over", "OVER"],
		["not started", "LATER"],
		["ended", "ENDED"],
	])("a code that is %s answers the total itself", async (_, code) => {
		const day = 86_400_000;
		const at = (days: number) => new Date(Date.now() + days * day).toISOString();
		await create({ code: "OVER", percent: 10, startsAt: at(-2), endsAt: at(-1) });
		await create({ code: "LATER", percent: 10, startsAt: at(1) });
		await create({ code: "ENDED", percent: 10 });
		await shop.call(discounts.end, { params: { code: "ENDED" } }, staff.token);
		expect(await verify(code, 49.9)).toBe(49.9);
	});

	test.each([-1, Number.NaN, "12", 1e12])("a total of %s is refused", async (total) => {
		const { status } = await shop.call(carts.verifyDiscount, { body: { code: "TEN", total: total as number } });
		expect(status).toBe(400);
	});
});

describe("paying with a code", () => {
	test("charges the reduced total and counts one use; a code that is not valid changes the total", async () => {
		await create({ code: "PAY20", percent: 20 });
		const product = await addProduct(shop, { price: 50 });
		const { status, data } = await pay(shop, paymentBody([{ productid: product, quantity: 2 }], 80, { code: "pay20" }));
		expect([status, data.total]).toEqual([200, 80]);
		expect(await usesOf("PAY20")).toBe(1);
		const wrong = await pay(shop, paymentBody([{ productid: product }], 40, { code: "NOPE" }));
		expect(wrong.refusal).toMatchObject({ code: "total_changed", total: 50, discount: "unknown" });
		const dearer = await pay(shop, paymentBody([{ productid: product }], 39, { code: "PAY20" }));
		expect(dearer.refusal).toMatchObject({ code: "total_changed", total: 40 });
		expect(dearer.refusal).not.toHaveProperty("discount");
	});

	test("a rejected order gives its use back, once", async () => {
		await create({ code: "ONCE", percent: 50, maxUses: 1 });
		const product = await addProduct(shop, { price: 10 });
		for (const card of ["OTHE", "CALL", "FUND"]) {
			const { data } = await pay(shop, paymentBody([{ productid: product }], 5, { code: "ONCE", card }));
			expect(data.status).toBe("rejected");
			expect(await usesOf("ONCE")).toBe(0);
		}
		expect((await pay(shop, paymentBody([{ productid: product }], 5, { code: "ONCE" }))).data.status).toBe("approved");
		const late = await pay(shop, paymentBody([{ productid: product }], 5, { code: "ONCE" }));
		expect(late.refusal).toMatchObject({ code: "total_changed", total: 10 });
	});

	test("a limited code is never used more often, under 200 payments at once, and no loser is charged", async () => {
		await create({ code: "LIMITED", percent: 10, maxUses: 7 });
		const product = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 500 } }] });
		const before = provider.asked.length;
		const answers = await Promise.all(
			Array.from({ length: 200 }, () => pay(shop, paymentBody([{ productid: product }], 9, { code: "LIMITED" }))),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
		for (const { status, refusal } of answers.filter((each) => each.status !== 200))
			expect([status, refusal.code, refusal.total, refusal.discount]).toEqual([409, "total_changed", 10, "used_up"]);
		expect(provider.asked.length - before).toBe(7);
		expect(provider.refunds).toBe(0);
		expect(await usesOf("LIMITED")).toBe(7);
	});

	test("a cancelled order gives its use back once, and taking it up again needs one", async () => {
		await create({ code: "BACK", percent: 10, maxUses: 1 });
		const product = await addProduct(shop, { price: 10 });
		const body = () => paymentBody([{ productid: product }], 9, { code: "BACK" });
		const { data } = await pay(shop, body());
		const move = (orderStatus: string) =>
			shop.call(orders.update, { params: { id: data.orderId }, body: { orderStatus } }, staff.token);
		for (const [status, uses] of [
			["Submitted", 1],
			["Completed", 1],
			["Cancelled", 0],
			["Cancelled", 0],
			["Completed", 1],
			["In process", 1],
			["Cancelled", 0],
		] as const) {
			expect((await move(status)).status).toBe(200);
			expect([status, await usesOf("BACK")]).toEqual([status, uses]);
			await expectSoundBooks(shop);
		}
		await pay(shop, body());
		expect(await move("Completed")).toMatchObject({
			status: 409,
			data: { code: "conflict", message: "The discount code BACK has been used up meanwhile" },
		});
		expect(await usesOf("BACK")).toBe(1);
	});

	test("an approval that comes when the use is gone is given back", async () => {
		await create({ code: "TAKEN", percent: 10, maxUses: 1 });
		const product = await addProduct(shop, { price: 10 });
		const body = () => paymentBody([{ productid: product }], 9, { code: "TAKEN" });
		provider.away = true;
		const late = await pay(shop, body());
		provider.away = false;
		await reconcileLater(shop, 60_000);
		const winner = await pay(shop, body());
		expect(winner.data.status).toBe("approved");
		await provider.charge({
			...(provider.asked.find(({ reference }) => reference === late.key) as (typeof provider.asked)[0]),
		});
		await reconcileLater(shop, 7_200_000);
		expect(await orderOf(shop, late.data.orderId)).toMatchObject({ status: "Canceled", state: "refunded" });
		expect(await orderOf(shop, winner.data.orderId)).toMatchObject({ status: "Completed", state: "approved" });
		expect(await usesOf("TAKEN")).toBe(1);
	});
});

describe("an approval that is found after the order was given up", () => {
	/** Charged at the provider; the shop hears nothing of it for 16 minutes and lets units and code go. */
	async function payGivenUp(code: string) {
		const product = await addProduct(shop, { price: 10 });
		provider.loseAnswers();
		const { data } = await pay(shop, paymentBody([{ productid: product }], 9, { code }));
		expect([data.status, await usesOf(code)]).toEqual(["unknown", 1]);
		await reconcileLater(shop, 16 * 60_000);
		provider.comeBack();
		expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Canceled", state: "cancelled" });
		expect(await usesOf(code)).toBe(0);
		return { product, orderId: data.orderId };
	}

	test.each([
		["its only use", "LATE-ONE", 1],
		["a use of a code without a limit", "LATE-ANY", null],
	])("takes %s again", async (_, code, maxUses) => {
		await create({ code, percent: 10, maxUses });
		const { product, orderId } = await payGivenUp(code);
		await reconcileLater(shop, 7_200_000);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed", stock: "taken", state: "approved" });
		expect(await usesOf(code)).toBe(1);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 4, reserved: 0 });
	});

	test("takes its use again of a code that ended meanwhile: the price was promised", async () => {
		await create({ code: "LATE-END", percent: 10, maxUses: 1 });
		const { orderId } = await payGivenUp("LATE-END");
		await shop.call(discounts.end, { params: { code: "LATE-END" } }, staff.token);
		await reconcileLater(shop, 7_200_000);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed", stock: "taken", state: "approved" });
		expect(await usesOf("LATE-END")).toBe(1);
	});

	test("is given back, once, when somebody else has had the last use", async () => {
		await create({ code: "LATE-OUT", percent: 10, maxUses: 1 });
		const { product, orderId } = await payGivenUp("LATE-OUT");
		const winner = await pay(shop, paymentBody([{ productid: product }], 9, { code: "LATE-OUT" }));
		expect(winner.data.status).toBe("approved");
		const before = provider.refunds;
		await reconcileLater(shop, 7_200_000);
		await reconcileLater(shop, 10_800_000);
		expect(provider.refunds - before).toBe(1);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", stock: "released", state: "refunded" });
		expect(await orderOf(shop, winner.data.orderId)).toMatchObject({ status: "Completed", state: "approved" });
		expect(await usesOf("LATE-OUT")).toBe(1);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 4, reserved: 0 });
	});
});
