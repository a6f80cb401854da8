import { sql } from "drizzle-orm";
import type { DueOffer, Pricing } from "#core/rules/offer.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { offer, offerProduct } from "../../db/schema.ts";

export type Priced = Pricing & { id: number };

const ints = (values: readonly (number | null)[]) => sql`${sql.param(values)}::int[]`;

/** In the order of their ids, so that two who change overlapping products wait for each other. */
export async function lockPrices(tx: Tx, ids: readonly number[]): Promise<Priced[]> {
	const { rows } = await tx.execute<Priced>(sql`
		select id, price_cents as cents, offer_percent as percent, price_offer_cents as "offerCents" from product
		where id = any(${ints(ids)}) order by id for no key update`);
	return rows;
}

export async function setOffers(
	tx: Tx,
	offers: readonly { id: number; next: { percent: number | null; offerCents: number | null } }[],
	now: Date,
): Promise<void> {
	await tx.execute(sql`
		update product p set offer_percent = o.percent, price_offer_cents = o.cents, version = p.version + 1, updated_at = ${now}
		from unnest(${ints(offers.map(({ id }) => id))}, ${ints(offers.map(({ next }) => next.percent))},
			${ints(offers.map(({ next }) => next.offerCents))}) as o (id, percent, cents)
		where p.id = o.id`);
}

export async function insertOffer(
	tx: Tx,
	values: typeof offer.$inferInsert,
	productIds: readonly number[],
): Promise<void> {
	const [made] = await tx.insert(offer).values(values).returning({ id: offer.id });
	await tx.insert(offerProduct).values(productIds.map((productId) => ({ offerId: made?.id as number, productId })));
}

type Raw = { starts_at: Date | string; ends_at: Date | string | null; begun_at: Date | string | null };
const moment = (value: Date | string | null) => (value === null ? null : new Date(value));

/** Offers whose beginning or end has come. Whoever else asks waits until this transaction is over. */
export async function holdDueOffers(tx: Tx, now: Date, limit: number): Promise<DueOffer[]> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('offers by the clock', 0))`);
	const { rows } = await tx.execute<Raw & { id: number; percent: number }>(sql`
		select id, percent, starts_at, ends_at, begun_at from offer
		where (begun_at is null and starts_at <= ${now}) or (begun_at is not null and over_at is null and ends_at <= ${now})
		order by case when begun_at is null then starts_at else ends_at end, id limit ${limit} for update`);
	return rows.map(({ id, percent, starts_at, ends_at, begun_at }) => ({
		id,
		percent,
		startsAt: new Date(starts_at),
		endsAt: moment(ends_at),
		begunAt: moment(begun_at),
	}));
}

export async function listMembers(tx: Tx, offerIds: readonly number[]) {
	const { rows } = await tx.execute<{ offerId: number; productId: number }>(sql`
		select offer_id as "offerId", product_id as "productId" from offer_product where offer_id = any(${ints(offerIds)})
		order by product_id`);
	return rows;
}

export async function markTurned(tx: Tx, id: number, isOver: boolean, now: Date): Promise<void> {
	await tx.execute(sql`
		update offer set begun_at = coalesce(begun_at, ${now}), over_at = case when ${isOver} then ${now}::timestamptz end
		where id = ${id}`);
}

type OfferRow = Raw & {
	id: number;
	percent: number;
	over_at: Date | string | null;
	products: number;
	discounted: number;
	names: string[];
};

/** Those that are over come last: however many there are, none that still does something is left out for them. */
export async function listOffers(db: Queryable, limit: number): Promise<OfferRow[]> {
	const { rows } = await db.execute<OfferRow>(sql`
		select o.id, o.percent, o.starts_at, o.ends_at, o.begun_at, o.over_at, m.products, m.discounted, m.names
		from offer o cross join lateral (
			select count(*)::int as products, (count(*) filter (where p.offer_percent = o.percent))::int as discounted,
				coalesce((array_agg(p.name order by p.id))[1:3], '{}') as names
			from offer_product op join product p on p.id = op.product_id where op.offer_id = o.id
		) m
		order by (o.over_at is not null), o.created_at desc, o.id desc limit ${limit}`);
	return rows;
}

export async function holdOffer(tx: Tx, id: number) {
	const { rows } = await tx.execute<{ percent: number; isBegun: boolean; isOver: boolean }>(sql`
		select percent, begun_at is not null as "isBegun", over_at is not null as "isOver" from offer where id = ${id} for update`);
	return rows[0];
}

export async function deleteOffer(tx: Tx, id: number): Promise<void> {
	await tx.execute(sql`delete from offer where id = ${id}`);
}
