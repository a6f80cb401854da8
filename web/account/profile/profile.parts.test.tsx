import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { clients } from "#core/calls/clients.ts";
import { lists } from "#core/calls/lists.ts";
import { passkeys } from "#core/calls/passkeys.ts";
import type { Client } from "#core/contract/clients.ts";
import { errorMessage } from "#core/contract/errors.ts";
import { accountMessages, resetMessages, signUpMessages } from "#core/messages.ts";
import { RESET_ANSWERS } from "#core/rules/client.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { answerAlert } from "#web/testing/alerts.ts";
import { button, field, fillAndLeave, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { client, token, wishList } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import ClientOnly from "../client-only.tsx";
import * as profile from "./profile.tsx";

const shop = shopNetwork();
const ana: Client = {
	...client,
	address: {
		streetNumber: "Calle Ojal 12",
		city: "Rosario",
		provinceDepartment: "Santa Fe",
		zipCode: "2000",
		particularDetails: "",
	},
};
const openProfile = () =>
	showScreen("/client/profile", { Component: ClientOnly, children: [screen("/client/profile", profile)] });
const save = button("Save changes");
const toast = (words: string) => page.getByRole("status").getByText(words, { exact: true });

beforeEach(() => {
	clientIsHere(shop, ana);
	shop.answer(lists.ofClient, []);
	shop.answer(passkeys.list, []);
});

test("what is wrong is told, and only what was changed is sent", async () => {
	shop.answer(clients.edit, { ...ana, name: "María", address: { ...ana.address, city: "San Nicolás" } });
	await openProfile();
	await expect.element(save).toBeDisabled();
	await fillAndLeave("Name", "M4ria");
	await expect.element(text(signUpMessages.name)).toBeVisible();
	await field("Name").fill("María");
	await field("City").fill("San Nicolás");
	await save.click();
	await expect.element(toast("Saved")).toBeVisible();
	expect(shop.sent(clients.edit)[0]?.body).toEqual({ name: "María", address: { city: "San Nicolás" } });
	await expect.element(save).toBeDisabled();
	await expect.element(page.getByText("María Sosa, logged in as ana")).toBeVisible();
});

test("the form stays where it is when the lists have been read", async () => {
	shop.answer(lists.ofClient, [wishList]);
	const letGo = shop.hold(lists.ofClient);
	await openProfile();
	await expect.element(field("Name")).toBeVisible();
	const top = () => field("Name").element().getBoundingClientRect().top;
	const before = top();
	letGo();
	await expect.element(text(wishList.title)).toBeVisible();
	expect(top()).toBe(before);
});

test("a phone in use is told at its field; a new one is the client's from then on", async () => {
	shop.refuse(clients.edit, "in_use", { fields: { phone: accountMessages.phoneInUse } });
	await openProfile();
	await field("Phone").fill("1155550199");
	await save.click();
	await expect.element(text(accountMessages.phoneInUse)).toBeVisible();
	await expect.element(field("Phone")).toHaveFocus();
	shop.answer(clients.edit, { ...ana, phone: 1155550177 });
	await field("Phone").fill("1155550177");
	await save.click();
	await expect.element(save).toBeDisabled();
	await field("City").fill("Paraná");
	await save.click();
	await expect.poll(() => shop.sent(clients.edit).at(-1)?.address.pathname).toBe("/api/client/1155550177");
});

test("a new e-mail address asks for the password, and the old one stays until the new one is confirmed", async () => {
	const pendingEmail = "new@example.com";
	clientIsHere(shop, { ...ana, isVerified: true });
	shop.refuse(clients.edit, "password_needed");
	await openProfile();
	await expect.element(text("Your e-mail address is verified.")).toBeVisible();
	await expect.element(field("Your password")).not.toBeInTheDocument();
	await field("E-mail").fill(pendingEmail);
	await save.click();
	await expect.element(text(errorMessage.password_needed)).toBeVisible();
	await expect.element(field("Your password")).toHaveFocus();
	shop.answer(clients.edit, { ...ana, isVerified: true, pendingEmail });
	await field("Your password").fill("first-Pass-1");
	await save.click();
	await expect.element(toast(`Saved. Please open the link we have sent to ${pendingEmail}`)).toBeVisible();
	expect(shop.sent(clients.edit).at(-1)?.body).toEqual({ email: pendingEmail, old_password: "first-Pass-1" });
	await expect.element(text("Your e-mail address is verified.")).toBeVisible();
	await expect.element(field("E-mail")).toHaveValue(ana.email);
	await expect.element(field("Your password")).not.toBeInTheDocument();
});

test("an unverified address is said, and the mail is sent again", async () => {
	shop.answer(clients.resendVerification, { sent: true });
	await openProfile();
	await expect.element(text("Your e-mail address is not verified yet.")).toBeVisible();
	await button("Send the mail again").click();
	await expect.element(toast(`We've sent an email to ${ana.email}`)).toBeVisible();
});

test("the password changes with the old one only, and this browser takes the new token", async () => {
	shop.refuse(clients.edit, "wrong_credentials", { message: accountMessages.wrongPassword });
	await openProfile();
	await field("Current password").fill("not-the-old-one");
	await field(resetMessages.newPassword).fill("second-Pass-2");
	await field(resetMessages.retypePassword).fill("second-Pass-3");
	await button("Change password").click();
	await expect.element(text(resetMessages.hintDifferent)).toBeVisible();
	await field(resetMessages.retypePassword).fill("second-Pass-2");
	await button("Change password").click();
	await expect.element(text(accountMessages.wrongPassword)).toBeVisible();
	await expect.element(field("Current password")).toHaveFocus();
	const renewed = token.toUpperCase();
	shop.answer(clients.edit, RESET_ANSWERS.changed, { headers: { "x-session-token": renewed } });
	await field("Current password").fill("first-Pass-1");
	await button("Change password").click();
	await expect.element(toast("Your password has been changed")).toBeVisible();
	expect(localStorage.getItem("token")).toBe(renewed);
});

test("the language of mails is chosen at once, in a shop that speaks several", async () => {
	shop.answer(clients.edit, { ...ana, language: "es" });
	await openProfile();
	const chosen = page.getByRole("combobox", { name: "Language of our mails" });
	await expect.element(save).toBeVisible();
	await expect.element(chosen).not.toBeInTheDocument();
	tellFacts({ ...browserFacts(), languages: ["en", "es"] });
	await expect.element(chosen).toHaveValue("en");
	await chosen.selectOptions("Español");
	await expect.element(toast("Saved")).toBeVisible();
	expect(shop.sent(clients.edit)[0]?.body).toEqual({ language: "es" });
	await expect.element(chosen).toHaveValue("es");
});

test("deleting the account asks first and for the password, and then nothing is left here", async () => {
	await openProfile();
	const popup = page.getByRole("dialog", { name: "Delete your account?" });
	await button("Delete account").click();
	await popup.getByRole("button", { name: "Keep it" }).click();
	await expect.element(popup).not.toBeInTheDocument();
	await button("Delete account").click();
	const remove = popup.getByRole("button", { name: "Delete my account" });
	await remove.click();
	await expect.element(popup.getByText(signUpMessages.password)).toBeVisible();
	shop.refuse(clients.remove, "wrong_credentials", { message: accountMessages.wrongPassword });
	await popup.getByLabelText("Password").fill("not-the-password");
	await remove.click();
	await expect.element(popup.getByText(accountMessages.wrongPassword)).toBeVisible();
	shop.answer(clients.remove, { message: accountMessages.deleted });
	await popup.getByLabelText("Password").fill("first-Pass-1");
	await remove.click();
	await answerAlert({ title: "Success!", text: accountMessages.deleted });
	await expectAddress("/home");
	expect(localStorage.getItem("token")).toBeNull();
});
