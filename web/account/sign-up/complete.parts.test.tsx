import { expect, test } from "vitest";
import { auth } from "#core/calls/auth.ts";
import { googleSignUpMessages, signUpMessages } from "#core/messages.ts";
import { button, field, fillAndLeave, text } from "#web/testing/controls.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as completeScreen from "./complete.tsx";

const shop = shopNetwork();
const completion = screen("/signupgoogle", completeScreen);
const pending = { ticket: "ticket-0123456789", name: "Ana", lastname: "Núñez", email: "ana@example.com" };
const typed = {
	Phone: "1155550100",
	Street: "Calle Ojal",
	Number: "12",
	City: "Rosario",
	"Zip code": "2000",
	"Province or department": "Santa Fe",
	"Login name": "ana",
	Password: "first-Pass-1",
};
const complete = async () => {
	for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
};

test("each field of the completion has its message, and the button waits for all of them", async () => {
	await showScreen({ pathname: "/signupgoogle", state: { pending } }, completion);
	await expect.element(field("E-mail")).toHaveValue(pending.email);
	await expect.element(button("Sign Up")).toBeDisabled();
	await complete();
	await expect.element(button("Sign Up")).toBeEnabled();
	const wrong = [
		["Phone", "", googleSignUpMessages.phone],
		["Phone", "12ab", signUpMessages.phone],
		["Login name", "", googleSignUpMessages.loginName],
		["Password", "", googleSignUpMessages.password],
		["Street", "", googleSignUpMessages.street],
		["Number", "", googleSignUpMessages.number],
		["City", "", googleSignUpMessages.city],
		["City", "R0sario", googleSignUpMessages.invalidCity],
		["Zip code", "", googleSignUpMessages.zipCode],
		["Zip code", "12", signUpMessages.zipCode],
		["Province or department", "", signUpMessages.provinceDepartment],
	] as const;
	for (const [label, bad, message] of wrong) {
		await fillAndLeave(label, bad);
		await expect.element(text(message)).toBeVisible();
		await expect.element(button("Sign Up")).toBeDisabled();
		await field(label).fill(typed[label]);
		await expect.element(text(message)).not.toBeInTheDocument();
		await expect.element(button("Sign Up")).toBeEnabled();
	}
});

test("the completion alone, without a sign-in, asks for one first", async () => {
	shop.answer(auth.providers, [{ provider: "google", name: "Google", rehearsal: false }]);
	await showScreen("/signupgoogle", completion);
	await complete();
	await expect.element(button("Sign Up")).toBeDisabled();
	await expect.element(text("Please sign in first, so that we know who you are.")).toBeVisible();
	await expect.element(button("Sign Up with Google")).toBeVisible();
});
