import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { orders } from "#core/calls/orders.ts";
import { settings } from "#core/calls/settings.ts";
import { getOrders } from "#web/store/events.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleDetail, sampleOrder } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { storeEvents } from "#web/testing/store-events.ts";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as orderScreen from "./order.tsx";
import * as ordersScreen from "./orders.tsx";

const shop = shopNetwork();
const events = storeEvents();
const PATH = "/admindashboard/orders";
const open = (query = "") => showScreen(PATH + query, screen(PATH, ordersScreen));
const lastAsked = () => Object.fromEntries(shop.sent(orders.list).at(-1)?.address.searchParams ?? []);
const ways = [{ id: "express", name: "Express" }];

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(orders.list, [sampleOrder], { headers: { "x-total-count": "1" } });
	shop.answer(settings.current, { delivery: ways } as never);
});

atEveryWidth(() => {
	test("orders are narrowed by what the fields say, and nothing else is asked", async () => {
		await open();
		await expect.element(page.getByRole("link", { name: "31" })).toBeVisible();
		await page.getByText("More filters").click();
		await field("Delivery").selectOptions("Express");
		await expect.poll(lastAsked).toEqual({ delivery: "express", page: "1", limit: "25" });
		await expect.element(page.getByText("More filters (1 in use)")).toBeVisible();
		await field("From day").fill("2026-01-01");
		await field("Number, name or phone").fill("ana gomez");
		await button("Search").click();
		const asked = { search: "ana gomez", delivery: "express", from: "2026-01-01", page: "1", limit: "25" };
		await expect.poll(lastAsked).toEqual(asked);
	});

	test("a view is one press, and says where one is", async () => {
		await open("?status=nonsense&from=31.12.2025&payment=free&sort=best&delivery=NO");
		const views = page.getByRole("navigation", { name: "Views" });
		await expect.element(views.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "true");
		expect(lastAsked()).toEqual({ page: "1", limit: "25" });
		await views.getByRole("link", { name: "Unpaid" }).click();
		await expect.poll(lastAsked).toEqual({ payment: "waiting", page: "1", limit: "25" });
		await expect.element(views.getByRole("link", { name: "Unpaid" })).toHaveAttribute("aria-current", "true");
	});

	test("every order says its day", async () => {
		await open();
		await expect.element(page.getByRole("link", { name: "31" })).toBeVisible();
		await expect
			.poll(
				() =>
					page
						.getByText(/Jan 1, 2026/)
						.elements()
						.filter((day) => day.checkVisibility()).length,
			)
			.toBe(1);
	});
});

test("more than are counted are said to be more", async () => {
	shop.answer(orders.list, [sampleOrder], { headers: { "x-total-count": "1000" } });
	await open("?payment=paid");
	await expect.element(page.getByText(/1000 or more orders/)).toBeVisible();
	await open("?status=Completed");
	await expect.element(page.getByText(/^1000 orders/)).toBeVisible();
});

test("a payment of which a part went back says how much, and in words", async () => {
	const order = { ...sampleDetail, paymentStatusDetail: "partially_refunded", refunded: 12.5 };
	shop.answer(orders.detail, order);
	await showScreen(`${PATH}/31`, screen(`${PATH}/:id`, orderScreen));
	await expect.element(text("A part was given back")).toBeVisible();
	await expect.element(text("In part")).toBeVisible();
	await expect.element(page.getByText(/^\$\s12\.50 given back$/)).toBeVisible();
});

test("GET_ORDERS is told once for each list that is answered", async () => {
	await open();
	await expect.element(page.getByRole("link", { name: "31" })).toBeVisible();
	expect(events.of(getOrders)).toEqual([[sampleOrder]]);
	shop.answer(orders.list, [{ ...sampleOrder, orderId: 32 }], { headers: { "x-total-count": "1" } });
	await page.getByRole("link", { name: "Unpaid" }).click();
	await expect.element(page.getByRole("link", { name: "32" })).toBeVisible();
	expect(events.of(getOrders).map(([first]) => first?.orderId)).toEqual([31, 32]);
});
