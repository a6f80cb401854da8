import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { auth } from "#core/calls/auth.ts";
import { sessions } from "#core/calls/sessions.ts";
import { logInMessages } from "#core/messages.ts";
import { alertBox, answerAlert, expectAlert } from "#web/testing/alerts.ts";
import { button, field } from "#web/testing/controls.ts";
import { client, clientSession } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import QuietLayout from "../quiet-layout.tsx";
import * as logIn from "./log-in.tsx";

const shop = shopNetwork();

async function openLogIn(address = "/login"): Promise<void> {
	shop.answer(auth.providers, [{ provider: "google", name: "Google", rehearsal: false }]);
	await showScreen(address, { Component: QuietLayout, children: [screen("/login", logIn)] });
}

async function submitLogIn(name: string, password: string): Promise<void> {
	await field("Username").fill(name);
	await field("Password").fill(password);
	await button("Login").click();
}

test("the log-in screen has everything documented", async () => {
	await openLogIn();
	await expect.element(field("Username")).toHaveAttribute("autocomplete", "username");
	await expect.element(field("Password")).toHaveAttribute("type", "password");
	await expect.element(page.getByRole("checkbox", { name: "Remember me" })).not.toBeChecked();
	await expect.element(button("Login")).toBeEnabled();
	await expect.element(page.getByRole("link", { name: "Sign Up", exact: true })).toHaveAttribute("href", "/signup");
	await expect.element(page.getByRole("button", { name: /^Sign Up with / })).toBeVisible();
	await expect.element(field("E-mail")).toBeVisible();
	await expect.element(button("Send")).toBeVisible();
	await page.getByRole("link", { name: "Back to home" }).click();
	await expectAddress("/home");
});

test("without a name or a password a client is asked to complete the fields", async () => {
	await openLogIn();
	await button("Login").click();
	await answerAlert(logInMessages.clientFieldsMissing);
	await field("Username").fill("demo");
	await button("Login").click();
	await answerAlert(logInMessages.clientFieldsMissing);
	await expect.element(field("Username")).toHaveValue("demo");
	expect(shop.sent(sessions.logIn)).toEqual([]);
});

test("a wrong log-in says so and clears the fields", async () => {
	shop.refuse(sessions.logIn, "wrong_credentials");
	await openLogIn();
	await submitLogIn("nobody-at-all", "not-this-one");
	await answerAlert(logInMessages.wrong);
	await expect.element(field("Username")).toHaveValue("");
	await expect.element(field("Password")).toHaveValue("");
	await expect.element(field("Username")).toHaveFocus();
	expect(localStorage.getItem("token")).toBeNull();
});

test("an unreachable shop is said, and what was typed stays", async () => {
	shop.cut(sessions.logIn);
	await openLogIn();
	await submitLogIn("demo", "demo-Pass-1");
	await expect.element(alertBox).toMatchTextContent("The shop cannot be reached");
	await userEvent.keyboard("{Escape}");
	await expect.element(field("Username")).toHaveValue("demo");
});

test("what was told of the last try is gone with the next one, before it is answered", async () => {
	shop.refuse(sessions.logIn, "wrong_credentials");
	await openLogIn();
	await submitLogIn("demo", "a-wrong-guess");
	await expect.element(alertBox).toMatchTextContent(logInMessages.wrong.text);
	const letGo = shop.hold(sessions.logIn);
	await submitLogIn("demo", "another-guess");
	await expect.element(alertBox).not.toBeInTheDocument();
	letGo();
	await answerAlert(logInMessages.wrong);
});

test("too many wrong passwords are refused with a sentence, not called wrong", async () => {
	shop.refuse(sessions.logIn, "too_many_requests");
	await openLogIn();
	await submitLogIn("demo", "a-wrong-guess");
	await expectAlert({ title: "Ups!", text: "Too many requests, please wait a moment" });
});

test("Remember me stores the client", async () => {
	shop.answer(sessions.logIn, clientSession);
	await openLogIn();
	await page.getByRole("checkbox", { name: "Remember me" }).click();
	await submitLogIn("ana", "first-Pass-1");
	await expectAddress("/home");
	expect(shop.sent(sessions.logIn)[0]?.body).toMatchObject({ login_name: "ana", remember: true });
	expect(JSON.parse(localStorage.getItem("client") ?? "null")).toMatchObject({ login_name: client.login_name });
});

test("logging in without Remember me removes what was stored", async () => {
	localStorage.setItem("client", JSON.stringify(client));
	shop.answer(sessions.logIn, clientSession);
	await openLogIn();
	await submitLogIn("ana", "first-Pass-1");
	await expectAddress("/home");
	expect(localStorage.getItem("client")).toBeNull();
});

test("the way back leads through sign-up too", async () => {
	shop.answer(sessions.logIn, clientSession);
	await openLogIn("/login?next=product-3");
	await expect
		.element(page.getByRole("link", { name: "Sign Up", exact: true }))
		.toHaveAttribute("href", "/signup?next=product-3");
	await submitLogIn("ana", "first-Pass-1");
	await expectAddress("/products/3");
});

for (const next of [
	"//evil.example",
	"https://evil.example",
	"/\\evil.example",
	"constructor",
	"javascript:alert(1)",
]) {
	test(`?next=${next} leads home, never elsewhere`, async () => {
		shop.answer(sessions.logIn, clientSession);
		await openLogIn(`/login?next=${encodeURIComponent(next)}`);
		await submitLogIn("ana", "first-Pass-1");
		await expectAddress("/home");
	});
}
