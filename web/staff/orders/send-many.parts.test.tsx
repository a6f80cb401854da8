import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { threeShirts } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as packingScreen from "./packing.tsx";
import * as sendScreen from "./send-many.tsx";

const shop = shopNetwork();
const stands: Record<string, Partial<OrderDetail>> = {
	"31": {},
	"32": { orderStatus: "Submited" },
	"33": { orderStatus: "Processing", paymentStatus: "in_process" },
	"34": {},
};
const path = "/admindashboard/orders/send";
const row = (id: number) => page.getByRole("row", { name: new RegExp(`^${id}`) });

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(orders.carriers, []);
	shop.answer(orders.detail, ({ address }) => {
		const id = address.pathname.split("/").at(-1) as string;
		return { ...threeShirts, orderId: Number(id), ...stands[id] };
	});
	shop.answer(orders.ship, threeShirts, { status: 201 });
});

async function scan(typed: string): Promise<void> {
	await field("Order number").fill(typed);
	await userEvent.keyboard("{Enter}");
}

atEveryWidth(() => {
	test("scanned orders say how they stand, and those that can leave do, each by itself", async () => {
		await showScreen(path, screen(path, sendScreen));
		for (const typed of ["31", "32", " #33 ", "34"]) await scan(typed);
		await expect.element(row(31)).toMatchTextContent(/Can be sent/);
		await expect.element(row(32)).toMatchTextContent(/Has left already/);
		await expect.element(row(33)).toMatchTextContent(/Not paid/);
		await field("Carrier of all parcels").fill("Correo Uno");
		await field("Tracking number of order 31").fill("AB1");
		await button("Send 2 orders").click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
		await expect.element(row(31)).toMatchTextContent(/Sent/);
		await expect.element(text("2 of 2 sent")).toBeVisible();
		const sent = shop.sent(orders.ship);
		expect(sent.map(({ address }) => address.pathname)).toEqual([
			"/api/orders/31/shipments",
			"/api/orders/34/shipments",
		]);
		expect(sent.map(({ body }) => body)).toEqual([
			{ lines: [{ line: 1, quantity: 3 }], carrier: "Correo Uno", tracking: "AB1" },
			{ lines: [{ line: 1, quantity: 3 }], carrier: "Correo Uno", tracking: "" },
		]);
	});
});

test("what is no number or stands there already is not taken; a refusal stops no other and can be tried again", async () => {
	await showScreen(`${path}?ids=31,34`, screen(path, sendScreen));
	await scan("shirt");
	await expect.element(text("This is not an order number")).toBeVisible();
	await scan("31");
	await expect.element(text("Order 31 is in the list already")).toBeVisible();
	shop.refuse(orders.ship, "conflict", { message: "This order is cancelled" });
	await button("Send 2 orders").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
	await expect.element(row(31)).toMatchTextContent(/This order is cancelled/);
	await expect.element(row(34)).toMatchTextContent(/This order is cancelled/);
	const keys = shop.sent(orders.ship).map(({ headers }) => headers.get("idempotency-key"));
	shop.answer(orders.ship, threeShirts, { status: 201 });
	await button("Remove order 34").click();
	await button("Send 1 order").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
	await expect.element(row(31)).toMatchTextContent(/Sent/);
	expect(shop.sent(orders.ship).at(-1)?.headers.get("idempotency-key")).toBe(keys[0]);
});

test("an order that is not there is said to be unknown", async () => {
	shop.refuse(orders.detail, "not_found");
	await showScreen(`${path}?ids=99`, screen(path, sendScreen));
	await expect.element(row(99)).toMatchTextContent(/There is no such order/);
	await expect.element(button("Send 0 orders")).toBeDisabled();
});

test("packing slips say who gets what, without prices", async () => {
	const slips = "/admindashboard/orders/packing";
	await showScreen(`${slips}?ids=31,34`, screen(slips, packingScreen));
	await expect.element(page.getByRole("heading", { name: "2 packing slips" })).toBeVisible();
	const slip = page.getByRole("article", { name: "Order 31" });
	await expect.element(slip).toMatchTextContent(/Linen shirt, White, M/);
	await expect.element(slip).not.toMatchTextContent(/\$/);
	await expect.element(button("Print")).toBeVisible();
});
