import pg from "pg";
import type { TestShop } from "#server/testing/app.ts";
import type { OrderFacts } from "./state.ts";

type Counted = [product: number, size: string, quantity: number];

/** The rows of one world, read in one statement so that they belong together. */
export type Rows = {
	products: {
		id: number;
		cents: number;
		percent: number | null;
		offerCents: number | null;
		isSold: boolean;
		version: number;
		reviews: [client: number, stars: number][];
	}[];
	units: { id: number; size: string; onHand: number; reserved: number }[];
	codes: { code: string; percent: number | null; cents: number | null; most: number | null; uses: number }[];
	people: { id: number; sessions: number; cart: Counted[]; merges: string[] }[];
	lists: {
		id: number;
		owner: number;
		title: string;
		isFavorite: boolean;
		items: number[];
		members: number[];
		invited: [email: string, stands: "open" | "accepted" | "revoked"][];
		isGift: boolean;
	}[];
	gifts: { id: string; list: number; product: number; size: string; giver: number | null; isFree: boolean }[];
	orders: (OrderFacts & {
		key: string;
		buyer: number | null;
		gift: string | null;
		lines: Counted[];
		parcels: Counted[][];
		reservedUntil: string | null;
	})[];
};

export type Belonging = { products: number[]; accounts: number[]; keys: string[]; codes: string[] };

/** Reads rows on a connection of its own, on which the statement is planned once: for each of them anew takes five times as long as reading. */
export async function openReader({ databaseUrl }: TestShop): Promise<pg.Client> {
	const options = "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off";
	const reader = new pg.Client({ connectionString: databaseUrl, options });
	await reader.connect();
	return reader;
}

export async function readRows(reader: pg.Client, of: Belonging): Promise<Rows> {
	const values = [of.products, of.accounts, of.keys, of.codes];
	const { rows } = await reader.query<Rows>({ name: "rows", text: QUERY, values });
	return rows[0] as Rows;
}

const all = (select: string) => `(select coalesce(json_agg(r), '[]') from (${select}) r)`;
const array = (value: string, rest: string) => `(select coalesce(json_agg(${value}), '[]') ${rest})`;
const said = (kind: string, test: string) =>
	`exists (select from order_event e where e.order_id = o.id and e.kind = '${kind}' and ${test})`;

const QUERY = `select
	${all(`select id, price_cents as cents, offer_percent as percent, price_offer_cents as "offerCents", off_sale_at is null as "isSold", version,
		${array("json_build_array(client_id, stars)", "from review where product_id = product.id")} as reviews
		from product where id = any($1::int[])`)} as products,
	${all(`select v.product_id as id, s.size, s.on_hand as "onHand", s.reserved from stock s join variant v on v.id = s.variant_id
		where v.product_id = any($1::int[]) and s.size in ('S', 'M')`)} as units,
	${all(`select code, percent, amount_cents as cents, max_uses as most, uses from discount_code where code = any($4::text[])`)} as codes,
	${all(`select id, (select count(*) from session where client_id = client.id) as sessions,
		${array("json_build_array(product_id, size, quantity)", "from cart_line where client_id = client.id")} as cart,
		${array("merge_id", "from cart_merge where client_id = client.id")} as merges
		from client where id = any($2::bigint[])`)} as people,
	${all(`select id, client_id as owner, title, is_favorite as "isFavorite",
		${array("product_id", "from list_item where list_id = list.id")} as items,
		${array("client_id", "from list_collaborator where list_id = list.id")} as members,
		${array(
			`json_build_array(email, case when revoked_at is not null then 'revoked' when accepted_by is null then 'open' else 'accepted' end)`,
			"from list_invitation where list_id = list.id",
		)} as invited,
		exists (select from gift_list g where g.list_id = list.id and g.day is not null) as "isGift"
		from list where client_id = any($2::bigint[])`)} as lists,
	${all(`select c.id, c.list_id as list, c.product_id as product, c.size, c.client_id as giver, c.released_at is not null as "isFree"
		from gift_claim c join list l on l.id = c.list_id where l.client_id = any($2::bigint[])`)} as gifts,
	${all(`select a.id as key, o.client_id as buyer, o.total_cents as cents, o.code, o.code_held as "isCodeHeld", o.status, o.stock_state as stock, o.reserved_at_most as most,
		a.state as payment, a.status as word, a.answer ->> 'status' as "firstWord", a.refund_state as refund, a.refunded_cents as "refundedCents",
		o.paid_at is not null as "wasPaid", g.order_id is not null as "isGift", g.claim_id as gift,
		${said("status", "e.to_value = 'Submited'")} or exists (select from shipment s where s.order_id = o.id and s.taken_back_at is null) as "wasSent",
		${array(
			`(select json_agg(json_build_array(l.product_id, l.size, p.quantity))
				from shipment_line p join order_line l using (order_id, line) where p.shipment_id = s.id) order by s.id`,
			"from shipment s where s.order_id = o.id and s.taken_back_at is null",
		)} as parcels,
		${said("payment", "e.to_value = 'in_process'")} as "wasHeld",
		coalesce((select e.actor_kind in ('staff', 'client') from order_event e where e.order_id = o.id and e.kind = 'status' order by e.id desc limit 1), false) as "calledOff",
		${said("confirmed", "true")} as "isConfirmed", o.name = '' as "isNameless", o.reserved_until as "reservedUntil",
		${array("json_build_array(product_id, size, quantity)", "from order_line where order_id = o.id")} as lines
		from orders o join payment_attempt a on a.order_id = o.id left join gift_order g on g.order_id = o.id where a.id = any($3::uuid[])`)} as orders`;
