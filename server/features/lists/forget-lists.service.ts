import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { list, listAlert, listInvitation } from "../../db/schema.ts";
import { type ClientRow, provenAddress } from "../clients/clients.service.ts";

/** What somebody gave stays given, without who it was; what they only meant to give is free again. */
export async function forgetGiver(tx: Tx, row: ClientRow): Promise<void> {
	const address = provenAddress(row);
	await tx.execute(sql`
		delete from gift_claim c where c.client_id = ${row.id}
			and not exists (select from gift_order g join orders o on o.id = g.order_id
				where g.claim_id = c.id and o.status <> 'Canceled')`);
	await tx.execute(sql`
		update gift_claim set client_id = null, email = null, secret_hash = null, name = '', show_name = false
		where client_id = ${row.id} or (client_id is null and lower(email) = lower(${address}))`);
	await tx.execute(sql`delete from gift_giver where lower(email) = lower(${address})`);
}

/** Own lists, alerts, memberships, the phones they came by and invitations go; an accepted invitation also when it was sent to an earlier address. */
export async function forgetLists(tx: Tx, row: ClientRow): Promise<void> {
	const { acceptedBy, email } = listInvitation;
	await tx.delete(list).where(eq(list.clientId, row.id));
	await tx.delete(listAlert).where(eq(listAlert.clientId, row.id));
	await tx.execute(sql`
		with gone as (delete from list_collaborator where client_id = ${row.id} returning list_id, phone)
		delete from list_phone s where s.phone = ${row.phone} or (s.list_id, s.phone) in (select list_id, phone from gone)`);
	await tx
		.delete(listInvitation)
		.where(sql`(${acceptedBy} = ${row.id} or lower(${email}) = lower(${provenAddress(row)}))`);
}
