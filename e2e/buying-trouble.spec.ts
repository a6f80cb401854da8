import { expect, type Page, test } from "@playwright/test";
import { paymentMessages } from "#core/messages.ts";
import { newPerson, stored } from "./accounts.ts";
import { open } from "./browsing.ts";
import {
	buyElsewhere,
	buyUpToPayment,
	cartLink,
	fillCard,
	fillShipping,
	garmentNow,
	garments,
	money,
	payButton,
	total,
	unitsLeft,
} from "./buying.ts";
import { fillCart, returnToPayment } from "./carts.ts";

const confirmed = (page: Page) => page.getByRole("heading", { name: paymentMessages.approved.title });
const checking = (page: Page) => page.getByRole("heading", { name: "We are checking your payment, do not pay again" });

/** Counts the payments a page asks the shop for. */
function countPayments(page: Page): () => number {
	let count = 0;
	page.on("request", (sent) => {
		if (sent.method() === "POST" && new URL(sent.url()).pathname === "/api/payments") count += 1;
	});
	return () => count;
}

test("a double click and Enter twice pay once", async ({ page, request }) => {
	const [one] = await garments(request, 25);
	if (!one) throw new Error("a garment is needed");
	const before = await unitsLeft(request, one);
	await returnToPayment(page, one);
	const payments = countPayments(page);
	await fillCard(page, "APRO");
	await page.getByLabel("Card number").focus();
	await page.evaluate(() => {
		const form = document.querySelector<HTMLFormElement>("form#card");
		form?.requestSubmit();
		form?.requestSubmit();
	});
	await payButton(page)
		.dblclick({ force: true, noWaitAfter: true })
		.catch(() => undefined);
	await expect(confirmed(page)).toBeVisible();
	expect(payments()).toBe(1);
	expect(await unitsLeft(request, one)).toBe(before - 1);
});

test("a reload in the middle of paying finds out what became of it and pays once", async ({ page, request }) => {
	const [one] = await garments(request, 26);
	if (!one) throw new Error("a garment is needed");
	const before = await unitsLeft(request, one);
	await buyUpToPayment(page, one);
	await fillCard(page, "APRO");
	// The shop gets the payment; its answer does not get back before the reload.
	await page.route("**/api/payments", async (route) => {
		await route.fetch();
		await new Promise(() => undefined);
	});
	const posted = page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/api/payments"));
	await payButton(page).click();
	await posted;
	await expect.poll(() => unitsLeft(request, one)).toBe(before - 1);
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.reload();
	await expect(confirmed(page)).toBeVisible();
	expect(await unitsLeft(request, one)).toBe(before - 1);
	await page.goBack();
	await page.goForward();
	await expect(confirmed(page)).toBeVisible();
});

test("an answer that is lost on the way is looked for, and not paid again", async ({ page, request }) => {
	const [one] = await garments(request, 27);
	if (!one) throw new Error("a garment is needed");
	await returnToPayment(page, one);
	await fillCard(page, "APRO");
	await page.route("**/api/payments", async (route) => {
		await route.fetch();
		await route.abort();
	});
	const seen = Promise.withResolvers<void>();
	await page.route(/\/api\/payments\/[0-9a-f-]{36}$/, async (route) => {
		await seen.promise;
		await route.continue();
	});
	await payButton(page).click();
	await expect(checking(page)).toBeVisible();
	seen.resolve();
	await expect(confirmed(page)).toBeVisible();
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
});

test("while nobody knows the outcome the page says not to pay again, also after a reload", async ({
	page,
	request,
}) => {
	const [one] = await garments(request, 28);
	if (!one) throw new Error("a garment is needed");
	await returnToPayment(page, one);
	await fillCard(page, "APRO");
	let isKnown = false;
	await page.route(/\/api\/payments(\/[0-9a-f-]{36})?$/, async (route) => {
		const answer = await route.fetch();
		if (isKnown || !answer.ok()) return route.fulfill({ response: answer });
		const unknown = { status: "unknown", status_detail: "checking", id: null };
		await route.fulfill({ response: answer, json: { ...(await answer.json()), ...unknown } });
	});
	await payButton(page).click();
	await expect(checking(page)).toBeVisible();
	await expect(payButton(page)).toHaveCount(0);
	await page.reload();
	await expect(checking(page)).toBeVisible();
	await expect(payButton(page)).toHaveCount(0);
	isKnown = true;
	await expect(confirmed(page)).toBeVisible();
});

