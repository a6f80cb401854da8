import { expect, test } from "@playwright/test";
import { paymentMessages } from "#core/messages.ts";
import { sizesOf, unitsIn } from "#core/rules/sizes.ts";
import { alertBox, mailedLink, newPerson, VERIFY_MAIL } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { cartLines, confirmShipping, fillCard, fillShipping, garments, payButton } from "./buying.ts";
import { fillCart } from "./carts.ts";

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("a guest changes a line, saves another for later, pays, and makes an account of the order", async ({
			page,
			request,
		}) => {
			const [one, two] = await garments(request, ...(width === 390 ? [38, 39] : [40, 44]));
			const [variant] = one?.product.variants ?? [];
			if (!one || !two || !variant) throw new Error("two garments are needed");
			const other = sizesOf(one.product).find((size) => size !== "M" && unitsIn(variant.Stocks, size) > 0);
			if (!other) throw new Error("another size is needed");
			await fillCart(page, one, two);
			await open(page, "/cart");
			await page.getByRole("button", { name: `Change colour or size of ${one.product.name}` }).click();
			await page.getByRole("radio", { name: other, exact: true }).check({ force: true });
			await expectNoAxeFindings(page);
			await page.getByRole("button", { name: "Take this one" }).click();
			await expect(cartLines(page).getByText(`${one.color}, size ${other}`)).toBeVisible();
			await page.getByRole("button", { name: `Save for later: ${two.product.name}` }).click();
			await expect(page.getByRole("button", { name: `Move to cart: ${two.product.name}` })).toBeVisible();
			await expectNoAxeFindings(page);

			const person = newPerson();
			await page.getByRole("button", { name: "Continue to shipping" }).locator("visible=true").click();
			await fillShipping(page, person);
			await confirmShipping(page);
			await fillCard(page, "APRO");
			await payButton(page).click();
			await expect(page.getByRole("heading", { name: paymentMessages.approved.title })).toBeVisible();
			await page.getByRole("link", { name: "Follow your order" }).click();
			const form = page.getByRole("form", { name: "Keep this order in an account" });
			await form.getByLabel("Login name").fill(person.login_name);
			await form.getByLabel("Password", { exact: true }).fill(person.login_password);
			await expectNoAxeFindings(page);
			await form.getByRole("button", { name: "Make an account" }).click();
			await expect(alertBox(page)).toContainText("Your account is ready");
			await expect(form).toHaveCount(0);

			await open(page, "/orders");
			await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
			const link = new URL(await mailedLink(request, person.email, VERIFY_MAIL));
			await request.patch("/api/client/verify", { data: { token: link.pathname.split("/").pop() } });
			await open(page, "/orders");
			await expect(page.getByRole("list", { name: "Orders" }).getByRole("article")).toHaveCount(1);
			await open(page, "/cart");
			await expect(page.getByRole("button", { name: `Move to cart: ${two.product.name}` })).toBeVisible();
		});
	});
}
