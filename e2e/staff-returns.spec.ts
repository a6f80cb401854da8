import { expect, test } from "@playwright/test";
import { expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { open } from "./browsing.ts";
import { buyElsewhere, garments } from "./buying.ts";
import { openAsStaff } from "./staff.ts";

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("a guest exchanges a garment: asked for, received, sent", async ({ page, request }) => {
			const [garment] = await garments(request, 46);
			if (!garment) throw new Error("a garment is needed");
			const { orderId, orderToken } = await buyElsewhere(request, garment, 1);
			await openAsStaff(page, `/admindashboard/orders/${orderId}`);
			await page.getByRole("button", { name: "Send a parcel" }).click();
			const parcel = page.getByRole("dialog");
			await parcel.getByLabel("Carrier").fill("Correo Uno");
			await parcel.getByRole("button", { name: "Read the mail first" }).click();
			await parcel.getByRole("button", { name: "Send", exact: true }).click();
			await expect(page.getByRole("region", { name: "Parcels" })).toContainText("Correo Uno");

			await open(page, `/orders/${orderId}?token=${orderToken}`);
			await page.getByRole("button", { name: "Return or exchange" }).click();
			const sheet = page.getByRole("dialog", { name: "Return or exchange" });
			await sheet.getByRole("checkbox").check();
			await sheet.getByRole("button", { name: "Next" }).click();
			await sheet.getByRole("combobox").selectOption("Too small");
			await expectNoAxeFindingsInBothSchemes(page);
			await sheet.getByRole("button", { name: "Next" }).click();
			await sheet.getByRole("radio").first().check();
			await expectNoAxeFindingsInBothSchemes(page);
			await sheet.getByRole("button", { name: "Ask for the return" }).click();
			const mine = page.getByRole("region", { name: "Returns" });
			await expect(mine).toContainText("Asked for, we look at it");
			await expectNoAxeFindingsInBothSchemes(page);

			await openAsStaff(page, `/admindashboard/orders/${orderId}`);
			const theirs = page.getByRole("region", { name: "Returns of this order" });
			await theirs.getByRole("button", { name: "Approve" }).click();
			await expect(theirs).toContainText("Approved, on its way");
			await theirs.getByRole("button", { name: "Received" }).click();
			await page.getByRole("dialog").getByRole("button", { name: "Received" }).click();
			await expect(theirs).toContainText("The exchange is still to be sent");
			await open(page, "/admindashboard/returns?state=to_send");
			const row = page.getByRole("listitem").filter({ hasText: `Order ${orderId}` });
			await row.getByRole("button", { name: "Send the exchange" }).click();
			await expectNoAxeFindingsInBothSchemes(page);
			await page.getByRole("dialog").getByRole("button", { name: "Send the exchange" }).click();
			await expect(row).toContainText("Exchange sent");

			await open(page, `/orders/${orderId}?token=${orderToken}`);
			await expect(mine).toContainText("Your exchange left on");
		});
	});
}

test("the way back is found from every page without an account", async ({ page }) => {
	await open(page, "/home");
	await page.getByRole("contentinfo").getByRole("link", { name: "Botón de arrepentimiento" }).click();
	await page.getByRole("button", { name: "Mail me the link" }).click();
	await expect(page.getByText("An order number is made of digits")).toBeVisible();
	await page.getByLabel("Order number").fill("1");
	await page.getByLabel("E-mail").fill("nobody@mail.test");
	await expectNoAxeFindingsInBothSchemes(page);
	await page.getByRole("button", { name: "Mail me the link" }).click();
	await expect(page.getByText("If the two belong together")).toBeVisible();
});
