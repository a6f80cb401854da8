import { beforeAll, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { offers } from "#core/contract/offers.ts";
import { orders } from "#core/contract/orders.ts";
import { selectors } from "#core/contract/selectors.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let admin: TestStaff;
let employee: TestStaff;
beforeAll(async () => {
	[admin, employee] = [await addStaff(shop, "admin"), await addStaff(shop, "employee")];
});

const read = (query: object = {}) => shop.call(audit.list, { query: query as never }, admin.token);

test("admins read who did what to what, newest first, paged and searched", async () => {
	const id = await addProduct(shop, { price: 10 });
	await shop.call(offers.apply, { body: { discount: 20, ids: [id] } }, employee.token);
	await shop.call(offers.end, { body: { ids: [id] } }, employee.token);
	const { data: bought } = await pay(shop, paymentBody([{ productid: id }], 10));
	const params = { id: bought.orderId };
	await shop.call(orders.update, { params, body: { orderStatus: "Submitted" } }, admin.token);
	await shop.call(orders.refund, { params }, admin.token);
	const { data, headers } = await read();
	expect(headers["x-total-count"]).toBe("4");
	expect(data.map(({ user_name, action }) => [user_name, action])).toEqual([
		[admin.userName, "orders.refund"],
		[admin.userName, "orders.status"],
		[employee.userName, "offers.end"],
		[employee.userName, "offers.apply"],
	]);
	expect(data[3]).toMatchObject({ subject: "1 product", detail: { discount: 20, ids: [id] } });
	expect((await read({ page: 2, limit: 3 })).data).toHaveLength(1);
	expect((await read({ search: "OFFERS" })).data).toHaveLength(2);
	expect((await read({ search: String(bought.orderId) })).data.map(({ action }) => action)).toContain("orders.refund");
	expect((await read({ search: "of" })).data).toHaveLength(2);
	expect((await read({ search: "%" })).data).toEqual([]);
	expect((await read({ search: employee.userName })).headers["x-total-count"]).toBe("2");
});

test("a change that is refused leaves no trace in it", async () => {
	const before = (await read()).headers["x-total-count"];
	await shop.call(offers.apply, { body: { discount: 20, ids: [999_999] } }, employee.token);
	await shop.call(selectors.addCategory, { body: { name: "Coats", parent: 999 } }, employee.token);
	expect((await read()).headers["x-total-count"]).toBe(before);
});
