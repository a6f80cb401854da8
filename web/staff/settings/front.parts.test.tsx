import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { products } from "#core/calls/products.ts";
import { settings } from "#core/calls/settings.ts";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { firstSettings } from "#web/testing/first-settings.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as settingsScreen from "./settings.tsx";

const shop = shopNetwork();
let now: VersionedSettings;
const front = page.getByRole("form", { name: "Front page", exact: true });
const save = front.getByRole("button", { name: "Save front page" });
const button = (name: string | RegExp) => front.getByRole("button", { name });
const order = () => now.landing.sections.map(({ kind }) => kind);
const card = { ...product, images: [], colors: [], colorCount: 0, soldOut: false };

beforeEach(async () => {
	staffIsHere(shop);
	now = firstSettings();
	shop.answer(settings.all, () => now);
	shop.answer(settings.change, ({ body }) => {
		now = { ...now, ...(body as VersionedSettings), version: now.version + 1 };
		return now;
	});
	shop.answer(products.suggest, () => ({
		products: [
			{ ...card, id_product: 3, name: "Wool coat" },
			{ ...card, id_product: 4, name: "Wool hat" },
		],
		types: [],
		brands: [],
		corrected: null,
	}));
	shop.answer(products.detail, ({ address }) => ({
		...product,
		name: address.pathname.endsWith("/3") ? "Wool coat" : "Wool hat",
	}));
	await showSettings();
});

async function showSettings(): Promise<void> {
	await cleanup();
	await showScreen("/admindashboard/settings", screen("/admindashboard/settings", settingsScreen));
	await expect.element(front).toBeVisible();
}

test("sections are moved by buttons and by arrow keys, and taken back by the toast", async () => {
	await button("Move Best loved up").click();
	await expect.element(button("Move Best loved up")).toHaveFocus();
	button(/^Move New on the rail: /)
		.element()
		.focus();
	await userEvent.keyboard("{ArrowDown}{ArrowDown}");
	await expect.element(front.getByText("New on the rail is now 3 of 5")).toBeInTheDocument();
	await front.getByLabelText("Show Discounted").click();
	await save.click();
	await expect.poll(order).toEqual(["best", "sale", "new", "look", "delivery"]);
	expect(now.landing.sections[1]).toEqual({ kind: "sale", isShown: false });
	await page.getByRole("button", { name: "Undo" }).last().click();
	await expect.poll(order).toEqual(["new", "sale", "best", "look", "delivery"]);
});

test("a section is dragged to its place", async () => {
	const rows = front.getByRole("listitem");
	await userEvent.dragAndDrop(button(/^Move Delivery and returns: /), rows.first());
	await save.click();
	await expect.poll(() => order()[0]).toBe("delivery");
	const { height } = rows.last().element().getBoundingClientRect();
	const targetPosition = { x: 40, y: height - 4 };
	await userEvent.dragAndDrop(button(/^Move Delivery and returns: /), rows.last(), { targetPosition, steps: 24 });
	await save.click();
	await expect.poll(() => order().at(-1)).toBe("delivery");
});

test("a garment of the look is called gone only when the shop says so", async () => {
	const sections = now.landing.sections.map((section) => ({ ...section, isShown: true }));
	now = { ...now, landing: { sections, look: { ...now.landing.look, products: [3, 4] } } };
	shop.refuse(products.detail, "not_found");
	await showSettings();
	await expect.element(front.getByText("Product 3, no longer on sale")).toBeVisible();
	shop.cut(products.detail);
	await showSettings();
	await expect.element(front.getByText("Product 3, which could not be read just now")).toBeVisible();
	await expect.element(front.getByText(/no longer on sale/)).not.toBeInTheDocument();
});

test("a look is put together by searching, and needs two garments", async () => {
	await front.getByLabelText("Show A look").click();
	await save.click();
	await expect.element(front.getByText(settingMessages.look)).toBeVisible();
	const find = front.getByLabelText("Add a product to the look");
	await find.fill("wool");
	await button("Add Wool coat").click();
	await find.fill("wool");
	await expect.element(button("Add Wool coat")).not.toBeInTheDocument();
	await button("Add Wool hat").click();
	await front.getByLabelText("Title of the look (English)").fill("For the cold");
	await save.click();
	await expect.poll(() => now.landing.look).toMatchObject({ products: [3, 4], title: { en: "For the cold" } });
	await button("Remove Wool coat from the look").click();
	await expect.element(front.getByText("Wool coat")).not.toBeInTheDocument();
});

test("seasons are those of the chosen half of the world", async () => {
	await front.getByLabelText("Seasons of").selectOptions("the north");
	await save.click();
	await expect.poll(() => now.hemisphere).toBe("north");
});
