import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { carts } from "#core/calls/carts.ts";
import { payments } from "#core/calls/payments.ts";
import { products } from "#core/calls/products.ts";
import type { PaymentConfig } from "#core/contract/payments.ts";
import { deliveryMessages } from "#core/messages/delivery.ts";
import { config, lineOf, typedPerson } from "#web/testing/cart.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { client, product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as cartScreen from "../cart/cart.tsx";
import * as shippingScreen from "../shipping/shipping.tsx";

const shop = shopNetwork();
const zoned: PaymentConfig["delivery"] = [
	{
		id: "standard",
		name: "Standard",
		kind: "send",
		zones: [{ country: "AR", provinces: ["Santa Fe", "Córdoba"] }],
		price: 8,
		freeFrom: 500,
		days: [3, 5],
	},
	{ id: "express", name: "Express", kind: "send", zones: [{ country: "AR", zips: ["2000-2100"] }], price: 15.5 },
];
const pickup: PaymentConfig["delivery"][number] = {
	id: "palermo",
	name: "Palermo",
	kind: "pickup",
	zones: [],
	price: 0,
	days: [1, 1],
};

const ways = page.getByRole("radio");
const way = (name: RegExp) => page.getByRole("radio", { name });
const summary = page.getByRole("region", { name: "Summary" });
const expectTotal = (sum: string) =>
	expect
		.poll(() => [...summary.element().querySelectorAll("dd")].at(-1)?.textContent?.replace("\u00a0", " "))
		.toBe(sum);
const stored = () => localStorage.getItem("deliveryMethod");

beforeEach(() => {
	shop.answer(products.detail, product);
	localStorage.setItem("cart", JSON.stringify([lineOf(product)]));
});

async function openForm(delivery: PaymentConfig["delivery"]): Promise<void> {
	shop.answer(payments.config, { ...config, delivery });
	await showScreen("/form", screen("/form", shippingScreen));
}
async function typeAddress(province: string, zip: string): Promise<void> {
	await field("Province/department").fill(province);
	await field("Zip code").fill(zip);
}

/** Before the others: what was read once is shown to the next screen. */
test("ways that could not be read are asked for again", async () => {
	shop.cut(payments.config);
	await showScreen("/form", screen("/form", shippingScreen));
	await expect.element(button("Try again")).toBeVisible();
	shop.answer(payments.config, { ...config, delivery: zoned });
	await button("Try again").click();
	await expect.element(text("Your province and zip code tell which ways reach you.")).toBeVisible();
});

atEveryWidth(() => {
	test("the ways follow the address, the cheapest is chosen, and the choice is kept and counted", async () => {
		await openForm([...zoned, pickup]);
		await expect.element(way(/Palermo/)).not.toBeChecked();
		await expect.element(text("Your province and zip code tell which ways reach you.")).toBeVisible();
		await expect.element(summary.getByText("Depends on the address")).toBeVisible();
		await typeAddress("cordoba", "5000");
		await expect.element(way(/Standard/)).toBeChecked();
		await expect.element(ways).toHaveLength(2);
		await expectTotal("$ 98.00");
		await typeAddress("Santa Fe", "2000");
		await expect.element(ways).toHaveLength(3);
		await expect.element(text("Arrives in 3 to 5 working days, free from $ 500.00")).toBeVisible();
		await way(/Express/).click();
		await expectTotal("$ 105.50");
		expect(stored()).toBe("express");
		await field("Zip code").fill("5000");
		await expect.element(way(/Standard/)).toBeChecked();
		await field("Zip code").fill("2000");
		await expect.element(way(/Express/)).toBeChecked();
		await way(/Palermo/).click();
		await expectTotal("$ 90.00");
		await expect.element(text("Ready to pick up in 1 working day")).toBeVisible();
	});
});

test("where nothing is delivered it is said, and Confirm waits for another address", async () => {
	await openForm(zoned);
	for (const [label, value] of Object.entries(typedPerson)) await field(label).fill(value);
	await typeAddress("Salta", "4400");
	await expect.element(text(deliveryMessages.nowhere)).toBeVisible();
	await expect.element(button("Confirm")).toBeDisabled();
	await typeAddress("Santa Fe", "2500");
	await expect.element(button("Confirm")).toBeEnabled();
	await expect.element(text(deliveryMessages.nowhere)).not.toBeInTheDocument();
});

test("of one way there is nothing to choose, and it is shown", async () => {
	await openForm(config.delivery);
	await expect
		.element(page.getByRole("group", { name: "How you get it" }).getByText("Standard delivery"))
		.toBeVisible();
	await expect.element(ways).toHaveLength(0);
});

test("the cart counts the way that was chosen before", async () => {
	const address = { streetNumber: "Calle Ojal 12", city: "Rosario", provinceDepartment: "Santa Fe", zipCode: "2000" };
	localStorage.setItem("datosDeEnvio", JSON.stringify({ address }));
	localStorage.setItem("deliveryMethod", "express");
	for (const key of ["cart", "datosDeEnvio", "deliveryMethod"])
		window.dispatchEvent(new StorageEvent("storage", { key }));
	shop.answer(payments.config, { ...config, delivery: zoned });
	await showScreen("/cart", screen("/cart", cartScreen));
	await expect.element(summary.getByText("Express")).toBeVisible();
	await expectTotal("$ 105.50");
});

test("before an address is known, the cart tells from what sum on and when it is free", async () => {
	shop.answer(payments.config, { ...config, delivery: zoned });
	await showScreen("/cart", screen("/cart", cartScreen));
	await expect
		.element(
			summary.getByText(
				/^From \$\s8\.00, by your address · Arrives in 3 to 5 working days · \$\s410\.00 to free delivery$/,
			),
		)
		.toBeVisible();
});

test("a client's own address decides in the cart before one is typed", async () => {
	clientIsHere(shop, { ...client, address: { ...client.address, provinceDepartment: "Córdoba", zipCode: "5000" } });
	for (const call of [carts.detail, carts.save]) shop.answer(call, { cart_items: [lineOf(product)], changes: [] });
	shop.answer(payments.config, { ...config, delivery: zoned });
	await showScreen("/cart", screen("/cart", cartScreen));
	await expect
		.element(summary.getByText(/^Arrives in 3 to 5 working days · \$\s410\.00 to free delivery$/))
		.toBeVisible();
	await expectTotal("$ 98.00");
});
