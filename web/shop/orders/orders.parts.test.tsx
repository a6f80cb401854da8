import { expect, test } from "vitest";
import { orders } from "#core/calls/orders.ts";
import { text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import * as ordersScreen from "./orders.tsx";

const shop = shopNetwork();

test("a page in the address, which only Show more asks for, leads to the first orders", async () => {
	clientIsHere(shop);
	shop.answer(orders.list, []);
	await showScreen("/orders?page=2", screen("/orders", ordersScreen));
	await expect.element(text("No orders yet")).toBeVisible();
	await expectAddress("/orders");
});
