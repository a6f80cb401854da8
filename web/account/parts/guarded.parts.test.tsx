import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { clients } from "#core/calls/clients.ts";
import { orders } from "#core/calls/orders.ts";
import * as ordersScreen from "#web/shop/orders/orders.tsx";
import { button, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { sampleOrder } from "#web/testing/sample-order.ts";
import { client, token } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import ClientOnly from "../client-only.tsx";
import * as profile from "../profile/profile.tsx";

const shop = shopNetwork();

test("when the shop cannot be asked who it is, a guarded page says so and tries again", async () => {
	localStorage.setItem("token", token);
	shop.cut(clients.me);
	await showScreen("/client/profile", {
		Component: ClientOnly,
		children: [screen("/client/profile", profile)],
	});
	await expect.element(page.getByRole("alert")).toMatchTextContent("The shop cannot be reached");
	expect(localStorage.getItem("token")).not.toBeNull();
	shop.answer(clients.me, client);
	await button("Try again").click();
	await expect.element(page.getByRole("heading", { name: "Profile" })).toBeVisible();
});

const bea = { ...client, login_name: "bea", name: "Bea", phone: 1155550200 };

/** An order that carries its client's phone as its number. */
const orderOf = (phone: number) => ({ ...sampleOrder, orderId: phone, ClientPhone: phone });

test("when somebody else logs in in another tab, nothing of the one before is shown to them", async () => {
	const orderLink = ({ phone }: typeof client) => page.getByRole("link", { name: `Order ${phone}` });
	clientIsHere(shop);
	shop.answer(orders.list, ({ address }) => [orderOf(Number(address.searchParams.get("client")))]);
	await showScreen("/orders", { Component: ClientOnly, children: [screen("/orders", ordersScreen)] });
	await expect.element(orderLink(client)).toBeVisible();
	const letGo = shop.hold(orders.list);
	clientIsHere(shop, bea);
	await expect.element(text("One moment, please")).toBeInTheDocument();
	await expect.element(orderLink(client)).not.toBeInTheDocument();
	letGo();
	await expect.element(orderLink(bea)).toBeVisible();
	await expect.element(orderLink(client)).not.toBeInTheDocument();
});
