import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { lists } from "#core/calls/lists.ts";
import { passkeys } from "#core/calls/passkeys.ts";
import type { CreationOptions, Passkey } from "#core/contract/passkeys.ts";
import { passkeyMessages } from "#core/messages/passkeys.ts";
import { accountMessages } from "#core/messages.ts";
import ClientOnly from "#web/account/client-only.tsx";
import * as profile from "#web/account/profile/profile.tsx";
import { button, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { deviceAnswers, deviceFails } from "#web/testing/passkey-device.ts";
import { client } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { passkeyWords } from "./words.ts";

const shop = shopNetwork();
const phone: Passkey = { id: 7, name: "Blue phone", createdAt: "2026-03-01T10:00:00.000Z", lastUsedAt: null };
const options: CreationOptions = {
	challenge: "AQID",
	rp: { id: "localhost", name: "Perchero" },
	user: { id: "AQID", name: "ana", displayName: "ana" },
	pubKeyCredParams: [{ type: "public-key", alg: -7 }],
	timeout: 1000,
	excludeCredentials: [],
	authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
	attestation: "none",
};
const own = page.getByRole("region", { name: "Passkeys" });
const popup = page.getByRole("dialog", { name: "Add a passkey" });
const goOn = popup.getByRole("button", { name: "Continue" });

beforeEach(() => {
	shop.answer(lists.ofClient, []);
	shop.answer(passkeys.list, []);
	shop.answer(passkeys.addOptions, options);
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

async function openProfile(who = { ...client, isVerified: true }): Promise<void> {
	clientIsHere(shop, who);
	await showScreen("/client/profile", { Component: ClientOnly, children: [screen("/client/profile", profile)] });
}

test("a passkey is added under its name and listed", async () => {
	deviceAnswers();
	shop.answer(passkeys.add, phone, { status: 201 });
	await openProfile();
	await expect.element(own.getByText("You have no passkeys yet.")).toBeVisible();
	await button("Add a passkey").click();
	await popup.getByLabelText("Name").fill(" Blue phone ");
	shop.answer(passkeys.list, [phone]);
	await goOn.click();
	await expect.element(own.getByText("Blue phone")).toBeVisible();
	await expect.element(popup).not.toBeInTheDocument();
	expect(shop.sent(passkeys.addOptions)[0]?.body).toEqual({});
	expect(shop.sent(passkeys.add)[0]?.body).toMatchObject({ name: "Blue phone" });
});

test("the password is asked for once the shop wants it, and a wrong one is told at its field", async () => {
	deviceAnswers();
	shop.refuse(passkeys.addOptions, "password_needed");
	shop.answer(passkeys.add, phone, { status: 201 });
	await openProfile();
	await button("Add a passkey").click();
	await goOn.click();
	const password = popup.getByLabelText("Password", { exact: true });
	await expect.element(password).toHaveFocus();
	shop.refuse(passkeys.addOptions, "wrong_credentials", { message: accountMessages.wrongPassword });
	await password.fill("a guess");
	await goOn.click();
	await expect.element(popup.getByText(accountMessages.wrongPassword)).toBeVisible();
	shop.answer(passkeys.addOptions, options);
	await password.fill("first-Pass-1");
	await goOn.click();
	await expect.element(popup).not.toBeInTheDocument();
	expect(shop.sent(passkeys.addOptions).at(-1)?.body).toMatchObject({ old_password: "first-Pass-1" });
});

test.each([
	["NotAllowedError", passkeyWords.notMade],
	["InvalidStateError", passkeyWords.onDevice],
])("what the device calls %s is told in the popup, which stays", async (name, words) => {
	deviceFails(name);
	await openProfile();
	await button("Add a passkey").click();
	await goOn.click();
	await expect.element(popup.getByText(words)).toBeVisible();
	expect(shop.sent(passkeys.add)).toEqual([]);
});

test("a passkey is renamed, and removed after a question", async () => {
	shop.answer(passkeys.list, [phone]);
	shop.answer(passkeys.rename, { ...phone, name: "Red phone" });
	shop.answer(passkeys.remove, { message: passkeyMessages.removed });
	await openProfile();
	await button("Rename Blue phone").click();
	const renaming = page.getByRole("dialog", { name: "Rename this passkey" });
	await renaming.getByLabelText("Name").fill("Red phone");
	shop.answer(passkeys.list, [{ ...phone, name: "Red phone" }]);
	await renaming.getByRole("button", { name: "Save name" }).click();
	await button("Remove Red phone").click();
	await button("Keep").click();
	expect(shop.sent(passkeys.remove)).toEqual([]);
	shop.answer(passkeys.list, []);
	await button("Remove Red phone").click();
	await button("Remove").click();
	await expect.element(own.getByText("You have no passkeys yet.")).toBeVisible();
	expect(shop.sent(passkeys.remove)).toHaveLength(1);
});

test("who is not verified is told so and can add none; a list that cannot be read can be asked for again", async () => {
	shop.cut(passkeys.list);
	await openProfile({ ...client, phone: 1155550111, login_name: "eva", isVerified: false });
	await expect.element(text("Your passkeys could not be read")).toBeVisible();
	shop.answer(passkeys.list, [phone]);
	await own.getByRole("button", { name: "Try again" }).click();
	await expect.element(own.getByText("Blue phone")).toBeVisible();
	await expect.element(own.getByText(passkeyWords.verifyFirst)).toBeVisible();
	await expect.element(button("Add a passkey")).not.toBeInTheDocument();
});
