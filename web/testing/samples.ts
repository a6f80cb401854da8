import type { CartLine } from "#core/contract/carts.ts";
import type { Client } from "#core/contract/clients.ts";

export const line: CartLine = {
	id_product: 3,
	name: "Wool coat",
	brand: "Rail & Thread",
	description: "",
	price: 120,
	price_offer: 0,
	is_offer: false,
	rating: 0,
	reviewCount: 0,
	collection: 2,
	categories: [],
	category: 3,
	default_image: "",
	version: 1,
	createdAt: "",
	variants: [{ ColorName: "Ink", ColorHex: "", SwatchImage: "", ProductImages: [], Stocks: { L: 1 }, leftUnits: 4 }],
	totalPrice: 120,
};

const address = { streetNumber: "", provinceDepartment: "", city: "", zipCode: "", particularDetails: "" };
export const client: Client = {
	login_name: "ana",
	name: "Ana",
	lastname: "Sosa",
	phone: 1155550100,
	email: "ana@example.com",
	isRegistered: true,
	isVerified: false,
	createdAt: "",
	address,
};

export const token = "abcdefghijklmnop0123";
