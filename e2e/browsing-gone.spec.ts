import { expect, test } from "@playwright/test";
import { expectNoAxeFindings } from "./axe.ts";
import { cardLinks } from "./browsing.ts";
import { queryDatabase } from "./database.ts";

/** A product that was taken off sale before anybody saw it: nothing else in the shop changes. */
async function addTakenOffProduct(): Promise<number> {
	const rows = await queryDatabase<{ id: number }>(
		`insert into product (name, price_cents, collection_id, category_id, off_sale_at)
		values ('Forgotten jacket', 1000, 1, 1, now()) returning id`,
	);
	return (rows[0] as { id: number }).id;
}

test("a product taken off sale answers 410, says so and leads on", async ({ page, request }) => {
	const id = await addTakenOffProduct();
	expect((await request.get(`/api/products/${id}`)).status()).toBe(410);
	const answer = await page.goto(`/products/${id}`);
	expect(answer?.status()).toBe(410);
	await expect(page).toHaveTitle(/No longer available/);
	await expect(page.getByText("Forgotten jacket")).toHaveCount(0);
	await expectNoAxeFindings(page);
	await page.getByRole("main").getByRole("link").first().click();
	await expect(page).toHaveURL(/\/home$/);
	await expect(cardLinks(page)).toHaveCount(12);
});
