import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Call } from "#core/calls/call.ts";
import { orderViews } from "#core/calls/order-views.ts";
import { orders } from "#core/calls/orders.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleDetail, sampleOrder } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as orderScreen from "./order.tsx";
import * as ordersScreen from "./orders.tsx";

type Module = Parameters<typeof screen>[1];
const shop = shopNetwork();
const placed = { kind: "placed", by: "client", name: "", from: null, to: null, note: "" } as const;
const event = { ...placed, at: "2026-01-01T16:30:00.000Z" };
const note = (zone: string) => page.getByText(`Times are by the shop’s clock (${zone})`);

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(orders.list, [sampleOrder], { headers: { "x-total-count": "1" } });
	shop.answer(orderViews.list, []);
	shop.answer(orders.detail, { ...sampleDetail, timeline: [event] });
});

/** What is read waits until the shop has said which zone it is in. */
const showIn = async (timeZone: string, address: string, call: Call, path: string, module: Module) => {
	const letGo = shop.hold(call);
	await showScreen(address, screen(path, module));
	tellFacts({ ...browserFacts(), timeZone });
	letGo();
};

test("an order and what happened to it are told by the shop's clock, and the zone is named", async () => {
	const path = "/admindashboard/orders/:id";
	await showIn("Asia/Tokyo", "/admindashboard/orders/31", orders.detail, path, orderScreen);
	await expect.element(page.getByText(/^Jan 1, 2026, 7:00\sPM ·/)).toBeVisible();
	await expect.element(page.getByText(/^Jan 2, 2026, 1:30\sAM$/)).toBeVisible();
	await expect.element(note("Asia/Tokyo")).toBeVisible();
});

test("the list of orders is too; where the browser's clock is the shop's, nothing is said of zones", async () => {
	const path = "/admindashboard/orders";
	await page.viewport(1280, 800);
	await showIn("Asia/Tokyo", path, orders.list, path, ordersScreen);
	await expect.element(page.getByText(/^Jan 1, 2026, 7:00\sPM$/)).toBeVisible();
	await expect.element(note("Asia/Tokyo")).toBeVisible();
	const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
	tellFacts({ ...browserFacts(), timeZone: own });
	await expect.element(page.getByText(/by the shop’s clock/)).not.toBeInTheDocument();
});
