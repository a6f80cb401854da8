import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { stockAlerts } from "#core/calls/stock-alerts.ts";
import { button, text } from "#web/testing/controls.ts";
import { clientIsHere, staffIsHere } from "#web/testing/logged-in.ts";
import { openProduct } from "#web/testing/product-page.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { showScreen } from "#web/testing/show-screen.tsx";
import MailedAlert from "./mailed-alert.tsx";

const shop = shopNetwork();
const [first] = product.variants;
const ColorName = first?.ColorName ?? "";
/** The sample with nothing left of M. */
const soldOut = {
	...product,
	variants: product.variants.map((variant) => ({ ...variant, Stocks: { ...variant.Stocks, M: 0 } })),
};
const openSoldOut = () => openProduct({ of: soldOut, query: `?color=${encodeURIComponent(ColorName)}&size=M` });
const tellMe = page.getByRole("button", { name: "Tell me when it is back" });
const sheet = page.getByRole("dialog", { name: "Tell me when it is back" });
const answered = { message: "as always" };

test("a visitor gives an address for a size that is sold out", async () => {
	shop.answer(stockAlerts.ask, answered, { status: 202 });
	await openSoldOut();
	await tellMe.click();
	await sheet.getByLabelText("Email").fill("nobody");
	await sheet.getByRole("button", { name: "Tell me", exact: true }).click();
	await expect.element(text("Please type an email address, such as ana@example.com")).toBeVisible();
	expect(shop.sent(stockAlerts.ask)).toEqual([]);
	await sheet.getByLabelText("Email").fill("ana@shop.test");
	await sheet.getByRole("button", { name: "Tell me", exact: true }).click();
	await expect.element(text("Thank you. We write to you when it is back.")).toBeVisible();
	expect(shop.sent(stockAlerts.ask).map(({ body }) => body)).toEqual([
		{ ColorName, size: "M", language: "en", email: "ana@shop.test" },
	]);
});

test("a client is known; what is refused is said, and can be tried again", async () => {
	clientIsHere(shop);
	shop.refuse(stockAlerts.ask, "too_many_requests");
	await openSoldOut();
	await tellMe.click();
	await sheet.getByRole("button", { name: "Tell me", exact: true }).click();
	await expect.element(sheet.getByRole("alert")).toHaveTextContent("Too many requests, please wait a moment");
	shop.answer(stockAlerts.ask, answered, { status: 202 });
	await sheet.getByRole("button", { name: "Tell me", exact: true }).click();
	await expect.element(text("Thank you. We write to you when it is back.")).toBeVisible();
	expect(shop.sent(stockAlerts.ask).at(-1)?.body).toEqual({ ColorName, size: "M", language: "en" });
});

test("what is in stock, and staff, have nothing to be told of", async () => {
	staffIsHere(shop);
	await openSoldOut();
	await expect.element(page.getByRole("link", { name: "Update product" })).toBeVisible();
	await expect.element(tellMe).not.toBeInTheDocument();
});

const openMailed = (what: string) =>
	showScreen(`/alerts/${what}/secret`, { path: "/alerts/:what/:token", Component: MailedAlert });

test("a mailed link changes nothing until its button is pressed", async () => {
	shop.answer(stockAlerts.confirm, { id_product: 3, ColorName: "Azul", size: "M" });
	await openMailed("confirm");
	await expect.element(button("Yes, tell me")).toBeVisible();
	expect(shop.sent(stockAlerts.confirm)).toEqual([]);
	await button("Yes, tell me").click();
	await expect.element(text("You are on the list: Azul, M. We write to you when it is back.")).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "See it in the shop" }))
		.toHaveAttribute("href", "/products/3?color=Azul&size=M");
});

test("one that is over says so, and an alert can be ended", async () => {
	shop.refuse(stockAlerts.end, "not_found");
	await openMailed("end");
	await button("End the alert").click();
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("This link is no longer good. Open the product and ask again.");
	shop.answer(stockAlerts.end, { ended: true });
	await button("End the alert").click();
	await expect.element(text("The alert has ended. We write no mail about it any more.")).toBeVisible();
});
