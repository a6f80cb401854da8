import { type APIRequestContext, expect, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { openAsStaff, staffHeaders } from "./staff.ts";

async function changeShop(request: APIRequestContext, changes: object): Promise<void> {
	const headers = await staffHeaders(request);
	const { version } = await (await request.get("/api/settings/all", { headers })).json();
	expect((await request.patch("/api/settings", { headers, data: { version, ...changes } })).status()).toBe(200);
}

let asItWas: object;
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ request }) => {
	const { name, contact } = await (await request.get("/api/settings")).json();
	asItWas = { name, contact };
});
test.afterEach(({ request }) => changeShop(request, asItWas));

test("the name the owner gives is taken back by undo, or on the next page everybody opens", async ({
	page,
	browser,
}) => {
	await openAsStaff(page, "/admindashboard/settings");
	const shop = page.getByRole("form", { name: "Shop" });
	const rename = async () => {
		await shop.getByLabel("Name", { exact: true }).fill("Ojal & Hilo");
		await shop.getByLabel("E-mail for shoppers").fill("hola@ojal.test");
		await shop.getByRole("button", { name: "Save shop" }).click();
		await expect(page.getByRole("link", { name: "Ojal & Hilo, front page" })).toBeVisible();
	};
	await rename();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("link", { name: "Perchero, front page" })).toBeVisible();
	await rename();

	const visitor = await (await browser.newContext()).newPage();
	await open(visitor, "/home");
	await expect(visitor).toHaveTitle("All products · Ojal & Hilo");
	await expect(visitor.getByRole("contentinfo")).toContainText("hola@ojal.test");
	const manifest = await (await visitor.request.get("/site.webmanifest")).json();
	expect(manifest.name).toBe("Ojal & Hilo");
	await open(visitor, "/contact");
	await expect(visitor.getByRole("main")).toContainText("hola@ojal.test");
	expect(await visitor.content()).not.toContain("Perchero");
	await visitor.context().close();
});

test("a test mail is in the mailbox at once", async ({ page, request }) => {
	await openAsStaff(page, "/admindashboard/settings");
	const to = `owner${Date.now()}@example.com`;
	await page.getByLabel("Send a test mail to").fill(to);
	await page.getByRole("button", { name: "Send test mail" }).click();
	await expect(page.getByText(`Sent to ${to}.`)).toBeVisible();
	const mails = await (await request.get(`/mailbox.json?to=${to}`)).json();
	expect(mails).toMatchObject([{ subject: "A test mail of Perchero" }]);
});
