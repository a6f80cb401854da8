import { expect, test } from "@playwright/test";
import type { Product } from "#core/contract/products.ts";
import { catalogueMessages } from "#core/messages/catalogue.ts";
import { productFormMessages } from "#core/messages.ts";
import { alertBox, answerAlert, expectAlert } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { cardLinks, open } from "./browsing.ts";
import { buyAsGuest, buyElsewhere, garments } from "./buying.ts";
import {
	addedProduct,
	colourRow,
	fillProduct,
	freshName,
	openAsStaff,
	openOrderOf,
	picker,
	picturesOf,
	staffHeaders,
	unreachable,
	uploadPictures,
} from "./staff.ts";

test("an empty product form says every documented message", async ({ page }) => {
	await openAsStaff(page, "/addnewproduct");
	await expect(page.getByLabel("Color name")).toHaveValue("Blanco");
	const { categoryPlaceholder, collectionPlaceholder } = productFormMessages;
	const choices = (label: string) => page.getByLabel(label, { exact: true }).locator("option");
	await expect(choices("Category").first()).toHaveText(categoryPlaceholder);
	await expect(choices("Collection")).toHaveText([collectionPlaceholder, "Summer", "Winter", "Autumn", "Spring"]);
	await page.getByLabel("Color name").fill("Azul 2");
	await page.getByLabel("On Sale?").check();
	await page.getByRole("button", { name: "Create product" }).click();
	const { category, collection, name, brand, price, colour, discount } = productFormMessages;
	for (const text of [category, collection, name, brand, colour, discount]) {
		await expect(page.getByText(text, { exact: true })).toBeVisible();
	}
	// The price and the description have the same text.
	await expect(page.getByText(price, { exact: true })).toHaveCount(2);
	await page.getByLabel("Name", { exact: true }).fill("Coat 3");
	await expect(page.getByText(name, { exact: true })).toBeVisible();
	await page.getByLabel("Price").pressSequentially("1e-2");
	await expect(page.getByLabel("Price")).toHaveValue("12");
	await page.getByLabel("S", { exact: true }).fill("");
	await page.getByLabel("S", { exact: true }).pressSequentially("-4e");
	await expect(page.getByLabel("S", { exact: true })).toHaveValue("4");
	await page.getByRole("button", { name: "Add color" }).click();
	await page.getByRole("button", { name: "Delete" }).first().click();
	await expect(page.getByLabel("Color name")).toHaveCount(1);
	await expect(page.getByLabel("Color name")).toHaveValue("");
});

test("what staff add with two colours and pictures is on /home at once, is bought, and staff see the order", async ({
	page,
	browser,
}) => {
	const name = freshName("Abrigo");
	await openAsStaff(page, "/addnewproduct");
	await fillProduct(page, name);
	await page.getByLabel("On Sale?").check();
	await page.getByLabel("Discount %").fill("20");
	await colourRow(page, "Blanco").getByLabel("M", { exact: true }).fill("5");
	await uploadPictures(page, "Blanco", "#dddddd", "#223344");
	await page.getByRole("button", { name: "Add color" }).click();
	await page.getByLabel("Color name").nth(1).fill("Azul");
	await colourRow(page, "Azul").getByLabel("XL").fill("2");
	await uploadPictures(page, "Azul", "#113377");
	await page.route("**/api/products/add", (route) => route.abort(), { times: 1 });
	await page.getByRole("button", { name: "Create product" }).click();
	await answerAlert(page, unreachable);
	await page.getByRole("button", { name: "Create product" }).click();
	await answerAlert(page, productFormMessages.created);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
	await expect(page.getByLabel("Color name")).toHaveValue("Blanco");

	const visitor = await (await browser.newContext()).newPage();
	await open(visitor, "/home");
	const card = cardLinks(visitor).filter({ hasText: name });
	await expect(card).toBeVisible();
	await card.click();
	await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
	await visitor.getByRole("main").getByText("Azul", { exact: true }).click();
	await visitor.getByRole("main").getByText("XL", { exact: true }).click();
	const buyer = await buyAsGuest(visitor);

	await openOrderOf(page, buyer);
	const line = page.getByRole("table", { name: "Lines" }).getByRole("row").filter({ hasText: name });
	await expect(line).toContainText("Azul, XL");
	await expect(line).toContainText("$ 32.40");
});

test("a sale and another's edit while the form is open: both versions are shown, and nothing is undone", async ({
	page,
	request,
}) => {
	const [garment] = await garments(request, 41);
	if (!garment) throw new Error("a garment is needed");
	const { product, color, units } = garment;
	const { id_product: id, brand, categories } = product;
	const headers = await staffHeaders(request);
	await openAsStaff(page, `/products/${id}`);
	await page.getByRole("link", { name: "Update product", exact: true }).click();
	await expect(page.getByLabel("Collection", { exact: true }).locator("option")).toHaveCount(5);
	await expect(page.getByLabel("Collection", { exact: true })).toHaveValue(String(product.collection));
	await expect(page.getByLabel("Category", { exact: true }).locator("option:checked")).toHaveText(categories[0] ?? "");
	await colourRow(page, color)
		.getByLabel("M", { exact: true })
		.fill(String(units + 10));
	await expect(colourRow(page, color).getByText("+10", { exact: true })).toBeVisible();
	await buyElsewhere(request, garment, 1);
	const updatedProduct = { id_product: id, brand: "Other" };
	const other = await request.patch("/api/products/update", { headers, data: { updatedProduct } });
	expect(other.status()).toBe(200);

	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByRole("dialog", { name: "Someone else changed this meanwhile" })).toBeVisible();
	const row = (what: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: what }) });
	await expect(row("Brand").getByRole("cell")).toHaveText([brand, "Other"]);
	const inWords = (left: number) => new RegExp(`^${color} S \\d+ M ${left} `);
	await expect(row("Stock").getByRole("cell")).toHaveText([inWords(units + 10), inWords(units - 1)]);
	await page.getByRole("button", { name: "Keep my changes" }).click();
	await expect(page.getByLabel("Brand")).toHaveValue("Other");
	await expect(page.getByLabel("Category", { exact: true }).locator("option:checked")).toHaveText(categories[0] ?? "");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	const saved: Product = await (await request.get(`/api/products/${id}`)).json();
	expect(saved).toMatchObject({ brand: "Other", categories });
	expect(saved.variants[0]?.Stocks.M).toBe(units + 10 - 1);
});

