import { expect, type Page, test } from "@playwright/test";
import { accountMessages } from "#core/messages.ts";
import { answerAlert, logIn, mailedLink, RESET_MAIL, signedUp } from "./accounts.ts";
import { open } from "./browsing.ts";

const first = (page: Page) => page.locator("input[name=login_password]");
const second = (page: Page) => page.locator("input[name=login_password_val]");
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
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
