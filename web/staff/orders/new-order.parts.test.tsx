import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { linkOrders } from "#core/calls/link-orders.ts";
import { notes } from "#core/calls/notes.ts";
import { orders } from "#core/calls/orders.ts";
import { papers } from "#core/calls/papers.ts";
import { payments } from "#core/calls/payments.ts";
import { products } from "#core/calls/products.ts";
import { returns } from "#core/calls/returns.ts";
import unsaved from "#web/forms/unsaved.messages.en.ts";
import { answerAlert } from "#web/testing/alerts.ts";
import { config } from "#web/testing/cart.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { threeShirts } from "#web/testing/sample-order.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import * as newOrder from "./new-order.tsx";
import * as orderScreen from "./order.tsx";

const shop = shopNetwork();
const { id_product, name, brand, price, price_offer, is_offer, rating, reviewCount } = product;
const shown = { id_product, name, brand, price, price_offer, is_offer, rating, reviewCount };
const card = { ...shown, images: [], colors: [], colorCount: 2, soldOut: false };
const made = {
	...threeShirts,
	orderStatus: "Processing" as const,
	paymentStatus: "unpaid",
	payUntil: "2026-01-03T10:00:00.000Z",
};

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(payments.config, config);
	shop.answer(products.suggest, { products: [card], types: [], brands: [], corrected: null });
	shop.answer(products.detail, product);
	shop.answer(orders.detail, made);
	shop.answer(papers.ofOrder, []);
	shop.answer(notes.ofOrder, []);
	shop.answer(returns.ofOrder, { returnable: [], returns: [] });
});

async function fillIn() {
	await field("Find a product").fill("shirt");
	await button("Search").click();
	await page.getByRole("list", { name: "Found" }).getByRole("button").first().click();
	await field("Quantity").fill("2");
	await button("Add").click();
	await field("Name").fill("Ana");
	await field("Last name").fill("Gómez");
	await page.getByLabelText("Phone").fill("1155550123");
	await page.getByLabelText("E-mail").fill("ana@mail.test");
	await field("Street and number").fill("Calle 1 23");
	await field("City").fill("Rosario");
	await field("Province/department").fill("Santa Fe");
	await page.getByLabelText("Zip code").fill("2000");
}

test("an order is made of what was found, for whom it is, and leads to its own page", async () => {
	shop.answer(linkOrders.make, made, { status: 201 });
	await showScreen(
		"/admindashboard/orders/new",
		screen("/admindashboard/orders/new", newOrder),
		screen("/admindashboard/orders/:id", orderScreen),
	);
	await expect.element(button("Make the order and mail the link")).toBeDisabled();
	await fillIn();
	await button("Make the order and mail the link").click();
	await expectAddress(`/admindashboard/orders/${made.orderId}`);
	const [sent] = shop.sent(linkOrders.make);
	expect(sent?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
	expect(sent?.body).toMatchObject({
		orderDetails: [{ productid: product.id_product, quantity: 2 }],
		shipping: { name: "Ana", email: "ana@mail.test" },
	});
});

test("what was typed stands there again after the session or the tab ended, until it is made or discarded", async () => {
	const show = () => showScreen("/admindashboard/orders/new", screen("/admindashboard/orders/new", newOrder));
	await show();
	await fillIn();
	await cleanup();
	await show();
	await expect.element(text(unsaved.notSaved)).toBeVisible();
	await expect.element(field("Last name")).toHaveValue("Gómez");
	await expect.element(page.getByLabelText("Zip code")).toHaveValue("2000");
	await expect.element(button(`Remove ${product.name}`)).toBeVisible();
	await expect.element(button("Make the order and mail the link")).toBeEnabled();
	await button(unsaved.discard).click();
	await expect.element(field("Last name")).toHaveValue("");
	await expect.element(button(`Remove ${product.name}`)).not.toBeInTheDocument();
});

test("where prices have changed the new total is said, and taken with the next press", async () => {
	await showScreen("/admindashboard/orders/new", screen("/admindashboard/orders/new", newOrder));
	await fillIn();
	shop.refuse(linkOrders.make, "total_changed", { total: 77 });
	await button("Make the order and mail the link").click();
	const text = "Prices have changed: it comes to $ 77.00 now. Tell the buyer, then press again.";
	await answerAlert({ title: "New order", text });
	await button("Make the order and mail the link").click();
	await expect.poll(() => shop.sent(linkOrders.make).length).toBe(2);
	const [first, second] = shop.sent(linkOrders.make);
	expect(second?.body).toMatchObject({ total: 77 });
	expect(second?.headers.get("idempotency-key")).not.toBe(first?.headers.get("idempotency-key"));
});

test("while it waits to be paid its link is mailed again, or shown to be handed on", async () => {
	const link = { url: "https://shop.test/orders/31/pay?token=abc", until: made.payUntil };
	shop.answer(linkOrders.link, link);
	shop.answer(linkOrders.mail, link, { status: 202 });
	await showScreen("/admindashboard/orders/31", screen("/admindashboard/orders/:id", orderScreen));
	await button("Mail the link again").click();
	await expect.element(text(`The link is on its way to ${made.email}`)).toBeVisible();
	await button("Copy the link").click();
	await expect.element(text(link.url)).toBeVisible();
});
