import { expect, test } from "@playwright/test";
import { storeOf } from "#core/rules/offline.ts";
import { logIn, openAccountMenu, signedUp, stored } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { cardLinks, open } from "./browsing.ts";
import { addToCart, cartLines, cartLink, garments } from "./buying.ts";
import { connection, expectKept, keptIn, line, openDoor, openKept, openMoving } from "./offline.ts";

// What a worker keeps outlives the emptying of a window.
test.use({ serviceWorkers: "allow", reuseContext: false });

const KEPT = "You are offline: this is what we last saw.";
const LOST = "You are offline. This page, what you type and your cart stay as they are.";
const ASKED = "You are offline. What you asked for opens when the connection is back.";

test("without a network what was visited opens, the cart works, and what was not visited opens later", async ({
	page,
	context,
	request,
}) => {
	const [visited, other] = await garments(request, 3, 4);
	if (!visited || !other) throw new Error("two garments are needed");
	await openKept(page, "/home");
	await openKept(page, `/products/${visited.product.id_product}?size=M`);
	await context.setOffline(true);
	await expect(line(page, LOST)).toBeVisible();

	await page.reload();
	await expect(page.getByRole("heading", { level: 1, name: visited.product.name })).toBeVisible();
	await expect(line(page, KEPT)).toBeVisible();
	await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
	await page.goto("/cart");
	await expect(cartLines(page)).toHaveCount(1);

	await page.goto(`/products/${other.product.id_product}`);
	await expect(page).toHaveURL(/\/offline\?to=%2Fproducts%2F\d+$/);
	await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
	const seen = page.getByRole("navigation", { name: "What you can see meanwhile" }).getByRole("link");
	await expect(seen).toHaveText([/^Your cart$/, new RegExp(visited.product.name), /^All products/]);
	await expectNoAxeFindings(page);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page).toHaveURL(/\/offline/);

	await context.setOffline(false);
	await expect(page).toHaveURL(new RegExp(`/products/${other.product.id_product}$`));
	await expect(page.getByRole("heading", { level: 1, name: other.product.name })).toBeVisible();
});

test("from a kept page to another, and back, without a network", async ({ page, context }) => {
	await openKept(page, "/home");
	await cardLinks(page).first().click();
	await expect(page).toHaveURL(/\/products\/\d+/);
	await expectKept(page);
	await context.setOffline(true);
	await page.goto("/home");
	await expect(line(page, KEPT)).toBeVisible();
	await cardLinks(page).first().click();
	await expect(page).toHaveURL(/\/products\/\d+/);
	await expect(line(page, KEPT)).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/home$/);
	await expect(cardLinks(page).first()).toBeVisible();
});

test.describe("a connection that is lost on the way", () => {
	// A browser that keeps nothing.
	test.use({ serviceWorkers: "block" });

	test("leaves one where one is, and goes on by itself when it is back", async ({ page, context }) => {
		await openMoving(page, "/home");
		await expect(connection(page)).toBeAttached();
		await context.setOffline(true);
		await expect(line(page, LOST)).toBeVisible();
		await cardLinks(page).nth(3).click();
		await expect(line(page, ASKED)).toBeVisible();
		await expect(cardLinks(page).nth(3)).toBeVisible();
		await expect(page).toHaveURL(/\/home$/);
		await context.setOffline(false);
		await expect(page).toHaveURL(/\/products\/\d+/);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL(/\/home$/);
	});

	test("takes nobody away from what they type", async ({ page, context }) => {
		await openMoving(page, "/home");
		await expect(connection(page)).toBeAttached();
		await context.setOffline(true);
		await cardLinks(page).nth(3).click();
		await expect(line(page, ASKED)).toBeVisible();
		await page.getByRole("combobox").fill("linen shirt");
		await context.setOffline(false);
		await expect(line(page, "The connection is back.")).toBeVisible();
		await expect(page.getByRole("combobox")).toHaveValue("linen shirt");
		await expect(page).toHaveURL(/\/home$/);
		await page.getByRole("button", { name: "Go on" }).click();
		await expect(page).toHaveURL(/\/products\/\d+/);
	});

	test("a part that cannot be fetched leaves the page as it is, and comes when the shop answers again", async ({
		page,
		request,
	}) => {
		const [garment] = await garments(request, 5);
		if (!garment) throw new Error("a garment is needed");
		await addToCart(page, garment);
		await open(page, "/cart");
		await expect(cartLines(page)).toHaveCount(1);
		const lost: string[] = [];
		const away = /\/(assets\/[\w.-]+\.js|healthz)$/;
		await page.route(away, (route) => {
			lost.push(route.request().url());
			return route.abort();
		});
		await page.getByRole("button", { name: "Share this cart" }).click();
		await expect.poll(() => lost.filter((address) => address.endsWith("/healthz")).length).toBeGreaterThan(0);
		await expect(cartLines(page)).toHaveCount(1);
		await page.unroute(away);
		await expect(page.getByRole("dialog", { name: "Share this cart" })).toBeVisible();
	});
});

test("nothing of a person is ever kept, and what they looked at goes with them", async ({ page, request }) => {
	const person = await signedUp(request);
	const [garment] = await garments(request, 5);
	if (!garment) throw new Error("a garment is needed");
	await logIn(page, person);
	await openKept(page, "/home");
	await openKept(page, `/products/${garment.product.id_product}`);
	await addToCart(page, garment);
	for (const address of ["/cart", "/form", "/cart/pay", "/client/profile", "/orders", "/favorites", "/orders/999999"])
		await openMoving(page, address);
	await openKept(page, "/home?page=2");

	const kept = await keptIn(page);
	for (const [store, addresses] of Object.entries(kept))
		for (const address of addresses) expect(storeOf(address.split("?", 1)[0] ?? ""), address).toBe(store);
	const product = `/products/${garment.product.id_product}`;
	expect(kept.pages).toEqual(["/home", product, `${product}?size=M`, "/home?page=2"]);
	const texts = await page.evaluate(async () => {
		const names = await caches.keys();
		const stores = await Promise.all(names.filter((name) => name !== "pictures").map((name) => caches.open(name)));
		const answers = await Promise.all(stores.map((store) => store.matchAll()));
		return Promise.all(answers.flat().map((answer) => answer.text()));
	});
	const secrets = [person.login_name, person.email, person.phone, person.lastname, (await stored(page, "token")) ?? ""];
	for (const secret of secrets) expect(texts.filter((text) => text.includes(secret))).toEqual([]);

	await (await openAccountMenu(page)).filter({ hasText: "Log out" }).click();
	await expect.poll(async () => (await keptIn(page)).pages ?? []).not.toContain(product);
});

test("the worker is asked for anew each time, and one that is told to leaves with all it kept", async ({
	page,
	baseURL,
}) => {
	const door = await openDoor(baseURL ?? "");
	try {
		await openKept(page, `${door.address}/home`);
		const answer = await page.request.get(`${door.address}/worker.js`);
		expect(answer.headers()).toMatchObject({
			"cache-control": "no-cache",
			"content-security-policy": expect.stringContaining("default-src 'none'; connect-src 'self'"),
			"service-worker-allowed": "/",
			"content-type": expect.stringContaining("javascript"),
		});
		door.tellToLeave();
		await openMoving(page, `${door.address}/home`);
		const left = () =>
			page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);
		await expect.poll(left).toEqual([0, []]);
	} finally {
		door.close();
	}
});
