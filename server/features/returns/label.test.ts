import { beforeAll, expect } from "vitest";
import { addStaff, type TestStaff } from "../../testing/actors.ts";
import { readPdf } from "../../testing/pdf.ts";
import { askReturn, buySent, LARGER } from "../../testing/returning.ts";
import { setSettings } from "../../testing/set-settings.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let staff: TestStaff;
const { shop, test } = buyingTest();
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

test("the slip for the parcel names address, return, order and garments, and no price", async () => {
	const order = await buySent(shop, staff);
	const { data } = await askReturn(shop, order, LARGER);
	const path = `/orders/${order.orderId}/returns/${data.number}/label`;
	const page = await shop.app.inject(`/api${path}?orderToken=${order.orderToken}`);
	expect(page.statusCode).toBe(200);
	for (const said of [`Return ${data.number}`, String(order.orderId), "Linen shirt, White, M", "White, L", "Ana Gómez"])
		expect(page.body).toContain(said);
	expect(page.body).not.toMatch(/\$|10\.00/);
	const pdf = await readPdf(shop, `${path}?language=es`, staff.token);
	expect(pdf.text).toContain(`Devolución ${data.number}`);
	expect((await shop.app.inject(`/api${path}`)).statusCode).toBe(404);
});

test("the slip goes to the address for returns, or to the shop's own where none is set", async () => {
	const order = await buySent(shop, staff);
	const { data } = await askReturn(shop, order, LARGER);
	const slip = async () =>
		(await readPdf(shop, `/orders/${order.orderId}/returns/${data.number}/label`, staff.token)).text;
	await setSettings(shop, { contact: { mail: "", phone: "", lines: ["Riel 1", "Rosario"] } });
	expect(await slip()).toContain("Riel 1");
	await setSettings(shop, { returnsAddress: ["Depósito 7", "2000 Rosario"] });
	const { body } = await shop.app.inject({
		url: `/api/orders/${order.orderId}/returns/${data.number}/label`,
		headers: { authorization: `Bearer ${staff.token}` },
	});
	for (const said of [await slip(), body]) {
		expect(said).toContain("Depósito 7");
		expect(said).not.toContain("Riel 1");
	}
});
