import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { orders } from "#core/calls/orders.ts";
import { getOrders } from "#web/store/events.ts";
import { button, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { sampleOrder } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import { storeEvents } from "#web/testing/store-events.ts";
import * as ordersScreen from "./orders.tsx";

const shop = shopNetwork();
const events = storeEvents();

test("a page in the address, which only Show more asks for, leads to the first orders", async () => {
	clientIsHere(shop);
	shop.answer(orders.list, []);
	await showScreen("/orders?page=2", screen("/orders", ordersScreen));
	await expect.element(text("No orders yet")).toBeVisible();
	await expectAddress("/orders");
});

test("GET_ORDERS is told once for each page that is answered, never for one that is refused", async () => {
	clientIsHere(shop);
	const headers = { "x-total-count": "2" };
	const older = { ...sampleOrder, orderId: 30 };
	const told = () => events.of(getOrders).map((all) => all.map(({ orderId }) => orderId));
	shop.answer(orders.list, [sampleOrder], { headers });
	await showScreen("/orders", screen("/orders", ordersScreen));
	await expect.element(button("Show more")).toBeVisible();
	expect(told()).toEqual([[31]]);
	shop.refuse(orders.list, "unavailable", { message: "Not now" });
	await button("Show more").click();
	await expect.element(text("Not now")).toBeVisible();
	expect(told()).toEqual([[31]]);
	shop.answer(orders.list, [older], { headers });
	await button("Show more").click();
	await expect.element(page.getByRole("article")).toHaveLength(2);
	expect(told()).toEqual([[31], [31, 30]]);
	expect(shop.sent(orders.list).map(({ address }) => address.searchParams.get("page"))).toEqual(["1", "2", "2"]);
});
