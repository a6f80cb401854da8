import { expect, test } from "@playwright/test";
import { signUpMessages } from "#core/messages.ts";

test("what was typed before the page listened is kept", async ({ page }) => {
	const typed = Promise.withResolvers<void>();
	await page.route(/\/assets\/entry\.client/, async (route) => {
		await typed.promise;
		await route.continue();
	});
	await page.goto("/signup", { waitUntil: "commit" });
	await page.getByLabel("Name", { exact: true }).fill("Ana");
	await page.getByLabel("City").fill("R0sario");
	typed.resolve();
	await expect(async () => {
		await page.getByLabel("Last name").press("Enter");
		await expect(page.getByText(signUpMessages.city)).toBeVisible({ timeout: 500 });
	}).toPass();
	await expect(page.getByText(signUpMessages.name)).toHaveCount(0);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ana");
});
