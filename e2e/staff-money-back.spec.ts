import { expect, test } from "@playwright/test";
import { formatMoney } from "#core/rules/money.ts";
import { alertBox } from "./accounts.ts";
import { expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { open } from "./browsing.ts";
import { buyElsewhere, garments } from "./buying.ts";
import { openAsStaff, orderFacts } from "./staff.ts";

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("staff give a piece back, the guest sees it and cancels the rest", async ({ page, request }) => {
			const [garment] = await garments(request, 46);
			if (!garment) throw new Error("a garment is needed");
			const { orderId, orderToken, total } = await buyElsewhere(request, garment, 2);
			const half = formatMoney(total / 2, "ARS");

			await openAsStaff(page, `/admindashboard/orders/${orderId}`);
			await page.getByRole("button", { name: "Give part back" }).click();
			const sheet = page.getByRole("dialog", { name: "Give money back" });
			await sheet.getByRole("combobox").selectOption("1 of 2");
			await expect(sheet.getByText(half)).toBeVisible();
			await sheet.getByLabel("Reason").fill("A seam was open");
			await expectNoAxeFindingsInBothSchemes(page);
			await sheet.getByRole("button", { name: "Give money back" }).click();
			await expect(alertBox(page).getByRole("heading")).toHaveText(`Give ${half} back?`);
			await alertBox(page).getByRole("button", { name: "Give back" }).click();
			const back = page.getByRole("region", { name: "Money back" });
			await expect(back).toContainText("A seam was open");
			await expect(back).toContainText("Given back");
			await expect(page.getByRole("table", { name: "Lines" })).toContainText("1 given back");
			await expect(orderFacts(page)).toContainText("Completed");
			await expectNoAxeFindingsInBothSchemes(page);

			await open(page, `/orders/${orderId}?token=${orderToken}`);
			const gone = page.getByRole("region", { name: "Money back" });
			await expect(gone).toContainText("Went to your card");
			await expect(gone).toContainText(half);
			await expect(page.getByText("A seam was open")).toHaveCount(0);
			await page.getByRole("button", { name: "Cancel order" }).click();
			await expect(alertBox(page)).toContainText(`${half} goes back to your card`);
			await alertBox(page).getByRole("button", { name: "Cancel order" }).click();
			await expect(page.locator("dl").first()).toContainText("Cancelled");
			await expect(page.locator("dl").first()).toContainText("Money given back");
			await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
			await expect(gone.getByRole("listitem")).toHaveCount(2);
			await expectNoAxeFindingsInBothSchemes(page);
		});
	});
}