test("a payment that never reached the shop is told, and the same attempt is made again", async ({ page, request }) => {
	const [one] = await garments(request, 29);
	if (!one) throw new Error("a garment is needed");
	const before = await unitsLeft(request, one);
	await returnToPayment(page, one);
	await fillCard(page, "APRO");
	await page.route("**/api/payments", (route) => route.abort());
	await payButton(page).click();
	await expect(checking(page)).toBeVisible();
	await expect(page.getByText("Your payment did not reach the shop.", { exact: false })).toBeVisible({
		timeout: 20_000,
	});
	const { key } = JSON.parse((await stored(page, "paymentAttempt")) ?? "{}");
	await page.unroute("**/api/payments");
	await fillCard(page, "APRO");
	const again = page.waitForRequest((sent) => sent.url().endsWith("/api/payments") && sent.method() === "POST");
	await payButton(page).click();
	expect((await again).headers()["idempotency-key"]).toBe(key);
	await expect(confirmed(page)).toBeVisible();
	expect(await unitsLeft(request, one)).toBe(before - 1);
});

test("stock that goes while one is on the payment page is told, and nothing is charged", async ({ page, request }) => {
	const [one] = await garments(request, 30);
	if (!one) throw new Error("a garment is needed");
	await returnToPayment(page, one);
	await fillCard(page, "APRO");
	await buyElsewhere(request, one, one.units);
	await payButton(page).click();
	await expect(page.getByText("Nothing was charged.", { exact: false })).toBeVisible();
	await expect(page.getByText(`${one.product.name} (${one.color}, M) is sold out`)).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Go to the cart" })).toBeVisible();
	expect(await unitsLeft(request, one)).toBe(0);
});

test("when a part of the order is gone, the rest can be paid", async ({ page, request }) => {
	const [one, two] = await garments(request, 31, 32);
	if (!one || !two) throw new Error("two garments are needed");
	await returnToPayment(page, one, two);
	await fillCard(page, "APRO");
	await buyElsewhere(request, one, one.units);
	await payButton(page).click();
	await expect(page.getByText("Something was sold meanwhile. Nothing was charged.")).toBeVisible();
	await expect(total(page)).toHaveText(money(two.price));
	await payButton(page).click();
	await expect(confirmed(page)).toBeVisible();
});

test("a price that changes while one is on the payment page is told before it is charged", async ({
	page,
	request,
}) => {
	const [one] = await garments(request, 33);
	if (!one) throw new Error("a garment is needed");
	const { token } = await (
		await request.post("/api/login/admin", { data: { user_name: "admin", user_password: "admin-Pass-1" } })
	).json();
	await returnToPayment(page, one);
	await fillCard(page, "APRO");
	const discount = one.product.is_offer ? 7 : 13;
	const offered = await request.patch("/api/offers/newOffer", {
		headers: { authorization: `Bearer ${token}` },
		data: { discount, ids: [one.product.id_product] },
	});
	expect(offered.ok()).toBe(true);
	await payButton(page).click();
	await expect(page.getByText("The total has changed. Nothing was charged.")).toBeVisible();
	const now = await garmentNow(request, one);
	expect(now.price).not.toBe(one.price);
	await expect(page.getByText(`${one.product.name} costs ${money(now.price)} now`, { exact: false })).toBeVisible();
	await expect(total(page)).toHaveText(money(now.price));
	await expect(page.getByLabel("Installments")).toBeEnabled();
	await payButton(page).click();
	await expect(confirmed(page)).toBeVisible();
});

test("two tabs cannot pay the same order twice", async ({ page, context, request }) => {
	const [one] = await garments(request, 34);
	if (!one) throw new Error("a garment is needed");
	const before = await unitsLeft(request, one);
	await returnToPayment(page, one);
	const other = await context.newPage();
	await open(other, "/cart/pay");
	await fillCard(other, "APRO");
	await fillCard(page, "APRO");
	await payButton(page).click();
	await expect(confirmed(page)).toBeVisible();
	await expect(confirmed(other)).toBeVisible();
	await expect(payButton(other)).toHaveCount(0);
	expect(await unitsLeft(request, one)).toBe(before - 1);
});

test("without the card service the page says so and can try again", async ({ page, request }) => {
	const [one] = await garments(request, 35);
	if (!one) throw new Error("a garment is needed");
	await fillCart(page, one);
	await open(page, "/form");
	await fillShipping(page, newPerson());
	await page.route("**/js/v2", (route) => route.abort());
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("heading", { name: "You cannot pay right now" })).toBeVisible();
	await page.unroute("**/js/v2");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByLabel("Card number")).toBeVisible();
});
