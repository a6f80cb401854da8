import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { searches } from "#core/calls/searches.ts";
import { settings } from "#core/calls/settings.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { button, field } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { user } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as searchesScreen from "./searches.tsx";

const shop = shopNetwork();
const vain = [
	{ words: "chomba", times: 12, lastDay: "2026-05-11" },
	{ words: "borcegos", times: 1, lastDay: "2026-05-10" },
];
const polo = { word: "chomba", means: "polo" };
const show = () => showScreen("/admindashboard/searches", screen("/admindashboard/searches", searchesScreen));

beforeEach(() => {
	shop.answer(searches.vain, { searches: vain, synonyms: [] });
});

test("an admin says what a word of the list means, and can take it back", async () => {
	staffIsHere(shop);
	shop.answer(settings.all, { version: 7, synonyms: [] } as never);
	shop.answer(settings.change, { version: 8, synonyms: [polo] } as never);
	await show();
	await button("Say what “chomba” means").click();
	await expect.element(field("When people type")).toHaveValue("chomba");
	await expect.element(field("show them")).toHaveFocus();
	await button("Save").click();
	await expect.element(page.getByText(settingMessages.synonymWords)).toBeVisible();
	await field("show them").fill("polo");
	await button("Save").click();
	await expect.element(page.getByText("Who types “chomba” finds “polo” now")).toBeVisible();
	expect(shop.sent(settings.change)[0]?.body).toEqual({ version: 7, synonyms: [polo] });
	shop.answer(settings.all, { version: 8, synonyms: [polo] } as never);
	await button("Undo").click();
	await expect.poll(() => shop.sent(settings.change).at(-1)?.body).toEqual({ version: 8, synonyms: [] });
});

test("taking a new meaning back brings the one before", async () => {
	staffIsHere(shop);
	shop.answer(settings.all, { version: 3, synonyms: [polo] } as never);
	shop.answer(settings.change, { version: 4, synonyms: [] } as never);
	await show();
	await field("When people type").fill("Chombas");
	await field("show them").fill("shirt");
	await button("Save").click();
	const shirt = { word: "Chombas", means: "shirt" };
	await expect.poll(() => shop.sent(settings.change)[0]?.body).toEqual({ version: 3, synonyms: [shirt] });
	shop.answer(settings.all, { version: 4, synonyms: [shirt] } as never);
	await button("Undo").click();
	await expect.poll(() => shop.sent(settings.change).at(-1)?.body).toEqual({ version: 4, synonyms: [polo] });
});

test("words with a meaning say so and can be removed", async () => {
	staffIsHere(shop);
	shop.answer(searches.vain, { searches: vain, synonyms: [polo] });
	shop.answer(settings.all, { version: 3, synonyms: [polo] } as never);
	shop.answer(settings.change, { version: 4, synonyms: [] } as never);
	await show();
	await expect.element(page.getByText("now means polo")).toBeVisible();
	await button("Remove “chomba”").click();
	await expect.element(page.getByText("“chomba” has no meaning of its own any more")).toBeVisible();
	expect(shop.sent(settings.change)[0]?.body).toEqual({ version: 3, synonyms: [] });
});

test("an employee reads, and a shop without such searches says so", async () => {
	staffIsHere(shop, { ...user, rol: "employee" });
	await show();
	await expect.element(page.getByRole("row", { name: /^chomba/ })).toBeVisible();
	await expect.element(button("Save")).not.toBeInTheDocument();
	shop.answer(searches.vain, { searches: [], synonyms: [] });
	await show();
	await expect.element(page.getByText("Nothing was searched in vain")).toBeVisible();
});
