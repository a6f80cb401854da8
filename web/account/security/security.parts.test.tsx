import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { clients } from "#core/calls/clients.ts";
import { identities } from "#core/calls/identities.ts";
import { lists } from "#core/calls/lists.ts";
import { passkeys } from "#core/calls/passkeys.ts";
import { sessions } from "#core/calls/sessions.ts";
import type { OpenSession } from "#core/contract/sessions.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { client } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import ClientOnly from "../client-only.tsx";
import * as profile from "../profile/profile.tsx";

const shop = shopNetwork();
const ana = { ...client, isVerified: true };
const seen = { createdAt: "2026-11-01T10:00:00Z", lastSeenAt: "2026-11-02T10:00:00Z" };
const here: OpenSession = { id: 1, device: "Firefox on Linux", isThisOne: true, ...seen };
const there: OpenSession = { id: 2, device: "Chrome on Android", isThisOne: false, ...seen };
const google = {
	issuer: "https://accounts.google.com",
	subject: "7",
	name: "Google",
	email: "ana@gmail.example",
	createdAt: "2026-11-01T10:00:00Z",
};

const openProfile = () =>
	showScreen("/client/profile", { Component: ClientOnly, children: [screen("/client/profile", profile)] });
const toast = (words: string) => page.getByRole("status").getByText(words, { exact: true });
const question = page.getByRole("alertdialog");
const answer = (name: string) => question.getByRole("button", { name, exact: true });
const logOutButtons = button("Log out this device");

beforeEach(() => {
	clientIsHere(shop, ana);
	shop.answer(lists.ofClient, []);
	shop.answer(sessions.list, [here, there]);
	shop.answer(identities.list, []);
	shop.answer(passkeys.list, []);
});

test("one device is logged out after a question, and all others at once", async () => {
	await openProfile();
	await expect.element(text("Chrome on Android")).toBeVisible();
	await expect.element(page.getByText("Firefox on Linux · this device")).toBeVisible();
	await logOutButtons.nth(1).click();
	await expect.element(question.getByRole("heading", { name: "Log out Chrome on Android?" })).toBeVisible();
	await answer("Keep").click();
	expect(shop.sent(sessions.end)).toEqual([]);
	shop.answer(sessions.end, [here]);
	await logOutButtons.nth(1).click();
	await answer("Log out").click();
	await expect.element(toast("Chrome on Android is logged out")).toBeVisible();
	expect(shop.sent(sessions.end)[0]?.address.pathname).toBe("/api/client/me/sessions/2");
	await expect.element(text("Chrome on Android")).not.toBeInTheDocument();
	await expect.element(button("Log out everywhere else")).not.toBeInTheDocument();
});

test("everywhere else means every device but this one", async () => {
	shop.answer(sessions.endOthers, [here]);
	await openProfile();
	await button("Log out everywhere else").click();
	await answer("Log out").click();
	await expect.element(toast("Every other device is logged out")).toBeVisible();
	await expect.element(logOutButtons).toBeVisible();
	await expect.element(text("Chrome on Android")).not.toBeInTheDocument();
});

test("to log out this device is to log out", async () => {
	shop.answer(sessions.logOut, { message: "" });
	await openProfile();
	await logOutButtons.first().click();
	await expectAddress("/home");
	expect(localStorage.getItem("token")).toBeNull();
});

test("a third party is unlinked after a question", async () => {
	shop.answer(identities.list, [google]);
	shop.answer(identities.unlink, []);
	await openProfile();
	await expect.element(text("Google, ana@gmail.example")).toBeVisible();
	await button("Unlink Google").click();
	await answer("Unlink").click();
	await expect.element(toast("Google no longer opens your account")).toBeVisible();
	expect(shop.sent(identities.unlink)[0]?.body).toEqual({ issuer: google.issuer, subject: "7" });
	await expect.element(text("Nobody else signs you in. You log in with your password.")).toBeVisible();
});

test("what cannot be read is said and read again", async () => {
	shop.cut(sessions.list);
	await openProfile();
	await expect.element(page.getByRole("heading", { name: "Your devices could not be read" })).toBeVisible();
	shop.answer(sessions.list, [here]);
	await button("Try again").click();
	await expect.element(logOutButtons).toBeVisible();
});

test("a pending address is shown, mailed again and given up", async () => {
	const pendingEmail = "new@example.com";
	clientIsHere(shop, { ...ana, pendingEmail });
	shop.answer(clients.resendNewEmail, { sent: true });
	shop.answer(clients.cancelNewEmail, ana);
	await openProfile();
	await expect.element(text(pendingEmail)).toBeVisible();
	await button("Send the link again").click();
	await expect.element(toast(`We've sent an email to ${pendingEmail}`)).toBeVisible();
	await button("Cancel the change").click();
	await expect.element(toast("Your e-mail address stays as it is")).toBeVisible();
	await expect.element(button("Send the link again")).not.toBeInTheDocument();
});

test("a typed password is seen by who asks for it", async () => {
	await openProfile();
	const password = field("Current password");
	await password.fill("first-Pass-1");
	await expect.element(password).toHaveAttribute("type", "password");
	const show = button("Show password").first();
	await expect.element(show).toHaveAttribute("aria-pressed", "false");
	await show.click();
	await expect.element(show).toHaveAttribute("aria-pressed", "true");
	await expect.element(password).toHaveAttribute("type", "text");
	await expect.element(password).toHaveValue("first-Pass-1");
	await show.click();
	await expect.element(password).toHaveAttribute("type", "password");
});
