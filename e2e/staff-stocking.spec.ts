import { expect, test } from "@playwright/test";
import { offerMessages } from "#core/messages.ts";
import { totalUnits } from "#core/rules/catalogue.ts";
import { formatMoney, fromCents, toCents } from "#core/rules/money.ts";
import { offerPriceCents } from "#core/rules/offer.ts";
import { answerAlert } from "./accounts.ts";
import { everyProduct, suitable } from "./browsing.ts";
import { freshName, openAsStaff, unreachable } from "./staff.ts";

test("a category is created, its fields are cleared, and the half-typed product waits", async ({ page }) => {
	const name = freshName("Capas");
	await openAsStaff(page, "/addnewproduct");
	await page.getByLabel("Brand").fill("Ojal");
	await page.getByRole("button", { name: "Add category" }).click();
	await expect(page).toHaveURL(/\/addnewproduct\/addcategory$/);
	await expect(page.getByLabel("Type").locator("option")).toHaveText(["Select Type", "Women", "Men"]);
	await page.getByRole("button", { name: "Create category" }).click();
	await expect(page.getByText("Give the category a name")).toBeVisible();
	await page.getByLabel("Category name").fill(name);
	await page.getByLabel("Type").selectOption("Men");
	await page.getByLabel("Category id").fill("2");
	await page.getByRole("button", { name: "Create category" }).click();
	await expect(page.getByText("A whole number above 2, or nothing for the next free one")).toBeVisible();
	await page.getByLabel("Category id").fill("");
	await page.getByRole("button", { name: "Create category" }).click();
	await expect(page.getByLabel("Category name")).toHaveValue("");
	await expect(page.getByLabel("Type")).toHaveValue("");
	await expect(page.getByLabel("Category id")).toHaveValue("");
	await page.getByLabel("Category name").fill(name.toUpperCase());
	await page.getByLabel("Type").selectOption("Men");
	await page.getByRole("button", { name: "Create category" }).click();
	await expect(page.getByLabel("Category name")).toBeFocused();
	await expect(page.getByLabel("Category name")).toHaveValue("");
	await expect(page.getByLabel("Category name")).toHaveAttribute("aria-invalid", "true");
	await page.getByRole("link", { name: "Back to the product" }).click();
	await expect(page.getByLabel("Brand")).toHaveValue("Ojal");
	await page.getByLabel("Category", { exact: true }).selectOption(name);
	await expect(page.getByLabel("Category", { exact: true }).locator("option:checked")).toHaveText(name);
});

test("chosen products go on offer after a preview, and offers end", async ({ page, request }) => {
	// Nobody else buys these: another price would stop them from paying.
	const quiet = (await everyProduct(request)).filter(({ id_product }) => id_product > 140 && id_product < 150);
	const target = suitable(quiet, ({ is_offer }) => !is_offer, "product at full price");
	await openAsStaff(page, `/admindashboard/offers?search=${encodeURIComponent(target.name)}`);
	await expect(page.getByRole("heading", { name: "Offers", exact: true })).toBeVisible();
	const discount = page.getByLabel(offerMessages.discountLabel, { exact: true });
	await expect(discount).toHaveAttribute("type", "number");
	await expect(discount).toHaveAttribute("min", "1");
	await expect(discount).toHaveAttribute("max", "99");
	const item = page.getByRole("listitem").filter({ has: page.locator(`a[href="/products/${target.id_product}"]`) });
	await expect(item.getByText(`Stocks: ${totalUnits(target)}`, { exact: true })).toBeVisible();
	await expect(item.getByText(formatMoney(target.price, "ARS"), { exact: true })).toBeVisible();
	const picture = item.getByRole("link").locator("img");
	await expect(picture).toHaveAttribute("src", new RegExp(target.default_image.replace(".webp", "")));
	const choice = item.getByRole("button", { name: target.name });
	await choice.focus();
	await page.keyboard.press("Space");
	await expect(choice).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await expect(page.getByText("A whole number from 1 to 99")).toBeVisible();
	await discount.fill("50");
	await expect(
		page.getByRole("cell", { name: `→ ${formatMoney(fromCents(offerPriceCents(toCents(target.price), 50)), "ARS")}` }),
	).toBeVisible();
	await page.route("**/api/offers/newOffer", (route) => route.abort(), { times: 1 });
	await page.getByRole("button", { name: "Send" }).click();
	await answerAlert(page, unreachable);
	await expect(discount).toHaveValue("50");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(discount).toHaveValue("0");
	await expect(choice).toHaveAttribute("aria-pressed", "false");
	await expect(item.getByText("-50%")).toBeVisible();
	await choice.click();
	await page.getByRole("button", { name: "End offers (1)" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "End offers" }).click();
	await expect(item.getByText("-50%")).toHaveCount(0);
	expect((await (await request.get(`/api/products/${target.id_product}`)).json()).is_offer).toBe(false);
});

test("a discount code is made and ended", async ({ page }) => {
	const code = `E2E${Date.now()}-${process.pid}`;
	await openAsStaff(page, "/admindashboard/codes");
	await page.getByRole("button", { name: "Create code" }).click();
	await expect(page.getByText("A whole number from 1 to 99")).toBeVisible();
	await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
	await page.getByLabel("Percent").fill("15");
	await page.getByRole("button", { name: "Create code" }).click();
	const row = page.getByRole("row").filter({ hasText: code });
	await expect(row).toContainText("In use");
	await row.getByRole("button", { name: `End ${code}` }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "End code" }).click();
	await expect(row).toContainText("Ended");
});
