import { beforeAll, describe, expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { discounts, type NewDiscountCode } from "#core/contract/discounts.ts";
import { orders } from "#core/contract/orders.ts";
import { addClient, addStaff, type TestStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, pay, paymentBody } from "#server/testing/buying.ts";
import { addCategory, addProduct } from "#server/testing/factories.ts";
import { buyingTest } from "#server/testing/shop-test.ts";

let staff: TestStaff;
const { shop, test } = buyingTest();

beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const create = (body: Partial<NewDiscountCode>) =>
	shop.call(discounts.create, { body: body as NewDiscountCode }, staff.token);
const end = (code: string) => shop.call(discounts.end, { params: { code } }, staff.token);
const change = (code: string, body: object) =>
	shop.call(discounts.update, { params: { code }, body: body as never }, staff.token);
type Line = { productid: number; quantity: number };
async function ask(code: string, total: number, orderDetails?: Line[], token?: string) {
	const body = { code, total, ...(orderDetails && { orderDetails }) };
	const { data, headers } = await shop.call(carts.verifyDiscount, { body }, token);
	return [data, headers["x-discount"], headers["x-discount-minimum"]];
}
const usesOf = async (code: string) =>
	(await shop.call(discounts.list, {}, staff.token)).data.filter((each) => each.code === code).map(({ uses }) => uses);
const days = (count: number) => new Date(shop.deps.now().getTime() + count * 86_400_000).toISOString();

test("a code that does not count says why", async () => {
	await create({ code: "BEFORE", percent: 10, startsAt: days(1) });
	await create({ code: "AFTER", percent: 10, startsAt: days(-2), endsAt: days(-1) });
	await create({ code: "STOPPED", percent: 10 });
	await end("STOPPED");
	await create({ code: "DRAINED", percent: 10, maxUses: 1 });
	const productid = await addProduct(shop, { price: 10 });
	await pay(shop, paymentBody([{ productid }], 9, { code: "DRAINED" }));
	await create({ code: "LARGE", percent: 10, minimum: 50 });
	const told = await Promise.all(
		["NOBODY", "", "BEFORE", "AFTER", "STOPPED", "DRAINED", "LARGE"].map((code) => ask(code, 49.99)),
	);
	expect(told.map(([, reason]) => reason)).toEqual([
		...["unknown", "unknown", "unknown", "expired", "expired", "used_up", "minimum"],
	]);
	expect(new Set(told.map(([total]) => total))).toEqual(new Set([49.99]));
	expect(await ask("LARGE", 49.99)).toEqual([49.99, "minimum", "50"]);
	expect(await ask("LARGE", 50)).toEqual([45, undefined, undefined]);
});

test("a code whose time is still to come says when it begins, to whoever asks and whoever pays", async () => {
	const startsAt = days(1);
	await create({ code: "TOMORROW", percent: 10, startsAt });
	const body = { code: "tomorrow", total: 20 };
	const { headers } = await shop.call(carts.verifyDiscount, { body });
	expect([headers["x-discount"], headers["x-discount-starts"]]).toEqual(["unknown", startsAt]);
	const nobody = await shop.call(carts.verifyDiscount, { body: { ...body, code: "NOBODYS" } });
	expect(nobody.headers["x-discount-starts"]).toBeUndefined();
	const productid = await addProduct(shop, { price: 20 });
	const { refusal } = await pay(shop, paymentBody([{ productid }], 18, { code: "TOMORROW" }));
	expect(refusal).toMatchObject({ code: "total_changed", total: 20, discount: "unknown", starts: startsAt });
});

test("a least sum is judged by the shop's own prices, and again at payment", async () => {
	await create({ code: "FROM30", amount: 5, minimum: 30 });
	const productid = await addProduct(shop, { price: 15 });
	expect(await ask("FROM30", 30, [{ productid, quantity: 1 }])).toEqual([30, "minimum", "30"]);
	expect(await ask("FROM30", 30, [{ productid, quantity: 2 }])).toEqual([25, undefined, undefined]);
	const short = await pay(shop, paymentBody([{ productid }], 10, { code: "FROM30" }));
	expect(short.refusal).toMatchObject({ code: "total_changed", total: 15, discount: "minimum", minimum: 30 });
	const paid = await pay(shop, paymentBody([{ productid, quantity: 2 }], 25, { code: "FROM30" }));
	expect([paid.status, paid.data.total]).toEqual([200, 25]);
});

test("a code for a category counts its lines and those below it alone", async () => {
	const hats = await addCategory(shop, "Felt hats");
	const hat = await addProduct(shop, { price: 33.33, category: hats });
	const other = await addProduct(shop, { price: 100 });
	await create({ code: "HATS", percent: 15, category: hats, minimum: 60 });
	await create({ code: "WOMEN", percent: 10, category: 1 });
	const both = [
		{ productid: hat, quantity: 2 },
		{ productid: other, quantity: 1 },
	];
	expect(await ask("HATS", 166.66, both)).toEqual([156.66, undefined, undefined]);
	expect(await ask("HATS", 133.33, [{ productid: hat, quantity: 1 }, both[1] as Line])).toEqual([
		133.33,
		"minimum",
		"60",
	]);
	expect(await ask("WOMEN", 33.33, [{ productid: hat, quantity: 1 }])).toEqual([30, undefined, undefined]);
	expect(await ask("HATS", 166.66)).toEqual([166.66, "minimum", "60"]);
	const { status, data } = await pay(shop, paymentBody(both, 156.66, { code: "HATS" }));
	expect([status, data.total]).toEqual([200, 156.66]);
	expect(await create({ code: "NOWHERE", percent: 10, category: 99_999 })).toMatchObject({
		status: 400,
		data: { fields: { category: expect.any(String) } },
	});
});

describe("once for everybody", () => {
	test("an account or an address uses such a code once, also at the same moment", async () => {
		await create({ code: "WELCOME", percent: 50, oncePerClient: true });
		const productid = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 50 } }] });
		const { token } = await addClient(shop);
		const twice = await Promise.all(
			[1, 2, 3].map(() => pay(shop, paymentBody([{ productid }], 5, { code: "WELCOME" }), { token })),
		);
		expect(twice.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		const whys = twice.filter(({ status }) => status === 409).map(({ refusal }) => refusal.discount);
		expect(whys).toEqual(["used_up", "used_up"]);
		expect(await ask("WELCOME", 10, undefined, token)).toEqual([10, "used_up", undefined]);
		expect(await ask("WELCOME", 10)).toEqual([5, undefined, undefined]);
		expect(await usesOf("WELCOME")).toEqual([1]);
		await expectSoundBooks(shop);
	});

	test("a guest is known by the address the order goes to, however it is written", async () => {
		await create({ code: "HELLO", percent: 50, oncePerClient: true });
		const productid = await addProduct(shop, { price: 10 });
		const guest = (email: string) => {
			const body = paymentBody([{ productid }], 5, { code: "HELLO" });
			return pay(shop, { ...body, shipping: { ...body.shipping, email } });
		};
		expect((await guest("vera@example.com")).status).toBe(200);
		expect((await guest("Vera@Example.com")).refusal).toMatchObject({
			code: "total_changed",
			total: 10,
			discount: "used_up",
		});
		expect((await guest("vito@example.com")).status).toBe(200);
	});
});

