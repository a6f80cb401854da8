import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import type { Product } from "#core/contract/products.ts";
import { unitPrice } from "#core/rules/catalogue.ts";
import { formatPrice } from "#core/rules/money.ts";
import { TEST_CARDS, TEST_IDENTIFICATION } from "#core/rules/rehearsal.ts";
import { admin, alertBox, newPerson, stored, submitLogIn } from "./accounts.ts";
import { everyProduct, expectNoAxeFindings, open, suitable } from "./browsing.ts";

const employee = { login_name: "employee", login_password: "employee-Pass-1" };
const statusMenu = (page: Page) =>
	page.locator("details", { has: page.locator("summary[aria-label='Change status']") });
const facts = (page: Page) => page.locator("dl[aria-label='Status and payment']");

async function logInStaff(page: Page, who = admin): Promise<void> {
	await open(page, "/loginadmin");
	await submitLogIn(page, who);
	await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
}

/** An order paid by a guest, made by the calls the payment screen makes. */
async function paidOrder(request: APIRequestContext) {
	const products = await everyProduct(request);
	const product: Product = suitable(products, ({ variants }) => (variants[0]?.Stocks.L ?? 0) > 5, "product in L");
	const { apiUrl, publicKey } = await (await request.get("/api/payments/config")).json();
	const [card] = TEST_CARDS;
	const token = await request.post(`${apiUrl}/v1/card_tokens?public_key=${publicKey}`, {
		data: {
			card_number: card?.number,
			expiration_month: 11,
			expiration_year: 2030,
			security_code: card?.securityCode,
			cardholder: { name: "APRO", identification: TEST_IDENTIFICATION },
		},
	});
	const { name, lastname, phone, email, address } = newPerson();
	const answer = await request.post("/api/payments", {
		headers: { "idempotency-key": randomUUID() },
		data: {
			token: (await token.json()).id,
			payment_method_id: "master",
			transaction_amount: unitPrice(product),
			installments: 1,
			payer: { email, identification: TEST_IDENTIFICATION },
			orderDetails: [{ productid: product.id_product, color: product.variants[0]?.ColorName, size: "L", quantity: 1 }],
			shipping: { name, lastname, phone, email, address },
		},
	});
	expect(answer.status(), await answer.text()).toBe(200);
	const { orderId, total } = (await answer.json()) as { orderId: number; total: number };
	return { orderId, total, phone, product };
}

async function choose(page: Page, label: string): Promise<void> {
	await statusMenu(page).locator("summary").click();
	await statusMenu(page).getByRole("button", { name: label }).click();
}

test("the dashboard shows what the statistics say, and a new order without a reload", async ({ page, request }) => {
	await logInStaff(page);
	const token = await stored(page, "token");
	const read = async () =>
		(await request.get("/api/statistics/get", { headers: { authorization: `Bearer ${token}` } })).json();
	const before = await read();
	const figures = page.locator("dl[aria-label=Figures]");
	for (const label of ["Orders", "Products", "Clients", "Users", "Revenue", "Units sold", "Visits", "Average rating"]) {
		await expect(figures.getByText(label, { exact: true })).toBeVisible();
	}
	await expect(figures.getByText(before.averageRating.toFixed(2), { exact: true })).toBeVisible();
	await expect(page.getByRole("img", { name: /^Revenue by day/ })).toBeVisible();
	await expect(page.getByRole("img", { name: /^Visits by day/ })).toBeVisible();
	await page.getByLabel("Time range").selectOption("Last 12 months");
	await expect(page.getByRole("img", { name: /^Revenue by month/ })).toBeVisible();
	await expect(page).toHaveURL(/days=365/);
	const { orderId } = await paidOrder(request);
	await expect(
		page.getByRole("table", { name: "Newest orders" }).getByRole("link", { name: `${orderId}` }),
	).toBeVisible();
});

