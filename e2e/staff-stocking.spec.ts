import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { offerMessages, productFormMessages } from "#core/messages.ts";
import { admin, answerAlert, submitLogIn } from "./accounts.ts";
import { expectNoAxeFindings, open } from "./browsing.ts";

async function enter(page: Page, address: string): Promise<void> {
	await open(page, "/loginadmin");
	await submitLogIn(page, admin);
	await expect(page).toHaveURL(/\/admindashboard$/);
	await open(page, address);
}

const letters = () =>
	[...Date.now().toString()].map((digit) => String.fromCharCode(97 + Number(digit))).join("") +
	process.pid.toString(36).replace(/\d/g, "x");

const drawn = (color: string) =>
	sharp({ create: { width: 300, height: 400, channels: 3, background: color } })
		.png()
		.toBuffer();

const colour = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

async function fillFacts(page: Page, name: string): Promise<void> {
	await page.getByLabel("Category", { exact: true }).selectOption({ index: 2 });
	await page.getByLabel("Collection", { exact: true }).selectOption({ label: "Winter" });
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("Brand").fill("Ojal");
	await page.getByLabel("Price").fill("40.50");
	await page.getByLabel("Description").fill("Warm and soft.");
}

test("an empty product form says every documented message", async ({ page }) => {
	await enter(page, "/addnewproduct");
	await expect(page.getByLabel("Color name")).toHaveValue("Blanco");
	await expect(page.getByLabel("Category", { exact: true }).locator("option").first()).toHaveText(
		productFormMessages.categoryPlaceholder,
	);
	await expect(page.getByLabel("Collection", { exact: true }).locator("option").first()).toHaveText(
		productFormMessages.collectionPlaceholder,
	);
	await page.getByLabel("Color name").fill("Azul 2");
	await page.getByLabel("On Sale?").check();
	await page.getByRole("button", { name: "Create product" }).click();
	const { category, collection, name, brand, price, colour: colourName, discount } = productFormMessages;
	for (const text of [category, collection, name, brand, colourName, discount]) {
		await expect(page.getByText(text, { exact: true })).toBeVisible();
	}
	await expect(page.getByText(price, { exact: true })).toHaveCount(2);
	await page.getByLabel("Name", { exact: true }).fill("Coat 3");
	await expect(page.getByText(name, { exact: true })).toBeVisible();
	await page.getByLabel("Price").pressSequentially("1e-2");
	await expect(page.getByLabel("Price")).toHaveValue("12");
	await page.getByLabel("S", { exact: true }).fill("");
	await page.getByLabel("S", { exact: true }).pressSequentially("-4e");
	await expect(page.getByLabel("S", { exact: true })).toHaveValue("4");
	await expectNoAxeFindings(page);
});

