import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";

/** Notes that a guest's order goes to this account; of several accounts made from it one after another, to the last. */
export async function claimOrder(tx: Tx, clientId: number, orderId: number, now: Date): Promise<void> {
	await tx.execute(sql`
		insert into order_claim (order_id, client_id, created_at) values (${orderId}, ${clientId}, ${now})
		on conflict (order_id) do update set client_id = excluded.client_id, created_at = excluded.created_at`);
	await takeClaimedOrders(tx, clientId);
}

/**
 * Gives an account the guest's orders it was made from, once it has proven the address they were sent to: neither the
 * link to an order nor another address is enough. Only these, never others of that address.
 */
export async function takeClaimedOrders(tx: Tx, clientId: number): Promise<void> {
	const proven = sql`select id, email from client where id = ${clientId} and verified_at is not null and deleted_at is null`;
	await tx.execute(sql`
		update orders o set client_id = owner.id
		from order_claim c join (${proven}) owner on owner.id = c.client_id
		where o.id = c.order_id and o.client_id is null and o.personal_data_removed_at is null
			and lower(o.email) = lower(owner.email)`);
	await tx.execute(sql`
		delete from order_claim where client_id in (select id from (${proven}) owner)`);
}

export async function forgetClaims(tx: Tx, { id }: { id: number }): Promise<void> {
	await tx.execute(sql`delete from order_claim where client_id = ${id}`);
}
