import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { discountMessages, paymentMessages } from "#core/messages.ts";
import { TEST_CARDS } from "../core/rules/test-cards.ts";
import { expectAlert, logIn, mailedLink, newPerson, signedUp, stored } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import {
	addToCart,
	buyUpToPayment,
	cartLink,
	confirmShipping,
	fillCard,
	fillShipping,
	garments,
	money,
	payButton,
	payConfig,
	total,
	unitsLeft,
	watchForCards,
} from "./buying.ts";
import { fillCart, returnToPayment } from "./carts.ts";

/** One of the documented results, word for word. */
async function expectResult(page: Page, outcome: "approved" | "rejected" | "in_process", detail: string) {
	const { title, text } = paymentMessages[outcome];
	const look = { approved: "confirmed", rejected: "rejected", in_process: "pending" }[outcome];
	const panel = page.getByRole("region", { name: "Result" });
	await expect(panel.getByRole("heading", { name: title, exact: true })).toBeVisible();
	await expect(panel).toHaveAttribute("data-look", look);
	await expect(panel.getByText(text, { exact: true })).toBeVisible();
	await expect(panel.getByRole("heading", { name: paymentMessages.statusHeading })).toBeVisible();
	await expect(panel.locator("dt")).toHaveText(["Status", "Status detail", "Payment id"]);
	await expect(panel.locator("dd").nth(0)).toHaveText(outcome);
	await expect(panel.locator("dd").nth(1)).toHaveText(detail);
	await expect(panel.locator("dd").nth(2)).toHaveText(/^\d+$/);
	await expect(panel.getByRole("button", { name: paymentMessages.goBack })).toBeVisible();
	await expectNoAxeFindings(page);
}

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("a guest buys the cart, with a code, and follows the order through the mail", async ({ page, request }) => {
			const cards = watchForCards(page);
			const [one, two] = await garments(request, width === 390 ? 15 : 16, 17);
			if (!one || !two) throw new Error("two garments are needed");
			const before = await unitsLeft(request, one);
			const person = newPerson();
			await addToCart(page, one);
			await addToCart(page, two);
			await open(page, "/cart");
			await page.getByLabel("Discount code").fill("BIENVENIDA");
			await page.getByRole("button", { name: "Apply" }).click();
			await expectAlert(page, discountMessages.applied);
			await page.keyboard.press("Escape");
			await page.getByRole("button", { name: "Continue to shipping" }).click();
			await fillShipping(page, person);
			await confirmShipping(page);
			const sum = one.price + two.price;
			const due = money(sum - Math.round(sum * 10) / 100);
			await expect(total(page)).toHaveText(due);
			await expect(page.getByText("This is the local card provider.")).toBeVisible();
			await expectNoAxeFindings(page);
			await fillCard(page, "APRO");
			await expect(page.getByLabel("Installments").locator("option").nth(1)).toContainText(/CFT .+% · TEA .+%/);
			await payButton(page).click();
			await expectResult(page, "approved", "accredited");
			await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
			for (const key of ["cart", "productPrepared", "discountCode"]) expect(await stored(page, key)).toBeNull();
			expect(await unitsLeft(request, one)).toBe(before - 1);
			await page.reload();
			await expect(page.getByRole("heading", { name: paymentMessages.approved.title })).toBeVisible();
			await page.getByRole("button", { name: paymentMessages.goBack }).click();
			await expect(page).toHaveURL(/\/home$/);
			const subject = await newestSubject(page, person.email);
			expect(subject).toMatch(/^Your order \d+ is confirmed$/);
			await open(page, await mailedLink(request, person.email, subject));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order \d+$/);
			await expect(page.getByText(due).first()).toBeVisible();
			await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem").first()).toContainText(
				"Order placed",
			);
			await expectNoAxeFindings(page);
			expect(cards()).toEqual([]);
		});

		test("a rejected card keeps everything, and another card can be tried at once", async ({ page, request }) => {
			const cards = watchForCards(page);
			const [one] = await garments(request, 18);
			if (!one) throw new Error("a garment is needed");
			await returnToPayment(page, one);
			await fillCard(page, "FUND");
			await payButton(page).click();
			await expectResult(page, "rejected", "cc_rejected_insufficient_amount");
			await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
			await page.getByRole("button", { name: "Try another card" }).click();
			await fillCard(page, "APRO", TEST_CARDS[0]);
			await payButton(page).click();
			await expectResult(page, "approved", "accredited");
			await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
			expect(cards()).toEqual([]);
		});
	});
}

/** The subject of the newest mail to somebody, once there is one. */
async function newestSubject(page: Page, to: string): Promise<string> {
	let subject = "";
	await expect
		.poll(async () => {
			const mails = await (await page.request.get(`/mailbox.json?to=${encodeURIComponent(to)}`)).json();
			subject = mails[0]?.subject ?? "";
			return subject;
		})
		.not.toBe("");
	return subject;
}

