import { expect, test } from "@playwright/test";
import { listMessages } from "#core/messages/lists.ts";
import { alertBox, answerAlert, logIn, signedUp, submitLogIn } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { listMenu, madeList, saved, someProducts } from "./lists.ts";

// Contrast is measured on what has arrived, not on what is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a list is made on a product's page, found in the profile, renamed and deleted", async ({ page, request }) => {
	const [one, two] = await someProducts(request, 2);
	await logIn(page, await signedUp(request));
	await open(page, `/products/${one?.id_product}`);
	await listMenu(page).click();
	await page.getByRole("menuitem", { name: "New list" }).click();
	await expectNoAxeFindings(page);
	await page.getByRole("button", { name: "Create" }).click();
	await expect(page.getByText(listMessages.titleMissing)).toBeVisible();
	await page.getByLabel("New list").fill("<b>Summer</b>");
	await page.getByRole("button", { name: "Create" }).click();
	await expect(page.getByText(listMessages.titleInvalid)).toBeVisible();
	await page.getByLabel("New list").fill("Summer");
	await page.getByRole("button", { name: "Create" }).click();
	await answerAlert(page, listMessages.created);

	await listMenu(page).click();
	await page.getByRole("menuitem", { name: "Summer" }).click();
	await answerAlert(page, { title: "Oh, oh!", text: listMessages.alreadyOnList });
	await open(page, `/products/${two?.id_product}`);
	await listMenu(page).click();
	await page.getByRole("menuitem", { name: "Summer" }).click();
	await answerAlert(page, { title: "Success!", text: "Added to Summer" });

	await page.goto("/client/profile");
	await page.getByRole("link", { name: /Summer.*2 products/ }).click();
	await expect(page).toHaveURL(/\/lists\/\d+$/);
	await expect(saved(page)).toHaveText([two?.name ?? "", one?.name ?? ""]);
	await expectNoAxeFindings(page);
	await page.getByRole("button", { name: "Rename" }).click();
	await page.getByLabel("Name of the list").fill("Favoritos");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText(listMessages.titleReserved)).toBeVisible();
	await page.getByLabel("Name of the list").fill("Holidays");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Holidays");
	await page.getByRole("button", { name: `Remove ${two?.name}` }).click();
	await answerAlert(page, listMessages.itemRemoved);
	await expect(saved(page)).toHaveText([one?.name ?? ""]);

	await page.getByRole("button", { name: "Delete list" }).click();
	await alertBox(page).getByRole("button", { name: "Keep it" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Holidays");
	await page.getByRole("button", { name: "Delete list" }).click();
	await alertBox(page).getByRole("button", { name: "Delete" }).click();
	await expect(page).toHaveURL(/\/client\/profile$/);
	await expect(page.getByRole("link", { name: /Holidays/ })).toHaveCount(0);
});

test("a new list with a favourites name adds the product to the favourites and says so", async ({ page, request }) => {
	const [product] = await someProducts(request, 1);
	await logIn(page, await signedUp(request));
	await open(page, `/products/${product?.id_product}`);
	await listMenu(page).click();
	await page.getByRole("menuitem", { name: "New list" }).click();
	await page.getByLabel("New list").fill("FAVORITAS");
	await page.getByRole("button", { name: "Create" }).click();
	await answerAlert(page, listMessages.favoriteAdded);
	await page.goto("/favorites");
	await expect(saved(page)).toHaveText([product?.name ?? ""]);
	await expect(page.getByRole("button", { name: "Delete list" })).toHaveCount(0);
	await expectNoAxeFindings(page);
});

test("the focus comes back to the menu after the dialog it opened", async ({ page, request }) => {
	const [product] = await someProducts(request, 1);
	await logIn(page, await signedUp(request));
	await open(page, `/products/${product?.id_product}`);
	await listMenu(page).press("Enter");
	await page.getByRole("menuitem", { name: "New list" }).press("Enter");
	await expect(page.getByRole("dialog", { name: "Save to a wish list" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(listMenu(page)).toBeFocused();
});

test("what a visitor wanted to save to a list is saved after log-in", async ({ page, request }) => {
	const [product] = await someProducts(request, 1);
	const person = await signedUp(request);
	await open(page, `/products/${product?.id_product}`);
	await page.getByRole("button", { name: "Add to a wish list" }).click();
	await alertBox(page).getByRole("button", { name: "Yes" }).click();
	await submitLogIn(page, person);
	await expect(page).toHaveURL(new RegExp(`/products/${product?.id_product}$`));
	await page.getByLabel("New list").fill("Kept");
	await page.getByRole("button", { name: "Create" }).click();
	await answerAlert(page, listMessages.created);
});

test("a list shows price, stock and offer, and puts one or all into the cart", async ({ page, request }) => {
	const products = await someProducts(request, 2);
	await logIn(page, await signedUp(request));
	const id = await madeList(
		page,
		"To buy",
		products.map(({ id_product }) => id_product),
	);
	await open(page, `/lists/${id}`);
	const [first] = products;
	const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: first?.name ?? "" }) });
	await expect(item.getByText(/^Saved at \$\s[\d,]+\.\d\d/)).toBeVisible();
	await item.getByRole("button", { name: "Add to cart" }).click();
	await expect(page.getByText(`Please choose a size for ${first?.name} first`)).toBeVisible();
	for (const group of await page.getByRole("group", { name: /^Size of/ }).all()) {
		await group.getByRole("button", { name: /^M/ }).click();
	}
	await item.getByRole("button", { name: "Add to cart" }).click();
	await expect(page.getByText(/, M is in your cart$/)).toBeVisible();
	await page.getByRole("button", { name: "Add all to cart" }).click();
	await expect(page.getByText("2 pieces are in your cart")).toBeVisible();
	await expect(page.getByRole("link", { name: "Cart, 3 items" })).toBeVisible();
});

test("a list that is not there, or somebody else's, is the same page", async ({ page, request }) => {
	await logIn(page, await signedUp(request));
	for (const id of ["999999999", "1", "nonsense"]) {
		await page.goto(`/lists/${id}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This list is not here");
	}
	await expectNoAxeFindings(page);
});

for (const [width, height] of [
	[390, 844],
	[1440, 900],
] as const) {
	test(`at ${width} the menu lies wholly on the screen and beside the picture`, async ({ page, request }) => {
		await page.setViewportSize({ width, height });
		const [product] = await someProducts(request, 1);
		await logIn(page, await signedUp(request));
		await madeList(page, "A list with a rather long name for a menu", []);
		await open(page, `/products/${product?.id_product}`);
		await listMenu(page).click();
		const menu = page.getByRole("menu", { name: "Add to a wish list" });
		await expect(menu.getByRole("menuitem").last()).toBeInViewport({ ratio: 1 });
		const [box, picture] = [await menu.boundingBox(), await page.locator("main img").first().boundingBox()];
		if (!box || !picture) throw new Error("the menu and the picture have a place");
		expect(box.x).toBeGreaterThanOrEqual(0);
		expect(box.x + box.width).toBeLessThanOrEqual(width);
		if (width > 921) expect(box.x).toBeGreaterThanOrEqual(picture.x + picture.width);
		await expectNoAxeFindings(page);
		await page.keyboard.press("Escape");
		await expect(menu).toHaveCount(0);
		await expect(listMenu(page)).toBeFocused();
	});
}
