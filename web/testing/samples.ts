import type { CartLine } from "#core/contract/carts.ts";
import type { Client } from "#core/contract/clients.ts";
import type { WishList } from "#core/contract/lists.ts";
import type { ProductDetail } from "#core/contract/products.ts";
import type { ClientSession } from "#core/contract/sessions.ts";
import type { Me } from "#core/contract/users.ts";
import { STAFF_RIGHTS } from "#core/rules/staff-rights.ts";

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

export const wishList: WishList = {
	id: 8,
	title: "For the party",
	ClientPhone: client.phone,
	creator: client.name,
	List: [],
	rList: [],
	Colaborators: [],
	invited: [],
	role: "creator",
	visibility: "private",
	link: null,
	isInvitation: false,
	isFavorite: false,
	gift: null,
	claims: null,
	alerts: { price: false, stock: false, last: false },
	version: 1,
};

export const token = "abcdefghijklmnop0123";

/** What the shop answers to a log-in. */
export const clientSession: ClientSession = {
	token,
	client,
	device: "device-of-this-browser",
	expiresAt: "2030-01-01T10:00:00.000Z",
	message: "Logged in",
};

export const user: Me = {
	id_user: 1,
	user_name: "admin",
	rol: "admin",
	createdAt: "",
	rights: [...STAFF_RIGHTS],
	mustSetUp: false,
};

const colour = (ColorName: string, Stocks: ProductDetail["variants"][number]["Stocks"]) => ({
	ColorName,
	ColorHex: "#223344",
	SwatchImage: "",
	ProductImages: [1, 2].map((place) => `/images/coat-${ColorName.toLowerCase()}-${place}.webp`),
	Stocks,
});

/** On offer, in two colours: Ink has few of size S and no XL, Sand has no M. */
export const product: ProductDetail = {
	id_product: 3,
	name: "Wool coat",
	brand: "Rail & Thread",
	description: "Warm and soft.",
	price: 120,
	price_offer: 90,
	is_offer: true,
	rating: 4.5,
	reviewCount: 0,
	collection: 2,
	collectionName: "Winter",
	lowestPrice30: 110,
	group: "outerwear",
	categories: ["Women"],
	category: 3,
	default_image: "/images/coat-ink-1.webp",
	sizeSystem: "letters",
	fit: "relaxed",
	fabric: [
		{ fibre: "wool", percent: 80 },
		{ fibre: "polyamide", percent: 20 },
	],
	care: ["wash-hand", "iron-low"],
	measurements: { S: { chest: 52 }, M: { chest: 55.5, length: 96 } },
	version: 1,
	createdAt: "2026-01-01T10:00:00.000Z",
	variants: [colour("Ink", { S: 2, M: 5, L: 4, XL: 0 }), colour("Sand", { S: 3, M: 0, L: 7, XL: 1 })],
};
