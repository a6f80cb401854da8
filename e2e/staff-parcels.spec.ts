import { expect, test } from "@playwright/test";
import { mailedLink, newPerson } from "./accounts.ts";
import { expectSound } from "./axe.ts";
import { open } from "./browsing.ts";
import { buyElsewhere, garments } from "./buying.ts";
import { openAsStaff, orderFacts, paidOrder } from "./staff.ts";

test.use({ reducedMotion: "reduce" });

test("staff send an order in two parcels, and its shopper follows both from the mail", async ({ page, request }) => {
	test.slow();
	const [garment] = await garments(request, 45);
	if (!garment) throw new Error("a garment is needed");
	const person = newPerson();
	const { orderId } = await buyElsewhere(request, garment, 2, { person });
	await openAsStaff(page, `/admindashboard/orders/${orderId}`);
	const parcels = page.getByRole("region", { name: "Parcels" });
	const popup = page.getByRole("dialog");

	await parcels.getByRole("button", { name: "Send a parcel" }).click();
	await popup.getByRole("spinbutton").fill("1");
	await popup.getByLabel("Carrier", { exact: true }).fill("Correo Uno");
	await popup.getByLabel("Tracking number").fill("AB123");
	await popup.getByLabel("Tracking link").fill("https://correo.test/AB123");
	await expectSound(page, "packing a parcel");
	await popup.getByRole("button", { name: "Read the mail first" }).click();
	await expect(popup.getByText(`Part of your order ${orderId} is on its way`)).toBeVisible();
	await expectSound(page, "the mail before it goes");
	await popup.getByRole("button", { name: "Send", exact: true }).click();
	await expect(parcels.getByText("Not sent yet: 1 piece")).toBeVisible();
	await expect(orderFacts(page)).toContainText("Completed");

	const link = await mailedLink(request, person.email, `Part of your order ${orderId} is on its way`);
	await parcels.getByRole("button", { name: "Send a parcel" }).click();
	await popup.getByRole("button", { name: "Read the mail first" }).click();
	await popup.getByRole("button", { name: "Send", exact: true }).click();
	await expect(orderFacts(page)).toContainText("Submitted");
	await expect(parcels.getByRole("listitem").filter({ hasText: /^Parcel/ })).toHaveCount(2);
	await expectSound(page, "an order with its parcels");

	await page.context().clearCookies();
	await page.evaluate(() => localStorage.clear());
	await open(page, new URL(link).pathname + new URL(link).search);
	await expect(page.getByText("On its way", { exact: true })).toBeVisible();
	const track = page.getByRole("link", { name: "Track the parcel AB123" });
	await expect(track).toHaveAttribute("href", "https://correo.test/AB123");
	await expectSound(page, "the shopper's parcels");
});

test("orders chosen in the list get their packing slips, and leave together", async ({ page, request }) => {
	test.slow();
	const [one, other] = [await paidOrder(request), await paidOrder(request)];
	await openAsStaff(page, "/admindashboard/orders");
	for (const { orderId } of [one, other]) await page.getByLabel(`Choose order ${orderId}`).check();
	await page.getByRole("link", { name: "Packing slips" }).click();
	const slip = page.getByRole("article", { name: `Order ${one.orderId}` });
	await expect(slip).toContainText(one.product.name);
	await expect(slip).not.toContainText("$");
	await expectSound(page, "packing slips");
	await open(page, `/admindashboard/orders/send?ids=${one.orderId}`);
	await page.getByLabel("Order number").fill(String(other.orderId));
	await page.keyboard.press("Enter");
	await expect(page.getByText("Can be sent")).toHaveCount(2);
	await expectSound(page, "many parcels");
	await page.getByLabel("Carrier of all parcels").fill("Correo Uno");
	await page.getByRole("button", { name: "Send 2 orders" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("2 of 2 sent")).toBeVisible();
	await open(page, `/admindashboard/orders/${other.orderId}`);
	await expect(orderFacts(page)).toContainText("Submitted");
});
