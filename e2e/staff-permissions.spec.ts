import { type APIRequestContext, expect, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { changeSettings, employee, openAsStaff, staffHeaders } from "./staff.ts";

/** As the shop comes. */
async function allowEverything(request: APIRequestContext): Promise<void> {
	await changeSettings(request, ({ staff }) => ({ staff: { ...staff, permissions: {} } }));
}

test.beforeEach(({ request }) => allowEverything(request));
test.afterEach(({ request }) => allowEverything(request));

test("what the owner takes from employees is gone from their screens and refused by the shop", async ({
	page,
	browser,
	request,
}) => {
	const theirs = await (await browser.newContext()).newPage();
	await openAsStaff(theirs, "/admindashboard/orders", employee);
	await expect(theirs.getByRole("button", { name: "Export CSV" })).toBeVisible();
	await expect(theirs.getByRole("navigation", { name: "Staff" })).not.toContainText("Permissions");

	await openAsStaff(page, "/admindashboard/permissions");
	const exporting = page.getByRole("switch", { name: "Employees may save orders as a file" });
	await exporting.click();
	await expect(page.getByRole("region", { name: "Messages" })).toContainText(
		"Employees may no longer save orders as a file",
	);
	await expect(exporting).not.toBeChecked();
	await page.getByLabel("Largest discount in percent").fill("30");
	await page.getByRole("button", { name: "Save limits" }).click();
	await expect(page.getByRole("region", { name: "Messages" })).toContainText("The limits count from now on");

	await open(theirs, "/admindashboard/orders");
	await expect(theirs.getByRole("table", { name: "Orders" })).toBeVisible();
	await expect(theirs.getByRole("button", { name: "Export CSV" })).toBeHidden();
	const headers = await staffHeaders(request, employee);
	expect((await request.get("/api/orders/export", { headers })).status()).toBe(403);

	await open(theirs, "/admindashboard/codes");
	const form = theirs.getByRole("form", { name: "New code" });
	await form.getByLabel("Code").fill(`MUCH${Date.now()}`);
	await form.getByLabel("Percent").fill("31");
	await form.getByRole("button", { name: "Create code" }).click();
	await expect(form).toContainText("You may take off at most 30 %. Please ask an admin.");

	await open(theirs, "/admindashboard/permissions");
	await expect(theirs.getByRole("heading", { name: "This is not open to you" })).toBeVisible();
	await theirs.context().close();
});
