import { expect, type Page, test } from "@playwright/test";
import { logIn, mailedLink } from "./accounts.ts";
import { MARKUP, type Planted, plant, QUOTES, watch } from "./attacks.ts";
import { open } from "./browsing.ts";
import { SHARE_MAIL } from "./lists.ts";
import { openAsStaff } from "./staff.ts";

test.describe.configure({ mode: "serial" });

let planted: Planted;
test.beforeAll(async ({ request }) => {
	planted = await plant(request);
});
test.afterAll(async ({ request }) => {
	const { product, staff } = planted;
	await request.patch(`/api/products/${product.id}/sale`, { data: { onSale: false }, headers: staff });
});

/** The screen shows these texts letter for letter. */
async function expectLiteral(page: Page, address: string, texts: readonly string[]): Promise<void> {
	await open(page, address);
	for (const text of texts) await expect(page.locator("body"), `${text} on ${address}`).toContainText(text);
}

test("nothing that was stored runs on the screens everybody sees", async ({ page, request }) => {
	const { product, category, list, clientHeaders } = planted;
	const found = await watch(page);
	await expectLiteral(page, `/products/${product.id}`, [product.name, `${QUOTES} again`, MARKUP, category.name]);
	await expectLiteral(page, `/home?category=${category.id}`, [product.name]);
	await expectLiteral(page, `/home?filters=${encodeURIComponent(product.name)}`, [product.name]);
	await expectLiteral(page, `/home?filters=${encodeURIComponent(MARKUP)}&name=${encodeURIComponent(MARKUP)}`, []);
	await open(page, "/home");
	await page.getByRole("combobox").or(page.getByRole("searchbox")).first().fill(product.name.slice(0, 20));
	await expect(page.getByRole("option").or(page.locator("[role=listbox]")).first()).toContainText(product.name);
	const email = `friend.${Date.now()}@example.com`;
	const share = { data: { id: list.id, newUser: { email } }, headers: clientHeaders };
	expect((await request.patch("/api/lists/share", share)).status()).toBe(200);
	await expectLiteral(page, await mailedLink(request, email, SHARE_MAIL), [list.title, product.name]);
	for (const address of ["/mailbox", "/api/docs"]) {
		await page.goto(address);
		await expect(page.locator("body")).not.toBeEmpty();
	}
	expect(await found()).toEqual([]);
});

test("nothing that was stored runs on the client's own screens", async ({ page }) => {
	const { product, list, orderId, client } = planted;
	const found = await watch(page);
	await logIn(page, client);
	await expectLiteral(page, "/favorites", [list.title]);
	await expectLiteral(page, `/lists/${list.id}`, [list.title, product.name]);
	await expectLiteral(page, "/orders", [`Order ${orderId}`]);
	await expectLiteral(page, `/orders/${orderId}`, [product.name, QUOTES, MARKUP]);
	await open(page, `/products/${product.id}?size=M`);
	await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
	await expectLiteral(page, "/cart", [product.name]);
	for (const address of ["/client/profile", "/form"]) {
		await open(page, address);
		await expect(page.getByRole("heading").first()).toBeVisible();
	}
	expect(await found()).toEqual([]);
});

test("nothing that was stored runs on the screens of staff", async ({ page, request }) => {
	const { product, category, orderId, client, userName, code, staff } = planted;
	const found = await watch(page);
	await openAsStaff(page, "/admindashboard");
	await expect(page.getByRole("table", { name: "Newest orders" })).toBeVisible();
	await expectLiteral(page, `/admindashboard/orders?search=${orderId}`, [QUOTES]);
	await expectLiteral(page, `/admindashboard/orders/${orderId}`, [QUOTES, MARKUP, product.name]);
	await expectLiteral(page, "/admindashboard/users", [userName]);
	await expectLiteral(page, `/admindashboard/clients?search=${client.phone}`, [client.email]);
	await expectLiteral(page, "/admindashboard/log", [userName, QUOTES]);
	await expectLiteral(page, "/admindashboard/codes", [code]);
	await expectLiteral(page, "/admindashboard/offers", [product.name]);
	await expectLiteral(page, "/addnewproduct", [category.name]);
	await open(page, "/addnewproduct/addcategory");
	await open(page, `/updateProducto/${product.id}`);
	await expect(page.getByLabel("Description", { exact: true })).toHaveValue(MARKUP);
	await request.patch(`/api/products/${product.id}/sale`, { data: { onSale: false }, headers: staff });
	await expectLiteral(page, "/admindashboard/offsale", [product.name]);
	const csv = await (await request.get(`/api/orders/export?search=${orderId}`, { headers: staff })).text();
	expect(csv).toContain(QUOTES.replaceAll('"', '""'));
	expect(await found()).toEqual([]);
});
