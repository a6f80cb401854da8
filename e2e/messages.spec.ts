import { expect, test } from "@playwright/test";
import { listMessages } from "#core/messages/lists.ts";
import { discountMessages, logInMessages } from "#core/messages.ts";
import { alertBox, expectAlert, logIn, signedUp } from "./accounts.ts";
import { cardLinks, open } from "./browsing.ts";
import { garments } from "./buying.ts";
import { fillCart } from "./carts.ts";
import { heart } from "./lists.ts";

// Time moves only as told, so that no message leaves before it was looked at.
test.beforeEach(async ({ page }) => {
	await page.clock.install();
});

for (const width of [390, 1440]) {
	test(`at ${width} a heart is confirmed beside what one does, and the confirmation leaves by itself`, async ({
		page,
		request,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await logIn(page, await signedUp(request));
		await open(page, "/home");
		await expect(cardLinks(page)).toHaveCount(12);
		const [first = "", second = ""] = await cardLinks(page).allTextContents();
		await page.clock.pauseAt(Date.now() + 3_600_000);
		await heart(page, { name: first }).focus();
		await page.keyboard.press("Enter");
		await expectAlert(page, listMessages.favoriteAdded);
		await expect(heart(page, { name: first })).toBeFocused();
		await heart(page, { name: second }).click();
		await expect(heart(page, { name: second })).toHaveAttribute("aria-pressed", "true");
		await expectAlert(page, listMessages.favoriteAdded);
		await page.clock.runFor(4_100);
		await expect(alertBox(page)).toHaveCount(0);
	});
}

test("an alert goes with Escape and leaves the focus where it was", async ({ page }) => {
	await open(page, "/login");
	await page.clock.pauseAt(Date.now() + 3_600_000);
	await page.getByLabel("Password", { exact: true }).focus();
	await page.keyboard.press("Enter");
	await expectAlert(page, logInMessages.clientFieldsMissing);
	await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
	await page.keyboard.type("typed on");
	await page.keyboard.press("Escape");
	await expect(alertBox(page)).toHaveCount(0);
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue("typed on");
});

test("an alert goes when one goes on to another screen", async ({ page }) => {
	await open(page, "/login");
	await page.clock.pauseAt(Date.now() + 3_600_000);
	await page.getByLabel("Password", { exact: true }).press("Enter");
	await expectAlert(page, logInMessages.clientFieldsMissing);
	await page.getByRole("link", { name: "Sign Up", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign up");
	await expect(alertBox(page)).toHaveCount(0);
});

test("an alert stays while it is pointed at, and leaves when the pointer has gone", async ({ page }) => {
	await page.clock.pauseAt(Date.now() + 3_600_000);
	await open(page, "/home?category=999999");
	await alertBox(page).hover();
	await page.clock.runFor(60_000);
	await expect(alertBox(page)).toBeVisible();
	await page.mouse.move(0, 800);
	await page.clock.runFor(10_100);
	await expect(alertBox(page)).toHaveCount(0);
});

test("a refused code is told without taking the focus from the field", async ({ page, request }) => {
	await fillCart(page, ...(await garments(request, 0)));
	await open(page, "/cart");
	await page.getByLabel("Discount code").fill("NOSUCHCODE");
	await page.keyboard.press("Enter");
	await expectAlert(page, discountMessages.invalid);
	await expect(page.getByLabel("Discount code")).toBeFocused();
});
