import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { settings } from "#core/calls/settings.ts";
import { statistics } from "#core/calls/statistics.ts";
import { upkeep } from "#core/calls/upkeep.ts";
import { ESSENTIAL_STEPS, READY_STEPS, type Readiness, type ReadyStep } from "#core/contract/readiness.ts";
import StaffOnly from "#web/account/staff-only.tsx";
import { firstSettings } from "#web/testing/first-settings.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as dashboard from "../dashboard/dashboard.tsx";
import messages from "./messages.en.ts";

const shop = shopNetwork();
const list = page.getByRole("region", { name: "Ready to sell" });
const putAway = list.getByRole("button", { name: "Put this list away" });
const missing = (...left: ReadyStep[]): Readiness => ({
	steps: READY_STEPS.map((step) => ({
		step,
		isDone: !left.includes(step),
		isEssential: ESSENTIAL_STEPS.includes(step),
	})),
	samples: left.includes("texts") ? ["terms", "contact"] : [],
	reachesCountry: true,
	isPutAway: false,
});

async function openDashboard(now: () => Readiness): Promise<void> {
	shop.answer(settings.ready, now);
	await showScreen("/admindashboard", { Component: StaffOnly, children: [screen("/admindashboard", dashboard)] });
}

beforeEach(() => {
	staffIsHere(shop);
	shop.refuse(statistics.get, "unavailable");
	shop.answer(upkeep.get, { notConfigured: [], newestBackup: null, failedMails: { total: 0, entries: [] } });
});

test("an admin reads what is missing and where it is done; while something essential is, the list stays", async () => {
	await openDashboard(() => missing("name", "secondFactor"));
	await expect.element(list.getByText("11 of 13 done")).toBeVisible();
	await expect.element(list.getByText(messages.steps.name.missing)).toBeVisible();
	await expect
		.element(list.getByRole("link", { name: "Name it" }))
		.toHaveAttribute("href", "/admindashboard/settings#shop");
	await expect.element(list.getByText(messages.steps.product.missing)).not.toBeInTheDocument();
	await expect.element(putAway).not.toBeInTheDocument();
});

test("every step that is missing leads to where it is done, or seen", async () => {
	await openDashboard(() => missing(...READY_STEPS));
	await expect.element(list.getByText("0 of 13 done")).toBeVisible();
	await expect.element(list.getByRole("link")).toHaveLength(READY_STEPS.length);
	const settingsPage = "/admindashboard/settings";
	const places: Record<ReadyStep, string> = {
		name: `${settingsPage}#shop`,
		contact: `${settingsPage}#shop`,
		currency: `${settingsPage}#money`,
		delivery: `${settingsPage}#delivery`,
		tax: `${settingsPage}#money`,
		texts: "/admindashboard/settings/texts",
		mail: `${settingsPage}#mail`,
		testMail: `${settingsPage}#test-mail`,
		cards: `${settingsPage}#cards`,
		secondFactor: "/admindashboard/account",
		category: "/addnewproduct/addcategory",
		product: "/addnewproduct",
		order: "/home",
	};
	for (const [at, step] of READY_STEPS.entries()) {
		const way = list.getByRole("listitem").nth(at).getByRole("link", { name: messages.steps[step].way });
		await expect.element(way).toHaveAttribute("href", places[step]);
	}
});

test("texts that are still samples are named", async () => {
	await openDashboard(() => missing("texts"));
	await expect.element(list.getByText("These pages still show sample texts: Terms, Contact.")).toBeVisible();
	const way = list.getByRole("link", { name: "Write them" });
	await expect.element(way).toHaveAttribute("href", "/admindashboard/settings/texts");
});

test("a currency nobody has chosen is missing before the first order, and the list stays", async () => {
	await openDashboard(() => missing("currency", "order"));
	await expect.element(list.getByText(messages.steps.currency.missing)).toBeVisible();
	await expect.element(list.getByText("Missing", { exact: true })).toBeVisible();
	await expect.element(putAway).not.toBeInTheDocument();
});

test("delivery that reaches nobody is told as that, not as untouched", async () => {
	await openDashboard(() => ({ ...missing("delivery"), reachesCountry: false }));
	await expect.element(list.getByText(messages.nobodyReached)).toBeVisible();
	await expect.element(list.getByText(messages.steps.delivery.missing)).not.toBeInTheDocument();
});

test("once only what is worth a look is left, the list can be put away, and be brought back", async () => {
	let now = missing("secondFactor");
	shop.answer(settings.all, firstSettings());
	shop.answer(settings.change, ({ body }) => {
		now = { ...now, isPutAway: (body as { checklist: string }).checklist === "away" };
		return firstSettings();
	});
	await openDashboard(() => now);
	await putAway.click();
	await expect.element(list).not.toBeInTheDocument();
	expect(shop.sent(settings.change)[0]?.body).toEqual({ version: 1, checklist: "away" });
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.element(list).toBeVisible();
});

test("a list that was put away on another day can be brought back, and the keyboard goes on from it", async () => {
	let now: Readiness = { ...missing("secondFactor", "texts"), isPutAway: true };
	shop.answer(settings.all, { ...firstSettings(), checklist: "away" });
	shop.answer(settings.change, () => {
		now = { ...now, isPutAway: false };
		return firstSettings();
	});
	await openDashboard(() => now);
	const bringBack = page.getByRole("button", { name: messages.bringBack(2) });
	await expect.element(bringBack).toBeVisible();
	await expect.element(list).not.toBeInTheDocument();
	await bringBack.click();
	await expect.element(list).toBeVisible();
	expect(shop.sent(settings.change)[0]?.body).toEqual({ version: 1, checklist: "shown" });
	await userEvent.keyboard("{Tab}");
	await expect.element(list.getByRole("link").first()).toHaveFocus();
});

test("of a list that was put away nothing is left to show once nothing is missing", async () => {
	await openDashboard(() => ({ ...missing(), isPutAway: true }));
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect.element(page.getByRole("button", { name: /Ready to sell/ })).not.toBeInTheDocument();
});