test("Buy pays that one line, the cart keeps its own", async ({ page, request }) => {
	const [one, two] = await garments(request, 19, 20);
	if (!one || !two) throw new Error("two garments are needed");
	await fillCart(page, two);
	await buyUpToPayment(page, one);
	expect(JSON.parse((await stored(page, "productPrepared")) ?? "null")).toEqual([
		{
			productid: one.product.id_product,
			name: one.product.name,
			color: one.color,
			size: "M",
			quantity: 1,
			price: one.price,
			image: one.product.variants[0]?.ProductImages[0],
		},
	]);
	await expect(total(page)).toHaveText(money(one.price));
	await fillCard(page, "APRO");
	await payButton(page).click();
	await expectResult(page, "approved", "accredited");
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
});

/** A new client with one garment in the cart, before the card form. */
async function clientBeforePayment(page: Page, request: APIRequestContext, shelf: number) {
	const person = await signedUp(request);
	const [one] = await garments(request, shelf);
	if (!one) throw new Error("a garment is needed");
	await logIn(page, person);
	await addToCart(page, one);
	await open(page, "/form");
	await expect(page.getByLabel("City")).toHaveValue(person.address.city);
	await confirmShipping(page);
	return { person, one };
}

test("a client buys: shipping data is posted, then the payment, then the order; it is in the history", async ({
	page,
	request,
}) => {
	const { person, one } = await clientBeforePayment(page, request, 21);
	await fillCard(page, "APRO");
	const posts: { path: string; body: Record<string, unknown> }[] = [];
	page.on("request", (sent) => {
		const { pathname, origin } = new URL(sent.url());
		if (sent.method() === "POST" && origin === new URL(page.url()).origin)
			posts.push({ path: pathname, body: sent.postDataJSON() });
	});
	await payButton(page).click();
	await expectResult(page, "approved", "accredited");
	await expect.poll(() => posts.map(({ path }) => path)).toEqual(["/api/client", "/api/payments", "/api/orders"]);
	expect(posts[0]?.body).toMatchObject({ phone: person.phone, email: person.email, name: person.name });
	expect(Object.keys(posts[1]?.body ?? {})).toEqual(
		expect.arrayContaining(["token", "issuer_id", "payment_method_id", "transaction_amount", "installments", "payer"]),
	);
	expect(posts[1]?.body).toMatchObject({ transaction_amount: one.price, installments: 1 });
	expect(posts[2]?.body).toMatchObject({
		total: one.price,
		clientPhone: Number(person.phone),
		orderStatus: "Completed",
		address: person.address,
		orderDetails: [{ productid: one.product.id_product, quantity: 1, size: "M" }],
	});
	await page.getByRole("button", { name: paymentMessages.goBack }).click();
	await expect(page).toHaveURL(/\/home$/);
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
	await open(page, "/orders");
	const row = page.getByRole("list", { name: "Orders" }).getByRole("article");
	await expect(row).toHaveCount(1);
	await expect(row).toContainText("Completed");
	await expect(row).toContainText("Paid");
});

test("a payment in process is approved by the provider's notice", async ({ page, request }) => {
	await clientBeforePayment(page, request, 22);
	await fillCard(page, "CONT");
	await payButton(page).click();
	await expectResult(page, "in_process", "pending_contingency");
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
	const id = await page.getByRole("region", { name: "Result" }).locator("dd").nth(2).textContent();
	const address = await page.getByRole("link", { name: "Follow your order" }).getAttribute("href");
	const { apiUrl } = await payConfig(request);
	const decided = await request.post(`${apiUrl}/desk/${id}`, {
		form: { status: "approved" },
		headers: { origin: apiUrl },
	});
	expect(decided.ok()).toBe(true);
	await expect(page.getByRole("heading", { name: paymentMessages.approved.title })).toBeVisible({ timeout: 20_000 });
	await open(page, address ?? "");
	await expect(page.getByRole("region", { name: "Timeline" })).toContainText("Your order is complete");
	await expect(page.locator("dl").first()).toContainText("Paid");
});

test("only the payment page lets the card service in, also when one gets there from inside the shop", async ({
	page,
	request,
}) => {
	const { apiUrl } = await payConfig(request);
	const policyOf = async (address: string) => (await request.get(address)).headers()["content-security-policy"] ?? "";
	expect(await policyOf("/cart/pay")).toContain(`connect-src 'self' ${apiUrl}`);
	for (const address of ["/home", "/cart", "/form", "/orders/1"]) expect(await policyOf(address)).not.toContain(apiUrl);
	const person = await signedUp(request);
	const [one] = await garments(request, 24);
	if (!one) throw new Error("a garment is needed");
	await fillCart(page, one);
	await open(page, "/form");
	await fillShipping(page, person);
	await open(page, "/login?next=pay");
	await page.getByLabel("Username").fill(person.login_name);
	await page.getByLabel("Password", { exact: true }).fill(person.login_password);
	await page.getByRole("button", { name: "Login", exact: true }).click();
	await expect(page).toHaveURL(/\/cart\/pay$/);
	await expect(page.getByLabel("Card number")).toBeVisible();
});
