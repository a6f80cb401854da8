import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { alertBox } from "./accounts.ts";
import { expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { onPhoneAndDesk } from "./browsing.ts";
import { buyElsewhere, garments } from "./buying.ts";
import { addedProduct, freshName, openAsStaff } from "./staff.ts";

onPhoneAndDesk(() => {
	test("figures of a range beside the one before: drawn, as a table, and as a file that says the same", async ({
		page,
		request,
	}) => {
		const [garment] = await garments(request, 21);
		if (!garment) throw new Error("a garment is needed");
		await buyElsewhere(request, garment, 1);
		await openAsStaff(page, "/admindashboard/figures");
		await page.getByLabel("Days").selectOption("Last 7 days");
		await page.getByLabel("Compare with").selectOption("The days before");
		await expect(page).toHaveURL(/range=days7&compare=before$/);
		await expect(page.getByRole("main").getByRole("status")).toContainText("compared with");
		await expect(page.getByRole("img", { name: /^Revenue by day/ })).toBeVisible();
		await expectNoAxeFindingsInBothSchemes(page);

		const sales = page.getByRole("region", { name: "Sales" });
		await sales.getByText("Show as a table").click();
		const rows = sales.getByRole("table", { name: "Sales" }).getByRole("row");
		await expect(rows).toHaveCount(8);
		await expect(rows.last().getByRole("cell").nth(1)).not.toHaveText("0");
		await expectNoAxeFindingsInBothSchemes(page);
		const shown = await rows.evaluateAll((all) => all.slice(1).map((row) => row.children[2]?.textContent));

		const saved = page.waitForEvent("download");
		await sales.getByRole("button", { name: "Sales as CSV" }).click();
		const file = await readFile(await (await saved).path(), "utf8");
		const [head, ...lines] = file.trimEnd().split("\r\n");
		expect(head).toContain('"Date","Revenue","Orders","Units","Date before"');
		const orders = lines.map((line) => line.split(",")[2]?.replaceAll('"', ""));
		// Others buy meanwhile.
		expect(orders.slice(0, -1)).toEqual(shown.slice(0, -1));
		expect(Number(orders.at(-1))).toBeGreaterThanOrEqual(Number(shown.at(-1)));

		await page.getByLabel("Days").selectOption("Last 12 months");
		await expect(page.getByRole("img", { name: /^Revenue by month/ })).toBeVisible();
		await expect(page).toHaveURL(/range=months12&compare=before$/);
	});

	test("a change is taken back from the audit log, without what somebody else did since", async ({ page, request }) => {
		const name = freshName("Chaleco");
		const { id, headers } = await addedProduct(request, name);
		for (const change of [{ price: 99, brand: "Mine" }, { brand: "Theirs" }]) {
			const updatedProduct = { id_product: id, ...change };
			const answer = await request.patch("/api/products/update", { headers, data: { updatedProduct } });
			expect(answer.status()).toBe(200);
		}
		await openAsStaff(page, "/admindashboard/log");
		const entries = page.getByRole("row").filter({ hasText: new RegExp(`(product ${id}|\\(${id}\\))(?!\\d)`) });
		await expect(entries).toHaveCount(3);
		await expectNoAxeFindingsInBothSchemes(page);
		await entries.nth(1).getByRole("button", { name: "Undo" }).click();
		await expect(alertBox(page)).toContainText("Taken back");
		await expect(alertBox(page)).toContainText(name);
		await expectNoAxeFindingsInBothSchemes(page);
		await alertBox(page).getByRole("button").click();
		await expect(page.getByRole("row").filter({ hasText: "Took back a change of 1 product" }).first()).toBeVisible();
		const product = await (await request.get(`/api/products/${id}`)).json();
		expect(product).toMatchObject({ price: 40.5, brand: "Theirs" });
	});
});
