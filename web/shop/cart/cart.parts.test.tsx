import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { carts } from "#core/calls/carts.ts";
import { payments } from "#core/calls/payments.ts";
import { products } from "#core/calls/products.ts";
import { discountMessages } from "#core/messages.ts";
import { clearDiscount } from "#web/store/events.ts";
import { browserStorage } from "#web/store/storage.ts";
import { answerAlert, expectAlert } from "#web/testing/alerts.ts";
import { config, lineOf, scarf } from "#web/testing/cart.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import { storeEvents } from "#web/testing/store-events.ts";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as cartScreen from "./cart.tsx";
import { changeCart } from "./change.ts";
import messages from "./messages.en.ts";

const shop = shopNetwork();
const events = storeEvents();
const lines = page.getByRole("list", { name: "Cart" }).getByRole("article");
const first = lines.first();
const summary = page.getByRole("region", { name: "Summary" });
const expectTotal = (sum: string) =>
	expect
		.poll(() => [...summary.element().querySelectorAll("dd")].at(-1)?.textContent?.replace("\u00a0", " "))
		.toBe(sum);

async function openCart(stored: unknown): Promise<void> {
	localStorage.setItem("cart", typeof stored === "string" ? stored : JSON.stringify(stored));
	for (const key of ["cart", "discountCode"]) window.dispatchEvent(new StorageEvent("storage", { key }));
	await showScreen("/cart", screen("/cart", cartScreen));
}

beforeEach(() => {
	shop.answer(payments.config, config);
	shop.answer(products.detail, ({ address }) => (address.pathname.endsWith("/3") ? product : scarf));
	shop.answer(carts.verifyDiscount, ({ body }) => {
		const { code, total } = body as { code: string; total: number };
		return code === "BIENVENIDA" ? Math.round(total * 90) / 100 : total;
	});
});

atEveryWidth(() => {
	test("the cart shows its lines and lets quantities go from 1 to what is left", async () => {
		await openCart([lineOf(product), lineOf(scarf)]);
		await expect.element(lines).toHaveLength(2);
		await expect.element(first.getByRole("link", { name: "Wool coat" })).toBeVisible();
		await expect.element(first.getByText("Ink, size M")).toBeVisible();
		await expect.element(first.getByText(/\$\s90\.00/).first()).toBeVisible();
		const less = first.getByRole("button", { name: "One less" });
		const more = first.getByRole("button", { name: "One more" });
		await expect.element(less).toBeDisabled();
		for (let n = 2; n <= 5; n += 1) await more.click();
		await expect.element(first.getByRole("status", { name: "Quantity" })).toHaveTextContent("5");
		await expect.element(more).toBeDisabled();
		await expect.element(first.getByText("All that is left")).toBeVisible();
		await expectTotal("$ 470.00");
		await less.click();
		await expectTotal("$ 380.00");
	});
});

test("a removed line can be put back in its place, and an empty cart leads to the shop", async () => {
	await openCart([lineOf(product), lineOf(scarf)]);
	await button("Remove Wool coat").click();
	await expect.element(lines).toHaveLength(1);
	await button("Undo").click();
	await expect.element(first).toMatchTextContent("Wool coat");
	for (const name of ["Wool coat", "Scarf"]) await button(`Remove ${name}`).click();
	await expect.element(lines).toHaveLength(0);
	expect(localStorage.getItem("cart")).toBeNull();
	await page.getByRole("link", { name: "Go to the shop" }).click();
	await expectAddress("/home");
});

test("the whole cart is emptied after a question, and put back beside what has come in since", async () => {
	await openCart([lineOf(product), lineOf(scarf)]);
	await button(messages.clear).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Keep everything" }).click();
	await expect.element(lines).toHaveLength(2);
	await button(messages.clear).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Empty it" }).click();
	await expect.element(lines).toHaveLength(0);
	expect(localStorage.getItem("cart")).toBeNull();
	await expect.element(button(messages.clear)).not.toBeInTheDocument();
	changeCart(() => [lineOf(scarf), { ...lineOf(scarf), id_product: 5, name: "Cape" }]);
	await expect.element(lines).toHaveLength(2);
	await button("Undo").click();
	const kept = browserStorage().read("cart");
	expect(kept.map(({ name, variants }) => [name, variants[0]?.Stocks])).toEqual([
		["Wool coat", { M: 1 }],
		["Scarf", { M: 2 }],
		["Cape", { M: 1 }],
	]);
});

test("a code is refused or taken off in its own words, and can be taken away again", async () => {
	await openCart([lineOf(product)]);
	await field("Discount code").fill("NADA");
	await userEvent.keyboard("{Enter}");
	await expectAlert(discountMessages.invalid);
	await expect.element(field("Discount code")).toHaveFocus();
	await answerAlert(discountMessages.invalid);
	await field("Discount code").fill(" bienvenida ");
	await button("Apply").click();
	await answerAlert(discountMessages.applied);
	await expectTotal("$ 81.00");
	await expect.element(summary.getByText(/-\$\s9\.00/)).toBeVisible();
	expect(events.of(clearDiscount)).toEqual([]);
	await button("Remove code").click();
	await expectTotal("$ 90.00");
	expect(events.of(clearDiscount)).toHaveLength(1);
});

