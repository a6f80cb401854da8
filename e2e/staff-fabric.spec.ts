import { expect, type Page, test } from "@playwright/test";
import type { Product } from "#core/contract/products.ts";
import { productFormMessages } from "#core/messages.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { addedProduct, freshName, openAsStaff } from "./staff.ts";

const fabric = (page: Page) => page.getByRole("group", { name: "Fabric", exact: true });
const details = (page: Page) => page.getByRole("region", { name: "Description" }).locator("dl");
const { addFibre, fabricSum, fibreLabel, fibresTogether, fibresUnique, percentLabel, removeFibre } =
	productFormMessages;

test("staff say by keyboard what a product is made of and how it fits, and its page shows it", async ({
	page,
	browser,
	request,
}) => {
	const { id } = await addedProduct(request, freshName("Abrigo"));
	const visitor = await (await browser.newContext()).newPage();
	await open(visitor, `/products/${id}`);
	await expect(visitor.getByText("Warm and soft.", { exact: true })).toBeVisible();
	await expect(details(visitor)).toHaveCount(0);

	await openAsStaff(page, `/updateProducto/${id}`);
	await page.getByLabel("Fit", { exact: true }).selectOption("Relaxed");
	await fabric(page).getByRole("button", { name: addFibre }).focus();
	await page.keyboard.press("Enter");
	await expect(fabric(page).getByLabel(fibreLabel(1), { exact: true })).toBeFocused();
	await page.keyboard.type("wool");
	await page.keyboard.press("Tab");
	await page.keyboard.type("80");
	await expect(fabric(page).getByText(fibresTogether(80), { exact: true })).toBeVisible();
	await expect(fabric(page).getByRole("alert")).toHaveText(fabricSum(80));
	await fabric(page).getByRole("button", { name: addFibre }).focus();
	await page.keyboard.press("Enter");
	await expect(fabric(page).getByLabel(fibreLabel(2), { exact: true })).toBeFocused();
	await page.keyboard.type("Wool");
	await page.keyboard.press("Tab");
	await page.keyboard.type("20");
	await expect(fabric(page).getByText(fibresTogether(100), { exact: true })).toBeVisible();
	await expect(fabric(page).getByRole("alert")).toHaveText(fibresUnique);
	await fabric(page).getByLabel(fibreLabel(2), { exact: true }).fill("polyamide");
	await expect(fabric(page).getByRole("alert")).toHaveCount(0);
	await expectNoAxeFindings(page);
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();

	await open(visitor, `/products/${id}`);
	await expect(details(visitor).locator("dt")).toHaveText(["Fit", "Fabric"]);
	await expect(details(visitor).locator("dd")).toHaveText(["Relaxed", "80 % wool, 20 % polyamide"]);
	await expectNoAxeFindings(visitor);
});

test("a fibre is taken out by keyboard without losing one's place, and what is not known is not shown", async ({
	page,
	request,
}) => {
	const { id, headers } = await addedProduct(request, freshName("Saco"));
	const known = { id_product: id, fit: "slim", fabric: [{ fibre: "linen", percent: 100 }] };
	expect((await request.patch("/api/products/update", { headers, data: { updatedProduct: known } })).status()).toBe(
		200,
	);
	await openAsStaff(page, `/updateProducto/${id}`);
	await expect(page.getByLabel("Fit", { exact: true })).toHaveValue("slim");
	await expect(fabric(page).getByLabel(percentLabel(1))).toHaveValue("100");
	await fabric(page)
		.getByRole("button", { name: removeFibre(1) })
		.focus();
	await page.keyboard.press("Enter");
	await expect(fabric(page).getByRole("button", { name: addFibre })).toBeFocused();
	await expect(fabric(page).getByRole("textbox")).toHaveCount(0);
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	const product = (await (await request.get(`/api/products/${id}`)).json()) as Product;
	expect(product).toMatchObject({ fit: "slim" });
	expect(product).not.toHaveProperty("fabric");
	await open(page, `/products/${id}`);
	await expect(details(page).locator("dt")).toHaveText(["Fit"]);
});
