import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { list, listCollaborator, listInvitation } from "../../db/schema.ts";
import { type ClientRow, provenAddress } from "../clients/clients.service.ts";

/** Own lists, memberships and invitations go; an accepted invitation also when it was sent to an earlier address. */
export async function forgetLists(tx: Tx, row: ClientRow): Promise<void> {
	const { acceptedBy, email } = listInvitation;
	await tx.delete(list).where(eq(list.clientId, row.id));
	await tx.delete(listCollaborator).where(eq(listCollaborator.clientId, row.id));
	await tx
		.delete(listInvitation)
		.where(sql`(${acceptedBy} = ${row.id} or lower(${email}) = lower(${provenAddress(row)}))`);
}
