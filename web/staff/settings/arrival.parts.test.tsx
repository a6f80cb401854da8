import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { settings } from "#core/calls/settings.ts";
import { firstSettings } from "#web/testing/first-settings.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { type SettingsSection, settingsAt } from "./sections.ts";
import * as settingsScreen from "./settings.tsx";

/** The height of the bar that stays at the top of the page. */
const BAR = 56;

const shop = shopNetwork();

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(settings.all, firstSettings());
	shop.answer(settings.cards, { provider: "none", publicKey: null, hasWebhookSecret: false });
});

const openAt = (section: SettingsSection) =>
	showScreen(settingsAt(section), screen("/admindashboard/settings", settingsScreen));

test.each([
	["money", "Money"],
	["delivery", "Delivery"],
	["mail", "Mail"],
	["cards", "Cards"],
] as const)(
	"an address with #%s leads to its heading, below the bar, and the keyboard goes on there",
	async (section, title) => {
		const heading = page.getByRole("heading", { level: 2, name: title, exact: true });
		await openAt(section);
		await expect.element(heading).toHaveFocus();
		const { top, bottom } = heading.element().getBoundingClientRect();
		expect(top).toBeGreaterThanOrEqual(BAR);
		expect(bottom).toBeLessThan(innerHeight);
	},
);

test("from the section that an address leads to, Tab goes to its first field", async () => {
	await openAt("money");
	await expect.element(page.getByRole("heading", { level: 2, name: "Money" })).toHaveFocus();
	await userEvent.keyboard("{Tab}");
	await expect.element(page.getByRole("form", { name: "Money" }).getByLabelText("Currency")).toHaveFocus();
});

test("the test mail is led to past the words of all mails", async () => {
	await openAt("test-mail");
	await expect.element(page.getByRole("form", { name: "Test mail" })).toHaveFocus();
	await userEvent.keyboard("{Tab}");
	await expect.element(page.getByLabelText("Send a test mail to")).toHaveFocus();
});

test("an address that names no section leaves the page at its top", async () => {
	await showScreen("/admindashboard/settings#nothing", screen("/admindashboard/settings", settingsScreen));
	await expect.element(page.getByRole("heading", { level: 2, name: "Money" })).toBeInTheDocument();
	expect(document.activeElement).toBe(document.body);
	expect(scrollY).toBe(0);
});
