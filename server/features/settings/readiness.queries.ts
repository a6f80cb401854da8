import { sql } from "drizzle-orm";
import type { ReadyStep } from "#core/contract/readiness.ts";
import type { Queryable } from "../../db/client.ts";

export type FoundSteps = Record<
	Extract<ReadyStep, "currency" | "testMail" | "secondFactor" | "category" | "product" | "order">,
	boolean
>;

/** What there is of all that a shop needs to sell. */
export async function readFound(db: Queryable): Promise<FoundSteps> {
	const { rows } = await db.execute<FoundSteps>(sql`
		select
			exists (select from orders) as currency,
			exists (select from mail where state = 'sent') as "testMail",
			exists (
				select from staff s where s.rol = 'admin' and s.deleted_at is null and (
					exists (select from staff_totp t where t.staff_id = s.id and t.confirmed_at is not null)
					or exists (select from passkey k where k.staff_id = s.id))
			) as "secondFactor",
			exists (select from category where parent is not null) as category,
			exists (
				select from product p
					join variant v on v.product_id = p.id and v.removed_at is null
					join stock s on s.variant_id = v.id and s.on_hand > s.reserved and s.size = any(p.offered_sizes)
				where p.off_sale_at is null and exists (select from variant_image i where i.variant_id = v.id)
			) as product,
			exists (select from payment_attempt where state in ('approved', 'refunded')) as "order"`);
	return rows[0] as FoundSteps;
}

/** Whether anything is on sale, or was ever bought. */
export async function hasOpened(db: Queryable): Promise<boolean> {
	const { rows } = await db.execute<{ opened: boolean }>(sql`
		select exists (select from product where off_sale_at is null) or exists (select from orders) as opened`);
	return rows[0]?.opened === true;
}