test("the navigation leads staff to the dashboard, visitors are asked to log in first and come back", async ({
	page,
}) => {
	await open(page, "/admindashboard/users");
	await expect(page).toHaveURL(/\/loginadmin\?next=users$/);
	await submitLogIn(page, employee);
	await expect(page.getByRole("heading", { name: "Users", level: 1 })).toBeVisible();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
	await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("orders are filtered by the documented statuses, found by number, name and phone, paged and exported", async ({
	page,
	request,
}) => {
	const { orderId, phone, total } = await paidOrder(request);
	await logInStaff(page);
	await page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name: "Orders" }).click();
	const status = page.getByLabel("Status", { exact: true });
	await expect(status.locator("option")).toHaveText(["All", "Canceled", "Submited", "Completed", "Processing"]);
	const table = page.getByRole("table", { name: "Orders" });
	await status.selectOption("Canceled");
	await expect(page).toHaveURL(/status=Canceled/);
	await expect(table.getByRole("row").nth(1)).toContainText("Canceled");
	await expect(table.getByText("Completed")).toHaveCount(0);
	await status.selectOption("Completed");
	await expect(table.getByRole("link", { name: `${orderId}`, exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(page).toHaveURL(/page=2/);
	for (const wanted of [String(orderId), phone]) {
		await page.getByLabel("Number, name or phone").fill(wanted);
		await page.getByRole("button", { name: "Search" }).click();
		await expect(table.getByRole("link", { name: `${orderId}`, exact: true })).toBeVisible();
	}
	await expect(table.getByRole("row")).toHaveCount(2);
	await expect(table).toContainText(formatPrice(total));
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Export CSV" }).click(),
	]);
	const lines = (await readFile(await download.path(), "utf8")).trim().split(/\r?\n/);
	expect(lines).toHaveLength(2);
	expect(lines[1]).toContain(String(orderId));
	await page.getByLabel("Number, name or phone").fill("nobody of this name");
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("heading", { name: "No orders here" })).toBeVisible();
	await page.getByRole("link", { name: "Show all orders" }).click();
	await expect(table.getByRole("row")).toHaveCount(26);
});

test("an order's status is changed by the documented labels, cancelling and the refund are asked first", async ({
	page,
	request,
}) => {
	const { orderId, total, product } = await paidOrder(request);
	await logInStaff(page);
	await open(page, `/admindashboard/orders/${orderId}`);
	await expect(page.getByRole("table", { name: "Lines" })).toContainText(product.name);
	await expect(page.getByText("Calle Ojal 12")).toBeVisible();
	await expect(facts(page)).toContainText("Paid");
	await expect(statusMenu(page).getByRole("button", { includeHidden: true })).toHaveText([
		"Cancelled",
		"Submitted",
		/^Completed/,
		"In process",
	]);
	await choose(page, "Submitted");
	await expect(facts(page)).toContainText("Submitted");
	await expect(page.getByText("Completed → Submitted")).toBeVisible();
	await choose(page, "Cancelled");
	await alertBox(page).getByRole("button", { name: "Keep it" }).click();
	await expect(facts(page)).toContainText("Submitted");
	await page.getByRole("button", { name: "Refund" }).click();
	await expect(alertBox(page).getByRole("heading")).toHaveText(`Give ${formatPrice(total)} back?`);
	await alertBox(page).getByRole("button", { name: "Refund" }).click();
	await expect(facts(page)).toContainText("Money given back");
	await expect(facts(page)).toContainText("Cancelled");
	await expect(page.getByRole("button", { name: "Refund" })).toHaveCount(0);
	await choose(page, "Completed");
	await expect(alertBox(page)).toContainText("The payment of this order was given back");
});

