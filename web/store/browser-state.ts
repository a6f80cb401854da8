import { createEvent, createPart, on } from "./event.ts";
import { clearDiscount, logOutUser } from "./events.ts";
import type { ShopStorage, Stored } from "./storage.ts";

/**
 * Whether it is certain who sits here. `asking`: the shop has not answered yet. `unreachable`: it could not be asked.
 * `expired`: a session ended by itself, so the person may want to come back to where they were.
 */
export type Certainty = "asking" | "certain" | "unreachable" | "expired";

/** The checkout: what is stored for the way from the cart to the paid order, and shown while it changes. */
const checkoutKeys = [
	"discountCode",
	"paymentAttempt",
	"productPrepared",
	"savedForLater",
	"datosDeEnvio",
	"deliveryMethod",
	"gift",
] as const;
export type CheckoutKey = (typeof checkoutKeys)[number];
export type Checkout = Pick<Stored, CheckoutKey>;

/** What the browser itself has to remember beside the documented events. */
export const sessionCertainty = createEvent<Certainty>("browser/certainty");
/** What changed in the cart without the shopper's doing, still to be read. */
export const cartNews = createEvent<string[]>("browser/cart-news");
/** One of the client's lists was changed here: whatever was being read of them is older. */
export const listsChanged = createEvent("browser/lists-changed");
export const checkoutChanged = createEvent<Partial<Checkout>>("browser/checkout");

export const certainty = createPart<Certainty>(
	"asking",
	on(sessionCertainty, (_, certainty) => certainty),
);

export const news = createPart<string[]>(
	[],
	on(cartNews, (_, news) => news),
	on(logOutUser, () => []),
);

export const listChanges = createPart<number>(
	0,
	on(listsChanged, (count) => count + 1),
);

const emptyCheckout: Checkout = {
	discountCode: null,
	paymentAttempt: null,
	productPrepared: [],
	savedForLater: [],
	datosDeEnvio: null,
	deliveryMethod: null,
	gift: null,
};

/** Null on the server, which has no storage to read. */
export const checkout = createPart<Checkout | null>(
	null,
	on(checkoutChanged, (state, given) => ({ ...emptyCheckout, ...state, ...given })),
	on(clearDiscount, (state) => state && { ...state, discountCode: null }),
	on(logOutUser, () => emptyCheckout),
);

export function isCheckoutKey(key: string): key is CheckoutKey {
	return (checkoutKeys as readonly string[]).includes(key);
}

export function readCheckout(storage: ShopStorage): Checkout {
	return Object.fromEntries(checkoutKeys.map((key) => [key, storage.read(key)])) as Checkout;
}
