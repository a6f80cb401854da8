import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { settings } from "#core/calls/settings.ts";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { firstSettings } from "#web/testing/first-settings.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as settingsScreen from "./settings.tsx";

const shop = shopNetwork();
let now: VersionedSettings;
const look = page.getByRole("form", { name: "Look", exact: true });
const accent = look.getByLabelText("Accent", { exact: true });
const save = look.getByRole("button", { name: "Save look" });
const logo = { address: `/images/${"a".repeat(32)}.webp`, width: 300, height: 100 };

beforeEach(async () => {
	staffIsHere(shop);
	now = { ...firstSettings(), logo };
	shop.answer(settings.all, () => now);
	shop.answer(settings.cards, { provider: "none", publicKey: null, hasWebhookSecret: false });
	shop.answer(settings.change, ({ body }) => {
		now = { ...now, ...(body as VersionedSettings), version: now.version + 1 };
		return now;
	});
	await showScreen("/admindashboard/settings", screen("/admindashboard/settings", settingsScreen));
	await expect.element(accent).toHaveValue("#9a4526");
});

test("an accent is shown as it will look, with its contrast, before it is saved", async () => {
	await expect.element(look.getByText("By day: contrast 5.3, easy to read")).toBeVisible();
	await accent.fill("#2f5d50");
	await expect.element(look.getByText(/^By day: contrast 6.1, easy to read$/)).toBeVisible();
	await expect.element(look.getByText("A link").first()).toHaveStyle({ color: "rgb(47, 93, 80)" });
	await expect.element(look.getByLabelText("Choose the accent")).toHaveValue("#2f5d50");
	await save.click();
	await expect.poll(() => now.accent).toBe("#2f5d50");
});

test("an accent that cannot be read is said to be so, and is not saved", async () => {
	await accent.fill("#f0b698");
	await expect.element(look.getByText(/^By day: contrast 1\.\d, at least 4\.5 is needed$/)).toBeVisible();
	await expect.element(look.getByText(/^By night: contrast \d+\.\d, easy to read$/)).toBeVisible();
	await save.click();
	await expect.element(page.getByText(settingMessages.accentContrast)).toBeVisible();
	expect(now.accent).toBe("#9a4526");
});

test("a logo can be taken away, and brought back by the toast", async () => {
	await look.getByRole("button", { name: "Remove logo" }).click();
	await expect.element(look.getByText("None: a hanger and the shop's name stand in its place.")).toBeVisible();
	expect(now.logo).toEqual(logo);
	await save.click();
	await expect.poll(() => now.logo).toBeNull();
	await page.getByRole("button", { name: "Undo" }).last().click();
	await expect.poll(() => now.logo).toEqual(logo);
	await expect.element(look.getByAltText("The chosen logo")).toHaveAttribute("src", logo.address);
});