test("pictures are put in order by dragging and by buttons, and removed", async ({ page }) => {
	await openAsStaff(page, "/addnewproduct");
	await uploadPictures(page, "Blanco", "#aa0000", "#00aa00", "#0000aa");
	const sources = () =>
		picturesOf(page, "Blanco")
			.getByRole("img")
			.evaluateAll((all) => all.map((one) => one.getAttribute("src")));
	const [one, two, three] = await sources();
	const items = picturesOf(page, "Blanco").getByRole("listitem");
	await items.nth(2).dragTo(items.nth(0));
	await expect.poll(sources).toEqual([three, one, two]);
	await page.getByRole("button", { name: "Move picture 1 of Blanco back" }).press("Enter");
	await expect.poll(sources).toEqual([one, three, two]);
	await page.getByRole("button", { name: "Remove picture 2 of Blanco" }).click();
	await expect.poll(sources).toEqual([one, two]);
});

test("a file that is no picture is refused beside its colour", async ({ page }) => {
	await openAsStaff(page, "/addnewproduct");
	await picker(page, "Blanco").setInputFiles({
		name: "fake.png",
		mimeType: "image/png",
		buffer: Buffer.from("just text"),
	});
	await page.getByRole("button", { name: "Upload Image" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "fake.png:" })).toBeVisible();
	await expect(picturesOf(page, "Blanco")).toHaveCount(0);
});

test("whoever leaves with unsaved edits is asked, inside the shop and by the browser", async ({ page, request }) => {
	const [garment] = await garments(request, 42);
	await openAsStaff(page, `/updateProducto/${garment?.product.id_product}`);
	const tabs = page.getByRole("navigation", { name: "Staff" });
	await page.getByLabel("Brand").fill("Mine");
	await tabs.getByRole("link", { name: "Orders" }).click();
	await expectAlert(page, { title: "Leave without saving?", text: "What you changed here would be lost." });
	await alertBox(page).getByRole("button", { name: "Stay" }).click();
	await expect(page.getByLabel("Brand")).toHaveValue("Mine");
	let asked = "";
	page.once("dialog", (dialog) => {
		asked = dialog.type();
		void dialog.dismiss();
	});
	await page.evaluate(() => location.reload());
	await expect.poll(() => asked).toBe("beforeunload");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await page.getByLabel("Brand").fill("Mine again");
	await tabs.getByRole("link", { name: "Orders" }).click();
	await alertBox(page).getByRole("button", { name: "Leave" }).click();
	await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
	await tabs.getByRole("link", { name: "Add product" }).click();
	await expect(page.getByRole("heading", { name: "Add product" })).toBeVisible();
	await tabs.getByRole("link", { name: "Off sale" }).click();
	await expect(page.getByRole("heading", { name: "Off sale" })).toBeVisible();
});

test("what is taken off sale is listed, and put on sale again", async ({ page, request }) => {
	const name = freshName("Manta");
	const { id } = await addedProduct(request, name);
	await openAsStaff(page, `/updateProducto/${id}`);
	await page.getByRole("button", { name: "Take off sale" }).click();
	await alertBox(page).getByRole("button", { name: "Take off sale" }).click();
	await expect(page.getByText("Off sale: shoppers do not see this product.")).toBeVisible();
	expect((await request.get(`/api/products/${id}`)).status()).toBe(410);
	await page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name: "Off sale" }).click();
	const row = page.getByRole("table", { name: "Products off sale" }).getByRole("row").filter({ hasText: name });
	await expect(row).toBeVisible();
	await expectNoAxeFindings(page);
	await row.getByRole("button", { name: "Put back on sale" }).click();
	await alertBox(page).getByRole("button", { name: "Put back" }).click();
	await expect(row).toHaveCount(0);
	expect((await request.get(`/api/products/${id}`)).status()).toBe(200);
});

test("collections that cannot be loaded and a save that fails are told", async ({ page, request }) => {
	const [garment] = await garments(request, 43);
	await page.route("**/api/selectors/collections*", (route) => route.abort());
	await openAsStaff(page, `/updateProducto/${garment?.product.id_product}`);
	const collection = page.getByLabel("Collection", { exact: true });
	await expect(collection.locator("option")).toHaveText([catalogueMessages.collectionsFailed]);
	await page.unroute("**/api/selectors/collections*");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(collection.locator("option")).toHaveCount(5);
	await expect(collection).toHaveValue(String(garment?.product.collection));
	await page.route("**/api/products/update", (route) => route.abort());
	await page.getByLabel("Brand").fill("Lost");
	await page.getByRole("button", { name: "Save changes" }).click();
	await answerAlert(page, unreachable);
	await expect(page.getByLabel("Brand")).toHaveValue("Lost");
});
