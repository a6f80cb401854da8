import { expect, type Page, test } from "@playwright/test";
import { staffMessages } from "#core/messages/staff.ts";
import { appWith } from "#server/testing/second-factor.ts";
import { alertBox, submitLogIn } from "./accounts.ts";
import { expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { open } from "./browsing.ts";
import { invitedStaff, openAsStaff } from "./staff.ts";

const NEXT_CODE_MS = 30_000;

async function giveCode(page: Page, code: string): Promise<void> {
	await page.getByLabel("Code", { exact: true }).fill(code);
	await page.getByRole("button", { name: "Continue" }).click();
}

test("an app is set up, then asked for at log-in; a recovery code does it once, too", async ({ page, request }) => {
	test.slow();
	const person = await invitedStaff(request);
	await openAsStaff(page, "/admindashboard/account", person);
	await page.getByRole("button", { name: "Set up an app" }).click();
	await expect(page.getByRole("img", { name: "QR code for your app" })).toBeVisible();
	const app = appWith(String(await page.locator("code").textContent()).replaceAll(" ", ""));
	await page.getByLabel("Code", { exact: true }).fill("000000");
	await page.getByRole("button", { name: "Switch on" }).click();
	await expect(page.getByText(staffMessages.wrongCode)).toBeVisible();
	await expectNoAxeFindingsInBothSchemes(page);
	await page.getByLabel("Code", { exact: true }).fill(app.codeAt(new Date()));
	await page.getByRole("button", { name: "Switch on" }).click();
	const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
	await expect(codes).toHaveCount(10);
	await expectNoAxeFindingsInBothSchemes(page);
	const recovery = String(await codes.first().textContent());
	await page.getByRole("button", { name: "I have kept them" }).click();
	await expect(page.getByText("10 recovery codes are left")).toBeVisible();

	const logInAgain = async () => {
		await page.evaluate(() => localStorage.clear());
		await open(page, "/loginadmin");
		await submitLogIn(page, person);
		await expect(page.getByRole("heading", { name: "Your code, please" })).toBeVisible();
	};
	await logInAgain();
	// The app's next code: the one of the set-up is used up.
	await giveCode(page, app.codeAt(new Date(Date.now() + NEXT_CODE_MS)));
	await expect(page).toHaveURL(/\/admindashboard$/);
	await logInAgain();
	await giveCode(page, recovery);
	await expect(page).toHaveURL(/\/admindashboard$/);
	await logInAgain();
	await giveCode(page, recovery);
	await expect(page.getByText(staffMessages.wrongCode)).toBeVisible();
	await expectNoAxeFindingsInBothSchemes(page);
	await page.getByRole("button", { name: "Log in as somebody else" }).click();
	await expect(page.getByRole("heading", { name: "Staff log in" })).toBeVisible();
});

test("an admin switches off the second factor of a colleague who lost the phone", async ({ page, request }) => {
	const person = await invitedStaff(request, "employee");
	await openAsStaff(page, "/admindashboard/account", person);
	await page.getByRole("button", { name: "Set up an app" }).click();
	const app = appWith(String(await page.locator("code").textContent()).replaceAll(" ", ""));
	await page.getByLabel("Code", { exact: true }).fill(app.codeAt(new Date()));
	await page.getByRole("button", { name: "Switch on" }).click();
	await page.getByRole("button", { name: "I have kept them" }).click();
	await openAsStaff(page, "/admindashboard/users");
	const row = page.getByRole("row").filter({ hasText: person.login_name });
	await expect(row).toContainText("Logs in with a second factor");
	await row.getByRole("button", { name: `Account of ${person.login_name}` }).click();
	await page.getByRole("menuitem", { name: "Switch the second factor off" }).click();
	await alertBox(page).getByRole("button", { name: "Switch off" }).click();
	await expect(row).not.toContainText("Logs in with a second factor");
	await page.evaluate(() => localStorage.clear());
	await open(page, "/loginadmin");
	await submitLogIn(page, person);
	await expect(page).toHaveURL(/\/admindashboard$/);
});
