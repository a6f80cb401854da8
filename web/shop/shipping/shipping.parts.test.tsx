import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { payments } from "#core/calls/payments.ts";
import { products } from "#core/calls/products.ts";
import { shippingMessages, signUpMessages } from "#core/messages.ts";
import { browserStorage } from "#web/store/storage.ts";
import { config, lineOf, typedPerson } from "#web/testing/cart.ts";
import { button, field, fillAndLeave, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { client, product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as shippingScreen from "./shipping.tsx";
import { keptShipping } from "./use-shipping-form.ts";

const shop = shopNetwork();
const typed = {
	...typedPerson,
	"Province/department": "Santa Fe",
	"Zip code": "2000",
};
const confirm = button("Confirm");
const icons = (colour: string) => document.querySelectorAll(`form#shipping svg.${colour}`).length;

beforeEach(() => {
	shop.answer(payments.config, config);
	shop.answer(products.detail, product);
	localStorage.setItem("cart", JSON.stringify([lineOf(product)]));
});

const openForm = () => showScreen("/form", screen("/form", shippingScreen));

atEveryWidth(() => {
	test("every field has its icon, and Confirm waits until all are right", async () => {
		const hint = text(shippingMessages.incomplete);
		await openForm();
		await expect.element(confirm).toBeDisabled();
		await expect.element(hint).toBeVisible();
		expect(icons("text-brick") + icons("text-sage")).toBe(0);
		await fillAndLeave("Name", "");
		await expect.poll(() => icons("text-brick")).toBe(1);
		for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
		await expect.poll(() => icons("text-brick")).toBe(0);
		expect(icons("text-sage")).toBe(8);
		await expect.element(confirm).toBeEnabled();
		await expect.element(hint).not.toBeInTheDocument();
		for (const [label, value, message] of [
			["Phone", "11x5555", signUpMessages.phone],
			["Phone", "12", signUpMessages.phone],
			["Zip code", "200", signUpMessages.zipCode],
			["Zip code", "20000", signUpMessages.zipCode],
			["E-mail", "ana@", signUpMessages.email],
			["City", "", signUpMessages.city],
			["City", "2000", signUpMessages.city],
			["Name", "--", signUpMessages.name],
		] as const) {
			await fillAndLeave(label, value);
			await expect.element(text(message)).toBeVisible();
			await expect.element(confirm).toBeDisabled();
			await expect.element(hint).toBeVisible();
			await field(label).fill(typed[label]);
		}
		await expect.element(confirm).toBeEnabled();
	});
});

test("phone and zip code are taken as people write them, and kept as digits", async () => {
	await openForm();
	for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
	await fillAndLeave("Phone", "+54 9 11 5555-0100");
	await fillAndLeave("Zip code", "C1425DKB");
	await expect.element(confirm).toBeEnabled();
	const kept = browserStorage().read("datosDeEnvio");
	expect(kept && keptShipping(kept)).toMatchObject({ phone: "1155550100", address: { zipCode: "1425" } });
});

test("a logged-in client's data is filled in", async () => {
	const address = { ...client.address, streetNumber: "Calle Ojal 12", city: "Rosario", zipCode: "2000" };
	clientIsHere(shop, { ...client, address: { ...address, provinceDepartment: "Santa Fe" } });
	await openForm();
	await expect.element(field("Street and number")).toHaveValue("Calle Ojal 12");
	await expect.element(field("Phone")).toHaveValue(String(client.phone));
	await expect.element(confirm).toBeEnabled();
	await expect.element(page.getByRole("list", { name: "What you buy" })).toBeVisible();
});
