import { expect, test } from "@playwright/test";
import { listMessages } from "#core/messages/lists.ts";
import { alertBox, answerAlert, expectAlert, greeting, logIn, signedUp, stored, submitLogIn } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { cardLinks, open } from "./browsing.ts";
import { heart, madeList, saved, someProducts } from "./lists.ts";
import { openAsStaff } from "./staff.ts";

// Contrast is measured on what has arrived, not on what is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a visitor's heart asks to log in, and the product is in the favourites afterwards", async ({ page, request }) => {
	const person = await signedUp(request);
	await open(page, "/home");
	const card = page.locator("article").first();
	const name = (await card.getByRole("link").textContent()) ?? "";
	await heart(page, { name }).click();
	await expectAlert(page, { title: listMessages.logInForProducts, text: listMessages.logInQuestion });
	await alertBox(page).getByRole("button", { name: "Yes" }).click();
	await expect(page).toHaveURL(/\/login\?next=home$/);
	await page.reload();
	await submitLogIn(page, person);
	await expect(page).toHaveURL(/\/home$/);
	await answerAlert(page, listMessages.favoriteAdded);
	await expect(heart(page, { name })).toHaveAttribute("aria-pressed", "true");
	expect(await stored(page, "pendingSave")).toBeNull();
	await page.goto("/favorites");
	await expect(saved(page)).toHaveText([name]);
});

test("a visitor who says no stays a visitor, and nothing is kept", async ({ page }) => {
	await open(page, "/products/3");
	await page.getByRole("button", { name: "Add to a wish list" }).click();
	await expectAlert(page, { title: listMessages.logInForLists, text: listMessages.logInQuestion });
	await alertBox(page).getByRole("button", { name: "No" }).click();
	await expect(page).toHaveURL(/\/products\/3$/);
	expect(await stored(page, "pendingSave")).toBeNull();
});

test("a heart fills on the card and on the product's page, and empties again", async ({ page, request }) => {
	await logIn(page, await signedUp(request));
	await open(page, "/home");
	const name = (await cardLinks(page).first().textContent()) ?? "";
	await heart(page, { name }).click();
	await answerAlert(page, listMessages.favoriteAdded);
	await expect(heart(page, { name })).toHaveAttribute("aria-pressed", "true");
	await expectNoAxeFindings(page);
	await cardLinks(page).first().click();
	await expect(page).toHaveURL(/\/products\/\d+$/);
	await expect(heart(page, { name })).toHaveAttribute("aria-pressed", "true");
	await heart(page, { name }).click();
	await answerAlert(page, listMessages.itemRemoved);
	await expect(heart(page, { name })).toHaveAttribute("aria-pressed", "false");
});

test("favourites without any say so and lead to the profile after six seconds", async ({ page, request }) => {
	await logIn(page, await signedUp(request));
	// Time stands still from here on and moves only as told.
	await page.clock.install({ time: new Date("2030-01-01T10:00:00Z") });
	await page.clock.pauseAt(new Date("2030-01-01T10:10:00Z"));
	await open(page, "/favorites");
	await expectAlert(page, listMessages.noFavorites);
	await page.clock.runFor(5_900);
	await expect(page).toHaveURL(/\/favorites$/);
	await page.clock.runFor(200);
	await expect(page).toHaveURL(/\/client\/profile$/);
});

test("a product that is in the favourites already is not added again", async ({ page, request }) => {
	const [product] = await someProducts(request, 1);
	await logIn(page, await signedUp(request));
	// This page must not hear of it: a heart that is filled would take the product out again.
	await page.route("**/api/lists/live*", (route) => route.abort());
	const read = page.waitForResponse(/\/api\/lists\/get\?/);
	await open(page, `/products/${product?.id_product}`);
	await (await read).finished();
	await page.route("**/api/lists/get?*", (route) => route.abort());
	await madeList(page, "Favorite", [product?.id_product ?? 0]);
	await heart(page, { name: product?.name ?? "" }).click();
	await answerAlert(page, { title: "Oh, oh!", text: listMessages.alreadyFavorite });
});

test("staff see neither hearts nor lists", async ({ page }) => {
	await openAsStaff(page, "/home");
	await expect(greeting(page)).toBeVisible();
	await expect(page.getByRole("button", { name: /favorites$/ })).toHaveCount(0);
	await open(page, "/products/3");
	await expect(page.getByRole("button", { name: /favorites$/ })).toHaveCount(0);
	await expect(page.getByText("Add to a wish list")).toHaveCount(0);
});
