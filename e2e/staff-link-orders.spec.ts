import { expect, test } from "@playwright/test";
import { paymentMessages } from "#core/messages.ts";
import { mailedLink, newPerson } from "./accounts.ts";
import { expectSound } from "./axe.ts";
import { open } from "./browsing.ts";
import { fillCard, fillShipping, garments, money, payButton } from "./buying.ts";
import { openAsStaff, orderFacts } from "./staff.ts";

test.use({ reducedMotion: "reduce" });

for (const width of [390, 1440]) {
	test(`staff make an order on the phone, and its buyer pays it by the mailed link, at ${width}`, async ({
		page,
		request,
	}) => {
		test.slow();
		await page.setViewportSize({ width, height: 900 });
		const [garment] = await garments(request, width === 390 ? 46 : 47);
		if (!garment) throw new Error("a garment is needed");
		const person = newPerson();
		await openAsStaff(page, "/admindashboard/orders");
		await page.getByRole("link", { name: "New order" }).click();
		const main = page.getByRole("main");
		await expectSound(page, "a new order");
		await main.getByLabel("Find a product").fill(garment.product.name);
		await main.getByRole("button", { name: "Search" }).click();
		await main.getByRole("list", { name: "Found" }).getByRole("button", { name: garment.product.name }).first().click();
		await main.getByLabel("Colour").selectOption(garment.color);
		await main.getByLabel("Size").selectOption("M");
		await main.getByRole("button", { name: "Add", exact: true }).click();
		await fillShipping(page, person);
		await expect(main.getByLabel("Delivery")).toBeVisible();
		await expectSound(page, "a new order, filled in");
		await main.getByRole("button", { name: "Make the order and mail the link" }).click();
		await expect(main.getByText(/Waits to be paid by its link until/)).toBeVisible();
		await expect(orderFacts(page)).toContainText("Not paid yet");
		await expectSound(page, "an order that waits to be paid");
		const orderId = Number(new URL(page.url()).pathname.split("/").pop());

		const link = await mailedLink(request, person.email, `Your order ${orderId} waits for your payment`);
		await page.context().clearCookies();
		await page.evaluate(() => localStorage.clear());
		await open(page, new URL(link).pathname + new URL(link).search);
		await expect(page.getByText(/Everything is set aside for you until/)).toBeVisible();
		await expect(page.getByText(garment.product.name).first()).toBeVisible();
		await fillCard(page, "FUND");
		await expectSound(page, "paying by a link");
		await payButton(page).click();
		await expect(page.getByRole("heading", { name: paymentMessages.rejected.title })).toBeVisible();
		await page.getByRole("button", { name: "Try another card" }).click();
		await fillCard(page, "APRO");
		await payButton(page).click();
		await expect(page.getByRole("heading", { name: paymentMessages.approved.title })).toBeVisible();
		await page.getByRole("link", { name: "Follow your order" }).click();
		await expect(page.getByText("Paid, we are getting it ready")).toBeVisible();
		await expect(page.getByText(money(garment.price)).first()).toBeVisible();
		await open(page, new URL(link).pathname + new URL(link).search);
		await expect(page.getByRole("heading", { name: "This order is paid" })).toBeVisible();
		await expectSound(page, "a link that was paid");
	});
}
