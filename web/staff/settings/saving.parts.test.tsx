import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { settings } from "#core/calls/settings.ts";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { alertBox } from "#web/testing/alerts.ts";
import { firstSettings } from "#web/testing/first-settings.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as settingsScreen from "./settings.tsx";

const shop = shopNetwork();
let now: VersionedSettings;

const form = (name: string) => page.getByRole("form", { name, exact: true });
const name = form("Shop").getByLabelText("Name", { exact: true });
const press = (label: string) => page.getByRole("button", { name: label, exact: true }).click();
/** Of the newest toast. */
const undo = page.getByRole("button", { name: "Undo" }).last();
const sent = () => shop.sent(settings.change).map(({ body }) => body as VersionedSettings);

/** As the shop answers: an old version is refused. */
function answerChange({ body }: { body: unknown }): VersionedSettings {
	now = { ...now, ...(body as VersionedSettings), version: now.version + 1 };
	return now;
}

beforeEach(async () => {
	staffIsHere(shop);
	now = firstSettings();
	shop.answer(settings.all, () => now);
	shop.answer(settings.cards, { provider: "none", publicKey: null, hasWebhookSecret: false });
	shop.answer(settings.change, answerChange);
	await showScreen("/admindashboard/settings", screen("/admindashboard/settings", settingsScreen));
	await expect.element(name).toHaveValue("Our shop");
});

async function saveHeld(label: string) {
	const letGo = shop.hold(settings.change);
	await press(label);
	await expect.poll(sent).toHaveLength(1);
	return letGo;
}

test("what is typed while a save is under way stays, and is saved by the next", async () => {
	const lines = form("Shop").getByLabelText("Address, line by line");
	await name.fill("Ojal");
	await lines.fill(" Rail 1 ");
	const letGo = await saveHeld("Save shop");
	await name.fill("Ojal y botón");
	letGo();
	await expect.element(undo).toBeVisible();
	await expect.element(name).toHaveValue("Ojal y botón");
	await expect.element(lines).toHaveValue("Rail 1");
	shop.answer(settings.change, answerChange);
	await press("Save shop");
	await expect.poll(() => [now.name, now.contact.lines]).toEqual(["Ojal y botón", ["Rail 1"]]);
	await undo.click();
	await expect.poll(() => now.name).toBe("Ojal");
});

test("the row of a list that is typed into during a save keeps its text and the keyboard", async () => {
	const price = form("Delivery").getByLabelText("Price", { exact: true });
	await price.fill("100");
	const letGo = await saveHeld("Save delivery");
	await price.fill("250");
	letGo();
	await expect.element(undo).toBeVisible();
	await expect.element(price).toHaveValue("250");
	await expect.element(price).toHaveFocus();
});

test("what is saved as it was is said to be saved where the shop notes that, without a way back", async () => {
	await press("Save delivery");
	await expect.element(page.getByText("Saved, it counts from now on")).toBeVisible();
	expect(undo.elements()).toEqual([]);
	shop.answer(settings.change, () => now);
	await press("Save delivery");
	await expect.element(page.getByText("Nothing was changed")).toBeVisible();
});

test("an undo that comes too late says so and takes nothing back", async () => {
	await name.fill("Ojal");
	await press("Save shop");
	await expect.poll(() => now.name).toBe("Ojal");
	now = { ...now, name: "Theirs", version: now.version + 1 };
	shop.refuse(settings.change, "version_conflict");
	await undo.click();
	await expect.element(alertBox.getByText(/changed again since/)).toBeVisible();
	expect(now.name).toBe("Theirs");
	await expect.element(name).toHaveValue("Theirs");
	await expect.element(page.getByText("Name: Theirs")).not.toBeInTheDocument();
});
