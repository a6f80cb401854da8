import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { PaymentAnswer } from "#core/contract/payments.ts";
import type { Product } from "#core/contract/products.ts";
import { paymentMessages } from "#core/messages.ts";
import { formatMoney } from "#core/rules/money.ts";
import { TEST_CARDS, TEST_IDENTIFICATION } from "../core/rules/test-cards.ts";
import { newPerson, type Person } from "./accounts.ts";
import { everyProduct, open, suitable } from "./browsing.ts";

export type Garment = { product: Product; color: string; size: "M"; units: number; price: number };

const SHELF = 3;

/**
 * Garments with enough of size M in their first colour, one from each of these shelves. Each test has shelves of its own,
 * so that tests that run at the same time do not buy each other's stock away.
 */
export async function garments(request: APIRequestContext, ...shelves: number[]): Promise<Garment[]> {
	const all = (await everyProduct(request)).sort((one, other) => one.id_product - other.id_product);
	return shelves.map((shelf) =>
		garmentOf(
			suitable(
				all.slice(shelf * SHELF, (shelf + 1) * SHELF),
				({ variants }) => (variants[0]?.Stocks.M ?? 0) >= 4,
				`garment with size M on shelf ${shelf}`,
			),
		),
	);
}

function garmentOf(product: Product): Garment {
	const [variant] = product.variants as [Product["variants"][number]];
	const price = product.is_offer ? product.price_offer : product.price;
	return { product, color: variant.ColorName, size: "M", units: variant.Stocks.M ?? 0, price };
}

export async function garmentNow(
	request: APIRequestContext,
	{ product }: { product: Pick<Product, "id_product"> },
): Promise<Garment> {
	return garmentOf(await (await request.get(`/api/products/${product.id_product}`)).json());
}

export const money = (amount: number) => formatMoney(amount, "ARS");

export async function addToCart(page: Page, { product }: Garment): Promise<void> {
	await open(page, `/products/${product.id_product}?size=M`);
	await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
	await expect(page.getByText(`${product.name}, ${product.variants[0]?.ColorName}, M is in your cart`)).toBeVisible();
}

export const cartLines = (page: Page) => page.getByRole("list", { name: "Cart" }).getByRole("article");
export const cartLink = (page: Page) => page.getByRole("link", { name: /^Cart, / });
export const summary = (page: Page) => page.getByRole("region", { name: "Summary" });
export const total = (page: Page) => summary(page).locator("dd").last();

export async function fillShipping(page: Page, person: Person): Promise<void> {
	await page.getByLabel("Name", { exact: true }).fill(person.name);
	await page.getByLabel("Last name").fill(person.lastname);
	await page.getByLabel("Phone").fill(person.phone);
	await page.getByLabel("E-mail").fill(person.email);
	await page.getByLabel("Street and number").fill(person.address.streetNumber);
	await page.getByLabel("City").fill(person.address.city);
	await page.getByLabel("Province/department").fill(person.address.provinceDepartment);
	await page.getByLabel("Zip code").fill(person.address.zipCode);
}

/** From the form that is open to the card form. */
export async function confirmShipping(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page).toHaveURL(/\/cart\/pay$/);
	await expect(page.getByLabel("Card number")).toBeVisible();
}

/** A guest buys the product whose page is open, in the size and colour chosen there. */
export async function buyAsGuest(page: Page): Promise<Person> {
	const person = newPerson();
	await page.getByRole("main").getByRole("button", { name: "Buy" }).click();
	await fillShipping(page, person);
	await confirmShipping(page);
	await fillCard(page, "APRO");
	await payButton(page).click();
	await expect(page.getByRole("heading", { name: paymentMessages.approved.title })).toBeVisible();
	return person;
}

/** A guest with this garment before the card form, by way of Buy. */
export async function buyUpToPayment(page: Page, garment: Garment, person = newPerson()): Promise<Person> {
	await open(page, `/products/${garment.product.id_product}?size=M`);
	await page.getByRole("main").getByRole("button", { name: "Buy" }).click();
	await expect(page).toHaveURL(/\/form$/);
	await fillShipping(page, person);
	await confirmShipping(page);
	return person;
}

