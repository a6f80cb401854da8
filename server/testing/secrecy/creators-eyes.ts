import { contractEntries } from "#core/contract/index.ts";
import { mailsTo } from "../actors.ts";
import type { TestShop } from "../app.ts";
import type { GiftList } from "../giving.ts";

/** What a list's creator knows of the shop, and can ask for. */
export type Seen = {
	shop: TestShop;
	gift: GiftList;
	/** Another list of the creator's, and another garment, which the creator bought. */
	second: number;
	other: number;
	ownOrder: number;
	cartLink: string;
	/** The garment's own address. */
	slug: string;
	/** What was heard on the channel that the creator's live stream is made of. */
	notices: () => readonly string[];
};
type Asked = { params?: Record<string, string | number>; query?: Record<string, string> };

const NOBODYS_CLAIM = "00000000-0000-4000-8000-000000000000";

/** Not asked, and why. */
const LEFT_OUT = new Set([
	"auth.start", // leads to another service
	"auth.callback", // comes from there
	"clients.requestReset", // writes a mail
]);

/** What the creator is refused, always. */
const REFUSED = new Set(["gifts.live", "gifts.detail", "payments.status", "papers.creditNote", "returns.label"]);

const once = (asked: Asked) => () => [asked];
const client = ({ gift: { owner } }: Seen) => [{ params: { clientPhone: owner.phone } }];
const list = ({ gift: { id } }: Seen) => [{ params: { id } }];
const garment = ({ gift: { product } }: Seen) => [{ params: { id: product } }];
/** The creator's own order, and those that others made just now. */
const anyOrder = ({ ownOrder }: Seen, others: readonly number[]) =>
	[ownOrder, ...others].map((id) => ({ params: { id, number: 1 } }));

/** How calls are asked that need to be told something; every other is asked as it is. */
const HOW: Record<string, (seen: Seen, others: readonly number[]) => Asked[]> = {
	"carts.detail": client,
	"carts.shared": ({ cartLink }) => [{ params: { token: cartLink } }],
	"gifts.live": (seen) => [
		{ ...list(seen)[0], query: { seconds: "0" } },
		{ ...list(seen)[0], query: { seconds: "0", token: seen.gift.token } },
	],
	"gifts.detail": ({ gift: { id } }) => [{ params: { id, claim: NOBODYS_CLAIM } }],
	"lists.ofClient": ({ gift: { owner } }) =>
		["true", "false"].map((brief) => ({ query: { ClientPhone: String(owner.phone), brief } })),
	"lists.byTitle": ({ gift: { owner, title } }) => [{ query: { ClientPhone: String(owner.phone), title } }],
	"lists.live": once({ query: { seconds: "0" } }),
	"lists.detail": ({ gift: { id, token }, second }) => [
		{ params: { id } },
		{ params: { id }, query: { token } },
		{ params: { id: second } },
	],
	"lists.card": ({ gift: { id, token } }) => [{ params: { id }, query: { token } }],
	"orders.list": ({ gift: { owner } }) => [{ query: { client: String(owner.phone) } }],
	"orders.detail": anyOrder,
	"papers.ofOrder": anyOrder,
	"papers.invoice": anyOrder,
	"papers.creditNote": anyOrder,
	"payments.plans": once({ query: { amount: "10" } }),
	"payments.status": once({ params: { key: NOBODYS_CLAIM } }),
	"products.list": () => [{}, { query: { stock: "1" } }],
	"products.cards": ({ gift: { product } }) => [{ query: { ids: String(product) } }],
	"products.byCollection": once({ query: { collection: "1" } }),
	"products.suggest": once({ query: { q: "shirt" } }),
	"products.detail": garment,
	"products.related": garment,
	"products.named": ({ slug }) => [{ params: { slug } }],
	"returns.ofOrder": anyOrder,
	"returns.label": anyOrder,
	"reviews.mine": ({ gift: { product } }) => [{ query: { product: String(product) } }],
	"reviews.list": ({ gift: { product } }) => [{ query: { product: String(product), id: String(product) } }],
};

/** Addresses beside the API from which something can be read. */
const pathsOf = ({ gift: { id, token } }: Seen) => [
	`/lists/${id}/card.jpg?token=${token}`,
	"/sitemap.xml",
	"/robots.txt",
];

/** All that the creator can read at this moment, logged in and, where no token is needed, without being it. */
export async function readAll(seen: Seen, others: readonly number[]): Promise<string[]> {
	const { shop, gift } = seen;
	const said: string[] = [];
	const ask = async (name: string, path: string, isNamed: boolean) => {
		const headers = isNamed ? { authorization: `Bearer ${gift.owner.token}` } : {};
		const { statusCode, body } = await shop.app.inject({ url: path, headers });
		said.push(`${name} ${path} ${isNamed ? "as themselves" : "as anybody"} ${statusCode} ${body}`);
		return statusCode;
	};
	for (const { name, endpoint: call } of contractEntries()) {
		if (call.method !== "GET" || ["staff", "admin"].includes(call.access) || LEFT_OUT.has(name)) continue;
		const answers: number[] = [];
		for (const { params = {}, query = {} } of HOW[name]?.(seen, others) ?? [{}]) {
			const path = Object.entries(params).reduce((at, [key, value]) => at.replace(`:${key}`, String(value)), call.path);
			const address = `/api${path}?${new URLSearchParams(query)}`;
			answers.push(await ask(name, address, true));
			if (call.access === "guest") await ask(name, address, false);
		}
		// A call that was never answered was asked wrongly, and shows nothing.
		if (!REFUSED.has(name) && !answers.includes(200)) throw new Error(`${name} does not answer: ${said.at(-1)}`);
	}
	for (const path of pathsOf(seen)) await ask("beside the API", path, true);
	const own = seen
		.notices()
		.filter((notice) => (JSON.parse(notice) as { clients: number[] }).clients.includes(gift.owner.id));
	said.push(`live ${own.join()}`);
	for (const { kind, subject, text_body, html_body } of await mailsTo(shop, gift.owner.email))
		said.push(`mail ${kind} ${subject} ${text_body} ${html_body}`);
	return said.map((text) => withoutChance(text, seen));
}

/** What is drawn differs between two shops, whatever happens in them. */
export function withoutChance(text: string, { gift, cartLink }: Pick<Seen, "gift" | "cartLink">): string {
	return text
		.replaceAll(gift.token, "TOKEN")
		.replaceAll(cartLink, "CART")
		.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, "UUID")
		.replaceAll(/(token=|alerts\/\w+\/|"orderToken":")[\w-]+/g, "$1TOKEN")
		.replaceAll(/"exportedAt":"[^"]*"/g, "");
}
