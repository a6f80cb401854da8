import type { Size } from "#core/contract/fields.ts";
import { amount, flag, list, type Of, oneOf, or, record, type Shape, text, whole } from "./shape.ts";

/**
 * What this browser may have stored. Only what the shop cannot do without decides whether a piece is kept: a missing
 * picture or brand is filled in, a line without its product is dropped.
 */
const sizes = ["S", "M", "L", "XL"] as const satisfies Size[];
const someText = or(text, "");
const units = whole(1);

/** One size, and the quantity in the cart. */
const oneSize: Shape<Partial<Record<Size, number>>> = (value) => {
	const [entry, ...more] = typeof value === "object" && value !== null ? Object.entries(value) : [];
	const size = oneOf(sizes)(entry?.[0]);
	const quantity = units(entry?.[1]);
	return size && quantity && more.length === 0 ? { [size]: quantity } : undefined;
};

const cartVariant = record({
	ColorName: text,
	ColorHex: someText,
	SwatchImage: someText,
	ProductImages: or(list(text), []),
	Stocks: oneSize,
	/** The most of that size one can buy. */
	leftUnits: or(whole(0), 1),
});
type CartVariant = Of<typeof cartVariant>;

const oneVariant: Shape<[CartVariant]> = (value) => {
	const variant = Array.isArray(value) && value.length === 1 ? cartVariant(value[0]) : undefined;
	return variant && [variant];
};

/** A product with exactly one variant and one size. */
export const cartLine = record({
	id_product: units,
	name: text,
	brand: someText,
	price: amount,
	price_offer: or(amount, 0),
	is_offer: or(flag, false),
	default_image: someText,
	variants: oneVariant,
	totalPrice: or(amount, 0),
});
export type CartLine = Of<typeof cartLine>;

export const preparedLine = record({
	name: text,
	productid: units,
	quantity: units,
	image: someText,
	price: amount,
	color: text,
	size: oneOf(sizes),
});
export type PreparedLine = Of<typeof preparedLine>;

const address = record({
	streetNumber: someText,
	provinceDepartment: someText,
	city: someText,
	zipCode: someText,
	particularDetails: someText,
});
const someAddress = or(address, {
	streetNumber: "",
	provinceDepartment: "",
	city: "",
	zipCode: "",
	particularDetails: "",
});

export const shipping = record({
	phone: someText,
	email: someText,
	name: someText,
	lastname: someText,
	address: someAddress,
});
export type Shipping = Of<typeof shipping>;

export const client = record({
	login_name: text,
	name: someText,
	lastname: someText,
	phone: whole(1),
	email: someText,
	isRegistered: or(flag, true),
	address: someAddress,
});
export type Client = Of<typeof client>;

export const staffUser = record({ id_user: whole(1), user_name: text, rol: oneOf(["admin", "employee"]) });
export type StaffUser = Of<typeof staffUser>;

export const token: Shape<string> = (value) =>
	typeof value === "string" && /^[\w.~+/=-]{16,512}$/.test(value) ? value : undefined;
