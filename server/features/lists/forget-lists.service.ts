import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { list, listCollaborator, listInvitation } from "../../db/schema.ts";
import { type ClientRow, provenAddress } from "../clients/clients.service.ts";

/** What was accepted may have gone to an earlier address. */
export async function forgetLists(tx: Tx, row: ClientRow): Promise<void> {
	const { acceptedBy, email } = listInvitation;
	await tx.delete(list).where(eq(list.clientId, row.id));
	await tx.delete(listCollaborator).where(eq(listCollaborator.clientId, row.id));
	await tx
		.delete(listInvitation)
		.where(sql`(${acceptedBy} = ${row.id} or lower(${email}) = lower(${provenAddress(row)}))`);
}
