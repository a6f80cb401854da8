import { afterEach, beforeAll, describe, expect } from "vitest";
import { discounts } from "#core/contract/discounts.ts";
import { offers } from "#core/contract/offers.ts";
import { orders } from "#core/contract/orders.ts";
import { products } from "#core/contract/products.ts";
import { sessions } from "#core/contract/sessions.ts";
import { settings } from "#core/contract/settings.ts";
import { statistics } from "#core/contract/statistics.ts";
import { users } from "#core/contract/users.ts";
import { STAFF_RIGHTS } from "#core/rules/staff-rights.ts";
import { addClient, addStaff, PASSWORD, type TestStaff } from "#server/testing/actors.ts";
import { pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { permitEmployees } from "#server/testing/permit-employees.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let admin: TestStaff;
let employee: TestStaff;
beforeAll(async () => {
	[admin, employee] = [await addStaff(shop, "admin"), await addStaff(shop, "employee")];
});
afterEach(() => permitEmployees(shop, {}));

const bounds = { smallestPrice: 5, largestDiscount: 30, largestAmount: 100 };
let codes = 0;
const makeCode = (reduction: object, { token } = employee) =>
	shop.call(discounts.create, { body: { code: `BOUND${++codes}`, ...reduction } }, token);
const edit = (id_product: number, fields: object, { token } = employee) =>
	shop.call(products.update, { body: { updatedProduct: { id_product, ...fields } } as never }, token);
const newProduct = (fields: object) =>
	shop.call(
		products.add,
		{
			body: {
				name: "Linen shirt",
				brand: "House label",
				description: "A shirt.",
				categories: ["Women"],
				collection: 1,
				variants: [{ ColorName: "Blanco", Stocks: { S: 1 } }],
				price: 20,
				...fields,
			},
		},
		employee.token,
	);
const refusal = (field: string) => ({
	status: 403,
	data: { code: "forbidden", fields: { [field]: expect.stringMatching(/^You may .* Please ask an admin\.$/) } },
});

describe("A18: how far employees go with prices is the owner's to say", () => {
	test("codes", async () => {
		await permitEmployees(shop, bounds);
		expect(await makeCode({ percent: 31 })).toMatchObject(refusal("percent"));
		expect(await makeCode({ amount: 100.01 })).toMatchObject(refusal("amount"));
		expect((await makeCode({ percent: 30 })).status).toBe(201);
		expect((await makeCode({ amount: 100 })).status).toBe(201);
	});

	test("codes of an admin that go further: employees end them, and make them no longer", async () => {
		await permitEmployees(shop, bounds);
		const { code } = (await makeCode({ percent: 99 }, admin)).data;
		const more = { params: { code }, body: { maxUses: 1000 } };
		expect(await shop.call(discounts.update, more, employee.token)).toMatchObject(refusal("percent"));
		const [unchanged] = (await shop.call(discounts.list, {}, admin.token)).data.filter((one) => one.code === code);
		expect(unchanged).toMatchObject({ maxUses: null });
		expect((await shop.call(discounts.end, { params: { code } }, employee.token)).status).toBe(200);
	});

	test("prices of products", async () => {
		await permitEmployees(shop, bounds);
		expect(await newProduct({ price: 4.99 })).toMatchObject(refusal("price"));
		expect(await newProduct({ is_offer: true, discount: 31 })).toMatchObject(refusal("discount"));
		expect((await newProduct({ price: 5 })).status).toBe(201);
		const id = await addProduct(shop, { price: 20 });
		expect(await edit(id, { price: 0.02 })).toMatchObject(refusal("price"));
		expect(await edit(id, { is_offer: true, price_offer: 1 })).toMatchObject(refusal("discount"));
		expect((await edit(id, { is_offer: true, discount: 30 })).data).toMatchObject({ price: 20, price_offer: 14 });
	});

	test("a product an admin made cheaper can still be changed otherwise", async () => {
		await permitEmployees(shop, bounds);
		const id = await addProduct(shop, { price: 20 });
		expect((await edit(id, { price: 0.02 }, admin)).status).toBe(200);
		expect((await edit(id, { description: "Only today." })).data).toMatchObject({ price: 0.02 });
	});

	test("offers, for all products or for none", async () => {
		await permitEmployees(shop, bounds);
		const [coat, socks] = [await addProduct(shop, { price: 100 }), await addProduct(shop, { price: 6 })];
		const apply = (discount: number, ids: number[], { token } = employee) =>
			shop.call(offers.apply, { body: { discount, ids } }, token);
		expect(await apply(31, [coat])).toMatchObject(refusal("discount"));
		expect(await apply(30, [coat, socks])).toMatchObject(refusal("discount"));
		expect((await shop.call(products.detail, { params: { id: coat } })).data).toMatchObject({ is_offer: false });
		expect((await apply(30, [coat])).status).toBe(200);
		expect((await apply(99, [coat, socks], admin)).status).toBe(200);
		expect((await shop.call(offers.end, { body: { ids: [coat, socks] } }, employee.token)).status).toBe(200);
	});

	test("as the shop comes, they go as far as the shop itself", async () => {
		expect((await makeCode({ percent: 99 })).status).toBe(201);
		expect((await makeCode({ amount: 10_000_000 })).status).toBe(201);
		expect((await newProduct({ price: 0.02, is_offer: true, discount: 99 })).data).toMatchObject({ price_offer: 0.01 });
	});
});

describe("A18: what employees may do is the owner's to say", () => {
	test("a right that is taken is gone at once, and comes back", async () => {
		const list = () => shop.call(discounts.list, {}, employee.token);
		expect((await list()).status).toBe(200);
		await permitEmployees(shop, { rights: { "discounts.read": false } });
		expect(await list()).toMatchObject({ status: 403, data: { code: "forbidden" } });
		expect((await shop.call(discounts.list, {}, admin.token)).status).toBe(200);
		await permitEmployees(shop, {});
		expect((await list()).status).toBe(200);
	});

	test("whoever works here is told what they may do", async () => {
		await permitEmployees(shop, { rights: { "orders.refund": false } });
		const allowed = STAFF_RIGHTS.filter((right) => right !== "orders.refund");
		expect((await shop.call(users.me, {}, employee.token)).data.rights).toEqual(allowed);
		expect((await shop.call(users.me, {}, admin.token)).data.rights).toEqual(STAFF_RIGHTS);
		const body = { user_name: employee.userName, user_password: PASSWORD };
		expect((await shop.call(sessions.logInStaff, { body })).data.user.rights).toEqual(allowed);
	});

	test("who may not see orders does not see the newest in the figures either", async () => {
		const { token } = await addClient(shop);
		const productid = await addProduct(shop, { price: 10 });
		const { data } = await pay(shop, paymentBody([{ productid }], 10), { token });
		const newest = async () => (await shop.call(statistics.get, { query: {} }, employee.token)).data.newestOrders;
		expect(await newest()).toMatchObject([{ orderId: data.orderId }]);
		await permitEmployees(shop, { rights: { "orders.read": false } });
		expect(await newest()).toEqual([]);
		expect((await shop.call(orders.detail, { params: { id: data.orderId }, query: {} }, employee.token)).status).toBe(
			403,
		);
		expect((await shop.call(orders.detail, { params: { id: data.orderId }, query: {} }, token)).status).toBe(200);
	});

	test("when what the owner decided cannot be read, employees may do nothing that needs a right", async () => {
		await permitEmployees(shop, { rights: { "orders.refund": false } });
		await shop.db.execute(
			`update owner_settings set values = jsonb_set(values, '{staff,permissions,rights}', '"unheard of"')`,
		);
		shop.deps.cache.clear();
		expect((await shop.call(users.me, {}, employee.token)).data.rights).toEqual([]);
		expect((await shop.call(discounts.list, {}, employee.token)).status).toBe(403);
		expect((await shop.call(discounts.list, {}, admin.token)).status).toBe(200);
	});

	test("only the owner sees and changes the table, within the shop's own bounds", async () => {
		const { version, staff } = (await shop.call(settings.all, {}, admin.token)).data;
		const change = (permissions: object, { token } = admin) =>
			shop.call(settings.change, { body: { version, staff: { ...staff, permissions } } as never }, token);
		expect((await change({}, employee)).status).toBe(403);
		expect((await shop.call(settings.current, {})).data).not.toHaveProperty("staff");
		for (const wrong of [
			{ smallestPrice: 0 },
			{ largestDiscount: 100 },
			{ largestAmount: -1 },
			{ rights: { "orders.read": "no" } },
		])
			expect((await change(wrong)).status).toBe(400);
	});
});
