import { expect, test } from "@playwright/test";
import { alertBox, demoClient, logIn, signedUp } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { buyAtHome, cartLines, garments } from "./buying.ts";

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("a client sees the history, each order's detail and timeline, and buys again", async ({ page }) => {
			await logIn(page, demoClient);
			await open(page, "/orders");
			const rows = page.getByRole("list", { name: "Orders" }).getByRole("article");
			await expect(rows.first()).toBeVisible();
			await expectNoAxeFindings(page);
			await rows
				.first()
				.getByRole("link", { name: /^Order \d+$/ })
				.click();
			await expect(page).toHaveURL(/\/orders\/\d+$/);
			await expect(page.locator("dl").first().locator("dt")).toHaveText(["Status", "Payment", "Payment id", "Total"]);
			await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem").first()).toContainText(
				"Order placed",
			);
			await expectNoAxeFindings(page);
			await page.getByRole("button", { name: "Buy again" }).click();
			const answered = alertBox(page).or(cartLines(page).first());
			await expect(answered.first()).toBeVisible();
		});
	});
}

test("someone else's order is not there", async ({ page, request }) => {
	const person = await signedUp(request);
	await open(page, "/orders/1");
	await expect(page.getByRole("heading", { name: "There is no such order here" })).toBeVisible();
	await logIn(page, person);
	await open(page, "/orders/1");
	await expect(page.getByRole("heading", { name: "There is no such order here" })).toBeVisible();
	await expectNoAxeFindings(page);
	await open(page, "/orders");
	await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
	await expectNoAxeFindings(page);
});

test("who bought something reviews it once, and the rating follows", async ({ page, request }) => {
	const person = await signedUp(request);
	const [one] = await garments(request, 36);
	if (!one) throw new Error("a garment is needed");
	const address = `/products/${one.product.id_product}?size=M`;
	await logIn(page, person);
	await open(page, address);
	await expect(page.getByRole("region", { name: "Your review" })).toHaveCount(0);
	await buyAtHome(page, one, person);
	await open(page, address);
	const own = page.getByRole("region", { name: "Your review" });
	await own.getByRole("button", { name: "Send review" }).click();
	await expect(own.getByText("Please choose one to five stars")).toBeVisible();
	await expect(own.getByText("Please write a few words")).toBeVisible();
	await expectNoAxeFindings(page);
	await own.getByRole("radio", { name: "4 stars" }).check();
	await own.getByLabel("Your words").fill("Hangs well and washes well.");
	await own.getByRole("button", { name: "Send review" }).click();
	await expect(own.getByText("Hangs well and washes well.")).toBeVisible();
	const count = one.product.reviewCount + 1;
	const reviews = page.getByRole("region", { name: "Reviews", exact: true });
	await expect(
		reviews.getByText(count === 1 ? "from 1 review" : `from ${count} reviews`, { exact: false }),
	).toBeVisible();
	await page.reload();
	await expect(own.getByText("Hangs well and washes well.")).toBeVisible();
	await expect(own.getByRole("button", { name: "Send review" })).toHaveCount(0);
});
