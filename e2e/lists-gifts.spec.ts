import { expect, type Page, test } from "@playwright/test";
import { logIn, mailedLink, signedUp } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { fillCard, payButton } from "./buying.ts";
import { madeList, otherBrowser, saved, someProducts } from "./lists.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** What the list's creator is shown of it, in the profile and on its own page. */
async function ownersPages(page: Page, id: number): Promise<(string | null)[]> {
	await page.goto("/client/profile");
	const inProfile = await page.getByRole("link", { name: /Wedding/ }).textContent();
	await page.goto(`/lists/${id}`);
	const parts = [page.getByRole("region", { name: "Gift list" }), page.getByRole("list", { name: "Products" })];
	return [inProfile, ...(await Promise.all(parts.map((part) => part.textContent())))];
}

test("a gift list: a client gives and buys without learning the address, a guest sees it taken, the owner sees nothing", async ({
	page,
	browser,
	request,
}) => {
	const [shirt] = await someProducts(request, 1);
	const name = shirt?.name ?? "";
	await logIn(page, await signedUp(request));
	const id = await madeList(page, "Wedding", [shirt?.id_product ?? 0]);
	await open(page, `/lists/${id}`);
	await page.getByRole("button", { name: "Gift list" }).click();
	await page.getByLabel("Day").fill(inAMonth());
	await page.getByLabel("Street and number").fill("Calle Secreta 77");
	await expectNoAxeFindings(page);
	await page.getByRole("button", { name: "Make it a gift list" }).click();
	await expect(page.getByRole("region", { name: "Gift list" })).toContainText("stays a secret");
	await page.getByRole("button", { name: "Share", exact: true }).click();
	await page.getByRole("button", { name: "Make a link" }).click();
	const link = await page.getByLabel("By link").inputValue();
	await page.keyboard.press("Escape");
	const before = await ownersPages(page, id);

	const giver = await otherBrowser(browser, 390);
	await logIn(giver, await signedUp(request));
	await giver.goto(link);
	await expect(saved(giver)).toHaveText([name]);
	const other = await otherBrowser(browser, 1440);
	await logIn(other, await signedUp(request));
	await other.goto(link);
	await expect(other.getByRole("button", { name: `I will give this: ${name}` })).toBeVisible();
	await giver
		.getByRole("group", { name: `Size of ${name}` })
		.getByRole("button")
		.nth(1)
		.click();
	await giver.getByRole("button", { name: `I will give this: ${name}` }).click();
	await expectNoAxeFindings(giver);
	await giver.getByRole("dialog").getByRole("button", { name: "I will give this" }).click();
	await expect(giver.getByText("You give this", { exact: true })).toBeVisible();
	// Whoever else gives hears of it without asking; the creator's pages stay as they are.
	await expect(other.getByText(/gives this$/)).toBeVisible();
	await expect(other.getByRole("button", { name: `I will give this: ${name}` })).toHaveCount(0);
	await expectNoAxeFindings(other);
	await other.context().close();
	expect(await ownersPages(page, id)).toEqual(before);
	await expectNoAxeFindings(giver);
	await giver.getByRole("button", { name: `Buy and send it: ${name}` }).click();
	await expect(giver).toHaveURL(/\/cart\/pay$/);
	await fillCard(giver, "APRO");
	await payButton(giver).click();
	await expect(giver.locator("[data-look=confirmed]")).toBeVisible();
	await giver.getByRole("link", { name: /order/i }).last().click();
	await expect(giver.getByText(/A gift for .* Only the shop knows the address/)).toBeVisible();
	expect(await giver.content()).not.toContain("Calle Secreta 77");
	await giver.context().close();

	const guest = await otherBrowser(browser);
	await guest.goto(link);
	const email = `guest${Date.now()}@mail.test`;
	await guest.getByLabel("Your e-mail").fill(email);
	await guest.getByRole("button", { name: "Mail me a link" }).click();
	await guest.goto(await mailedLink(request, email, "Your link to the gift list"));
	await expect(guest.getByText(/gives this$/)).toBeVisible();
	await expect(guest.getByRole("button", { name: `I will give this: ${name}` })).toHaveCount(0);
	expect(await guest.content()).not.toContain("Calle Secreta 77");
	await expectNoAxeFindings(guest);
	await guest.context().close();

	await page.reload();
	await expect(saved(page)).toHaveText([name]);
	await expect(page.getByText(/gives? this|From /)).toHaveCount(0);
});