describe("editing", () => {
	test("what a code takes off, of what and when can be changed; the audit log says from what to what", async () => {
		await create({ code: "EDIT", percent: 10, minimum: 5 });
		const changed = await change("edit", { amount: 3, minimum: null, startsAt: days(-1), endsAt: days(2), maxUses: 4 });
		expect(changed.data).toMatchObject({ code: "EDIT", percent: null, amount: 3, minimum: null, maxUses: 4 });
		expect(await ask("EDIT", 4)).toEqual([1, undefined, undefined]);
		const { rows } = await shop.pool.query(
			"select detail from audit_log where action = 'discounts.update' and subject = 'EDIT'",
		);
		expect(rows[0].detail).toMatchObject({ percent: { from: 10, to: null }, amount: { from: null, to: 3 } });
		expect((await change("EDIT", { percent: 5, amount: 3 })).status).toBe(400);
		expect((await change("EDIT", { endsAt: days(-3) })).status).toBe(400);
		expect((await change("NOBODY", { percent: 5 })).status).toBe(404);
	});

	test("the name of an ended code is free again, and old orders keep the code they used", async () => {
		await create({ code: "SUMMER", percent: 10, maxUses: 1 });
		const productid = await addProduct(shop, { price: 10 });
		const first = await pay(shop, paymentBody([{ productid }], 9, { code: "SUMMER" }));
		expect((await create({ code: "SUMMER", percent: 20 })).status).toBe(409);
		await end("SUMMER");
		expect((await create({ code: "SUMMER", percent: 20 })).data).toMatchObject({ code: "SUMMER", uses: 0 });
		const second = await pay(shop, paymentBody([{ productid }], 8, { code: "summer" }));
		expect(second.data.total).toBe(8);
		expect(await usesOf("SUMMER")).toEqual([1, 1]);
		for (const { data } of [first, second]) {
			const order = await shop.call(orders.detail, { params: { id: data.orderId }, query: {} }, staff.token);
			expect(order.data.code).toBe("SUMMER");
		}
		expect((await change("SUMMER", { maxUses: 9 })).data).toMatchObject({ percent: 20, maxUses: 9 });
		await expectSoundBooks(shop);
	});

	test("a code that has ended is not changed, nor the new one of its name by who looked at the old", async () => {
		const { createdAt } = (await create({ code: "WINTER", percent: 10 })).data;
		expect((await change("WINTER", { percent: 12, createdAt })).data.percent).toBe(12);
		await end("WINTER");
		expect(await change("WINTER", { percent: 15 })).toMatchObject({ status: 409, data: { code: "conflict" } });
		await create({ code: "WINTER", percent: 20 });
		expect(await change("WINTER", { percent: 15, createdAt })).toMatchObject({
			status: 409,
			data: { code: "conflict" },
		});
		expect((await shop.call(discounts.list, {}, staff.token)).data).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ code: "WINTER", percent: 20, endedAt: null }),
				expect.objectContaining({ code: "WINTER", percent: 12, createdAt }),
			]),
		);
	});

	test("a code that is over by its own date frees its name by itself", async () => {
		await create({ code: "AUTUMN", percent: 10, startsAt: days(-9), endsAt: days(-1) });
		expect((await create({ code: "AUTUMN", percent: 30 })).status).toBe(201);
		expect(await ask("AUTUMN", 10)).toEqual([7, undefined, undefined]);
		const both = await Promise.all([1, 2].map(() => create({ code: "TWIN", percent: 10 })));
		expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
	});
});
