import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { REFRESH_DELAY_MS, userMessages } from "#core/messages.ts";
import { formatMoney } from "#core/rules/money.ts";
import { alertBox, greeting, openAccountMenu, submitLogIn } from "./accounts.ts";
import { open } from "./browsing.ts";
import { chooseStatus, employee, openAsStaff, orderFacts, paidOrder, staffHeaders, statusMenu } from "./staff.ts";

test("the dashboard shows what the statistics say, and a new order without a reload", async ({ page, request }) => {
	await openAsStaff(page, "/admindashboard");
	const headers = await staffHeaders(request);
	const before = await (await request.get("/api/statistics/get", { headers })).json();
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
	await expect(greeting(page)).toHaveText("Hello, employee employee");
	await expect(page.getByRole("link", { name: /^Cart, / })).toHaveCount(0);
	await expect(await openAccountMenu(page)).toHaveText(["Log out"]);
});

test("orders are filtered by the documented statuses, found by number, name and phone, paged and exported", async ({
	page,
	request,
}) => {
	const { orderId, phone, total } = await paidOrder(request);
	await openAsStaff(page, "/admindashboard");
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
	await expect(table).toContainText(formatMoney(total, "ARS"));
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
	await openAsStaff(page, `/admindashboard/orders/${orderId}`);
	await expect(page.getByRole("table", { name: "Lines" })).toContainText(product.name);
	await expect(page.getByText("Calle Ojal 12")).toBeVisible();
	await expect(orderFacts(page)).toContainText("Paid");
	// By keyboard alone: the menu, its second entry, done.
	await statusMenu(page).press("Enter");
	const entries = page.getByRole("menuitem");
	await expect(entries).toHaveText([
		/^Cancelled/,
		/^SubmittedOn its way/,
		/^CompletedPaid, we are getting it ready/,
		/^In process/,
	]);
	await expect(entries.first()).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(entries.nth(1)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(orderFacts(page)).toContainText("Submitted");
	await expect(page.getByText("Completed → Submitted")).toBeVisible();
	await chooseStatus(page, "Cancelled");
	await alertBox(page).getByRole("button", { name: "Keep it" }).click();
	await expect(orderFacts(page)).toContainText("Submitted");
	await page.getByRole("button", { name: "Refund" }).click();
	await expect(alertBox(page).getByRole("heading")).toHaveText(`Give ${formatMoney(total, "ARS")} back?`);
	await alertBox(page).getByRole("button", { name: "Refund" }).click();
	await expect(orderFacts(page)).toContainText("Money given back");
	await expect(orderFacts(page)).toContainText("Cancelled");
	await expect(page.getByRole("button", { name: "Refund" })).toHaveCount(0);
	await chooseStatus(page, "Completed");
	await expect(alertBox(page)).toContainText("The payment of this order was given back");
});

test("two staff change one order at once: the second is shown what the first did", async ({ page, request }) => {
	const { orderId } = await paidOrder(request);
	await openAsStaff(page, `/admindashboard/orders/${orderId}`);
	await expect(orderFacts(page)).toContainText("Completed");
	const headers = await staffHeaders(request);
	// The page keeps what it has read, as between two refreshes.
	await page.route(`**/api/orders/${orderId}`, (route) =>
		route.request().method() === "GET" ? route.abort() : route.continue(),
	);
	const other = await request.patch(`/api/orders/${orderId}`, {
		headers,
		data: { orderStatus: "Submitted" },
	});
	expect(other.status()).toBe(200);
	await chooseStatus(page, "In process");
	await expect(alertBox(page)).toContainText("Someone else changed this meanwhile");
	await expect(alertBox(page)).toContainText("The order is now: Submitted. You chose: In process.");
	await alertBox(page).getByRole("button", { name: "Leave it Submitted" }).click();
	await expect(orderFacts(page)).toContainText("Submitted");
});

test("admins create, change and delete users, and read it in the audit log", async ({ page }) => {
	await openAsStaff(page, "/admindashboard/users");
	const name = `eva.${Date.now().toString(36)}`;
	const form = page.getByRole("form", { name: "Create user" });
	await form.getByLabel("User name").fill(name);
	await form.getByLabel("Password").fill("first-Pass-1");
	await form.getByRole("button", { name: "Create user" }).click();
	await expect(form.getByText(userMessages.role, { exact: true })).toBeVisible();
	await expect(form.getByLabel("Role").locator("option")).toHaveText(["Choose a role", "Admin", "Employee"]);
	await form.getByLabel("Role").selectOption("Employee");
	await form.getByRole("button", { name: "Create user" }).click();
	const row = page.getByRole("table", { name: "Users" }).getByRole("row").filter({ hasText: name });
	await expect(row).toContainText("Employee");
	await row.getByRole("button", { name: `Change role of ${name}` }).click();
	await row.getByRole("menuitem", { name: "Admin" }).click();
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

test("the users are read again the documented moment after a change", async ({ page }) => {
	await page.clock.install({ time: new Date("2030-01-01T10:00:00Z") });
	await openAsStaff(page, "/admindashboard/users");
	await expect(page.getByRole("table", { name: "Users" })).toContainText("admin");
	await page.clock.pauseAt(new Date("2030-01-01T11:00:00Z"));
	let readings = 0;
	page.on("request", (sent) => {
		if (sent.method() === "GET" && sent.url().endsWith("/api/users")) readings += 1;
	});
	const name = `ines.${Date.now().toString(36)}`;
	const form = page.getByRole("form", { name: "Create user" });
	await form.getByLabel("User name").fill(name);
	await form.getByLabel("Password").fill("first-Pass-1");
	await form.getByLabel("Role").selectOption("Employee");
	await form.getByRole("button", { name: "Create user" }).click();
	await expect(page.getByText(`${name} can log in now`)).toBeVisible();
	await page.clock.runFor(REFRESH_DELAY_MS - 1);
	expect(readings).toBe(0);
	await page.clock.runFor(1);
	await expect.poll(() => readings).toBe(1);
	await expect(page.getByRole("table", { name: "Users" })).toContainText(name);
});

test("employees see users and clients but change none", async ({ page }) => {
	await openAsStaff(page, "/admindashboard/users", employee);
	await expect(page.getByRole("table", { name: "Users" })).toContainText("employee");
	await expect(page.getByText("Only admins create, change and delete users.")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Audit log" })).toHaveCount(0);
	await page.getByRole("link", { name: "Clients" }).click();
	await page.getByLabel("Name, phone or e-mail").fill("1155550100");
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("table", { name: "Clients" }).getByRole("row")).toHaveCount(2);
});
