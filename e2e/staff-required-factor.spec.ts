import { expect, type Page, test } from "@playwright/test";
import { appWith } from "#server/testing/second-factor.ts";
import { submitLogIn } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { invitedStaff, openAsStaff } from "./staff.ts";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Staff" }).getByRole("link");
const rule = (page: Page) => page.getByRole("switch", { name: "All staff need a second factor" });

async function setUpApp(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Set up an app" }).click();
	const app = appWith(String(await page.locator("code").textContent()).replaceAll(" ", ""));
	await page.getByLabel("Code", { exact: true }).fill(app.codeAt(new Date()));
	await page.getByRole("button", { name: "Switch on" }).click();
	await page.getByRole("button", { name: "I have kept them" }).click();
}

async function switchRule(page: Page, answer: string): Promise<void> {
	await open(page, "/admindashboard/permissions");
	await rule(page).click();
	await page.getByRole("alertdialog").getByRole("button", { name: answer }).click();
}

// The rule is the shop's own: whatever happened, it is off afterwards.
test.afterEach(async ({ page }) => {
	await open(page, "/admindashboard/permissions");
	if ((await rule(page).getAttribute("aria-checked")) === "true") await switchRule(page, "Password alone");
	await expect(rule(page)).not.toBeChecked();
});

test("once the owner asks for a second factor, an employee sets one up and goes on", async ({
	page,
	browser,
	request,
}) => {
	const [owner, employee] = [await invitedStaff(request), await invitedStaff(request, "employee")];
	await openAsStaff(page, "/admindashboard/permissions", owner);
	await switchRule(page, "Ask for it");
	await expect(page.getByText("Set up a second factor for yourself first")).toBeVisible();
	await page.keyboard.press("Escape");
	await open(page, "/admindashboard/account");
	await setUpApp(page);
	await switchRule(page, "Ask for it");
	await expect(rule(page)).toBeChecked();

	const office = await (await browser.newContext()).newPage();
	await open(office, "/loginadmin");
	await submitLogIn(office, employee);
	await expect(office.getByRole("heading", { name: "One more step" })).toBeVisible();
	await expect(tabs(office)).toHaveText(["My account"]);
	await expectNoAxeFindings(office);
	await office.getByRole("link", { name: "Set up a second factor" }).click();
	await setUpApp(office);
	await expect(tabs(office).filter({ hasText: "Orders" })).toBeVisible();
	await tabs(office).filter({ hasText: "Orders" }).click();
	await expect(office.getByRole("heading", { name: "Orders" })).toBeVisible();

	await open(office, "/admindashboard/account");
	const devices = office.getByRole("region", { name: "Where you are logged in" });
	await expect(devices.getByText("· this device")).toBeVisible();
});
