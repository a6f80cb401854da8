import type { OrderStatus, StockState } from "#core/rules/order-status.ts";
import type { AttemptState, PaymentStatus } from "#core/rules/payment-status.ts";

/** The whole shop as a plain value: what it should be after each deed. It shares no decision with the shop's own code. */
export type State = {
	minutes: number;
	products: Record<string, Product>;
	/** By product and size, as in `shirt M`. */
	units: Record<string, { onHand: number; reserved: number }>;
	codes: Record<string, Code>;
	people: Record<string, Person>;
	/** By the idempotency key of the payment. */
	orders: Record<string, Order>;
	/** The card provider's truth, by the same key. */
	charges: Record<string, PaymentStatus>;
	/** Parts of a charge that the provider has given back. */
	parts: Record<string, number>;
	/** Keys of payments that are being placed at this moment. */
	claims: string[];
	lists: Record<string, List>;
	/** What somebody gives of a gift list. */
	gifts: Record<string, Gift>;
	/** Exchanges, by the idempotency key they were asked for with. */
	returns: Record<string, Returned>;
};

export type Product = {
	cents: number;
	percent: number | null;
	offerCents: number | null;
	isSold: boolean;
	version: number;
	/** Stars by account. */
	reviews: Record<string, number>;
};
type Code = { percent: number | null; cents: number | null; most: number | null; uses: number };
export type Person = {
	isThere: boolean;
	/** The account is ending: whatever needs it waits until it has. */
	isLeaving: boolean;
	/** Grows when somebody joins again after leaving. */
	account: number;
	session: number;
	password: number;
	/** Quantities by unit. */
	cart: Record<string, number>;
	merges: string[];
};
/** What the shop's own books say of an order in the same words. */
export type OrderFacts = {
	cents: number;
	code: string | null;
	isCodeHeld: boolean;
	status: OrderStatus;
	stock: StockState;
	/** So many units of each size are still reserved; null when all are. */
	most: number | null;
	payment: AttemptState;
	/** The provider's last word, and the one the shopper was told first. */
	word: string;
	firstWord: string | null;
	refund: "wanted" | "done" | "failed" | null;
	refundedCents: number;
	wasSent: boolean;
	/** The money came in, even if it went out again. */
	wasPaid: boolean;
	/** It is sent to somebody whose gift list it is from. */
	isGift: boolean;
	wasHeld: boolean;
	calledOff: boolean;
	isConfirmed: boolean;
	/** Who bought it was removed, because they left and it is over. */
	isNameless: boolean;
};
export type Order = OrderFacts & {
	buyer: string | null;
	lines: Record<string, number>;
	/** What has left, parcel by parcel. */
	parcels: Record<string, number>[];
	madeAt: number;
	/** Parts of the payment that are on their way back. */
	partsWanted: number;
	reservedUntil: number | null;
	/** So long staff let it be paid by a link; null for what was paid when it was placed. */
	offeredUntil: number | null;
	/** What of a gift list it stands for; null once that is forgotten. */
	gift: string | null;
	/** What one of each product cost. */
	costs: Record<string, number>;
};
/** One unit of an order that is to be exchanged for another, or for its money (`wanted` is null). */
export type Returned = { order: string; unit: string; wanted: string | null; is: "open" | "off" | "received" | "sent" };
export type List = {
	owner: string;
	title: string;
	isFavorite: boolean;
	items: string[];
	members: string[];
	invited: Record<string, "open" | "accepted" | "revoked">;
	isGift: boolean;
};
/** Somebody says that they give a thing of a gift list. */
export type Gift = {
	list: string;
	unit: string;
	/** The account that gives; null once it has left. */
	giver: string | null;
	isFree: boolean;
	/** The payment that is being placed for it; whoever else wants to change it waits. */
	heldBy: string | null;
};

export const PRODUCTS = ["shirt", "scarf", "coat"] as const;
export const PEOPLE = ["ana", "bea", "eva"] as const;
/** What ana wants to be given. */
export const FIRST_LIST = "the first list";
const firstList = { owner: "ana", title: "Wedding", isFavorite: false, isGift: true };
export const SIZES = ["S", "M"] as const;
export const CODES = ["TEN", "FIVE"] as const;

/** The entry that must be there. */
export function of<T>(record: Record<string, T>, name: string): T {
	const found = record[name];
	if (found === undefined) throw new Error(`the model knows no ${name}`);
	return found;
}

/** Removes who bought an order that is over from it, if they have left. */
export function forgetBuyer(state: State, order: Order): void {
	const [who, account] = order.buyer?.split("#") ?? [];
	const person = who === undefined ? undefined : of(state.people, who);
	const hasLeft = person !== undefined && !(person.isThere && String(person.account) === account);
	order.isNameless ||= hasLeft && needsNoName(state, order);
}

const isOver = ({ status }: Order) => status === "Canceled" || status === "Submited";

/** It is over, and nothing of it is on its way back or to be sent in exchange. */
export function needsNoName(state: State, order: Order): boolean {
	const isReturning = Object.values(state.returns).some(
		({ order: key, is, wanted }) =>
			state.orders[key] === order && (is === "open" || (is === "received" && wanted !== null)),
	);
	return isOver(order) && !isReturning;
}

export const accountOf = (state: State, who: string) => `${who}#${of(state.people, who).account}`;
export const productOf = (unit: string) => unit.split(" ")[0] as string;
export const leftOf = (state: State, unit: string) => of(state.units, unit).onHand - of(state.units, unit).reserved;
export const costOf = ({ cents, offerCents }: Product) => offerCents ?? cents;

/** What no parcel holds. */
export function unsentOf({ lines, parcels }: Order): Record<string, number> {
	const left = Object.entries(lines).map(([unit, n]) => {
		return [unit, n - parcels.reduce((sum, parcel) => sum + (parcel[unit] ?? 0), 0)] as const;
	});
	return Object.fromEntries(left.filter(([, n]) => n > 0));
}

/** A small shop on its first day: three clothes in two sizes, a code for three uses and one without a limit, a gift list. */
export function firstDay(): State {
	const prices: Record<string, number> = { shirt: 1000, scarf: 2050, coat: 3333 };
	const product = (name: string): Product => ({
		cents: of(prices, name),
		percent: null,
		offerCents: null,
		isSold: true,
		version: 1,
		reviews: {},
	});
	const person = (): Person => ({
		...{ isThere: true, isLeaving: false, account: 1, session: 1, password: 0 },
		...{ cart: {}, merges: [] },
	});
	return {
		minutes: 0,
		products: Object.fromEntries(PRODUCTS.map((name) => [name, product(name)])),
		units: Object.fromEntries(
			PRODUCTS.flatMap((name, at) =>
				SIZES.map((size, more) => [`${name} ${size}`, { onHand: 4 + 2 * at + 3 * more, reserved: 0 }]),
			),
		),
		codes: {
			TEN: { percent: 10, cents: null, most: 3, uses: 0 },
			FIVE: { percent: null, cents: 500, most: null, uses: 0 },
		},
		people: Object.fromEntries(PEOPLE.map((name) => [name, person()])),
		orders: {},
		charges: {},
		parts: {},
		claims: [],
		lists: { [FIRST_LIST]: { ...firstList, items: [...PRODUCTS].sort(), members: [], invited: {} } },
		gifts: {},
		returns: {},
	};
}
