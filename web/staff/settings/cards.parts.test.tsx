import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { settings } from "#core/calls/settings.ts";
import { firstSettings } from "#web/testing/first-settings.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import messages from "./messages.en.ts";
import * as settingsScreen from "./settings.tsx";

const shop = shopNetwork();
const cards = page.getByRole("region", { name: "Cards" });
const ask = cards.getByRole("button", { name: "Try the connection" });
const open = () => showScreen("/admindashboard/settings", screen("/admindashboard/settings", settingsScreen));

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(settings.all, firstSettings());
});

test("the owner reads what is set up, and is told what to do when a key is refused", async () => {
	shop.answer(settings.cards, { provider: "mercadopago", publicKey: "APP_USR-1", hasWebhookSecret: false });
	await open();
	await expect.element(cards.getByText("APP_USR-1")).toBeVisible();
	await expect.element(cards.getByText(messages.cards.noWebhookSecret)).toBeVisible();
	shop.answer(settings.testCards, { trial: "token_refused" });
	await ask.click();
	await expect.element(cards.getByText(messages.cards.trials.token_refused)).toBeVisible();
	shop.answer(settings.testCards, { trial: "works" });
	await ask.click();
	await expect.element(cards.getByText(messages.cards.trials.works)).toBeVisible();
	shop.cut(settings.testCards);
	await ask.click();
	await expect.element(cards.getByText(/The shop cannot be reached/)).toBeVisible();
});

test("without a card service there is nothing to try", async () => {
	shop.answer(settings.cards, { provider: "none", publicKey: null, hasWebhookSecret: false });
	await open();
	await expect.element(cards.getByText(messages.cards.providers.none)).toBeVisible();
	await expect.element(ask).not.toBeInTheDocument();
});

test("texts and staff have screens of their own", async () => {
	shop.answer(settings.cards, { provider: "none", publicKey: null, hasWebhookSecret: false });
	await open();
	for (const [name, to] of [
		["Edit the texts", "/admindashboard/settings/texts"],
		["Permissions", "/admindashboard/permissions"],
		["My account", "/admindashboard/account"],
	] as const)
		await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", to);
});
