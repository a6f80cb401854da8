import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { audit } from "#core/calls/audit.ts";
import { settings } from "#core/calls/settings.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { firstSettings } from "#web/testing/first-settings.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as log from "./log.tsx";

const shop = shopNetwork();

test("the last change of a setting is taken back from its entry", async () => {
	staffIsHere(shop);
	const entry = {
		...{ id: 31, at: "2026-01-01T10:00:00.000Z", user_name: "owner", action: "settings.change", change: null },
		...{ subject: "name", detail: { before: "Our shop", after: "Ojal" }, isLastOfSetting: true },
	};
	const older = { ...entry, id: 30, detail: { before: "First", after: "Our shop" }, isLastOfSetting: undefined };
	shop.answer(audit.list, [entry, older], { headers: { "x-total-count": "2" } });
	shop.answer(settings.undo, { ...firstSettings(), name: "Our shop" });
	await showScreen("/admindashboard/log", screen("/admindashboard/log", log));
	await expect.element(page.getByText("Our shop → Ojal")).toBeVisible();
	expect(page.getByRole("button", { name: "Undo" }).elements()).toHaveLength(1);
	shop.answer(audit.list, [], { headers: { "x-total-count": "0" } });
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.element(page.getByText("Taken back")).toBeVisible();
	expect(shop.sent(settings.undo)[0]?.body).toEqual({ entry: 31 });
	await expect.element(page.getByText("Our shop → Ojal")).not.toBeInTheDocument();
});

test("moments are those of the shop's clock, wherever they are read", async () => {
	staffIsHere(shop);
	const entry = {
		id: 1,
		at: "2026-01-01T10:00:00.000Z",
		user_name: "owner",
		action: "products.setTime",
		subject: "12",
		detail: { name: "Coat", publishAt: "2026-02-01T12:00:00.000Z" },
		change: null,
	};
	shop.answer(audit.list, [entry], { headers: { "x-total-count": "1" } });
	const letGo = shop.hold(audit.list);
	await showScreen("/admindashboard/log", screen("/admindashboard/log", log));
	tellFacts({ ...browserFacts(), timeZone: "Asia/Tokyo" });
	letGo();
	await expect.element(page.getByText(/^Jan 1, 2026, 7:00\sPM$/)).toBeVisible();
	await expect.element(page.getByText("Times are by the shop’s clock (Asia/Tokyo)")).toBeVisible();
	await expect.element(page.getByText(/Coat \(12\).*Feb 1, 2026, 9:00\sPM/)).toBeVisible();
});
