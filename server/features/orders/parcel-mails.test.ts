import { beforeAll, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { addStaff, mailsTo, type TestStaff } from "../../testing/actors.ts";
import { moveOrder, pay, paymentBody, shipping } from "../../testing/buying.ts";
import { deliverBy } from "../../testing/deliver-by.ts";
import { addProduct } from "../../testing/factories.ts";
import { setSettings } from "../../testing/set-settings.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let staff: TestStaff;
let product: number;
const { shop, test } = buyingTest();

beforeAll(async () => {
	staff = await addStaff(shop, "admin");
	product = await addProduct(shop, { name: "Linen shirt", price: 10, variants: [{ Stocks: { M: 99 } }] });
	await setSettings(shop, { languages: ["en", "es"] });
});

async function buyThree(email: string, language: "en" | "es" = "en") {
	const about = { shipping: { ...shipping, email }, language };
	return (await pay(shop, paymentBody([{ productid: product, quantity: 3 }], 30, about))).data;
}
const parcel = {
	lines: [{ line: 1, quantity: 2 }],
	carrier: "Correo <Uno>",
	tracking: "AB 1",
	url: "https://correo.test/t?n=AB1&x=2",
};
const send = (id: number) => shop.call(orders.ship, { params: { id }, headers: {}, body: parcel }, staff.token);

test("the mail names what left, by whom, where to follow it, and what follows", async () => {
	const { orderId } = await buyThree("part@mail.test");
	await send(orderId);
	const [mail] = await mailsTo(shop, "part@mail.test");
	expect(mail).toMatchObject({ kind: "order-sent", subject: `Part of your order ${orderId} is on its way` });
	for (const said of [
		"Your clothes have left our shop with Correo <Uno>.",
		"In this parcel:\n2 × Linen shirt, White, M",
		"Still to follow:\n1 × Linen shirt, White, M",
		"Carrier: Correo <Uno>",
		"Tracking number: AB 1",
		`Track the parcel:\n${parcel.url}`,
		"To: Calle 1 23, 2000 Rosario, Santa Fe, 2º B",
	])
		expect(mail?.text_body).toContain(said);
	expect(mail?.text_body).toMatch(new RegExp(`/orders/${orderId}\\?token=`));
	expect(mail?.html_body).toContain('href="https://correo.test/t?n=AB1&#38;x=2"');
	expect(mail?.html_body).not.toContain("<Uno>");
});

test("the last parcel is told as the whole order, in the order's language", async () => {
	const { orderId } = await buyThree("todo@mail.test", "es");
	await send(orderId);
	await moveOrder(shop, staff, orderId, "Submitted");
	const [whole, part] = await mailsTo(shop, "todo@mail.test");
	expect(part?.subject).toBe(`Una parte de tu pedido ${orderId} está en camino`);
	expect(part?.text_body).toContain("Falta enviar:\n1 × Linen shirt");
	expect(whole?.subject).toBe(`Tu pedido ${orderId} está en camino`);
	expect(whole?.text_body).toContain("En este paquete:\n1 × Linen shirt");
	expect(whole?.text_body).not.toMatch(/Falta enviar|Correo:/);
});

test("what is picked up is not on its way", async () => {
	await deliverBy(shop, [{ id: "here", name: "Here", kind: "pickup", zones: [], price: 0, days: [1, 2] }]);
	const { orderId } = await buyThree("pickup@mail.test");
	await deliverBy(shop);
	await moveOrder(shop, staff, orderId, "Submitted");
	const [mail] = await mailsTo(shop, "pickup@mail.test");
	expect(mail?.subject).toBe(`Your order ${orderId} is ready for you`);
	expect(mail?.text_body).not.toContain("Calle 1 23");
});

test("staff read the mail before it goes, without the link that opens the order, and nothing is sent", async () => {
	const { orderId } = await buyThree("preview@mail.test");
	const preview = () => shop.call(orders.previewShipment, { params: { id: orderId }, body: parcel }, staff.token);
	const { data } = await preview();
	expect(data).toMatchObject({ to: "preview@mail.test", subject: `Part of your order ${orderId} is on its way` });
	expect(data.text).not.toContain("token=");
	expect((await mailsTo(shop, "preview@mail.test")).map(({ kind }) => kind)).toEqual(["order-paid"]);
	await send(orderId);
	const [mail] = await mailsTo(shop, "preview@mail.test");
	expect(mail?.text_body.replace(/\?token=\S+/, "")).toBe(data.text);
	expect((await preview()).status).toBe(409);
});
