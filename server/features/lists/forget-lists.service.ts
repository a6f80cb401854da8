import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { list, listAlert, listInvitation } from "../../db/schema.ts";
import { type ClientRow, provenAddress } from "../clients/clients.service.ts";

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
