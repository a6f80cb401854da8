import { expect, type Page, test } from "@playwright/test";
import { ALERT_TIMER_MS, accountMessages, resetMessages } from "#core/messages.ts";
import { alertBox, answerAlert, demoClient, expectAlert, logIn, mailedLink, RESET_MAIL, signedUp } from "./accounts.ts";
import { open } from "./browsing.ts";

const first = (page: Page) => page.locator("input[name=login_password]");
const second = (page: Page) => page.locator("input[name=login_password_val]");
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const hint = (page: Page) => page.locator("form").getByRole("status");

test("the screen says what it says, and hints while one types", async ({ page }) => {
	await open(page, "/resetpassword/1155550100?token=whatever");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(resetMessages.screenTitle);
	await expect(page.getByText(resetMessages.screenSubtitle, { exact: true })).toBeVisible();
	await expect(page.getByLabel(resetMessages.newPassword, { exact: true })).toHaveAttribute("name", "login_password");
	await expect(page.getByLabel(resetMessages.retypePassword)).toHaveAttribute("name", "login_password_val");
	await expect(first(page)).toHaveAttribute("type", "password");
	await expect(second(page)).toHaveAttribute("type", "password");
	await expect(hint(page)).toHaveText(resetMessages.hintEmpty);
	const red = await hint(page).evaluate((element) => getComputedStyle(element).color);
	await first(page).fill("second-Pass-2");
	await expect(hint(page)).toHaveText(resetMessages.hintDifferent);
	expect(await hint(page).evaluate((element) => getComputedStyle(element).color)).toBe(red);
	await expect(submit(page)).toBeDisabled();
	await second(page).fill("second-Pass-2");
	await expect(hint(page)).toHaveText(resetMessages.hintEqual);
	expect(await hint(page).evaluate((element) => getComputedStyle(element).color)).not.toBe(red);
	await expect(submit(page)).toBeEnabled();
});

test("an empty password and two different ones are refused with their alerts", async ({ page }) => {
	await open(page, "/resetpassword/1155550100?token=whatever");
	await submit(page).click();
	await answerAlert(page, resetMessages.empty);
	await first(page).fill("second-Pass-2");
	await second(page).fill("other-Pass-3");
	await second(page).press("Enter");
	await answerAlert(page, resetMessages.mismatch);
	await first(page).fill("short");
	await second(page).fill("short");
	await submit(page).click();
	await answerAlert(page, { title: "Alert!", text: accountMessages.passwordTooShort });
});

for (const address of [
	"/resetpassword/1155550100?token=not-mine",
	"/resetpassword/1155550100",
	"/resetpassword/abc?token=x",
]) {
	test(`${address} changes nothing`, async ({ page }) => {
		await open(page, address);
		await first(page).fill("stolen-Pass-9");
		await second(page).fill("stolen-Pass-9");
		await submit(page).click();
		await answerAlert(page, { title: "Error :s", text: accountMessages.resetRefused });
		await logIn(page, demoClient);
	});
}

test("a link is good once, and ends the sessions of other tabs", async ({ page, request, context }) => {
	const person = await signedUp(request);
	await logIn(page, person);
	await request.get(`/api/client/resetPass?email=${encodeURIComponent(person.email)}`);
	const link = await mailedLink(request, person.email, RESET_MAIL);
	const other = await context.newPage();
	for (const outcome of [
		{ title: "Success!", text: "Your password has been changed" },
		{ title: "Error :s", text: accountMessages.resetRefused },
	]) {
		await open(other, link);
		await first(other).fill("second-Pass-2");
		await second(other).fill("second-Pass-2");
		await submit(other).click();
		await answerAlert(other, outcome);
	}
	await page.goto("/client/profile");
	await expect(page).toHaveURL(/\/login\?next=profile$/);
});

test("the alert that the mail is on its way goes by itself after four seconds", async ({ page, request }) => {
	const { email } = await signedUp(request);
	// Time stands still from here on and moves only as told.
	await page.clock.install({ time: new Date("2030-01-01T10:00:00Z") });
	await page.clock.pauseAt(new Date("2030-01-01T10:10:00Z"));
	await open(page, "/login");
	await page.getByLabel("E-mail").fill(email);
	await page.getByRole("button", { name: "Send" }).click();
	await expectAlert(page, resetMessages.mailed(email));
	await page.clock.runFor(ALERT_TIMER_MS - 100);
	await expect(alertBox(page)).toBeVisible();
	await page.clock.runFor(200);
	await expect(alertBox(page)).toHaveCount(0);
	await expect(page).toHaveURL(/\/home$/);
});

test("a mail that cannot be asked for because the shop is out of reach is told, and can be asked for again", async ({
	page,
	request,
}) => {
	const { email } = await signedUp(request);
	await open(page, "/login");
	await page.route("**/api/client/resetPass*", (route) => route.abort());
	await page.getByLabel("E-mail").fill(email);
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("The shop cannot be reached. Please check your connection and try again.")).toBeVisible();
	await page.unroute("**/api/client/resetPass*");
	await page.getByRole("button", { name: "Send" }).click();
	await expectAlert(page, resetMessages.mailed(email));
});
