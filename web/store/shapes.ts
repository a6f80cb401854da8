import type { CartLine } from "#core/contract/carts.ts";
import type { Client } from "#core/contract/clients.ts";
import type { OrderLine } from "#core/contract/orders.ts";
import type { PaymentAnswer } from "#core/contract/payments.ts";
import type { Me } from "#core/contract/users.ts";
import type { CartEntry } from "#core/rules/cart.ts";
import { isSize } from "#core/rules/size-text.ts";
import type { Size } from "#core/rules/sizes.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import { UUID } from "#core/rules/uuid.ts";
import { amount, flag, list, maybe, type Of, oneOf, or, record, type Shape, text, whole } from "./shape.ts";

/**
 * What this browser may have stored, as the contract's types. Only what the shop cannot do without decides whether a
 * piece is kept: a missing picture or brand is filled in, a line without its product is dropped.
 */
type OwnSizes = NonNullable<Client["sizes"]>;
const someText = or(text, "");
const units = whole(1);
const count = or(whole(0), 0);

const size: Shape<Size> = (value) => (typeof value === "string" && isSize(value) ? value : undefined);

/** One size, and the quantity in the cart. */
const oneSize: Shape<Record<Size, number>> = (value) => {
	const [entry, ...more] = typeof value === "object" && value !== null ? Object.entries(value) : [];
	const name = size(entry?.[0]);
	const quantity = units(entry?.[1]);
	return name && quantity && more.length === 0 ? { [name]: quantity } : undefined;
};

const cartVariant = record({
	ColorName: text,
	ColorHex: someText,
	SwatchImage: someText,
	ProductImages: or(list(text), []),
	Stocks: oneSize,
	leftUnits: or(units, 1),
});

/** With what the page's language calls its colour, where that is something else. */
function labelled<T>(shape: Shape<T>): Shape<T | (T & { label: string })> {
	return (value) => {
		const known = shape(value);
		const label = known && text((value as { label?: unknown }).label);
		return label ? { ...known, label } : known;
	};
}

const labelledVariant = labelled(cartVariant);
const oneVariant: Shape<Of<typeof labelledVariant>[]> = (value) => {
	const [given, ...others] = Array.isArray(value) ? value : [];
	const variant = labelledVariant(given);
	return variant && others.length === 0 ? [variant] : undefined;
};

export const cartLine: Shape<CartLine> = record({
	id_product: units,
	name: text,
	brand: someText,
	description: someText,
	price: amount,
	price_offer: or(amount, 0),
	is_offer: or(flag, false),
	rating: or(amount, 0),
	reviewCount: count,
	collection: count,
	categories: or(list(text), []),
	category: count,
	default_image: someText,
	variants: oneVariant,
	version: count,
	createdAt: someText,
	totalPrice: or(amount, 0),
} satisfies Record<keyof CartLine, unknown>);

export const preparedLine: Shape<OrderLine> = labelled(
	record({
		name: text,
		productid: units,
		quantity: units,
		image: someText,
		price: amount,
		color: text,
		size,
	}),
);

const cartEntry: Shape<CartEntry> = record({
	id_product: units,
	ColorName: text,
	size,
	quantity: units,
});

const uuid: Shape<string> = (value) => (typeof value === "string" && UUID.test(value) ? value : undefined);

/** How the local cart and the shop's copy of it stand to each other. */
export const cartCopy = record({
	/** The phone of the client whose cart this is; 0 for a visitor's, which is merged at log-in. */
	owner: count,
	/** Names a visitor's cart, so that the shop adds it to a client's only once. */
	merge: or(uuid, ""),
	/** What was sent to be merged while no answer has come. */
	sent: or(list(cartEntry), []),
	/** A client's cart has changes the shop does not know yet. */
	unsaved: or(flag, false),
});
export type CartCopy = Of<typeof cartCopy>;

const paymentId: Shape<number | string> = (value) => text(value) ?? units(value);

const paymentAnswer: Shape<PaymentAnswer> = record({
	status: text,
	status_detail: someText,
	id: maybe(paymentId),
	orderId: units,
	orderToken: someText,
	total: amount,
});

/** One attempt to pay: kept until its outcome is known and seen, so that nothing is ever paid twice. */
export const paymentAttempt = record({
	/** The idempotency key. */
	key: uuid,
	lines: or(list(preparedLine), []),
	/** How it gets to the shopper, in words. */
	delivery: someText,
	/** It is bought for somebody else, so one's own cart keeps what it has. */
	gift: or(flag, false),
	/** The payment has been posted: from here on only the shop knows what became of it. */
	sent: or(flag, false),
	/** The outcome; null while nobody here knows it. */
	answer: maybe(paymentAnswer),
});
export type PaymentAttempt = Of<typeof paymentAttempt>;

/** A discount code as somebody typed it, the id of a way of delivery. */
export const shortText: Shape<string> = (value) =>
	typeof value === "string" && value.length > 0 && value.length <= 100 ? value : undefined;

/** What somebody wanted to save before logging in, and since when. */
export const pendingSave = record({ product: units, into: oneOf(["favorites", "list"]), at: count });
export type PendingSave = Of<typeof pendingSave>;

const address = record({
	streetNumber: someText,
	provinceDepartment: someText,
	city: someText,
	zipCode: someText,
	particularDetails: someText,
});
const noAddress = { streetNumber: "", provinceDepartment: "", city: "", zipCode: "", particularDetails: "" };
const someAddress = or(address, noAddress);

/** The shipping form as far as it was filled in. */
export const shipping = record({
	phone: someText,
	email: someText,
	name: someText,
	lastname: someText,
	address: someAddress,
});
export type Shipping = Of<typeof shipping>;

const clientRecord = record({
	login_name: text,
	name: someText,
	lastname: someText,
	phone: units,
	email: someText,
	address: someAddress,
	isRegistered: or(flag, true),
	isVerified: or(flag, false),
	createdAt: someText,
});

const ownSizes: Shape<OwnSizes> = (value) => {
	if (typeof value !== "object" || value === null) return undefined;
	const groups = Object.entries(value).map(([group, worn]) => [group, list(size)(worn) ?? []]);
	return Object.fromEntries(groups) as OwnSizes;
};

type Measures = NonNullable<Client["measures"]>;
const bodyMeasures: Shape<Measures> = (value) => {
	if (typeof value !== "object" || value === null) return undefined;
	return Object.fromEntries(Object.entries(value).filter(([, cm]) => typeof cm === "number")) as Measures;
};

/** With the address that is still to be confirmed, the sizes they wear and what they measure, where there are any. */
export const client: Shape<Client> = (value) => {
	const read = clientRecord(value);
	if (!read) return undefined;
	const given = value as Partial<Client>;
	const pendingEmail = text(given.pendingEmail);
	const sizes = ownSizes(given.sizes);
	const measures = bodyMeasures(given.measures);
	return { ...read, ...(pendingEmail && { pendingEmail }), ...(sizes && { sizes }), ...(measures && { measures }) };
};

export const user: Shape<Me> = record({
	id_user: units,
	user_name: text,
	rol: oneOf(["admin", "employee"]),
	createdAt: someText,
	rights: or(list(text as Shape<StaffRight>), []),
	mustSetUp: or(flag, false),
});

export const token: Shape<string> = (value) =>
	typeof value === "string" && /^[\w.~+/=-]{16,512}$/.test(value) ? value : undefined;

/** A mailed link to a list that was opened before logging in. */
export const invitation = record({ list: units, token });
export type KeptInvitation = Of<typeof invitation>;
