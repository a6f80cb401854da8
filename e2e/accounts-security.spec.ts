import { expect, test } from "@playwright/test";
import { accountMessages } from "#core/messages.ts";
import { expectAlert, logIn, logInByForm, mailedLink, newPerson, stored, verified } from "./accounts.ts";
import { open } from "./browsing.ts";

const NEW_ADDRESS_MAIL = "Please confirm your new e-mail address";

test("a new e-mail address takes the old one's place once its mail is opened, and the old one hears of it twice", async ({
	page,
	request,
	context,
}) => {
	const person = await verified(request);
	const { email } = newPerson();
	await logIn(page, person);
	await open(page, "/client/profile");
	await page.getByLabel("E-mail", { exact: true }).fill(email);
	await page.getByLabel("Your password").fill(person.login_password);
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("takes its place once you open the link")).toContainText(email);
	await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(person.email);
	await mailedLink(request, person.email, "A new e-mail address was asked for");
	const other = await context.newPage();
	await other.goto(await mailedLink(request, email, NEW_ADDRESS_MAIL));
	await expectAlert(other, { title: "Congratulations!", text: accountMessages.emailConfirmed });
	await expect
		.poll(async () => (await request.get(`/mailbox.json?to=${encodeURIComponent(person.email)}`)).text())
		.toContain("Your e-mail address was changed");
	await page.reload();
	await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
	await expect(page.getByText("takes its place once you open the link")).toHaveCount(0);
	await page.evaluate(() => localStorage.clear());
	await logInByForm(page, { ...person, login_name: email });
});

test("a stolen session is seen and taken out", async ({ page, browser, request }) => {
	const person = await verified(request);
	const thief = await (await browser.newContext()).newPage();
	await logInByForm(thief, person);
	await logInByForm(page, person);
	await open(page, "/client/profile");
	await expect(page.getByRole("button", { name: "Log out this device" })).toHaveCount(2);
	await page.getByRole("button", { name: "Log out everywhere else" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Log out", exact: true }).click();
	await expect(page.getByRole("button", { name: "Log out this device" })).toHaveCount(1);
	await thief.goto("/client/profile");
	await expect(thief).toHaveURL(/\/login\?next=profile$/);
	expect(await stored(thief, "token")).toBeNull();
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
	await thief.context().close();
});
