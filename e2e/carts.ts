// Browsers of guests who have been here before: for tests about what comes after the cart is filled.
import { expect, type Page } from "@playwright/test";
import type { Variant } from "#core/contract/products.ts";
import { lineOf, preparedOf } from "#web/shop/cart/lines.ts";
import { newPerson, setStored } from "./accounts.ts";
import { open } from "./browsing.ts";
import type { Garment } from "./buying.ts";

/** One of this garment, as the cart keeps it. */
export const cartLineOf = ({ product, size }: Garment) => lineOf(product, product.variants[0] as Variant, size, 1);

/** Makes this browser that of a guest who has put these into the cart. */
export async function fillCart(page: Page, ...garments: Garment[]): Promise<void> {
	await setStored(page, { cart: JSON.stringify(garments.map(cartLineOf)) });
}

/** A guest who has filled the cart and the shipping form before, at the card form. */
export async function returnToPayment(page: Page, ...garments: Garment[]): Promise<void> {
	const lines = garments.map(cartLineOf);
	const { name, lastname, phone, email, address } = newPerson();
	await setStored(page, {
		cart: JSON.stringify(lines),
		productPrepared: JSON.stringify(lines.map(preparedOf)),
		datosDeEnvio: JSON.stringify({ name, lastname, phone, email, address }),
	});
	await open(page, "/cart/pay");
	await expect(page.getByLabel("Card number")).toBeVisible();
}
