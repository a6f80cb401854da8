import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import english from "#web/staff/settings/messages.en.ts";
import { productFieldLabels as labels } from "../core/messages/product-details.es.ts";
import { paymentMessages, productFormMessages } from "../core/messages.es.ts";
import { TEST_CARDS, TEST_IDENTIFICATION } from "../core/rules/test-cards.ts";
import cart from "../web/shop/cart/messages.es.ts";
import card from "../web/shop/payment/card.messages.es.ts";
import payment from "../web/shop/payment/messages.es.ts";
import product from "../web/shop/product/messages.es.ts";
import shipping from "../web/shop/shipping/messages.es.ts";
import categories from "../web/staff/categories/messages.es.ts";
import products from "../web/staff/products/messages.es.ts";
import ready from "../web/staff/ready/messages.es.ts";
import settings from "../web/staff/settings/messages.es.ts";
import { open } from "./browsing.ts";
import { expectOwnScreen } from "./foreign-words.ts";

const GARMENT = "Pantalón recto";
const COURIER = "Mensajería en Madrid";
/** How a new shop delivers, which this one keeps and only puts a price on. */
const STANDARD = "Envío estándar";

const drawn = async (name: string, color: string, width: number, height: number) => ({
	name,
	mimeType: "image/png",
	buffer: await sharp({ create: { width, height, channels: 3, background: color } })
		.png()
		.toBuffer(),
});

/** From the settings as they come, in English, to Spanish ones at the bare path. */
export async function speakSpanish(page: Page): Promise<void> {
	await page.getByRole("checkbox", { name: "Español" }).check();
	await page.getByLabel(english.languages.first).selectOption("es");
	await page.getByRole("button", { name: english.languages.save }).click();
	await expect(page).toHaveURL(/\/en\/admindashboard\/settings$/);
	await page.getByRole("link", { name: "Español" }).click();
	await expect(page).toHaveURL(/:\d+\/admindashboard\/settings$/);
	await expect(page.getByRole("heading", { name: settings.title })).toBeVisible();
}

/** Name, contact, country, logo, currency, and two ways of delivery, one of them to a zone; the checklist has led to the name. */
export async function decideSettings(page: Page): Promise<void> {
	const form = (of: { title: string }) => page.getByRole("form", { name: of.title, exact: true });
	const save = async (of: { title: string; save: string }) => {
		await form(of).getByRole("button", { name: of.save }).click();
		await expect(page.getByText(settings.saved).last()).toBeVisible();
	};
	await expect(page.getByRole("heading", { name: settings.shop.title, exact: true })).toBeFocused();
	const shop = form(settings.shop);
	await shop.getByLabel(settings.labels.name, { exact: true }).fill("Ojal y Hilo");
	await shop.getByLabel(settings.labels.tagline).fill("Ropa que dura.");
	await shop.getByLabel(settings.shop.mail).fill("hola@ojal.example");
	await shop.getByLabel(settings.shop.phone).fill("+34 910 555 010");
	await shop.getByLabel(settings.shop.lines).fill("Calle del Ojal 12\nMadrid");
	await shop.getByLabel(settings.labels.country).fill("ES");
	await shop.getByLabel(settings.labels.timeZone).selectOption("Europe/Madrid");
	await save(settings.shop);
	const look = form(settings.look);
	const logo = await drawn("logo.png", "#204080", 600, 200);
	await look.getByLabel(settings.labels.logo, { exact: true }).setInputFiles(logo);
	await expect(look.getByRole("img", { name: settings.look.chosenLogo })).toBeVisible();
	await save(settings.look);
	await form(settings.money).getByLabel(settings.labels.currency).selectOption("EUR");
	await save(settings.money);
	const delivery = form(settings.delivery);
	await expect(delivery.getByLabel(settings.labels.name, { exact: true })).toHaveValue(STANDARD);
	await delivery.getByLabel(settings.delivery.price, { exact: true }).fill("4,95");
	await delivery.getByRole("button", { name: settings.delivery.add, exact: true }).click();
	const second = delivery.getByRole("group", { name: settings.delivery.unnamed(2) });
	await second.getByLabel(settings.labels.name, { exact: true }).fill(COURIER);
	const courier = delivery.getByRole("group", { name: COURIER });
	await courier.getByLabel(settings.delivery.price, { exact: true }).fill("3,50");
	await courier.getByRole("button", { name: settings.delivery.addZoneTo(COURIER) }).click();
	await courier.getByLabel(settings.delivery.zips(1)).fill("28*");
	await save(settings.delivery);
}

