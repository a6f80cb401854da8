import type { CartLine } from "#core/contract/carts.ts";
import type { PaymentConfig } from "#core/contract/payments.ts";
import type { Product, ProductDetail } from "#core/contract/products.ts";
import { unitPrice } from "#core/rules/catalogue.ts";
import { product } from "./samples.ts";

export const scarf: ProductDetail = {
	...product,
	id_product: 4,
	name: "Scarf",
	price: 20,
	price_offer: 20,
	is_offer: false,
};

/** One of size M in the product's first colour, as the browser stores it. */
export function lineOf(of: Product): CartLine {
	const [variant] = of.variants;
	if (!variant) throw new Error("a colour is needed");
	const left = { ...variant, Stocks: { M: 1 }, leftUnits: variant.Stocks.M ?? 0 };
	return { ...of, variants: [left], totalPrice: unitPrice(of) };
}

/** Sending costs nothing, so that sums are those of the goods. */
/** What is typed into the shipping form but for where the parcel can go. */
export const typedPerson = {
	Name: "Ana",
	"Last name": "Núñez",
	Phone: "1155550100",
	"E-mail": "ana@example.com",
	"Street and number": "Calle Ojal 12",
	City: "Rosario",
};

export const config: PaymentConfig = {
	publicKey: "TEST-key",
	scriptUrl: "/no-script.js",
	apiUrl: "http://cards.test",
	locale: "en-US",
	currency: "ARS",
	rehearsal: false,
	country: "AR",
	delivery: [{ id: "standard", name: "Standard delivery", kind: "send", zones: [], price: 0 }],
	taxRate: 0,
};