test("two staff change one order at once: the second is shown what the first did", async ({ page, request }) => {
	const { orderId } = await paidOrder(request);
	await logInStaff(page);
	await open(page, `/admindashboard/orders/${orderId}`);
	await expect(facts(page)).toContainText("Completed");
	const token = await stored(page, "token");
	// The page keeps what it has read, as between two refreshes.
	await page.route(`**/api/orders/${orderId}`, (route) =>
		route.request().method() === "GET" ? route.abort() : route.continue(),
	);
	const other = await request.patch(`/api/orders/${orderId}`, {
		headers: { authorization: `Bearer ${token}` },
		data: { orderStatus: "Submitted" },
	});
	expect(other.status()).toBe(200);
	await choose(page, "In process");
	await expect(alertBox(page)).toContainText("Someone else changed this meanwhile");
	await expect(alertBox(page)).toContainText("The order is now: Submitted. You chose: In process.");
	await alertBox(page).getByRole("button", { name: "Leave it Submitted" }).click();
	await expect(facts(page)).toContainText("Submitted");
});

test("admins create, change and delete users, and read it in the audit log", async ({ page }) => {
	await logInStaff(page);
	await open(page, "/admindashboard/users");
	const name = `eva.${Date.now().toString(36)}`;
	const form = page.getByRole("form", { name: "Create user" });
	await form.getByLabel("User name").fill(name);
	await form.getByLabel("Password").fill("first-Pass-1");
	await form.getByRole("button", { name: "Create user" }).click();
	await expect(form.getByText("A role must be chosen")).toBeVisible();
	await expect(form.getByLabel("Role").locator("option")).toHaveText(["Choose a role", "Admin", "Employee"]);
	await form.getByLabel("Role").selectOption("Employee");
	await form.getByRole("button", { name: "Create user" }).click();
	const row = page.getByRole("table", { name: "Users" }).getByRole("row").filter({ hasText: name });
	await expect(row).toContainText("Employee");
	await row.locator("summary").click();
	await row.getByRole("button", { name: "Admin" }).click();
	await alertBox(page).getByRole("button", { name: "Change role" }).click();
	await expect(row.getByRole("cell", { name: "Admin", exact: true })).toBeVisible();
	await row.getByRole("button", { name: `Delete ${name}` }).click();
	await alertBox(page).getByRole("button", { name: "Delete" }).click();
	await expect(row).toHaveCount(0);
	await page.getByRole("link", { name: "Audit log" }).click();
	await page.getByLabel("User, action or subject").fill(name);
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("table", { name: "Audit log" }).getByRole("row")).toHaveCount(4);
});

test("employees see users and clients but change none", async ({ page }) => {
	await logInStaff(page, employee);
	await open(page, "/admindashboard/users");
	await expect(page.getByRole("table", { name: "Users" })).toContainText("employee");
	await expect(page.getByText("Only admins create, change and delete users.")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Audit log" })).toHaveCount(0);
	await page.getByRole("link", { name: "Clients" }).click();
	await page.getByLabel("Name, phone or e-mail").fill("1155550100");
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("table", { name: "Clients" }).getByRole("row")).toHaveCount(2);
});

for (const width of [390, 1440]) {
	for (const colorScheme of ["light", "dark"] as const) {
		test.describe(`at ${width} px in the ${colorScheme} scheme`, () => {
			test.use({ viewport: { width, height: 900 }, colorScheme });
			test("axe finds nothing on the staff screens, and nothing sticks out", async ({ page, request }) => {
				const { orderId } = await paidOrder(request);
				await logInStaff(page);
				const screens = [
					["/admindashboard", page.getByRole("heading", { name: "Newest orders" })],
					["/admindashboard/orders", page.getByRole("table", { name: "Orders" })],
					[`/admindashboard/orders/${orderId}`, page.getByRole("heading", { name: "Timeline" })],
					["/admindashboard/users", page.getByRole("table", { name: "Users" })],
					["/admindashboard/users?tab=clients", page.getByRole("table", { name: "Clients" })],
					["/admindashboard/users?tab=audit", page.getByLabel("User, action or subject")],
				] as const;
				for (const [address, shown] of screens) {
					await open(page, address);
					await expect(shown).toBeVisible();
					await expectNoAxeFindings(page);
					expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
				}
			});
		});
	}
}
