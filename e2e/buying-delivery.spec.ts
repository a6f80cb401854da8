import { expect, test } from "@playwright/test";
import { newPerson } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { addToCart, confirmShipping, fillCard, fillShipping, garments, money, payButton, total } from "./buying.ts";
import { openAsStaff } from "./staff.ts";

const EXPRESS = 4_900;
const words = "Express by bicycle (arrives within 1 working day)";

test("the way of delivery is chosen by the address, paid, and named in order and mail", async ({ page, request }) => {
	const [one] = await garments(request, 46);
	if (!one) throw new Error("a garment is needed");
	const person = newPerson();
	await addToCart(page, one);
	await open(page, "/form");
	const ways = page.getByRole("group", { name: "How you get it" });
	await fillShipping(page, person);
	await expect(ways.getByRole("radio")).toHaveCount(2);
	await expect(ways.getByRole("radio", { name: /^Standard delivery/ })).toBeChecked();
	await expect(total(page)).toHaveText(money(one.price));

	await page.getByLabel("Province/department").fill("CABA");
	await page.getByLabel("Zip code").fill("1425");
	await ways.getByRole("radio", { name: /^Standard delivery/ }).press("ArrowDown");
	await expect(ways.getByRole("radio", { name: /^Express by bicycle/ })).toBeChecked();
	await expect(total(page)).toHaveText(money(one.price + EXPRESS));
	await expectNoAxeFindings(page);
	await page.reload();
	await expect(ways.getByRole("radio", { name: /^Express by bicycle/ })).toBeChecked();

	await confirmShipping(page);
	await expect(total(page)).toHaveText(money(one.price + EXPRESS));
	await fillCard(page, "APRO");
	await payButton(page).click();
	await expect(page.getByRole("heading", { name: "Your order is confirmed" })).toBeVisible();
	await expect(page.getByText(words)).toBeVisible();
	await page.getByRole("link", { name: "Follow your order" }).click();
	await expect(page.getByRole("region", { name: "Goes to" }).getByText(words)).toBeVisible();
	await expectNoAxeFindings(page);

	const id = /\/orders\/(\d+)/.exec(page.url())?.[1];
	const mails = `/mailbox.json?to=${encodeURIComponent(person.email)}`;
	await expect.poll(async () => await (await request.get(mails)).text()).toContain(`Delivery: ${words}`);
	await openAsStaff(page, `/admindashboard/orders/${id}`);
	await expect(page.getByRole("region", { name: "Client and address" }).getByText(words)).toBeVisible();
});
