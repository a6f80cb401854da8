import { createEvent, createPart, on } from "./event.ts";
import { clearDiscount, logOutUser } from "./events.ts";
import type { WishList } from "./records.ts";
import type { ShopStorage, Stored } from "./storage.ts";

/**
 * Whether it is certain who sits here. `asking`: the shop has not answered yet. `unreachable`: it could not be asked.
 * `expired`: a session ended by itself, so the person may want to come back to where they were.
 */
export type Certainty = "asking" | "certain" | "unreachable" | "expired";

/** What is stored and shown while it changes: the way from the cart to the paid order, and a visitor's favourites. */
const followedKeys = [
	"discountCode",
	"paymentAttempt",
	"productPrepared",
	"savedForLater",
	"datosDeEnvio",
	"deliveryMethod",
	"gift",
	"favorites",
] as const;
export type FollowedKey = (typeof followedKeys)[number];
export type Followed = Pick<Stored, FollowedKey>;

/** What the browser itself has to remember beside the documented events. */
export const sessionCertainty = createEvent<Certainty>("browser/certainty");
/** What changed in the cart without the shopper's doing, still to be read. */
export const cartNews = createEvent<string[]>("browser/cart-news");
/** What a change was answered with, or a list that was opened, says of the lists that were read. */
export const listsLearned = createEvent<{ all: WishList[]; detail: WishList | null }>("browser/lists-learned");
/** One of the client's lists was changed here: whatever was being read of them is older. */
export const listsChanged = createEvent("browser/lists-changed");
export const followedChanged = createEvent<Partial<Followed>>("browser/followed");

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

const nothingFollowed: Followed = {
	discountCode: null,
	paymentAttempt: null,
	productPrepared: [],
	savedForLater: [],
	datosDeEnvio: null,
	deliveryMethod: null,
	gift: null,
	favorites: [],
};

/** Null on the server, which has no storage to read. */
export const followed = createPart<Followed | null>(
	null,
	on(followedChanged, (state, given) => ({ ...nothingFollowed, ...state, ...given })),
	on(clearDiscount, (state) => state && { ...state, discountCode: null }),
	on(logOutUser, () => nothingFollowed),
);

export function isFollowedKey(key: string): key is FollowedKey {
	return (followedKeys as readonly string[]).includes(key);
}

export function readFollowed(storage: ShopStorage): Followed {
	return Object.fromEntries(followedKeys.map((key) => [key, storage.read(key)])) as Followed;
}
