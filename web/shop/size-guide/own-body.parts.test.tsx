import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { openProduct } from "#web/testing/product-page.ts";
import { client } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { showScreen } from "#web/testing/show-screen.tsx";
import messages from "./messages.en.ts";
import { ProfileMeasures } from "./profile-measures.tsx";
import { joinBody } from "./save-body.ts";

const shop = shopNetwork();
const CHEST = messages.which.measures.chest;
const saved = () => shop.sent(clients.edit).map(({ body }) => body);
const inBrowser = () => localStorage.getItem("myMeasures");

async function openProfile(who: Client) {
	clientIsHere(shop, who);
	shop.answer(clients.edit, who);
	await showScreen("/client/profile", { path: "/client/profile", Component: ProfileMeasures });
}

test("a client's measures come from the profile, and go there once the sheet is closed", async () => {
	clientIsHere(shop, { ...client, measures: { chest: 92 } });
	shop.answer(clients.edit, client);
	await openProduct();
	await button("Which size?").click();
	await expect.element(field(CHEST)).toHaveValue("92");
	await expect.element(page.getByText(messages.which.keptInProfile, { exact: false })).toBeVisible();
	await field(CHEST).fill("98");
	expect(saved()).toEqual([]);
	await userEvent.keyboard("{Escape}");
	await expect.poll(saved).toEqual([{ measures: { chest: 98 } }]);
	await expect.poll(inBrowser).toBe("unit:cm");
});

test("what could not be saved is said and stays in the browser", async () => {
	clientIsHere(shop, client);
	shop.refuse(clients.edit, "internal");
	await openProduct();
	await button("Which size?").click();
	await field(CHEST).fill("98");
	await userEvent.keyboard("{Escape}");
	await expect.element(text(messages.own.notSaved)).toBeVisible();
	expect(inBrowser()).toBe("unit:cm,chest:98");
});

test("what a visitor typed fills in what the profile does not say, at log-in", async () => {
	localStorage.setItem("myMeasures", "unit:in,chest:98,waist:80");
	const who = { ...client, measures: { chest: 92 } };
	clientIsHere(shop, who);
	shop.answer(clients.edit, client);
	await showScreen("/client/profile", { path: "/client/profile", Component: ProfileMeasures });
	await joinBody(who);
	expect(saved()).toEqual([{ measures: { chest: 92, waist: 80 } }]);
	expect(inBrowser()).toBe("unit:in");
});

test("in the profile they are saved when a field is left, cleared, and had back", async () => {
	await openProfile({ ...client, measures: { chest: 92 } });
	await field(messages.which.measures.waist).fill("80");
	await userEvent.tab();
	await expect.poll(() => saved().at(-1)).toEqual({ measures: { chest: 92, waist: 80 } });
	await button(messages.own.clear).click();
	await expect.poll(() => saved().at(-1)).toEqual({ measures: {} });
	await expect.element(field(CHEST)).toHaveValue("");
	await button(messages.own.undo).click();
	await expect.poll(() => saved().at(-1)).toEqual({ measures: { chest: 92, waist: 80 } });
	await expect.element(field(CHEST)).toHaveValue("92");
});
