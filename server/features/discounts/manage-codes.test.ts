import { beforeAll, expect } from "vitest";
import { discounts, type NewDiscountCode } from "#core/contract/discounts.ts";
import { addClient, addStaff, type TestStaff } from "../../testing/actors.ts";
import { pay, paymentBody } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let staff: TestStaff;

const { shop, test } = buyingTest();

beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const create = (body: Partial<NewDiscountCode>) =>
	shop.call(discounts.create, { body: body as NewDiscountCode }, staff.token);

test("staff make, change and end them; the same code twice is 409", async () => {
	const made = await create({ code: " spring-26 ", amount: 12.5, maxUses: 3, endsAt: null });
	expect(made.status).toBe(201);
	expect(made.data).toMatchObject({ code: "SPRING-26", percent: null, amount: 12.5, maxUses: 3, uses: 0 });
	expect(await create({ code: "Spring-26", percent: 5 })).toMatchObject({ status: 409, data: { code: "in_use" } });
	const change = { params: { code: "spring-26" }, body: { maxUses: null } };
	expect((await shop.call(discounts.update, change, staff.token)).data.maxUses).toBeNull();
	const ended = await shop.call(discounts.end, { params: { code: "SPRING-26" } }, staff.token);
	expect(ended.data.endedAt).not.toBeNull();
	expect((await shop.call(discounts.end, { params: { code: "NOBODY" } }, staff.token)).status).toBe(404);
});

test.each<[string, Record<string, unknown>]>([
	["both kinds", { percent: 10, amount: 5 }],
	["neither kind", {}],
	["100 percent", { percent: 100 }],
	["half a percent", { percent: 0.5 }],
	["a negative amount", { amount: -5 }],
	["no uses", { percent: 10, maxUses: 0 }],
	["an end before its beginning", { percent: 10, startsAt: "2026-02-02T00:00:00Z", endsAt: "2026-02-01T00:00:00Z" }],
	["a code with spaces inside", { code: "A B", percent: 10 }],
])("%s is refused", async (_, body) => {
	expect(await create({ code: "WRONG", ...body })).toMatchObject({ status: 400, data: { code: "invalid_input" } });
});

test("a limit below what was used is refused", async () => {
	await create({ code: "USED", percent: 10 });
	const product = await addProduct(shop, { price: 10 });
	await pay(shop, paymentBody([{ productid: product }], 9, { code: "USED" }));
	await pay(shop, paymentBody([{ productid: product }], 9, { code: "USED" }));
	const { status } = await shop.call(discounts.update, { params: { code: "USED" }, body: { maxUses: 1 } }, staff.token);
	expect(status).toBe(400);
});

test("clients and visitors have no business with them", async () => {
	const client = await addClient(shop);
	expect((await shop.call(discounts.list, {}, client.token)).status).toBe(403);
	expect((await shop.call(discounts.list, {})).status).toBe(401);
});

test("of a name that was used again the code that counts now is ended, and the one before keeps its end", async () => {
	const end = () => shop.call(discounts.end, { params: { code: "AGAIN" } }, staff.token);
	await create({ code: "AGAIN", percent: 10 });
	const first = (await end()).data;
	await create({ code: "AGAIN", percent: 20 });
	const { data } = await end();
	expect(data).toMatchObject({ percent: 20, endedAt: expect.any(String) });
	expect((await end()).data).toEqual(data);
	const listed = (await shop.call(discounts.list, {}, staff.token)).data.filter(({ code }) => code === "AGAIN");
	expect(listed).toEqual(expect.arrayContaining([first, data]));
	expect(listed).toHaveLength(2);
});
