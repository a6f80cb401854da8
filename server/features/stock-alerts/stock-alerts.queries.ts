import { and, eq, isNull, sql } from "drizzle-orm";
import type { Language } from "#core/languages.ts";
import type { ProductTranslations } from "#core/rules/translations.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { stockAlert } from "../../db/schema.ts";

/** A size of a colour that somebody can wait for, and how many of it are left. */
export type Awaitable = {
	productId: number;
	variantId: number;
	name: string;
	translations: ProductTranslations | null;
	ColorName: string;
	size: string;
	left: number;
};
export type WaitingAlert = Awaitable & { id: number; to: string | null; language: Language | null };

const OFFERED = sql`product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id`;
const IS_OFFERED = sql`p.off_sale_at is null and v.removed_at is null and s.size = any(p.offered_sizes)`;
const AWAITABLE = sql`p.id as "productId", v.id as "variantId", p.name, p.translations, v.color_name as "ColorName", s.size,
	s.on_hand - s.reserved as left`;

export async function findAwaitable(
	tx: Tx,
	wanted: { productId: number; ColorName: string; size: string },
): Promise<Awaitable | null> {
	const { rows } = await tx.execute<Awaitable>(sql`
		select ${AWAITABLE} from ${OFFERED}
		where p.id = ${wanted.productId} and lower(v.color_name) = lower(${wanted.ColorName}) and s.size = ${wanted.size}
			and ${IS_OFFERED}`);
	return rows[0] ?? null;
}

/** What came back and can be bought, with one that no other process tells of; until then it waits. */
export async function lockNextReturn(
	tx: Tx,
): Promise<{ variantId: number; size: string; units: number; left: number } | null> {
	const { rows } = await tx.execute<{ variantId: number; size: string; units: number; left: number }>(sql`
		select r.variant_id as "variantId", r.size, r.units, s.on_hand - s.reserved as left
		from stock_return r join stock s on s.variant_id = r.variant_id and s.size = r.size
			join variant v on v.id = r.variant_id join product p on p.id = v.product_id
		where ${IS_OFFERED} order by r.variant_id, r.size limit 1 for update of r skip locked`);
	return rows[0] ?? null;
}

/** Those who have waited longest; of a client the address they have now. */
export async function lockLongestWaiting(
	tx: Tx,
	variantId: number,
	size: string,
	most: number,
): Promise<WaitingAlert[]> {
	const { rows } = await tx.execute<WaitingAlert>(sql`
		select a.id, coalesce(a.email, case when c.verified_at is not null then c.email end) as "to",
			coalesce(c.language, a.language) as language, ${AWAITABLE}
		from stock_alert a join ${OFFERED} on s.variant_id = a.variant_id and s.size = a.size
			left join client c on c.id = a.client_id
		where a.variant_id = ${variantId} and a.size = ${size} and a.confirmed_at is not null and a.told_at is null
		order by a.id limit ${most} for update of a skip locked`);
	return rows;
}

/** The alert that a mailed link is about, with what is awaited. */
export async function lockByToken(
	tx: Tx,
	tokenHash: Buffer,
): Promise<(WaitingAlert & { createdAt: Date; confirmedAt: Date | null; toldAt: Date | null }) | null> {
	const [row] = await tx.select().from(stockAlert).where(eq(stockAlert.tokenHash, tokenHash)).for("update");
	if (!row) return null;
	const { rows } = await tx.execute<Awaitable>(sql`
		select ${AWAITABLE} from ${OFFERED} where s.variant_id = ${row.variantId} and s.size = ${row.size}`);
	const { id, email, language, createdAt, confirmedAt, toldAt } = row;
	return rows[0] ? { ...rows[0], id, to: email, language, createdAt, confirmedAt, toldAt } : null;
}

/** Enters a client; whoever waits already keeps their place. The alert that is new has its id answered. */
export async function insertOfClient(tx: Tx, at: Awaitable, clientId: number, now: Date): Promise<number | null> {
	const { variantId, size } = at;
	const values = { variantId, size, clientId, createdAt: now, confirmedAt: now };
	const [row] = await tx.insert(stockAlert).values(values).onConflictDoNothing().returning({ id: stockAlert.id });
	return row?.id ?? null;
}

type OfAddress = { email: string; language: Language | null; tokenHash: Buffer };

/** Notes an address that has to confirm; false when it was noted before. What nobody confirmed in time makes room. */
export async function insertOfAddress(
	tx: Tx,
	at: Awaitable,
	given: OfAddress,
	now: Date,
	forgottenBefore: Date,
): Promise<boolean> {
	const { variantId, size } = at;
	await tx
		.delete(stockAlert)
		.where(
			and(
				sql`lower(${stockAlert.email}) = lower(${given.email})`,
				eq(stockAlert.variantId, variantId),
				eq(stockAlert.size, size),
				isNull(stockAlert.confirmedAt),
				sql`${stockAlert.createdAt} < ${forgottenBefore}`,
			),
		);
	const values = { variantId, size, ...given, createdAt: now };
	const rows = await tx.insert(stockAlert).values(values).onConflictDoNothing().returning({ id: stockAlert.id });
	return rows.length > 0;
}

/** Whoever waits as a client does not wait by their address as well. */
export async function deleteOfAddress(db: Queryable, at: Awaitable, email: string): Promise<void> {
	await db.execute(sql`
		delete from stock_alert where lower(email) = lower(${email}) and variant_id = ${at.variantId} and size = ${at.size}
			and told_at is null`);
}

/** What a client waits for, for the file of all the shop keeps about them. */
export async function exportStockAlerts(db: Queryable, clientId: number): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute(sql`
		select v.product_id as id_product, v.color_name as "ColorName", a.size, a.created_at as "createdAt", a.told_at as "toldAt"
		from stock_alert a join variant v on v.id = a.variant_id where a.client_id = ${clientId} order by a.id`);
	return rows;
}
