import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { getOrderById } from "#web/store/events.ts";
import { button, text } from "#web/testing/controls.ts";
import { sampleDetail } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { storeEvents } from "#web/testing/store-events.ts";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as orderScreen from "./order.tsx";

const shop = shopNetwork();
const events = storeEvents();
const order: OrderDetail = { ...sampleDetail, isCancellable: true };
const cancelled: OrderDetail = {
	...order,
	orderStatus: "Canceled",
	paymentStatus: "refunded",
	isCancellable: false,
	refunded: 90,
	refunds: [{ id: 1, at: order.createdAt, amount: 90, lines: [], state: "done", reason: "" }],
};
const question = page.getByRole("alertdialog");
const open = () => showScreen("/orders/31?token=secret", screen("/orders/:id", orderScreen));

beforeEach(() => {
	shop.answer(orders.detail, order);
	shop.answer(orders.cancel, () => {
		shop.answer(orders.detail, cancelled);
		return cancelled;
	});
});

atEveryWidth(() => {
	test("an order is called off after a question that says what goes back", async () => {
		await open();
		await button("Cancel order").click();
		await expect.element(question.getByText(/\$\s90\.00 goes back to your card/)).toBeVisible();
		await question.getByRole("button", { name: "Cancel order" }).click();
		await expect.element(text("Your order is cancelled, your money goes back").first()).toBeVisible();
		await expect.element(button("Cancel order")).not.toBeInTheDocument();
		await expect.element(page.getByRole("region", { name: "Money back" }).getByText("Went to your card")).toBeVisible();
		expect(shop.sent(orders.cancel)[0]?.body).toEqual({ orderToken: "secret" });
	});
});

test("who keeps it changes nothing; what was sent meanwhile is said in plain words", async () => {
	await open();
	await button("Cancel order").click();
	await question.getByRole("button", { name: "Keep it" }).click();
	expect(shop.sent(orders.cancel)).toEqual([]);
	shop.refuse(orders.cancel, "conflict", { message: "Something of this order has left the shop" });
	await button("Cancel order").click();
	await question.getByRole("button", { name: "Cancel order" }).click();
	await expect.element(page.getByText("Something of this order has left the shop")).toBeVisible();
});

test("an order that has left the shop offers no cancelling", async () => {
	shop.answer(orders.detail, { ...order, isCancellable: false });
	await open();
	await expect.element(button("Buy again")).toBeVisible();
	await expect.element(button("Cancel order")).not.toBeInTheDocument();
});

test("GET_ORDER_BY_ID is told for each time the order is read, not for what a change is answered with", async () => {
	await open();
	await expect.element(button("Cancel order")).toBeVisible();
	expect(events.of(getOrderById)).toEqual([order]);
	shop.answer(orders.cancel, cancelled);
	shop.answer(orders.detail, cancelled);
	const letGo = shop.hold(orders.detail);
	await button("Cancel order").click();
	await question.getByRole("button", { name: "Cancel order" }).click();
	await expect.element(page.getByRole("region", { name: "Money back" })).toBeVisible();
	expect(events.of(getOrderById)).toEqual([order]);
	letGo();
	await expect.poll(() => events.of(getOrderById)).toEqual([order, cancelled]);
});