test("a product with two colours and pictures is in the shop at once, and changes by differences", async ({
	page,
	request,
}) => {
	const name = `Abrigo ${letters()}`;
	await enter(page, "/addnewproduct");
	await fillFacts(page, name);
	await page.getByLabel("On Sale?").check();
	await page.getByLabel("Discount %").fill("20");
	await colour(page, "Blanco").getByLabel("M", { exact: true }).fill("5");
	await colour(page, "Blanco")
		.getByLabel(/^Pictures of Blanco/)
		.setInputFiles([
			{ name: "one.png", mimeType: "image/png", buffer: await drawn("#dddddd") },
			{ name: "two.png", mimeType: "image/png", buffer: await drawn("#223344") },
		]);
	await colour(page, "Blanco").getByRole("button", { name: "Upload Image" }).click();
	await expect(page.getByRole("list", { name: "Pictures of Blanco" }).getByRole("listitem")).toHaveCount(2);
	await page.getByRole("button", { name: "Add color" }).click();
	await page.getByLabel("Color name").nth(1).fill("Azul");
	await colour(page, "Azul").getByLabel("XL").fill("2");
	await page.getByRole("button", { name: "Create product" }).click();
	await answerAlert(page, productFormMessages.created);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
	await page.getByRole("link", { name: "See it in the shop" }).click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await page.getByRole("link", { name: "Update product" }).click();
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
	const id = Number(page.url().split("/").at(-1));

	const pictures = page.getByRole("list", { name: "Pictures of Blanco" }).getByRole("img");
	const second = await pictures.nth(1).getAttribute("src");
	await page.getByRole("button", { name: "Move picture 2 of Blanco forward" }).click();
	await colour(page, "Blanco").getByLabel("M", { exact: true }).fill("15");
	await expect(colour(page, "Blanco").getByText("+10", { exact: true })).toBeVisible();
	const token = await page.evaluate(() => localStorage.getItem("token"));
	const headers = { authorization: `Bearer ${(token ?? "").replaceAll('"', "")}` };
	const first = await (await request.get(`/api/products/${id}/edit`, { headers })).json();
	const meanwhile = { id_product: id, brand: "Other", stockChanges: [{ ColorName: "Blanco", size: "M", delta: -1 }] };
	expect((await request.patch("/api/products/update", { headers, data: { updatedProduct: meanwhile } })).status()).toBe(
		200,
	);

	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByRole("dialog", { name: "Someone else changed this meanwhile" })).toBeVisible();
	await expect(page.getByRole("cell", { name: "Other" })).toBeVisible();
	await page.getByRole("button", { name: "Keep my changes" }).click();
	await expect(page.getByLabel("Brand")).toHaveValue("Other");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	const saved = await (await request.get(`/api/products/${id}`)).json();
	expect(saved.variants[0].Stocks.M).toBe(14);
	expect(saved.brand).toBe("Other");
	expect(saved.price_offer).toBe(32.4);
	expect(first.variants[0].ProductImages[1]).toBe(saved.variants[0].ProductImages[0]);
	expect(second).toContain(saved.variants[0].ProductImages[0].replace(".webp", ""));

	await page.getByRole("button", { name: "Take off sale" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Take off sale" }).click();
	await expect(page.getByText("Off sale: shoppers do not see this product.")).toBeVisible();
	expect((await request.get(`/api/products/${id}`)).status()).toBe(410);
});

test("a file that is no picture is refused beside its colour", async ({ page }) => {
	await enter(page, "/addnewproduct");
	await page
		.getByLabel(/^Pictures of Blanco/)
		.setInputFiles({ name: "fake.png", mimeType: "image/png", buffer: Buffer.from("just text") });
	await page.getByRole("button", { name: "Upload Image" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "fake.png:" })).toBeVisible();
	await expect(page.getByRole("list", { name: "Pictures of Blanco" })).toHaveCount(0);
});

test("chosen products go on offer after a preview, and offers end", async ({ page, request }) => {
	const [target] = await (await request.get("/api/products?offer=false&limit=1&method=price&type=ASC")).json();
	await enter(page, `/admindashboard/offers?search=${encodeURIComponent(target.name)}`);
	await expect(page.getByRole("heading", { name: "Offers", exact: true })).toBeVisible();
	const discount = page.getByLabel(offerMessages.discountLabel);
	const item = page.getByRole("listitem").filter({ has: page.locator(`a[href="/products/${target.id_product}"]`) });
	await expect(item.getByText(/^Stocks: \d+$/)).toBeVisible();
	const choice = item.getByRole("button", { name: target.name });
	await choice.click();
	await expect(choice).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("A whole number from 1 to 99")).toBeVisible();
	await discount.fill("50");
	await expect(page.getByRole("cell", { name: /^→ \$ \d+\.\d\d$/ })).toBeVisible();
	await expectNoAxeFindings(page);
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
	const code = `E2E${letters().toUpperCase()}`.slice(0, 30);
	await enter(page, "/admindashboard/codes");
	await page.getByRole("button", { name: "Create code" }).click();
	await expect(page.getByText("A whole number from 1 to 99")).toBeVisible();
	await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
	await page.getByLabel("Percent").fill("15");
	await page.getByRole("button", { name: "Create code" }).click();
	const row = page.getByRole("row").filter({ hasText: code });
	await expect(row).toContainText("In use");
	await expectNoAxeFindings(page);
	await row.getByRole("button", { name: `End ${code}` }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "End code" }).click();
	await expect(row).toContainText("Ended");
});
