import { carts } from "#core/contract/carts.ts";
import { gifts } from "#core/contract/gifts.ts";
import { contractEntries } from "#core/contract/index.ts";
import { lists } from "#core/contract/lists.ts";
import { orders } from "#core/contract/orders.ts";
import { reviews } from "#core/contract/reviews.ts";
import { stockAlerts } from "#core/contract/stock-alerts.ts";
import type { TestClient } from "../actors.ts";
import type { Outcome } from "../app.ts";
import { pay, paymentBody } from "../buying.ts";
import { dayAhead } from "../giving.ts";
import type { Seen } from "./creators-eyes.ts";

type Deed = (seen: Seen, giver: TestClient) => Promise<Outcome<unknown>>;
const NOBODYS_CLAIM = "00000000-0000-4000-8000-000000000000";

const change =
	(what: (seen: Seen) => object): Deed =>
	(seen) =>
		seen.shop.call(lists.update, { body: { id: seen.gift.id, ...what(seen) } }, seen.gift.owner.token);

/** What the creator may do while others give, by the call and in words; what each of it answers is the creator's to read. */
export const DEEDS: Record<string, Deed> = {
	"lists.update wants fewer": change(({ gift }) => ({ lines: [{ product: gift.product, quantity: 1 }] })),
	"lists.update wants more": change(({ gift }) => ({
		lines: [{ product: gift.product, quantity: 2, note: "in blue" }],
	})),
	"lists.update moves the day": change(() => ({ gift: { day: dayAhead(60) } })),
	"lists.update wants to hear": change(() => ({ alerts: { price: true, stock: true, last: true } })),
	"lists.update puts in order": change(({ gift, other }) => ({ order: [other, gift.product] })),
	"lists.update takes off": change(({ gift }) => ({ remove: [gift.product] })),
	"lists.update puts back": change(({ gift }) => ({ add: [gift.product] })),
	"lists.update renames": change(({ gift }) => ({ title: gift.title })),
	"lists.create": ({ shop, gift }) =>
		shop.call(lists.create, { body: { title: "One more", rList: [gift.product] } }, gift.owner.token),
	"lists.move": ({ shop, gift, second }) =>
		shop.call(
			lists.move,
			{ body: { from: gift.id, to: second, products: [gift.product], copy: true } },
			gift.owner.token,
		),
	"lists.share": ({ shop, gift }, { phone }) =>
		shop.call(lists.share, { body: { id: gift.id, newUser: { ClientPhone: phone } } }, gift.owner.token),
	"lists.unshare": ({ shop, gift }, { phone }) =>
		shop.call(lists.unshare, { body: { id: gift.id, user: { ClientPhone: phone } } }, gift.owner.token),
	"lists.join": ({ shop, gift }) => shop.call(lists.join, { body: { id: gift.id } }, gift.owner.token),
	"lists.endAlerts": ({ shop }) => shop.call(lists.endAlerts, { body: { token: "a".repeat(43) } }),
	"lists.remove": ({ shop, gift, second }) => shop.call(lists.remove, { query: { id: second } }, gift.owner.token),
	"gifts.claim": ({ shop, gift: { id, product, owner, token } }) =>
		shop.call(gifts.claim, { params: { id }, body: { product, token } }, owner.token),
	"gifts.unclaim": ({ shop, gift: { id, owner } }) =>
		shop.call(gifts.unclaim, { params: { id, claim: NOBODYS_CLAIM } }, owner.token),
	"gifts.thank": ({ shop, gift: { id, owner } }) =>
		shop.call(gifts.thank, { params: { id, claim: NOBODYS_CLAIM }, body: { note: "Thanks" } }, owner.token),
	"gifts.askToGive": ({ shop, gift: { id, owner, token } }) =>
		shop.call(gifts.askToGive, { params: { id }, body: { token, email: owner.email } }),
	"carts.save": ({ shop, gift: { product, owner } }) => {
		const line = { id_product: product, variants: [{ ColorName: "Blanco", Stocks: { M: 2 } }] };
		return shop.call(carts.save, { params: { clientPhone: owner.phone }, body: { cart_items: [line] } }, owner.token);
	},
	"payments.pay": ({ shop, gift: { product, owner } }) =>
		pay(shop, paymentBody([{ productid: product }], 10), { token: owner.token }),
	"orders.cancel": ({ shop, gift, ownOrder }) =>
		shop.call(orders.cancel, { params: { id: ownOrder } }, gift.owner.token),
	"stockAlerts.ask": ({ shop, gift: { product, owner } }) =>
		shop.call(stockAlerts.ask, { params: { id: product }, body: { ColorName: "Blanco", size: "M" } }, owner.token),
	"reviews.create": ({ shop, gift: { product, owner } }) =>
		shop.call(reviews.create, { body: { product, stars: 5, description: "It fits." } }, owner.token),
};

/** Calls whose answers cannot depend on what is given, because nothing of lists or shelves is in them, by feature or name. */
const ELSEWHERE = [
	...["auth", "clients", "identities", "passkeys", "sessions", "staffAccounts", "visits"],
	...[
		"carts.share",
		"carts.verifyDiscount",
		"linkOrders.pay",
		"orders.create",
		"orders.openAccount",
		"payments.webhook",
	],
	...["returns.ask", "returns.cancel", "returns.mailLink", "reviews.report", "reviews.addPhoto", "reviews.removePhoto"],
	...["stockAlerts.confirm", "stockAlerts.end"],
];

/** Calls by which a creator may do something and of which nobody has said yet whether they could tell of gifts. */
export function unseenCalls(): string[] {
	const done = new Set(Object.keys(DEEDS).map((deed) => deed.split(" ")[0]));
	return contractEntries()
		.filter(({ endpoint: { method, access } }) => method !== "GET" && !["staff", "admin"].includes(access))
		.filter(({ name, feature }) => !done.has(name) && !ELSEWHERE.includes(name) && !ELSEWHERE.includes(feature))
		.map(({ name }) => name);
}
