import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { carts } from "#core/calls/carts.ts";
import { clients } from "#core/calls/clients.ts";
import { orders } from "#core/calls/orders.ts";
import { sessions } from "#core/calls/sessions.ts";
import { button, field } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { sampleDetail } from "#web/testing/sample-order.ts";
import { client, clientSession } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as orderScreen from "./order.tsx";

const shop = shopNetwork();
const form = page.getByRole("form", { name: "Keep this order in an account" });
const open = (address = "/orders/31?token=secret") => showScreen(address, screen("/orders/:id", orderScreen));

beforeEach(() => {
	shop.answer(orders.detail, { ...sampleDetail, isGuest: true });
});

async function fill(): Promise<void> {
	await field("Login name").fill("ana");
	await field("Password").fill("a long password");
	await button("Make an account").click();
}

atEveryWidth(() => {
	test("an account takes a login name and a password, and one is in", async () => {
		shop.answer(orders.openAccount, client, { status: 201 });
		shop.answer(sessions.logIn, clientSession);
		shop.answer(clients.me, client);
		shop.answer(carts.detail, { cart_items: [], changes: [] });
		await open();
		await fill();
		await expect.element(page.getByText("Your account is ready")).toBeVisible();
		await expect.element(form).not.toBeInTheDocument();
		expect(shop.sent(orders.openAccount)[0]?.body).toEqual({
			orderToken: "secret",
			login_name: "ana",
			login_password: "a long password",
		});
	});
});

test("mistakes and what is somebody else's are said where they can be mended", async () => {
	await open();
	await field("Login name").fill("ana@shop");
	await field("Password").fill("short");
	await button("Make an account").click();
	await expect.element(page.getByText("A login name cannot contain @")).toBeVisible();
	await expect.element(page.getByText("Use 8 characters or more")).toBeVisible();
	expect(shop.sent(orders.openAccount)).toEqual([]);
	shop.refuse(orders.openAccount, "in_use", { fields: { login_name: "This login name is already in use" } });
	await fill();
	await expect.element(page.getByText("This login name is already in use")).toBeVisible();
	shop.refuse(orders.openAccount, "in_use", { fields: { phone: "This phone number is already in use" } });
	await field("Login name").fill("anasosa");
	await button("Make an account").click();
	await expect.element(form.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?next=orders");
});

test("nobody is asked who has an account, nor for an order that belongs to one", async () => {
	shop.answer(orders.detail, sampleDetail);
	await open();
	await expect.element(page.getByRole("heading", { name: "Order 31" })).toBeVisible();
	await expect.element(form).not.toBeInTheDocument();
});

test("a client who opens a guest's order is asked for nothing", async () => {
	clientIsHere(shop);
	shop.answer(carts.detail, { cart_items: [], changes: [] });
	await open();
	await expect.element(page.getByRole("heading", { name: "Order 31" })).toBeVisible();
	await expect.element(form).not.toBeInTheDocument();
});
