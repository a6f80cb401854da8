import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { accountMessages, logInMessages, resetMessages } from "#core/messages.ts";
import {
	alertBox,
	answerAlert,
	greeting,
	logIn,
	logInByForm,
	mailedLink,
	newPerson,
	signedUp,
	stored,
	submitLogIn,
	VERIFY_MAIL,
} from "./accounts.ts";
import { open } from "./browsing.ts";

test("a client edits the data, and the greeting and a reload show it", async ({ page, request }) => {
	const person = await signedUp(request);
	const { phone } = newPerson();
	await logIn(page, person);
	await open(page, "/client/profile");
	const save = page.getByRole("button", { name: "Save changes" });
	await page.getByLabel("Name", { exact: true }).fill("María");
	await page.getByLabel("Phone").fill(phone);
	await page.getByLabel("Your password").fill(person.login_password);
	await save.click();
	await expect(greeting(page)).toHaveText(`Hello, ${person.login_name} María`);
	await page.getByLabel("City").fill("San Nicolás");
	await Promise.all([
		page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok()),
		save.click(),
	]);
	await page.reload();
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("María");
	await expect(page.getByLabel("Phone")).toHaveValue(phone);
	await expect(page.getByLabel("City")).toHaveValue("San Nicolás");
});

test("an unverified address is said, and the mail is sent again", async ({ page, request, context }) => {
	const person = await signedUp(request);
	await logIn(page, person);
	await open(page, "/client/profile");
	await expect(page.getByText("Your e-mail address is not verified yet.")).toBeVisible();
	await page.getByRole("button", { name: "Send the mail again" }).click();
	await expect(page.getByRole("status").getByText(`We've sent an email to ${person.email}`)).toBeVisible();
	const other = await context.newPage();
	await other.goto(await mailedLink(request, person.email, VERIFY_MAIL));
	await expect(alertBox(other)).toBeVisible();
	await page.reload();
	await expect(page.getByText("Your e-mail address is verified.")).toBeVisible();
});

test("the password changes with the old one, and this browser stays logged in", async ({ page, request }) => {
	const person = await signedUp(request);
	await logIn(page, person);
	await open(page, "/client/profile");
	const before = await stored(page, "token");
	await page.getByLabel("Current password").fill(person.login_password);
	await page.getByLabel(resetMessages.newPassword, { exact: true }).fill("second-Pass-2");
	await page.getByLabel(resetMessages.retypePassword).fill("second-Pass-2");
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByRole("status").getByText("Your password has been changed")).toBeVisible();
	expect(await stored(page, "token")).not.toBe(before);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
	await page.evaluate(() => localStorage.clear());
	await open(page, "/login");
	await submitLogIn(page, person);
	await answerAlert(page, logInMessages.wrong);
	await logInByForm(page, { ...person, login_password: "second-Pass-2" });
});

test("the export is a file with everything about the client", async ({ page, request }) => {
	const person = await signedUp(request);
	await logIn(page, person);
	await open(page, "/client/profile");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Export my data" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("my-data.json");
	const content = await readFile(await download.path(), "utf8");
	expect(JSON.parse(content)).toMatchObject({ client: { email: person.email }, orders: [], lists: [] });
});

test("deleting the account asks first and for the password, and then nothing is left", async ({ page, request }) => {
	const person = await signedUp(request);
	await logIn(page, person);
	await open(page, "/client/profile");
	await page.getByRole("button", { name: "Delete account" }).click();
	const popup = page.getByRole("dialog", { name: "Delete your account?" });
	await popup.getByLabel("Password").fill("not-the-password");
	await popup.getByRole("button", { name: "Delete my account" }).click();
	await expect(popup.getByText(accountMessages.wrongPassword)).toBeVisible();
	await popup.getByLabel("Password").fill(person.login_password);
	await popup.getByRole("button", { name: "Delete my account" }).click();
	await answerAlert(page, { title: "Success!", text: accountMessages.deleted });
	await expect(page).toHaveURL(/\/home$/);
	expect(await stored(page, "token")).toBeNull();
	await open(page, "/login");
	await submitLogIn(page, person);
	await answerAlert(page, logInMessages.wrong);
});
