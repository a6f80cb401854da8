import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { statistics } from "#core/calls/statistics.ts";
import { users } from "#core/calls/users.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import { button } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { user } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import * as dashboard from "../dashboard/dashboard.tsx";
import StaffFrame from "./staff-frame.tsx";

const shop = shopNetwork();
const employee = (...rights: StaffRight[]) => ({ ...user, rol: "employee" as const, user_name: "eva", rights });
const tabs = () =>
	page
		.getByRole("navigation", { name: "Staff" })
		.getByRole("link")
		.elements()
		.map((tab) => tab.textContent);
const Room = () => <p>The room is open</p>;

const show = (address: string) =>
	showScreen(address, {
		Component: StaffFrame,
		children: [
			screen("/admindashboard", dashboard),
			{ path: "/admindashboard/codes", Component: Room },
			{ path: "/admindashboard/permissions", Component: Room },
		],
	});

beforeEach(() => shop.refuse(statistics.get, "forbidden"));

test("admins have every room", async () => {
	staffIsHere(shop);
	await show("/admindashboard/permissions");
	await expect.element(page.getByText("The room is open")).toBeVisible();
	expect(tabs()).toEqual(
		expect.arrayContaining(["API keys", "Figures", "Permissions", "Returns", "Settings", "Sizes", "Webhooks"]),
	);
	expect(tabs()).toHaveLength(22);
});

test("employees have the rooms the owner opens to them, and no other by its address", async () => {
	staffIsHere(shop, employee("discounts.read", "clients.read"));
	await show("/admindashboard/codes");
	await expect.element(page.getByText("The room is open")).toBeVisible();
	expect(tabs()).toEqual(["Discount codes", "Clients", "My account"]);
});

test.each(["/admindashboard/codes", "/admindashboard/permissions"])("%s is closed to others", async (address) => {
	staffIsHere(shop, employee("statistics.read"));
	await show(address);
	await expect.element(page.getByRole("heading", { name: "This is not open to you" })).toBeVisible();
	expect(page.getByText("The room is open").elements()).toEqual([]);
});

test("who may not see the figures is welcomed all the same", async () => {
	staffIsHere(shop, employee("discounts.read"));
	await show("/admindashboard");
	await expect.element(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
});

test("a right that is taken while somebody works goes from the screen with the first refusal", async () => {
	staffIsHere(shop, employee("statistics.read", "discounts.read"));
	shop.answer(users.me, employee("discounts.read"));
	await show("/admindashboard");
	await expect.element(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
	expect(tabs()).toEqual(["Discount codes", "My account"]);
});

test("who has yet to set up the second factor the owner asks for is led there and finds nothing else", async () => {
	staffIsHere(shop, { ...user, mustSetUp: true });
	await show("/admindashboard");
	await expect.element(page.getByRole("heading", { name: "One more step" })).toBeVisible();
	expect(tabs()).toEqual(["My account"]);
	const way = page.getByRole("link", { name: "Set up a second factor" });
	await expect.element(way).toHaveAttribute("href", "/admindashboard/account");
});

test("on a phone the first places are at the foot of the screen, the others behind More, and none is hidden beside it", async () => {
	await page.viewport(390, 900);
	staffIsHere(shop);
	await show("/admindashboard/codes");
	await expect.element(page.getByText("The room is open")).toBeVisible();
	expect(tabs()).toEqual(["Overview", "Orders", "Returns", "Products"]);
	const bar = page.getByRole("navigation", { name: "Staff" }).element().getBoundingClientRect();
	// The shop's own bar, which takes the rest above, is not shown here.
	expect(bar.bottom).toBe(window.innerHeight - 56);
	expect(document.documentElement.scrollWidth).toBe(390);
	await button("More").click();
	expect(tabs()).toHaveLength(22);
	await page.getByRole("link", { name: "Permissions" }).click();
	await expectAddress("/admindashboard/permissions");
	expect(tabs()).toHaveLength(4);
	await page.viewport(1280, 900);
	expect(tabs()).toHaveLength(22);
});

test("whoever has few rooms has them all at the foot of the phone", async () => {
	await page.viewport(390, 900);
	staffIsHere(shop, employee("discounts.read", "clients.read"));
	await show("/admindashboard/codes");
	await expect.element(page.getByText("The room is open")).toBeVisible();
	expect(tabs()).toEqual(["Discount codes", "Clients", "My account"]);
	await page.viewport(1280, 900);
});
