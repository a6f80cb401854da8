import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { products } from "#core/calls/products.ts";
import MainLayout from "#web/layout/main-layout.tsx";
import { nested } from "#web/store/events.ts";
import { button } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, showScreen } from "#web/testing/show-screen.tsx";
import { storeEvents } from "#web/testing/store-events.ts";
import type { Shelves } from "./shelves.ts";

const shop = shopNetwork();
const events = storeEvents();
const shelves: Shelves = {
	women: [{ id_category: 3, name: "Women's dresses" }],
	men: [{ id_category: 9, name: "Camisas de hombre" }],
	collections: [{ id: 7, name: "Basics" }],
};
const row = page.getByRole("navigation", { name: "Browse" });
const coats = { id_category: 12, name: "Women's coats", Products: [product] };

const Nothing = () => null;

function openShop(of: Shelves | null = shelves): Promise<void> {
	const loader = () => (of ? { shelves: of } : null);
	const children = [{ path: "*", Component: Nothing }];
	return showScreen("/cart", { id: "root", loader, Component: MainLayout, HydrateFallback: Nothing, children });
}

beforeEach(() => shop.answer(products.byCollection, { women: [coats], men: [] }));

test("on a wide screen women's types open below their name by key, and Escape gives the focus back", async () => {
	await page.viewport(1440, 900);
	await openShop();
	const women = row.getByRole("button", { name: "Women" });
	await expect.element(women).toBeVisible();
	(women.element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(row.getByRole("link", { name: "Dresses", exact: true })).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(row.getByRole("link", { name: "Dresses", exact: true })).not.toBeInTheDocument();
	await expect.element(women).toHaveFocus();
	await women.click();
	await row.getByRole("link", { name: "Dresses", exact: true }).click();
	await expectAddress("/home?category=1&type=3");
	await expect.element(row.getByRole("link", { name: "All for women" })).not.toBeInTheDocument();
});

test("a season's types are asked for when somebody looks, and once", async () => {
	await page.viewport(1440, 900);
	await openShop();
	await row.getByRole("button", { name: "Winter" }).click();
	await row.getByRole("link", { name: "Coats", exact: true }).click();
	await expectAddress("/home?collection=2&name=Winter&category=1&type=12");
	await row.getByRole("button", { name: "Winter" }).click();
	await expect.element(row.getByRole("link", { name: "All of Winter" })).toBeVisible();
	expect(shop.sent(products.byCollection)).toHaveLength(1);
	expect(events.of(nested)).toEqual([{ collection: 2, types: { women: [coats], men: [] } }]);
});

test("types that could not be asked for are asked for again at the next look", async () => {
	await page.viewport(1440, 900);
	shop.cut(products.byCollection);
	await openShop();
	const spring = row.getByRole("button", { name: "Spring" });
	await spring.click();
	await expect.element(row.getByText("The garment types could not be loaded.")).toBeVisible();
	await expect.element(row.getByRole("link", { name: "Men", exact: true })).toBeVisible();
	await userEvent.keyboard("{Escape}");
	shop.answer(products.byCollection, { women: [coats], men: [] });
	await spring.click();
	await expect.element(row.getByRole("link", { name: "Coats", exact: true })).toBeVisible();
});

test("the row leads to what is on sale, to the owner's own collections and to what one has saved", async () => {
	await page.viewport(1440, 900);
	await openShop();
	await row.getByRole("button", { name: "Collections" }).click();
	await row.getByRole("link", { name: "Basics" }).click();
	await expectAddress("/home?collection=7&name=Basics");
	await row.getByRole("link", { name: "Sale" }).click();
	await expectAddress("/home?offer=true");
	const addressOf = (name: string) => row.getByRole("link", { name }).element().getAttribute("href");
	expect([addressOf("Favorites"), addressOf("Wish lists")]).toEqual(["/favorites", "/client/profile#lists"]);
});

test("without categories the seasons are still there, and no empty list of collections", async () => {
	await page.viewport(1440, 900);
	await openShop(null);
	await expect.element(row.getByRole("button", { name: "Summer" })).toBeVisible();
	await expect.element(row.getByRole("button", { name: "Collections" })).not.toBeInTheDocument();
});

const entries = ["Home", "Women", "Men", "Sale", "Summer", "Autumn", "Winter", "Spring", "Basics"];

test("on a phone all of it is in the burger menu", async () => {
	await page.viewport(390, 844);
	await openShop();
	await button("Menu").click();
	const menu = page.getByRole("dialog").getByRole("navigation", { name: "Menu" });
	await expect.element(menu.getByRole("link", { name: "Wish lists" })).toBeVisible();
	await expect.element(row).not.toBeInTheDocument();
	const shown = [...menu.element().querySelectorAll(":scope > ul > li > a, summary")].map((one) => one.textContent);
	expect(shown).toEqual([...entries, "Favorites", "Wish lists"]);
	await menu.getByText("Men", { exact: true }).first().click();
	await menu.getByRole("link", { name: "Camisas", exact: true }).click();
	await expectAddress("/home?category=2&type=9");
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("staff are led to nothing a shopper has saved", async () => {
	await page.viewport(1440, 900);
	staffIsHere(shop);
	await openShop();
	await expect.element(page.getByRole("link", { name: "Dashboard" }).first()).toBeVisible();
	await expect.element(row.getByRole("link", { name: "Sale" })).toBeVisible();
	await expect.element(row.getByRole("link", { name: "Favorites" })).not.toBeInTheDocument();
	await button("Menu").click();
	await expect.element(page.getByRole("dialog").getByRole("link", { name: "Sale" })).toBeVisible();
	await expect.element(page.getByRole("dialog").getByRole("link", { name: "Favorites" })).not.toBeInTheDocument();
});
