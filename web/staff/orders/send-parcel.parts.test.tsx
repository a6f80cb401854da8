import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { getOrderById } from "#web/store/events.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleOrder } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { storeEvents } from "#web/testing/store-events.ts";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as orderScreen from "./order.tsx";

const shop = shopNetwork();
const events = storeEvents();
const line = { productid: 1, color: "White", size: "M", price: 10, image: "", refunded: 0 };
const order: OrderDetail = {
	...sampleOrder,
	orderDetails: [
		{ ...line, line: 1, name: "Linen shirt", quantity: 3 },
		{ ...line, line: 2, name: "Wool scarf", quantity: 1 },
	],
	timeline: [],
	shipments: [],
	refunds: [],
	isCancellable: false,
	isGuest: false,
	payUntil: null,
	gift: null,
};
const first = { id: 5, at: "2026-01-02T10:00:00.000Z", carrier: "Correo Uno", tracking: "AB1", url: "" };
const sent: OrderDetail = { ...order, shipments: [{ ...first, lines: [{ line: 1, quantity: 2 }] }] };
const mail = { to: "ana@mail.test", subject: "Part of your order 31 is on its way", text: "Hello Ana" };
const open = () => showScreen("/admindashboard/orders/31", screen("/admindashboard/orders/:id", orderScreen));
const parcels = page.getByRole("region", { name: "Parcels" });

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(orders.detail, order);
	shop.answer(orders.carriers, ["Correo Uno", "Andes"]);
	shop.answer(orders.previewShipment, mail);
	shop.answer(orders.ship, sent, { status: 201 });
});

atEveryWidth(() => {
	test("a parcel is packed, its mail is read, and it goes once", async () => {
		await open();
		await expect.element(parcels.getByText("Nothing has left yet.")).toBeVisible();
		await button("Send a parcel").click();
		await expect.element(field("Linen shirt, White, M: how many of 3")).toHaveValue(3);
		await field("Linen shirt, White, M: how many of 3").fill("2");
		await field("Wool scarf, White, M: how many of 1").fill("0");
		await field("Carrier").fill("Correo Uno");
		await field("Tracking number").fill("AB1");
		await button("Read the mail first").click();
		await expect.element(text(mail.subject)).toBeVisible();
		expect(shop.sent(orders.ship)).toEqual([]);
		shop.answer(orders.detail, sent);
		await button("Send").click();
		await expect.element(parcels.getByText("Not sent yet: 2 pieces")).toBeVisible();
		await expect.element(parcels.getByText("2 × Linen shirt, White, M")).toBeVisible();
		const [asked] = shop.sent(orders.ship);
		expect(asked?.body).toEqual({
			lines: [{ line: 1, quantity: 2 }],
			carrier: "Correo Uno",
			tracking: "AB1",
			url: "",
		});
		expect(asked?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
	});
});

test("an empty parcel cannot go, a link must be safe, and what was typed stays when one goes back", async () => {
	await open();
	await button("Send a parcel").click();
	await field("Linen shirt, White, M: how many of 3").fill("0");
	await field("Wool scarf, White, M: how many of 1").fill("0");
	await expect.element(text("Choose at least one piece.")).toBeVisible();
	await expect.element(button("Read the mail first")).toBeDisabled();
	await field("Linen shirt, White, M: how many of 3").fill("9");
	await expect.element(field("Linen shirt, White, M: how many of 3")).toHaveValue(3);
	await field("Tracking link").fill("http://correo.test");
	await button("Read the mail first").click();
	await expect.element(text("The link must begin with https://")).toBeVisible();
	await field("Tracking link").fill("https://correo.test/1");
	await button("Read the mail first").click();
	await button("Back").click();
	await expect.element(field("Tracking link")).toHaveValue("https://correo.test/1");
});

test("what was sent meanwhile is told, and nothing is lost", async () => {
	await open();
	await button("Send a parcel").click();
	await button("Read the mail first").click();
	shop.refuse(orders.ship, "conflict", { message: "All of this order has left already" });
	await button("Send").click();
	await expect.element(page.getByText("All of this order has left already")).toBeVisible();
});

test.each([
	["Submited", "approved", "Sent before parcels were written down."],
	["Canceled", "approved", "Nothing has left yet."],
	["Processing", "in_process", "Nothing has left yet."],
] as const)("%s with %s: there is nothing to send", async (orderStatus, paymentStatus, said) => {
	shop.answer(orders.detail, { ...order, orderStatus, paymentStatus });
	await open();
	await expect.element(parcels.getByText(said)).toBeVisible();
	await expect.element(button("Send a parcel")).not.toBeInTheDocument();
});

test("GET_ORDER_BY_ID is told for each time the order is read, not for what a change is answered with", async () => {
	await open();
	await button("Send a parcel").click();
	expect(events.of(getOrderById)).toEqual([order]);
	await button("Read the mail first").click();
	shop.answer(orders.detail, sent);
	const letGo = shop.hold(orders.detail);
	await button("Send").click();
	await expect.element(parcels.getByText("2 × Linen shirt, White, M")).toBeVisible();
	expect(events.of(getOrderById)).toEqual([order]);
	letGo();
	await expect.poll(() => events.of(getOrderById), { timeout: 15_000 }).toEqual([order, sent]);
});
