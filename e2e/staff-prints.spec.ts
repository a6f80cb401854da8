import { expect, type Page, test } from "@playwright/test";
import { extractText } from "unpdf";
import { open } from "./browsing.ts";
import { buyElsewhere, garments } from "./buying.ts";
import { openAsStaff } from "./staff.ts";

test.use({ colorScheme: "dark" });

const INK = "rgb(31, 26, 22)";

/** On paper stands what the page is about, in dark ink, and nothing that only a screen has. */
async function expectCleanPaper(page: Page): Promise<string[]> {
	await page.emulateMedia({ media: "print" });
	for (const role of ["banner", "contentinfo", "navigation", "button", "textbox", "combobox"] as const)
		await expect(page.getByRole(role)).toHaveCount(0);
	expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(INK);
	const { text } = await extractText(new Uint8Array(await page.pdf({ format: "A4" })));
	await page.emulateMedia({ media: "screen" });
	return text;
}

test("an order is printed without the shop around it, by its shopper and by staff", async ({ page, request }) => {
	const [garment] = await garments(request, 2);
	if (!garment) throw new Error("a garment is needed");
	const { product } = garment;
	const { orderId, orderToken } = await buyElsewhere(request, garment, 1);
	await open(page, `/orders/${orderId}?token=${orderToken}`);
	await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
	expect((await expectCleanPaper(page)).join()).toContain(product.name);
	await openAsStaff(page, `/admindashboard/orders/${orderId}`);
	await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
	expect((await expectCleanPaper(page)).join()).toContain(product.name);
});

test("each packing slip is a sheet of its own", async ({ page, request }) => {
	const [garment] = await garments(request, 21);
	if (!garment) throw new Error("a garment is needed");
	const ids: number[] = [];
	while (ids.length < 3) ids.push((await buyElsewhere(request, garment, 1)).orderId);
	await openAsStaff(page, `/admindashboard/orders/packing?ids=${ids}`);
	await expect(page.getByRole("article")).toHaveCount(3);
	const sheets = await expectCleanPaper(page);
	expect(sheets).toHaveLength(3);
	for (const [at, id] of ids.entries()) expect(sheets[at]).toContain(`Order ${id}`);
});
