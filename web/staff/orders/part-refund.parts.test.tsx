import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import type { RefundRequest } from "#core/contract/refunds.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleDetail } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as orderScreen from "./order.tsx";

const shop = shopNetwork();
const shirt = {
	productid: 1,
	name: "Shirt",
	color: "Blanco",
	size: "M",
	quantity: 2,
	price: 10,
	image: "",
	refunded: 0,
};
const order: OrderDetail = {
	...sampleDetail,
	subtotal: 53.33,
	discount: 5.33,
	total: 48,
	orderDetails: [
		{ ...shirt, line: 1 },
		{ ...shirt, line: 2, productid: 2, name: "Coat", quantity: 1, price: 33.33 },
	],
};
const made = (amount: number): OrderDetail => ({
	...order,
	refunded: amount,
	refunds: [{ id: 1, at: sampleDetail.createdAt, amount, lines: [], state: "done", reason: "Late" }],
});
const sheet = page.getByRole("dialog", { name: "Give money back" });
const answered = () => page.getByRole("alertdialog").getByRole("button", { name: "Give back" });
const open = async () => {
	await showScreen("/admindashboard/orders/31", screen("/admindashboard/orders/:id", orderScreen));
	await button("Give part back").click();
};

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(orders.detail, order);
	shop.answer(orders.refund, ({ body }) => made((body as RefundRequest).amount ?? 9));
});

atEveryWidth(() => {
	test("what pieces give back is shown to the cent before it is asked and sent", async () => {
		await open();
		await field("Shirt, Blanco, M").selectOptions("1 of 2");
		await expect.element(sheet.getByText("$ 9.01")).toBeVisible();
		await sheet.getByRole("button", { name: "Give money back" }).click();
		await expect.element(page.getByRole("heading", { name: "Give $ 9.01 back?" })).toBeVisible();
		await answered().click();
		await expect.element(text("$ 9.01 went back").first()).toBeVisible();
		const [sent] = shop.sent(orders.refund);
		expect(sent?.body).toEqual({ lines: [{ line: 1, quantity: 1 }], restock: true });
		expect(sent?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
		await expect.element(sheet).not.toBeInTheDocument();
		await expect.element(page.getByRole("region", { name: "Money back" }).getByText("Late")).toBeVisible();
	});
});

test("a sum above what is left, or nothing at all, is not sent", async () => {
	await open();
	await sheet.getByRole("button", { name: "Give money back" }).click();
	await expect.element(text("Please choose what goes back")).toBeVisible();
	await sheet.getByLabelText("A sum").click();
	await field("Sum").fill("48,01");
	await sheet.getByRole("button", { name: "Give money back" }).click();
	await expect.element(text("Please type a sum up to $ 48.00")).toBeVisible();
	expect(shop.sent(orders.refund)).toEqual([]);
});

test("after an answer that was lost the same request has the same key, another one another", async () => {
	await open();
	await sheet.getByLabelText("A sum").click();
	await field("Sum").fill("5");
	shop.refuse(orders.refund, "unavailable");
	for (const [at, sum] of ["5", "5", "6"].entries()) {
		await field("Sum").fill(sum);
		await sheet.getByRole("button", { name: "Give money back" }).click();
		await answered().click();
		await expect.poll(() => shop.sent(orders.refund).length).toBe(at + 1);
	}
	const keys = shop.sent(orders.refund).map(({ headers }) => headers.get("idempotency-key"));
	expect(keys[0]).toBe(keys[1]);
	expect(keys[2]).not.toBe(keys[0]);
});

test("of an order that was sent the pieces stay off the shelf unless it is said", async () => {
	const sent = {
		at: order.createdAt,
		kind: "status",
		by: "staff",
		name: "",
		from: "Completed",
		to: "Submited",
		note: "",
	};
	shop.answer(orders.detail, { ...order, orderStatus: "Submited", timeline: [{ ...sent, by: "staff" }] });
	await open();
	await expect.element(field("Put the pieces back on the shelf")).not.toBeChecked();
});
