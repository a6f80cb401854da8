import { expect, test } from "@playwright/test";
import { listMessages } from "#core/messages/lists.ts";
import { answerAlert, logIn, signedUp } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { addToCart, cartLines, garments } from "./buying.ts";
import { madeList, saved, someProducts } from "./lists.ts";

// Contrast is measured on what has arrived, not on what is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("lines are put in order, copied and moved to another list, by keys alone", async ({ page, request }) => {
			const products = await someProducts(request, 3);
			const [one = "", two = "", three = ""] = products.map(({ name }) => name);
			await logIn(page, await signedUp(request));
			const ids = products.map(({ id_product }) => id_product);
			const other = await madeList(page, "Winter", []);
			const id = await madeList(page, "Summer", ids);
			await open(page, `/lists/${id}`);
			await expect(saved(page)).toHaveText([one, two, three]);

			const down = page.getByRole("button", { name: `Move ${one} down` });
			await down.press("Enter");
			await expect(saved(page)).toHaveText([two, one, three]);
			await expect(down).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(saved(page)).toHaveText([two, three, one]);
			await expect(down).toBeFocused();
			await expect(down).toHaveAttribute("aria-disabled", "true");
			const up = page.getByRole("button", { name: `Move ${three} up` });
			await up.press("Enter");
			await expect(saved(page)).toHaveText([three, two, one]);
			await expect(up).toBeFocused();
			await expectNoAxeFindings(page);

			const toOthers = (name: string) =>
				page.getByRole("button", { name: `Move or copy ${name} to another list`, exact: true });
			await toOthers(one).press("Enter");
			await expect(page.getByRole("menuitem", { name: "Move to Winter" })).toBeFocused();
			await page.keyboard.press("ArrowDown");
			await expect(page.getByRole("menuitem", { name: "Copy to Winter" })).toBeFocused();
			await expectNoAxeFindings(page);
			await page.keyboard.press("Enter");
			await expect(page.getByText(`${one} is on Winter, too`)).toBeVisible();
			await toOthers(two).press("Enter");
			await expect(page.getByRole("menuitem", { name: "Move to Winter" })).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(page.getByText(`${two} is on Winter now`)).toBeVisible();
			await expect(saved(page)).toHaveText([three, one]);

			await page.goto(`/lists/${other}`);
			await expect(saved(page)).toHaveText([two, one]);
			await page.goto(`/lists/${id}`);
			await expect(saved(page)).toHaveText([three, one]);
		});

		test("a line of the cart goes onto a list in its colour and size, and is saved for later", async ({
			page,
			request,
		}) => {
			const [garment] = await garments(request, width === 390 ? 46 : 47);
			if (!garment) throw new Error("a garment is needed");
			const { name } = garment.product;
			await logIn(page, await signedUp(request));
			await addToCart(page, garment);
			await open(page, "/cart");
			const menu = cartLines(page).getByRole("button", { name: "Add to a wish list" });
			await menu.press("Enter");
			await expect(page.getByRole("menuitem", { name: "New list" })).toBeFocused();
			await expectNoAxeFindings(page);
			await page.keyboard.press("Enter");
			await page.getByLabel("New list").fill("For spring");
			await page.getByRole("button", { name: "Create" }).click();
			await answerAlert(page, listMessages.created);
			await page.getByRole("button", { name: `Save for later: ${name}` }).click();
			await expect(cartLines(page)).toHaveCount(0);
			await expect(page.getByRole("button", { name: `Move to cart: ${name}` })).toBeVisible();

			await page.goto("/client/profile");
			await page.getByRole("link", { name: /For spring.*1 product/ }).click();
			await expect(saved(page)).toHaveText([name]);
			const size = page.getByRole("group", { name: `Size of ${name}` }).getByRole("button", { name: /^M/ });
			await expect(size).toHaveAttribute("aria-pressed", "true");
			await page.getByRole("button", { name: "Add to cart", exact: true }).click();
			await expect(page.getByText(`${name}, ${garment.color}, M is in your cart`)).toBeVisible();
		});
	});
}
