import type { CartLine } from "#core/contract/carts.ts";
import type { Client } from "#core/contract/clients.ts";
import type { OrderLine } from "#core/contract/orders.ts";
import type { Me } from "#core/contract/users.ts";
import { LANGUAGES, type Language } from "#core/languages.ts";
import { CART_LINES_MAX } from "#core/rules/cart.ts";
import { list, whole } from "./shape.ts";
import * as shapes from "./shapes.ts";

/** So many products somebody looked at are remembered. */
export const VIEWED_MAX = 12;

/** So many a visitor can mark: four times what the shop answers at once. */
export const FAVORITES_MAX = 96;

/** The part of `localStorage` used here. */
export type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type Stored = {
	cart: CartLine[];
	cartCopy: shapes.CartCopy | null;
	/** The code that is to be used for the next order. */
	discountCode: string | null;
	paymentAttempt: shapes.PaymentAttempt | null;
	productPrepared: OrderLine[];
	datosDeEnvio: shapes.Shipping | null;
	/** What was taken out of the cart to be bought another day, as it was then. */
	savedForLater: CartLine[];
	/** The id of the way of delivery that was chosen. */
	deliveryMethod: string | null;
	/** What is about to be paid is somebody's gift. */
	gift: unknown;
	/** What lets a guest take back or pay what they said they give. */
	giftSecrets: unknown;
	/** What is to be saved once somebody has logged in. */
	pendingSave: shapes.PendingSave | null;
	invitation: shapes.KeptInvitation | null;
	/** The ids of products a visitor marked, the latest first, until they log in. */
	favorites: number[];
	token: string | null;
	/** The client who ticked Remember me. */
	client: Client | null;
	admin: Me | null;
	/** What makes this device known to the accounts that logged in on it; no person's, so it outlives log-out. */
	device: string | null;
	adminDevice: string | null;
	/** The sizes a person wears, as addresses say them: `tops:M.L,bottoms:40`. */
	mySizes: string | null;
	/** What a person measures, and the unit they read: `unit:in,chest:98`. */
	myMeasures: string | null;
	/** The ids of products that were looked at, the latest first. */
	recentlyViewed: number[];
	/** The language chosen by hand, which the front page offers. */
	language: Language | null;
};
export type StorageKey = keyof Stored;

const readers: { [K in StorageKey]: (stored: string) => Stored[K] } = {
	cart: cartLines,
	cartCopy: (stored) => shapes.cartCopy(json(stored)) ?? null,
	savedForLater: cartLines,
	discountCode: (stored) => shapes.shortText(stored) ?? null,
	paymentAttempt: (stored) => shapes.paymentAttempt(json(stored)) ?? null,
	productPrepared: (stored) => list(shapes.preparedLine)(json(stored))?.slice(0, CART_LINES_MAX) ?? [],
	datosDeEnvio: (stored) => shapes.shipping(json(stored)) ?? null,
	deliveryMethod: (stored) => shapes.shortText(stored) ?? null,
	// Their shapes are known to the screens that need them.
	gift: json,
	giftSecrets: json,
	pendingSave: (stored) => shapes.pendingSave(json(stored)) ?? null,
	invitation: (stored) => shapes.invitation(json(stored)) ?? null,
	favorites: (stored) => list(whole(1))(json(stored))?.slice(0, FAVORITES_MAX) ?? [],
	device: (stored) => shapes.token(stored) ?? null,
	adminDevice: (stored) => shapes.token(stored) ?? null,
	mySizes: (stored) => (/^[a-z]+:[^<>"&]{1,500}$/.test(stored) ? stored : null),
	myMeasures: (stored) => shapes.shortText(stored) ?? null,
	recentlyViewed: (stored) => list(whole(1))(json(stored))?.slice(0, VIEWED_MAX) ?? [],
	token: (stored) => shapes.token(stored) ?? null,
	client: (stored) => shapes.client(json(stored)) ?? null,
	admin: (stored) => shapes.user(json(stored)) ?? null,
	language: (stored) => LANGUAGES.find((language) => language === stored) ?? null,
};
/** Outlives whoever sits here; everything else is a person's. */
const ofTheBrowser: readonly string[] = ["device", "adminDevice", "language"];
const personal = (Object.keys(readers) as StorageKey[]).filter((key) => !ofTheBrowser.includes(key));

export type ShopStorage = {
	read<K extends StorageKey>(key: K): Stored[K];
	/** `null` and an empty list remove the key. */
	write<K extends StorageKey>(key: K, value: Stored[K]): void;
	/** Everything that belongs to the person at this browser, at log-out. */
	forgetPerson(): void;
	/** The same for what only this page remembers, when another tab has already seen to the rest. */
	forgetRemembered(): void;
	/** Calls back when another tab changed something of the person; returns how to stop. */
	watch(onChange: (key: StorageKey) => void): () => void;
};

/** What the browser stored is input: parsed, broken pieces dropped. Where storage is blocked or full, this page remembers. */
export function openStorage(area: StorageArea | null, tabs: EventTarget | null = null): ShopStorage {
	const remembered = new Map<StorageKey, string | null>();

	function raw(key: StorageKey): string | null {
		const own = remembered.get(key);
		if (own !== undefined) return own;
		try {
			return area?.getItem(key) ?? null;
		} catch {
			return null;
		}
	}

	function keep(key: StorageKey, text: string | null): void {
		try {
			if (area === null) throw new Error("no storage");
			if (text === null) area.removeItem(key);
			else area.setItem(key, text);
			remembered.delete(key);
		} catch {
			remembered.set(key, text);
		}
	}

	return {
		read(key) {
			return readers[key](raw(key) ?? "");
		},
		write(key, value) {
			const nothing = value === null || (Array.isArray(value) && value.length === 0);
			keep(key, nothing ? null : typeof value === "string" ? value : JSON.stringify(value));
		},
		forgetPerson() {
			for (const key of personal) keep(key, null);
		},
		forgetRemembered() {
			for (const key of personal) remembered.delete(key);
		},
		watch(onChange) {
			const heard = (event: Event) => {
				const { key } = event as StorageEvent;
				for (const ours of personal) if (key === null || key === ours) onChange(ours);
			};
			tabs?.addEventListener("storage", heard);
			return () => tabs?.removeEventListener("storage", heard);
		},
	};
}

let opened: ShopStorage | undefined;

/** This browser's storage, the same for everybody who asks. Even reaching for it throws where it is blocked. */
export function browserStorage(): ShopStorage {
	if (opened) return opened;
	try {
		opened = openStorage(window.localStorage, window);
	} catch {
		opened = openStorage(null);
	}
	return opened;
}

function cartLines(stored: string): CartLine[] {
	return list(shapes.cartLine)(json(stored))?.slice(0, CART_LINES_MAX) ?? [];
}

function json(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
