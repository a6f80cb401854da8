import { expect, test } from "@playwright/test";
import { logInMessages, resetMessages, verificationMessages } from "#core/messages.ts";
import {
	alertBox,
	answerAlert,
	expectAlert,
	greeting,
	logIn,
	logInByForm,
	mailedLink,
	newPerson,
	openAccountMenu,
	RESET_MAIL,
	submitLogIn,
	VERIFY_MAIL,
} from "./accounts.ts";
import { open } from "./browsing.ts";

test("somebody signs up, verifies, logs in, forgets the password, chooses a new one and logs in again", async ({
	page,
	request,
}) => {
	test.slow();
	const person = newPerson();
	await open(page, "/home");
	await (await openAccountMenu(page)).filter({ hasText: "Client Log in/Sign up" }).click();
	await expect(page).toHaveURL(/\/login$/);
	await page.getByRole("link", { name: "Sign Up", exact: true }).click();
	await expect(page).toHaveURL(/\/signup$/);

	const { address } = person;
	await page.getByLabel("Name", { exact: true }).fill(person.name);
	await page.getByLabel("Last name").fill(person.lastname);
	await page.getByLabel("E-mail").fill(person.email);
	await page.getByLabel("Phone").fill(person.phone);
	await page.getByLabel("Street and number").fill(address.streetNumber);
	await page.getByLabel("City").fill(address.city);
	await page.getByLabel("Province or department").fill(address.provinceDepartment);
	await page.getByLabel("Zip code").fill(address.zipCode);
	await page.getByLabel("Login name").fill(person.login_name);
	await page.getByLabel("Password").fill(person.login_password);
	await page.getByRole("button", { name: "Sign Up", exact: true }).click();
	await answerAlert(page, {
		title: "Congratulations!",
		text: `Your account has been created. Please open the link we have sent to ${person.email} to verify it.`,
	});
	await expect(page).toHaveURL(/\/login$/);

	await page.goto(await mailedLink(request, person.email, VERIFY_MAIL), { waitUntil: "commit" });
	await expectAlert(page, verificationMessages.success);
	await expect(alertBox(page).getByRole("button")).toHaveCount(0);
	await expect(page).toHaveURL(/\/login$/);

	await submitLogIn(page, person);
	await expect(page).toHaveURL(/\/home$/);
	await expect(greeting(page)).toHaveText(`Hello, ${person.login_name} ${person.name}`);
	await page.goto("/client/profile");
	await expect(page.getByText("Your e-mail address is verified.")).toBeVisible();
	await (await openAccountMenu(page)).filter({ hasText: "Log out" }).click();
	await expect(page).toHaveURL(/\/home$/);

	await open(page, "/login");
	await page.getByLabel("E-mail").fill(person.email);
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await answerAlert(page, resetMessages.mailed(person.email));
	await expect(page).toHaveURL(/\/home$/);

	const link = await mailedLink(request, person.email, RESET_MAIL);
	expect(new URL(link).pathname).toBe(`/resetpassword/${person.phone}`);
	await open(page, link);
	const renewed = { ...person, login_password: "second-Pass-2" };
	await page.getByLabel("New password", { exact: true }).fill(renewed.login_password);
	await page.getByLabel("Retype new password").fill(renewed.login_password);
	await page.getByRole("button", { name: "Submit" }).click();
	await answerAlert(page, { title: "Success!", text: "Your password has been changed" });
	await expect(page).toHaveURL(/\/login$/);

	await submitLogIn(page, person);
	await answerAlert(page, logInMessages.wrong);
	await logInByForm(page, renewed);
});

test("a verification link that is not right says so and leads home", async ({ page }) => {
	await page.goto("/verification/not-a-token");
	await expectAlert(page, verificationMessages.failure);
	await expect(page).toHaveURL(/\/home$/);
	await answerAlert(page, verificationMessages.failure);
});

test("who is logged in already is sent on from verification through log-in to the shop", async ({ page, request }) => {
	const person = newPerson();
	await request.post("/api/client", { data: person });
	await logIn(page, person);
	await page.goto(await mailedLink(request, person.email, VERIFY_MAIL), { waitUntil: "commit" });
	await expectAlert(page, verificationMessages.success);
	await expect(page).toHaveURL(/\/home$/);
	await page.goto(await mailedLink(request, person.email, VERIFY_MAIL), { waitUntil: "commit" });
	await expectAlert(page, verificationMessages.success);
});
