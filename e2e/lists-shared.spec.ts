import { expect, test } from "@playwright/test";
import { listMessages } from "#core/messages/lists.ts";
import { answerAlert, logIn, mailedLink, signedUp, submitLogIn } from "./accounts.ts";
import { expectNoAxeFindings, expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { open } from "./browsing.ts";
import { listMenu, madeList, otherBrowser, SHARE_MAIL, saved, someProducts, verifiedClient, verify } from "./lists.ts";

// Contrast is measured on what has arrived, not on what is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("shared by mail a list opens read-only elsewhere, and log-in with that address makes it common", async ({
	page,
	browser,
	request,
}) => {
	const [one, two] = await someProducts(request, 2);
	await verifiedClient(page, request);
	const friend = await signedUp(request);
	await verify(request, friend);
	const id = await madeList(page, "For the party", [one?.id_product ?? 0]);
	await open(page, `/lists/${id}`);
	await page.getByRole("button", { name: "Share", exact: true }).first().click();
	await page.getByLabel("By e-mail").fill("no address");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("insert a valid email")).toBeVisible();
	await page.getByLabel("By e-mail").fill(friend.email);
	await page.getByRole("button", { name: "Send" }).click();
	await answerAlert(page, listMessages.shared);
	await expect(page.getByRole("region", { name: "Shared with" })).toContainText(friend.email);
	await expectNoAxeFindings(page);

	const link = await mailedLink(request, friend.email, SHARE_MAIL);
	const theirs = await otherBrowser(browser);
	await theirs.goto(link);
	await expect(saved(theirs)).toHaveText([one?.name ?? ""]);
	await expect(theirs.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
	await expect(theirs.getByRole("button", { name: "Share", exact: true })).toHaveCount(0);
	await expectNoAxeFindings(theirs);
	await theirs.getByRole("link", { name: "Log in" }).last().click();
	await submitLogIn(theirs, friend);
	await expect(theirs).toHaveURL(new RegExp(`/lists/${id}$`));
	await expect(theirs.getByRole("button", { name: "Leave list" })).toBeVisible();

	// Both look at the list: what one does appears in front of the other.
	await page.keyboard.press("Escape");
	await theirs.getByRole("button", { name: `Remove ${one?.name}` }).click();
	await answerAlert(theirs, listMessages.itemRemoved);
	await expect(page.getByText("Nothing on this list yet")).toBeVisible();
	const token = await theirs.evaluate(() => localStorage.getItem("token"));
	await request.patch("/api/lists/update", {
		data: { id, add: [two?.id_product] },
		headers: { authorization: `Bearer ${token}` },
	});
	await expect(saved(page)).toHaveText([two?.name ?? ""]);
	await expect(saved(theirs)).toHaveText([two?.name ?? ""]);

	// Taken back, it is gone there at once.
	await page.getByRole("button", { name: "Share", exact: true }).first().click();
	await page.getByRole("button", { name: `Take back from ${friend.email}` }).click();
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("This list is not here");
	await theirs.context().close();
});

test("shared with a client both change it at once and lose nothing", async ({ page, browser, request }) => {
	const products = await someProducts(request, 3);
	const [one, two, three] = products;
	const friend = await signedUp(request);
	await logIn(page, await signedUp(request));
	const id = await madeList(page, "Together", [one?.id_product ?? 0, two?.id_product ?? 0]);
	await open(page, `/lists/${id}`);
	await page.getByRole("button", { name: "Share", exact: true }).first().click();
	await page.getByLabel("With another client, by phone").fill("123456789012345");
	await page.getByRole("button", { name: "Share", exact: true }).last().click();
	await answerAlert(page, listMessages.shared);
	await page.getByLabel("With another client, by phone").fill(friend.phone);
	await page.getByRole("button", { name: "Share", exact: true }).last().click();
	await answerAlert(page, listMessages.shared);
	await expect(page.getByRole("region", { name: "Shared with" })).toContainText(friend.phone);
	await page.keyboard.press("Escape");

	const theirs = await otherBrowser(browser, 390);
	await logIn(theirs, friend);
	await theirs.goto("/client/profile");
	await theirs.getByRole("link", { name: /Together/ }).click();
	await expect(saved(theirs)).toHaveCount(2);
	await expect(theirs.getByRole("button", { name: "Delete list" })).toHaveCount(0);
	await expect(theirs.getByRole("button", { name: "No, thanks" })).toBeVisible();
	await expectNoAxeFindingsInBothSchemes(theirs);
	await theirs.getByRole("button", { name: "Accept" }).click();
	await expect(theirs.getByRole("button", { name: "Leave list" })).toBeVisible();
	await Promise.all([
		page.getByRole("button", { name: `Remove ${one?.name}` }).click(),
		theirs.getByRole("button", { name: `Remove ${two?.name}` }).click(),
	]);
	await answerAlert(page, listMessages.itemRemoved);
	await answerAlert(theirs, listMessages.itemRemoved);
	await expect(saved(page)).toHaveCount(0);
	await expect(saved(theirs)).toHaveCount(0);
	await open(theirs, `/products/${three?.id_product}`);
	await listMenu(theirs).click();
	await theirs.getByRole("menuitem", { name: "Together" }).click();
	await expect(saved(page)).toHaveText([three?.name ?? ""]);
	await expect(page.getByText("added by Ana")).toBeVisible();
	await theirs.context().close();
});

test("without live updates a change by others is there after looking again", async ({ page, request }) => {
	const [one] = await someProducts(request, 1);
	await logIn(page, await signedUp(request));
	await page.route("**/api/lists/live**", (route) => route.abort());
	const id = await madeList(page, "Quiet", []);
	await open(page, `/lists/${id}`);
	await expect(page.getByText("Nothing on this list yet")).toBeVisible();
	const token = await page.evaluate(() => localStorage.getItem("token"));
	await request.patch("/api/lists/update", {
		data: { id, add: [one?.id_product] },
		headers: { authorization: `Bearer ${token}` },
	});
	await expect(saved(page)).toHaveText([one?.name ?? ""], { timeout: 30_000 });
});