test("a code that does not count says why, and one that asks for more waits for it", async () => {
	await openCart([lineOf(product)]);
	const refuse = (why: string, more: Record<string, string> = {}) =>
		shop.answer(carts.verifyDiscount, ({ body }) => (body as { total: number }).total, {
			headers: { "x-discount": why, ...more },
		});
	for (const [why, words] of [
		["unknown", "There is no discount code ABRIGO"],
		["expired", "The discount code ABRIGO is not valid any more"],
		["used_up", "The discount code ABRIGO has been used as often as it may be"],
		["minimum", "The discount code ABRIGO is for other products"],
	] as const) {
		refuse(why);
		await field("Discount code").fill("abrigo");
		await button("Apply").click();
		await answerAlert(discountMessages.invalid);
		await expect.element(summary.getByText(words)).toBeVisible();
	}
	refuse("unknown", { "x-discount-starts": "2027-01-05T12:00:00.000Z" });
	await field("Discount code").fill("abrigo");
	await button("Apply").click();
	await answerAlert(discountMessages.invalid);
	await expect.element(summary.getByText(/ABRIGO counts from January 5, 2027.* on/)).toBeVisible();
	expect(shop.sent(carts.verifyDiscount).at(-1)?.body).toMatchObject({ orderDetails: [{ productid: 3, quantity: 1 }] });
	shop.answer(carts.verifyDiscount, 81);
	await button("Apply").click();
	await answerAlert(discountMessages.applied);
	refuse("minimum", { "x-discount-minimum": "500" });
	await first.getByRole("button", { name: "One more" }).click();
	await expect.element(summary.getByText(/ABRIGO counts from \$\s500\.00 of what it is for/)).toBeVisible();
	await expectTotal("$ 180.00");
	expect(localStorage.getItem("discountCode")).toBe("ABRIGO");
});

test("a code that could not be checked is asked about again, and still counts", async () => {
	const unreachable = summary.getByText(/The shop cannot be reached\./);
	localStorage.setItem("discountCode", "BIENVENIDA");
	shop.cut(carts.verifyDiscount);
	await openCart([lineOf(product)]);
	await expect.element(unreachable).toBeVisible();
	shop.answer(carts.verifyDiscount, 81);
	await expectTotal("$ 81.00");
	await expect.element(unreachable).not.toBeInTheDocument();
});

test("a code that could not be checked can be taken away", async () => {
	localStorage.setItem("discountCode", "BIENVENIDA");
	shop.cut(carts.verifyDiscount);
	await openCart([lineOf(product)]);
	await expect.element(summary.getByText(/The shop cannot be reached\./)).toBeVisible();
	await button("Remove code").click();
	await expect.element(summary.getByText(/The shop cannot be reached\./)).not.toBeInTheDocument();
	await expectTotal("$ 90.00");
});

test("whatever is stored as a cart, good lines are kept", async () => {
	const good = lineOf(product);
	const [variant] = good.variants;
	const bad = [{ XXL: 1 }, { M: 0 }, { M: 1.5 }].map((Stocks) => ({ ...good, variants: [{ ...variant, Stocks }] }));
	const broken = [null, 7, "x", {}, { ...good, variants: [] }, { ...good, id_product: -1 }];
	await openCart([...broken, good, ...bad]);
	await expect.element(lines).toHaveLength(1);
});

for (const stored of ["{", "null", "[[]]", '"cart"', "NaN"]) {
	test(`${stored} stored as a cart is an empty one`, async () => {
		await openCart(stored);
		await expect.element(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
	});
}

test("opening the cart looks at prices and units again and says what changed", async () => {
	const gone = { ...lineOf(product), id_product: 999_999, name: "Cape" };
	const cheap = { ...lineOf(product), price: 1, price_offer: 1, is_offer: false };
	const [variant] = lineOf(scarf).variants;
	const many = { ...lineOf(scarf), variants: [{ ...variant, Stocks: { M: 900 }, leftUnits: 9999 }] };
	shop.answer(products.detail, ({ address }) => {
		if (address.pathname.endsWith("/3")) return product;
		return address.pathname.endsWith("/4") ? scarf : { ...product, id_product: 999_999, name: "Cape", variants: [] };
	});
	await openCart([cheap, many, gone]);
	await expect.element(text("Something has changed since you last looked")).toBeVisible();
	await expect.element(text("Wool coat costs $ 90.00 now, it was $ 1.00")).toBeVisible();
	await expect.element(text("Only 5 left of Scarf (Ink, M)")).toBeVisible();
	await expect.element(text("Cape (Ink, M) is no longer sold")).toBeVisible();
	await expectTotal("$ 190.00");
});

test("staff do not shop", async () => {
	staffIsHere(shop);
	await openCart([]);
	await expect.element(page.getByRole("heading", { name: "Staff do not shop here" })).toBeVisible();
});