const [, visa] = TEST_CARDS as [unknown, (typeof TEST_CARDS)[number]];
export const VISA = visa;

/** Types a card as a person would; the cardholder's name decides the outcome. */
export async function fillCard(page: Page, name: string, card = VISA): Promise<void> {
	const [month = "", year = ""] = card.expiry.split("/");
	await page.getByLabel("Card number").fill(card.number);
	await page.getByLabel("Expiry month").fill(month);
	await page.getByLabel("Expiry year").fill(`20${year}`);
	await page.getByLabel("Security code").fill(card.securityCode);
	await page.getByLabel("Cardholder name").fill(name);
	await page.getByLabel("Identification type").selectOption(TEST_IDENTIFICATION.type);
	await page.getByLabel("Identification number").fill(TEST_IDENTIFICATION.number);
	await expect(page.getByLabel("Installments")).toBeEnabled();
}

export const payButton = (page: Page) => page.getByRole("button", { name: "Pay", exact: true });

/** A client who is logged in buys a garment, sent to the address of the account, and pays. */
export async function buyAtHome(page: Page, garment: Garment, person: Person): Promise<void> {
	await addToCart(page, garment);
	await open(page, "/form");
	await expect(page.getByLabel("City")).toHaveValue(person.address.city);
	await confirmShipping(page);
	await fillCard(page, "APRO");
	await payButton(page).click();
	await expect(page.getByRole("heading", { name: "Your order is confirmed" })).toBeVisible();
}

type Config = { apiUrl: string; publicKey: string };
export async function payConfig(request: APIRequestContext): Promise<Config> {
	return (await request.get("/api/payments/config")).json();
}

/** Somebody else buys at this very moment, by the API alone; with headers of their own as a client. */
export async function buyElsewhere(
	request: APIRequestContext,
	garment: Garment,
	quantity: number,
	{ person = newPerson(), headers = {} }: { person?: Person; headers?: Record<string, string> } = {},
) {
	const { apiUrl, publicKey } = await payConfig(request);
	const token = await request.post(`${apiUrl}/v1/card_tokens?public_key=${publicKey}`, {
		data: {
			card_number: VISA.number,
			security_code: VISA.securityCode,
			expiration_month: 11,
			expiration_year: 2030,
			cardholder: { name: "APRO", identification: TEST_IDENTIFICATION },
		},
	});
	const answer = await request.post("/api/payments", {
		headers: { "idempotency-key": crypto.randomUUID(), ...headers },
		data: {
			token: (await token.json()).id,
			payment_method_id: "visa",
			transaction_amount: Math.round(garment.price * 100 * quantity) / 100,
			installments: 1,
			payer: { email: person.email },
			orderDetails: [{ productid: garment.product.id_product, color: garment.color, size: garment.size, quantity }],
			shipping: { ...person, login_name: undefined, login_password: undefined },
		},
	});
	const { status, orderId, orderToken, total } = (await answer.json()) as PaymentAnswer;
	expect(status).toBe("approved");
	return { orderId, orderToken, total, phone: person.phone };
}

/** How many are left of a garment, as the shop says it now. */
export async function unitsLeft(request: APIRequestContext, garment: Garment): Promise<number> {
	return (await garmentNow(request, garment)).units;
}

/** The card's number or code in anything that is sent to the shop itself. */
export function watchForCards(page: Page): () => string[] {
	const found: string[] = [];
	page.on("request", (sent) => {
		const isOurs = new URL(sent.url()).origin === new URL(page.url()).origin;
		const text = `${sent.url()} ${sent.postData() ?? ""} ${JSON.stringify(sent.headers())}`;
		const digits = text.replace(/[\s-]/g, "");
		if (isOurs && TEST_CARDS.some(({ number }) => digits.includes(number))) found.push(sent.url());
	});
	return () => found;
}