/** A category and a product in numbers, led there by the checklist. */
export async function stockShop(page: Page): Promise<void> {
	await open(page, "/admindashboard");
	await page.getByRole("link", { name: ready.steps.category.way }).click();
	await page.getByLabel(categories.name).fill("Pantalones");
	await page.getByLabel(categories.type, { exact: true }).selectOption(categories.women);
	await page.getByRole("button", { name: categories.create }).click();
	await expect(page.getByLabel(categories.name)).toHaveValue("");
	await page.getByRole("link", { name: categories.back }).click();
	await page.getByLabel(labels.category, { exact: true }).selectOption("Pantalones");
	await page.getByLabel(labels.collection, { exact: true }).selectOption({ index: 1 });
	await page.getByLabel(labels.name, { exact: true }).fill(GARMENT);
	await page.getByLabel(labels.brand).fill("Ojal");
	await page.getByLabel(labels.price).fill("59,90");
	await page.getByLabel(labels.description, { exact: true }).fill("De sarga, cómodo y fuerte.");
	await page.getByLabel(labels.sizeSystem, { exact: true }).selectOption("numbers");
	await page.getByRole("group", { name: "Blanco", exact: true }).getByLabel(products.colours.name).fill("Azul");
	const colour = page.getByRole("group", { name: "Azul", exact: true });
	await colour.getByLabel("40", { exact: true }).fill("3");
	await colour.getByLabel(products.pictures.choose("Azul")).setInputFiles(await drawn("1.png", "#305070", 300, 400));
	const upload = colour.getByRole("button", { name: products.pictures.upload });
	if (await upload.isEnabled()) await upload.click();
	await expect(page.getByRole("list", { name: products.pictures.of("Azul") }).getByRole("listitem")).toHaveCount(1);
	await page.getByRole("button", { name: products.add.create }).click();
	await expect(page.getByText(productFormMessages.created.text)).toBeVisible();
}

/** What the open page tells of an amount, in the shop's own currency. */
const expectPrice = (page: Page, amount: string) =>
	expect(page.getByRole("main")).toContainText(new RegExp(`€\\s*${amount}`));

/** From the grid to the approved payment; the courier of the zone brings it. */
export async function buyAsGuest(page: Page): Promise<void> {
	await open(page, "/home");
	await page.getByRole("link", { name: GARMENT }).first().click();
	await expectPrice(page, "59,90");
	await page
		.getByRole("group", { name: /^Talle/ })
		.getByRole("button", { name: "40" })
		.click();
	await page.getByRole("main").getByRole("button", { name: product.addToCart }).first().click();
	await open(page, "/cart");
	await page.getByRole("button", { name: cart.toShipping }).click();
	await page.getByLabel(shipping.name, { exact: true }).fill("Lucía");
	await page.getByLabel(shipping.lastname).fill("Ortega");
	await page.getByLabel(shipping.phone).fill("34600111222");
	await page.getByLabel(shipping.email).fill("lucia@example.com");
	await page.getByLabel(shipping.streetNumber).fill("Gran Vía 1");
	await page.getByLabel(shipping.city).fill("Madrid");
	await page.getByLabel(shipping.provinceDepartment).fill("Madrid");
	await page.getByLabel(shipping.zipCode).fill("28013");
	await expect(page.getByRole("radio", { name: new RegExp(STANDARD) })).toBeVisible();
	await page.getByRole("radio", { name: new RegExp(COURIER) }).check();
	await expectPrice(page, "4,95");
	await expectPrice(page, "3,50");
	await expectOwnScreen(page);
	await page.getByRole("button", { name: shipping.confirm }).click();
	const [, visa] = TEST_CARDS as [unknown, (typeof TEST_CARDS)[number]];
	const [month = "", year = ""] = visa.expiry.split("/");
	await page.getByLabel(card.number).fill(visa.number);
	await page.getByLabel(card.month).fill(month);
	await page.getByLabel(card.year).fill(`20${year}`);
	await page.getByLabel(card.code).fill(visa.securityCode);
	await page.getByLabel(card.name).fill("APRO");
	await page.getByLabel(card.identificationType).selectOption(TEST_IDENTIFICATION.type);
	await page.getByLabel(card.identificationNumber).fill(TEST_IDENTIFICATION.number);
	await expect(page.getByLabel(card.installments)).toBeEnabled();
	await expectOwnScreen(page);
	await page.getByRole("button", { name: payment.pay, exact: true }).click();
	await expect(page.getByRole("heading", { name: paymentMessages.approved.title })).toBeVisible();
	await expectOwnScreen(page);
	await page.getByRole("link", { name: payment.follow }).click();
	await expect(page).toHaveURL(/\/orders\/1/);
	await expectPrice(page, "3,50");
	await expectPrice(page, "63,40");
	await expectOwnScreen(page);
}
