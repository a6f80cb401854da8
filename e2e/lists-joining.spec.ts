import { expect, test } from "@playwright/test";
import { listMessages } from "#core/messages/lists.ts";
import { alertBox, answerAlert, logIn, setStored, signedUp, stored, submitLogIn } from "./accounts.ts";
import { expectNoAxeFindings, expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { open } from "./browsing.ts";
import { heart, madeList, otherBrowser, saved, someProducts } from "./lists.ts";

// Contrast is measured on what has arrived, not on what is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("what a visitor marked joins the favourites at log-in, what was there already once", async ({
			page,
			request,
		}) => {
			const products = await someProducts(request, 2);
			const [one, two] = products;
			if (!one || !two) throw new Error("two products are needed");
			const person = await signedUp(request);
			await logIn(page, person);
			await madeList(page, "Favorite", [one.id_product]);
			await setStored(page, {});
			for (const product of products) {
				await open(page, `/products/${product.id_product}`);
				await heart(page, product).click();
				await alertBox(page).getByRole("button", { name: "No" }).click();
				await expect(heart(page, product)).toHaveAttribute("aria-pressed", "true");
			}
			await open(page, "/favorites");
			await expect(heart(page, one)).toBeVisible();
			await expect(heart(page, two)).toBeVisible();
			await expectNoAxeFindingsInBothSchemes(page);
			await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
			await submitLogIn(page, person);
			await expect(page).toHaveURL(/\/favorites$/);
			await expect(saved(page)).toHaveText([two.name, one.name]);
			await expect.poll(() => stored(page, "favorites")).toBeNull();
			await page.reload();
			await expect(saved(page)).toHaveText([two.name, one.name]);
		});

		test("an invited client declines, and the list's link opens nothing once it is taken back", async ({
			page,
			browser,
			request,
		}) => {
			const [product] = await someProducts(request, 1);
			const friend = await signedUp(request);
			await logIn(page, await signedUp(request));
			const id = await madeList(page, "Together", [product?.id_product ?? 0]);
			await open(page, `/lists/${id}`);
			await page.getByRole("button", { name: "Share", exact: true }).click();
			const dialog = page.getByRole("dialog", { name: "Share" });
			await dialog.getByLabel("With another client, by phone").fill(friend.phone);
			await dialog.getByRole("button", { name: "Share", exact: true }).click();
			await answerAlert(page, listMessages.shared);
			await dialog.getByRole("button", { name: "Make a link" }).click();
			const link = await dialog.getByLabel("By link").inputValue();
			await expectNoAxeFindingsInBothSchemes(page);

			const theirs = await otherBrowser(browser, width);
			await logIn(theirs, friend);
			await theirs.goto("/client/profile");
			await theirs.getByRole("link", { name: /Together.*invitation by Ana, 1 product/ }).click();
			await theirs.getByRole("button", { name: "No, thanks" }).click();
			await expectNoAxeFindings(theirs);
			await alertBox(theirs).getByRole("button", { name: "Leave" }).click();
			await expect(theirs).toHaveURL(/\/client\/profile$/);
			await expect(theirs.getByRole("link", { name: /Together/ })).toHaveCount(0);
			await expect(dialog.getByText(friend.phone)).toHaveCount(0);
			await theirs.context().close();

			const visitor = await otherBrowser(browser, width);
			await visitor.goto(link);
			await expect(saved(visitor)).toHaveText([product?.name ?? ""]);
			await dialog.getByRole("button", { name: "Take the link back" }).click();
			await expect(dialog.getByText("Nobody can open this list by a link.")).toBeVisible();
			await visitor.reload();
			await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This list is not here");
			await expectNoAxeFindings(visitor);
			await dialog.getByRole("button", { name: "Make a link" }).click();
			await expect(dialog.getByLabel("By link")).not.toHaveValue(link);
			await visitor.goto(link);
			await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This list is not here");
			await visitor.context().close();
		});
	});
}
