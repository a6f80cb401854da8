import { beforeAll, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { orders } from "#core/contract/orders.ts";
import { addClient, addStaff, mailsTo, PASSWORD, type TestStaff } from "../../testing/actors.ts";
import { buy, moveOrder, pay, paymentBody, shipping } from "../../testing/buying.ts";
import { deliverBy } from "../../testing/deliver-by.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const { shop, test } = buyingTest();
let staff: TestStaff;
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const address = { ...shipping.address, streetNumber: "San Martín 45", city: "Funes", zipCode: "2132" };
const correct = (id: number, given: object = {}, version?: number) =>
	shop.call(
		orders.correctAddress,
		{ params: { id }, body: { address: { ...address, ...given }, ...(version && { version }) } },
		staff.token,
	);
const OLD = "Calle 1 23, 2000 Rosario, Santa Fe, 2º B";
const NEW = "San Martín 45, 2132 Funes, Santa Fe, 2º B";

async function buyFor(email: string) {
	const product = await addProduct(shop, { price: 10 });
	const { data } = await pay(shop, paymentBody([{ productid: product }], 10, { shipping: { ...shipping, email } }));
	return { id: data.orderId, token: data.orderToken };
}

test("the address of an order that has not left is corrected, the timeline keeps the old one, the shopper is told", async () => {
	const { id, token } = await buyFor("moved@mail.test");
	const { status, data } = await correct(id, {}, (await detailOf(id)).version);
	expect(status).toBe(200);
	expect(data.address).toEqual(address);
	expect(data.timeline.at(-1)).toMatchObject({
		kind: "address",
		by: "staff",
		name: staff.userName,
		from: OLD,
		to: NEW,
	});
	const mails = await mailsTo(shop, "moved@mail.test");
	const told = mails.find(({ kind }) => kind === "order-address");
	expect(told?.subject).toBe(`Your order ${id} goes to another address`);
	expect(told?.text_body).toContain(NEW);
	const own = await shop.call(orders.detail, { params: { id }, query: { orderToken: token as string } });
	expect(own.data.timeline.at(-1)).toMatchObject({ kind: "address", name: "" });
	const { rows } = await shop.pool.query("select staff_name, detail from audit_log where action = 'orders.address'");
	expect(rows).toEqual([{ staff_name: staff.userName, detail: null }]);
});

const detailOf = async (id: number) =>
	(await shop.call(orders.detail, { params: { id }, query: {} }, staff.token)).data;

test("the same address again changes nothing and tells nobody", async () => {
	const { id } = await buyFor("same@mail.test");
	await correct(id);
	const { version } = await detailOf(id);
	const { status, data } = await correct(id);
	expect([status, data.version]).toEqual([200, version]);
	expect((await mailsTo(shop, "same@mail.test")).filter(({ kind }) => kind === "order-address")).toHaveLength(1);
});

test("whoever saw the order before somebody else changed it has to look again", async () => {
	const { id } = await buyFor("late@mail.test");
	const { version } = await detailOf(id);
	await correct(id, {}, version);
	const late = await correct(id, { city: "Roldán" }, version);
	expect([late.status, late.data]).toMatchObject([409, { code: "version_conflict", current: { address } }]);
});

test.each(["Submited", "Canceled"])("an order that is %s keeps its address", async (orderStatus) => {
	const { orderId } = await buy(shop);
	await moveOrder(shop, staff, orderId, orderStatus);
	expect((await correct(orderId)).status).toBe(409);
});

test("an order of which a part has left keeps its address, unless the parcel had not left after all", async () => {
	const { orderId } = await buy(shop);
	const parcel = {
		params: { id: orderId },
		headers: {},
		body: { lines: [{ line: 1, quantity: 1 }], carrier: "Correo" },
	};
	expect((await shop.call(orders.ship, parcel, staff.token)).status).toBe(201);
	expect((await correct(orderId)).status).toBe(409);
	const other = (await buy(shop)).orderId;
	await moveOrder(shop, staff, other, "Submited");
	await moveOrder(shop, staff, other, "Completed");
	expect((await correct(other)).status).toBe(200);
});

test.each([
	[{ streetNumber: "" }, "address.streetNumber"],
	[{ city: "12" }, "address.city"],
	[{ zipCode: "20" }, "address.zipCode"],
])("an address with %j is refused beside its field", async (given, field) => {
	const { orderId } = await buy(shop);
	const { status, data } = await correct(orderId, given);
	expect([status, Object.keys((data as unknown as { fields: object }).fields)]).toEqual([400, [field]]);
});

test("the way it was bought with has to reach the new address", async () => {
	const zones = [{ country: "AR", provinces: ["Santa Fe"] }];
	await deliverBy(shop, [{ id: "near", name: "Near", kind: "send", zones, price: 0 }]);
	const { id } = await buyFor("near@mail.test");
	const far = await correct(id, { provinceDepartment: "Chubut" });
	expect([far.status, far.data]).toMatchObject([409, { code: "delivery_unavailable" }]);
	expect((await correct(id)).status).toBe(200);
});

test("no process can change an address otherwise, nor once something has left", async () => {
	const { orderId } = await buy(shop);
	const set = "update orders set city = 'Elsewhere'";
	await expect(shop.pool.query(`${set} where id = $1`, [orderId])).rejects.toThrow("never altered");
	const renamed = `${set}, name = 'Other', address_corrected_at = now() where id = $1`;
	await expect(shop.pool.query(renamed, [orderId])).rejects.toThrow("never altered");
	await moveOrder(shop, staff, orderId, "Submited");
	await expect(shop.pool.query(`${set}, address_corrected_at = now() where id = $1`, [orderId])).rejects.toThrow(
		"left",
	);
});

test("both addresses are forgotten with their buyer", async () => {
	const client = await addClient(shop);
	const { orderId } = await buy(shop, "APRO", { token: client.token });
	expect((await correct(orderId)).status).toBe(200);
	await moveOrder(shop, staff, orderId, "Submited");
	const leave = { params: { id: client.phone }, body: { login_password: PASSWORD } };
	expect((await shop.call(clients.remove, leave, client.token)).status).toBe(200);
	const { timeline } = await detailOf(orderId);
	expect(timeline.find(({ kind }) => kind === "address")).toMatchObject({ from: null, to: null });
});
