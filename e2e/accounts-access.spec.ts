import { expect, type Page, test } from "@playwright/test";
import { demoClient, holdAlert, logIn, openAccountMenu } from "./accounts.ts";
import { expectSound } from "./axe.ts";
import { open } from "./browsing.ts";

const screens: { name: string; show: (page: Page) => Promise<void> }[] = [
	{
		name: "log-in",
		show: async (page) => {
			await open(page, "/login");
			await expect(page.getByRole("button", { name: /^Sign Up with / })).toBeVisible();
		},
	},
	{
		name: "log-in's alert",
		show: async (page) => {
			await open(page, "/login");
			await page.getByRole("button", { name: "Login", exact: true }).click();
			await holdAlert(page);
		},
	},
	{ name: "confirmed alert", show: (page) => open(page, "/alerts/confirm/nothing") },
	{ name: "staff log-in", show: (page) => open(page, "/loginadmin") },
	{ name: "reset password", show: (page) => open(page, "/resetpassword/1155550100?token=x") },
	{
		name: "verification",
		show: async (page) => {
			await page.goto("/verification/nothing");
			await holdAlert(page);
		},
	},
	{
		name: "sign-up with mistakes",
		show: async (page) => {
			await open(page, "/signup");
			await page.getByLabel("Name", { exact: true }).fill("Ana");
			await page.getByLabel("City").press("Enter");
			await expect(page.getByLabel("Last name")).toBeFocused();
		},
	},
	{
		name: "third-party completion",
		show: async (page) => {
			await open(page, "/signupgoogle");
			await expect(page.getByRole("button", { name: /^Sign Up with / })).toBeVisible();
		},
	},
	{
		name: "profile, its menu and its question",
		show: async (page) => {
			await logIn(page, demoClient);
			await open(page, "/client/profile");
			await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
			await openAccountMenu(page);
			await expectSound(page, "the account menu");
			await page.keyboard.press("Escape");
			await page.getByRole("button", { name: "Delete account" }).click();
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
];

for (const { name, show } of screens) {
	test(`axe finds nothing on ${name}, and nothing sticks out`, async ({ page }) => {
		await show(page);
		await expectSound(page, name);
	});
}
