import { expect, type Page, test } from "@playwright/test";
import { alertBox } from "./accounts.ts";
import { expectSound } from "./axe.ts";
import { open } from "./browsing.ts";
import { addedProduct, freshName, openAsStaff, paidOrder, statusMenu } from "./staff.ts";

/** At rest: axe measures contrast, and a dialog fades in. */
async function expectSoundDialog(page: Page, what: string): Promise<void> {
	await expect(page.locator("dialog[open]")).toHaveCSS("opacity", "1");
	await expectSound(page, what);
}

test.describe("axe finds nothing and nothing sticks out", () => {
	test.use({ reducedMotion: "reduce" });
	test.slow();

	test("on the dashboard, orders, users, clients, searches, sizes, permissions and the audit log", async ({
		page,
		request,
	}) => {
		const { orderId } = await paidOrder(request);
		await openAsStaff(page, "/admindashboard");
		const article = page.getByRole("article").first();
		const screens = [
			["/admindashboard", page.getByRole("heading", { name: "Newest orders" })],
			["/admindashboard/users", page.getByRole("table", { name: "Users" })],
			["/admindashboard/clients?search=du", page.getByRole("table", { name: "Clients" })],
			["/admindashboard/reviews", page.getByRole("list", { name: "Reviews" })],
			["/admindashboard/returns", page.getByRole("heading", { name: "Returns", exact: true })],
			["/admindashboard/log", page.getByLabel("User, action or subject")],
			["/admindashboard/account", page.getByRole("heading", { name: "My account" })],
			["/admindashboard/categories", page.getByRole("table", { name: "Collections" })],
			["/admindashboard/searches", page.getByRole("heading", { name: "Searches", exact: true })],
			["/admindashboard/figures?range=days90&compare=before", page.getByRole("img", { name: /^Revenue by day/ })],
			["/admindashboard/sizes", page.getByRole("table", { name: "Sizes" })],
			["/admindashboard/keys", page.getByText("No keys yet").or(page.getByRole("table", { name: "API keys" }))],
			["/admindashboard/webhooks", page.getByText("No receivers yet").or(article)],
			["/admindashboard/webhooks/1", page.getByText("Nothing was sent yet").or(article)],
			[
				"/admindashboard/moving",
				page.getByText("Nothing has been imported yet.").or(page.getByRole("table", { name: "The last imports" })),
			],
			["/admindashboard/settings", page.getByRole("form", { name: "Security" })],
			["/admindashboard/settings/texts", page.getByRole("heading", { name: "Who sells" }).first()],
			["/admindashboard/permissions", page.getByRole("table", { name: "What employees may do" })],
			["/admindashboard/orders", page.getByRole("table", { name: "Orders" })],
			[`/admindashboard/orders/${orderId}`, page.getByRole("heading", { name: "Timeline" })],
		] as const;
		for (const [address, shown] of screens) {
			await open(page, address);
			await expect(shown).toBeVisible();
			await expectSound(page, address);
		}
		await statusMenu(page).click();
		await expectSound(page, "the status menu");
		await page.getByRole("menuitem", { name: "Cancelled" }).click();
		await expect(alertBox(page)).toBeVisible();
		await expectSoundDialog(page, "the question");
	});

	test("on the forms of products and categories, offers, codes and what is off sale", async ({ page, request }) => {
		const { id, headers } = await addedProduct(request, freshName("Saco"));
		await openAsStaff(page, "/addnewproduct");
		await page.getByRole("button", { name: "Create product" }).click();
		await expect(page.getByLabel("Brand")).toHaveAttribute("aria-invalid", "true");
		await expectSound(page, "an empty product form");
		await open(page, "/addnewproduct/addcategory");
		await page.getByRole("button", { name: "Create category" }).click();
		await expectSound(page, "the category form");
		await open(page, "/admindashboard/codes");
		await expect(page.getByRole("table", { name: "Discount codes" })).toBeVisible();
		await expectSound(page, "the codes");
		await open(page, "/admindashboard/offers");
		await page.getByRole("list", { name: "Products to choose from" }).getByRole("button").first().click();
		await expect(page.getByRole("table")).toBeVisible();
		await expectSound(page, "the offers");

		await open(page, `/updateProducto/${id}`);
		await page.getByLabel("Brand").fill("Mine");
		const updatedProduct = { id_product: id, brand: freshName("Other") };
		await request.patch("/api/products/update", { headers, data: { updatedProduct } });
		await page.getByRole("button", { name: "Save changes" }).click();
		await expect(page.getByRole("dialog", { name: "Someone else changed this meanwhile" })).toBeVisible();
		await expectSoundDialog(page, "both versions");
		await page.getByRole("button", { name: "Take theirs" }).click();
		await expect(page.getByLabel("Brand")).toHaveValue(updatedProduct.brand);
		await open(page, "/admindashboard/offsale");
		await expect(page.getByText("Everything is on sale").or(page.getByRole("table"))).toBeVisible();
		await expectSound(page, "what is off sale");
		await open(page, "/admindashboard/products");
		await page.getByRole("checkbox", { name: "Choose" }).first().check();
		await expectSound(page, "the products");
		await page.getByRole("button", { name: "Edit the chosen" }).click();
		await page.getByLabel("Price by percent").fill("10");
		await page.getByRole("button", { name: "Show what it does" }).click();
		await expect(page.getByRole("button", { name: "Change 1 product" })).toBeVisible();
		await expectSoundDialog(page, "an edit of many");
	});
});
