import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { discounts } from "#core/calls/discounts.ts";
import { selectors } from "#core/calls/selectors.ts";
import type { DiscountCode } from "#core/contract/discounts.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as codesScreen from "./codes.tsx";

const shop = shopNetwork();
const summer: DiscountCode = {
	code: "SUMMER",
	percent: 15,
	amount: null,
	startsAt: "2026-01-01T03:00:00.000Z",
	endsAt: "2099-02-01T03:00:00.000Z",
	maxUses: 10,
	uses: 3,
	endedAt: null,
	minimum: 50,
	category: 4,
	oncePerClient: true,
	createdAt: "2026-01-01T03:00:00.000Z",
};

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(selectors.categories, { women: [{ id_category: 4, name: "Coats" }], men: [] });
	const furs = { id_category: 9, name: "Furs", parent: 1, hidden: true, products: 1 };
	shop.answer(selectors.shelves, { categories: [furs], collections: [] });
	shop.answer(discounts.list, [summer, { ...summer, createdAt: "2025-01-01T00:00:00.000Z", endedAt: summer.startsAt }]);
	shop.answer(discounts.create, summer, { status: 201 });
	shop.answer(discounts.update, summer);
});
async function show() {
	await showScreen("/admindashboard/codes", screen("/admindashboard/codes", codesScreen));
	tellFacts({ ...browserFacts(), timeZone: "America/Argentina/Buenos_Aires" });
}
const sentTo = (call: typeof discounts.create | typeof discounts.update) => shop.sent(call).at(-1)?.body;

atEveryWidth(() => {
	test("each code says what it is for, until when, how often it was used and how it stands", async () => {
		await show();
		const rows = page.getByRole("row").filter({ hasText: "SUMMER" });
		await expect.element(rows).toHaveLength(2);
		await expect.element(rows.first()).toMatchTextContent(/only Coats · from \$\s50\.00 · once for everybody/);
		await expect.element(rows.first()).toMatchTextContent("3 of 10");
		await expect.element(rows.first()).toMatchTextContent("In use");
		await expect.element(rows.first()).toMatchTextContent(/until Feb 1, 2099, 12:00\sAM/);
		await expect.element(rows.last()).toMatchTextContent("Ended");
		await expect.element(rows.last().getByRole("button")).toHaveLength(0);
	});
});

test("a code for one of two categories of one name says which", async () => {
	shop.answer(selectors.categories, {
		women: [{ id_category: 4, name: "Coats" }],
		men: [{ id_category: 5, name: "Coats" }],
	});
	await show();
	await expect.element(page.getByText("only Women: Coats", { exact: false }).first()).toBeVisible();
});

test("a code that counts in a hidden category names it", async () => {
	shop.answer(discounts.list, [{ ...summer, category: 9 }]);
	await show();
	await expect.element(page.getByRole("row").filter({ hasText: "only Furs (hidden)" })).toHaveLength(1);
});

test("a code is made with all its terms, its times by the shop's clock", async () => {
	await show();
	await field("Code").fill("winter");
	await field("Takes off").selectOptions("An amount");
	await field("Amount").fill("1,500");
	await field("From a sum of (optional)").fill("nothing");
	await field("Valid from (optional)").fill("2099-06-01T10:00");
	await field("Valid until (optional)").fill("2099-06-01T09:00");
	await button("Create code").click();
	await expect.element(text("The price can be read in two ways: write it like 1500.50")).toBeVisible();
	await expect.element(text("An amount of money, such as 10.50")).toBeVisible();
	await expect.element(text("The end comes after the beginning")).toBeVisible();
	await field("Amount").fill("1500,50");
	await field("From a sum of (optional)").fill("9000");
	await field("Valid until (optional)").fill("2099-06-30T22:00");
	await field("Counts for").selectOptions("Coats");
	await field("Everybody may use it once").click();
	await button("Create code").click();
	await expect
		.poll(() => sentTo(discounts.create))
		.toEqual({
			code: "winter",
			amount: 1500.5,
			startsAt: "2099-06-01T13:00:00.000Z",
			endsAt: "2099-07-01T01:00:00.000Z",
			maxUses: null,
			minimum: 9000,
			category: 4,
			oncePerClient: true,
		});
});

test("a new code needs no dates, and one that is over is a slip", async () => {
	await show();
	await field("Code").fill("always");
	await field("Percent").fill("15");
	await field("Valid until (optional)").fill("2020-01-01T10:00");
	await button("Create code").click();
	await expect.element(text("Choose a moment to come")).toBeVisible();
	await field("Valid until (optional)").fill("12026-01-01T10:00");
	await button("Create code").click();
	await expect.element(text("Give the day and the time, with a year of four digits")).toBeVisible();
	await field("Valid until (optional)").fill("");
	await button("Create code").click();
	await expect.poll(() => sentTo(discounts.create)).toMatchObject({ code: "always", percent: 15, endsAt: null });
});

test("a code is changed where it was made, and what others may have typed stays", async () => {
	await show();
	await button("Edit SUMMER").click();
	await expect.element(field("Percent")).toHaveFocus();
	await expect.element(field("Valid until (optional)")).toHaveValue("2099-02-01T00:00");
	await expect.element(field("Counts for")).toHaveValue("4");
	await field("Percent").fill("20");
	await field("Valid until (optional)").fill("");
	await button("Save").click();
	await expect
		.poll(() => sentTo(discounts.update))
		.toEqual({
			percent: 20,
			endsAt: null,
			createdAt: summer.createdAt,
		});
	await expect.element(text("SUMMER has been changed")).toBeVisible();
	await expect.element(field("Code")).toHaveValue("");
});
