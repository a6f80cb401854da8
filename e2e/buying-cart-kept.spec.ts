import { type APIRequestContext, expect, type Page, type Route, test } from "@playwright/test";
import { logIn, logInByForm, openAccountMenu, type Person, signedUp, stored } from "./accounts.ts";
import { open } from "./browsing.ts";
import { addToCart, cartLines, cartLink, garments } from "./buying.ts";

const savedQuantity = async (page: Page, request: APIRequestContext, { phone }: Person) => {
	const headers = { authorization: `Bearer ${await stored(page, "token")}` };
	const { cart_items } = await (await request.get(`/api/cart/${phone}`, { headers })).json();
	return cart_items[0]?.variants[0].Stocks.M;
};

test("log-in merges the cart once, changes are saved, log-out pushes and clears it", async ({
	page,
	context,
	request,
}) => {
	const person = await signedUp(request);
	const [one, two] = await garments(request, 9, 10);
	if (!one || !two) throw new Error("two garments are needed");
	await addToCart(page, one);
	await logInByForm(page, person);
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
	const token = await stored(page, "token");
	const onServer = async () => {
		const headers = { authorization: `Bearer ${token}` };
		const { cart_items } = await (await request.get(`/api/cart/${person.phone}`, { headers })).json();
		return cart_items.map((line: { id_product: number; variants: [{ Stocks: { M: number } }] }) => [
			line.id_product,
			line.variants[0].Stocks.M,
		]);
	};
	await expect.poll(onServer).toEqual([[one.product.id_product, 1]]);
	const other = await context.newPage();
	for (const tab of [page, other, page]) await open(tab, "/cart");
	await expect(cartLines(page).first().getByRole("status", { name: "Quantity" })).toHaveText("1");
	await addToCart(page, two);
	await expect.poll(onServer).toEqual([
		[one.product.id_product, 1],
		[two.product.id_product, 1],
	]);
	await open(page, "/cart");
	await cartLines(page).first().getByRole("button", { name: "One more" }).click();
	await expect.poll(onServer).toContainEqual([one.product.id_product, 2]);

	await (await openAccountMenu(page)).filter({ hasText: "Log out" }).click();
	await expect(page).toHaveURL(/\/home$/);
	expect(await stored(page, "cart")).toBeNull();
	await addToCart(page, one);
	await logInByForm(page, person);
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 4 items");
	await open(page, "/cart");
	await expect(cartLines(page).first().getByRole("status", { name: "Quantity" })).toHaveText("3");
});

test("a client's cart changed before the shop has said who sits here is saved, not merged", async ({
	page,
	request,
}) => {
	const person = await signedUp(request);
	const [one, two] = await garments(request, 9, 10);
	if (!one || !two) throw new Error("two garments are needed");
	await logIn(page, person);
	await addToCart(page, one);
	await expect.poll(() => stored(page, "cartCopy")).toContain('"unsaved":false');
	let answerWho = () => {};
	const added = new Promise<void>((resolve) => {
		answerWho = resolve;
	});
	await page.route("**/api/client/me", async (route) => {
		await added;
		await route.continue();
	});
	await addToCart(page, two);
	answerWho();
	await expect.poll(() => stored(page, "cartCopy")).toContain('"unsaved":false');
	await open(page, "/cart");
	await expect(cartLines(page).first().getByRole("status", { name: "Quantity" })).toHaveText("1");
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
});

test("a merge whose answer is lost is not done twice", async ({ page, request }) => {
	const person = await signedUp(request);
	const [one] = await garments(request, 11);
	if (!one) throw new Error("a garment is needed");
	await addToCart(page, one);
	let lost = 0;
	await page.route("**/api/cart/*", async (route) => {
		if (route.request().method() !== "PUT" || lost > 1) return route.continue();
		lost += 1;
		await route.fetch();
		await route.abort();
	});
	await logInByForm(page, person);
	await expect.poll(() => lost).toBeGreaterThan(0);
	await open(page, "/cart");
	await open(page, "/cart");
	await expect.poll(() => stored(page, "cartCopy")).toContain(`"owner":${person.phone}`);
	expect(await savedQuantity(page, request, person)).toBe(1);
	await expect(cartLines(page).first().getByRole("status", { name: "Quantity" })).toHaveText("1");
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
});

test("a change made while the shop is out of reach is saved when it is back", async ({ page, context, request }) => {
	const person = await signedUp(request);
	const [one] = await garments(request, 12);
	if (!one) throw new Error("a garment is needed");
	await logIn(page, person);
	await addToCart(page, one);
	await open(page, "/cart");
	await expect(cartLines(page)).toHaveCount(1);
	const more = cartLines(page).first().getByRole("button", { name: "One more" });
	// Code that is still on its way when the network goes is another matter.
	await page.waitForLoadState("networkidle");
	await context.setOffline(true);
	await more.click();
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
	await context.setOffline(false);
	await expect.poll(() => savedQuantity(page, request, person)).toBe(2);

	const held = Promise.withResolvers<Route>();
	await page.route("**/api/cart/*", (route) => held.resolve(route), { times: 1 });
	await more.click();
	const save = await held.promise;
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await save.abort();
	await expect.poll(() => savedQuantity(page, request, person)).toBe(3);
});

test("a part of the cart whose code does not arrive stays away, and the cart works without it", async ({
	page,
	request,
}) => {
	const [garment] = await garments(request, 13);
	if (!garment) throw new Error("a garment is needed");
	await logIn(page, await signedUp(request));
	await addToCart(page, garment);
	const lost = Promise.withResolvers<void>();
	// The way from a line onto a list: the one program that is given a line and whose it is.
	await page.route("**/assets/*.js", async (route) => {
		const answer = await route.fetch();
		if (!/function \w+\(\{line:\w+,phone:\w+\}\)/.test(await answer.text())) return route.fulfill({ response: answer });
		await route.abort();
		lost.resolve();
	});
	await open(page, "/cart");
	await lost.promise;
	await cartLines(page).first().getByRole("button", { name: "One more" }).click();
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
	await expect(cartLines(page).getByRole("button", { name: "Add to a wish list" })).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
});
