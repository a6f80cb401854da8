import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clients } from "#core/calls/clients.ts";
import { accountMessages, signUpMessages } from "#core/messages.ts";
import { answerAlert } from "#web/testing/alerts.ts";
import { button, field, fillAndLeave, text } from "#web/testing/controls.ts";
import { client } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import * as signUpScreen from "./sign-up.tsx";

const fields = [
	{ label: "Name", good: "Ana", bad: "An4", message: signUpMessages.name },
	{ label: "Last name", good: "Núñez", bad: "N#", message: signUpMessages.lastname },
	{ label: "E-mail", good: "ana@example.com", bad: "ana@", message: signUpMessages.email },
	{ label: "Phone", good: "1155550100", bad: "11a5550100", message: signUpMessages.phone },
	{ label: "Street and number", good: "Calle Ojal 12", bad: "", message: signUpMessages.streetNumber },
	{ label: "City", good: "Rosario", bad: "R0sario", message: signUpMessages.city },
	{ label: "Province or department", good: "Santa Fe", bad: "", message: signUpMessages.provinceDepartment },
	{ label: "Zip code", good: "2000", bad: "20000", message: signUpMessages.zipCode },
	{ label: "Login name", good: "ana", bad: "", message: signUpMessages.loginName },
	{ label: "Password", good: "first-Pass-1", bad: "", message: signUpMessages.password },
];

const shop = shopNetwork();
const openSignUp = () => showScreen("/signup", screen("/signup", signUpScreen));
const fillIn = async () => {
	for (const { label, good } of fields) await field(label).fill(good);
};
const signUp = button("Sign Up");
const expectSignUpHidden = () => expect.element(signUp).not.toBeInTheDocument();

test("the Sign Up button shows only while every field is right, and each wrong one has its message", async () => {
	await openSignUp();
	await expectSignUpHidden();
	await fillIn();
	await expect.element(signUp).toBeVisible();
	for (const { label, good, bad, message } of fields) {
		await fillAndLeave(label, bad);
		await expect.element(text(message)).toBeVisible();
		await expect.element(field(label)).toHaveAttribute("aria-invalid", "true");
		await expect.element(field(label)).toHaveAccessibleDescription(message);
		await expectSignUpHidden();
		await field(label).fill(good);
		await expect.element(text(message)).not.toBeInTheDocument();
		await expect.element(signUp).toBeVisible();
	}
	await field("Particular details (optional)").fill("");
	await expect.element(signUp).toBeVisible();
});

test("a password needs 8 characters and nothing else", async () => {
	await openSignUp();
	await fillIn();
	await fillAndLeave("Password", "1234567");
	await expect.element(text(accountMessages.passwordTooShort)).toBeVisible();
	await expectSignUpHidden();
	await field("Password").fill("12345678");
	await expect.element(signUp).toBeVisible();
});

test("Enter shows every message and moves to the first wrong field", async () => {
	await openSignUp();
	await field("Name").fill("Ana");
	await field("City").click();
	await userEvent.keyboard("{Enter}");
	await expect.element(text(signUpMessages.lastname)).toBeVisible();
	await expect.element(text(signUpMessages.password)).toBeVisible();
	await expect.element(field("Last name")).toHaveFocus();
});

test("a phone, e-mail address or login name in use is told at its field", async () => {
	await openSignUp();
	await fillIn();
	for (const [name, label, message] of [
		["email", "E-mail", accountMessages.emailInUse],
		["phone", "Phone", accountMessages.phoneInUse],
		["login_name", "Login name", accountMessages.loginNameInUse],
	] as const) {
		shop.refuse(clients.add, "in_use", { fields: { [name]: message } });
		await signUp.click();
		await expect.element(text(message)).toBeVisible();
		await expect.element(field(label)).toHaveFocus();
		await field(label).fill("");
		await field(label).fill(fields.find((one) => one.label === label)?.good ?? "");
	}
	shop.answer(clients.add, client, { status: 201 });
	await signUp.click();
	await answerAlert({
		title: "Congratulations!",
		text: "Your account has been created. Please open the link we have sent to ana@example.com to verify it.",
	});
	await expectAddress("/login");
	expect(shop.sent(clients.add).at(-1)?.body).toMatchObject({ language: "en" });
});

test("phones get the right keyboards, and a message moves nothing", async () => {
	await page.viewport(390, 844);
	await openSignUp();
	await expect.element(field("E-mail")).toHaveAttribute("type", "email");
	await expect.element(field("Phone")).toHaveAttribute("type", "tel");
	await expect.element(field("Zip code")).toHaveAttribute("inputmode", "numeric");
	const heightOf = () => field("Password").element().getBoundingClientRect().y + window.scrollY;
	const before = heightOf();
	await fillAndLeave("Last name", "1");
	await expect.element(text(signUpMessages.lastname)).toBeVisible();
	expect(heightOf()).toBe(before);
	expect(document.documentElement.scrollWidth).toBe(390);
});
