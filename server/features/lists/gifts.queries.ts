import { and, eq, isNull, sql } from "drizzle-orm";
import type { Claim } from "#core/contract/gifts.ts";
import type { Language } from "#core/languages.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { giftClaim, giftGiver, giftList } from "../../db/schema.ts";

/** Somebody who gives: a client, or a guest by an address that is theirs. */
export type Giver = { clientId: number; email: null } | { clientId: null; email: string };
export type GiftListRow = typeof giftList.$inferSelect;
export type ClaimRow = typeof giftClaim.$inferSelect;

export async function findGiftList(db: Queryable, listId: number): Promise<GiftListRow | null> {
	const [row] = await db.select().from(giftList).where(eq(giftList.listId, listId));
	return row ?? null;
}

/** An order stands for the claim: it is paid, or may be. */
const IS_BOUGHT = sql`exists (select from gift_order g join orders o on o.id = g.order_id
	where g.claim_id = c.id and o.status <> 'Canceled')`;
const isOf = ({ clientId, email }: Giver) =>
	clientId !== null ? sql`c.client_id = ${clientId}` : sql`(c.client_id is null and lower(c.email) = lower(${email}))`;

/** What is given of a list, as one of its givers sees it; its creator, who sees it when the day is over, is no giver. */
export async function listClaims(db: Queryable, listId: number, giver: Giver | "creator"): Promise<Claim[]> {
	const isMine = giver === "creator" ? sql`false` : sql`coalesce(${isOf(giver)}, false)`;
	const isTold = giver === "creator" ? sql`true` : sql`(c.show_name or ${isMine})`;
	const { rows } = await db.execute<Claim>(sql`
		select c.id, c.product_id as product, c.color_name as "ColorName", c.size, t.units as quantity,
			case when ${isTold} then c.name else '' end as by, ${isMine} as "isMine", ${IS_BOUGHT} as "isBought",
			case when ${giver === "creator"}::boolean or ${isMine} then c.thanks else '' end as thanks
		from gift_taken t join gift_claim c on c.id = t.id
		where c.list_id = ${listId} and t.units > 0 order by c.created_at, c.id`);
	return rows;
}

export type OwnClaimRow = Claim & {
	list: { id: number; title: string; creator: string; day: string | null; link: string | null };
	email: string;
	name: string;
	orderId: number | null;
	unitCents: number;
};

/** Claims somebody made, newest first, called as readers of a language know the garments. */
export async function listOwnClaims(
	db: Queryable,
	{ giver, claim, language }: { giver?: Giver; claim?: string; language?: Language | undefined },
): Promise<OwnClaimRow[]> {
	const { rows } = await db.execute<OwnClaimRow>(sql`
		select c.id, c.product_id as product, c.color_name as "ColorName", c.size, t.units as quantity, c.name as by, true as "isMine",
			${IS_BOUGHT} as "isBought", c.thanks, p.unit_cents as "unitCents",
			coalesce(p.translations -> ${language ?? null}::text ->> 'name', p.name) as name,
			json_build_object('id', l.id, 'title', l.title, 'creator', w.name, 'day', s.day, 'link', case
				when exists (select from list_collaborator m where m.list_id = l.id and m.client_id = c.client_id) then '/lists/' || l.id
				when l.link_token is not null then '/lists/' || l.id || '?token=' || l.link_token end) as list,
			coalesce(c.email, (select email from client g where g.id = c.client_id), '') as email,
			(select g.order_id from gift_order g join orders o on o.id = g.order_id where g.claim_id = c.id
				order by o.status = 'Canceled', g.order_id desc limit 1) as "orderId"
		from gift_taken t join gift_claim c on c.id = t.id join product p on p.id = c.product_id
			join list l on l.id = c.list_id join client w on w.id = l.client_id left join gift_list s on s.list_id = l.id
		where t.units > 0 and ${giver ? isOf(giver) : sql`true`} and ${claim ? sql`c.id = ${claim}` : sql`true`}
		order by c.created_at desc, c.id`);
	return rows;
}

/** A claim that is not free again, held still. */
export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow | null> {
	const [row] = await tx
		.select()
		.from(giftClaim)
		.where(and(eq(giftClaim.id, id), isNull(giftClaim.releasedAt)))
		.for("update");
	return row ?? null;
}

export async function isBought(db: Queryable, claimId: string): Promise<boolean> {
	const { rows } = await db.execute(sql`select from gift_claim c where c.id = ${claimId} and ${IS_BOUGHT}`);
	return rows.length > 0;
}

/** Whose address a mailed link to give by was sent to. */
export async function findGiver(db: Queryable, listId: number, tokenHash: Buffer, now: Date): Promise<string | null> {
	const [row] = await db
		.select({ email: giftGiver.email })
		.from(giftGiver)
		.where(and(eq(giftGiver.listId, listId), eq(giftGiver.tokenHash, tokenHash), sql`${giftGiver.expiresAt} > ${now}`));
	return row?.email ?? null;
}

/** Links to give by end with the link they were asked for by. */
export async function deleteGivers(tx: Tx, listId: number): Promise<void> {
	await tx.delete(giftGiver).where(eq(giftGiver.listId, listId));
}
