import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { MailMessage } from "../../adapters/mail/mailer.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { mail } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { type ClientRow, provenAddress } from "./clients.rules.ts";

type AccountMail = MailMessage & {
	kind: "verification" | "reset" | "password" | "new-address" | "address-asked" | "address-changed" | "passkey";
};

const keyBegin = (clientId: number) => `account ${clientId} `;

/** Mails something about an account. Its key tells whose it is: the address may have been another's, or be so later. */
export async function queueAccountMail(deps: Deps, tx: Tx, clientId: number, message: AccountMail): Promise<void> {
	await queueMail(deps, tx, { ...message, dedupeKey: keyBegin(clientId) + randomUUID(), tooMany: "refused" });
}

/**
 * The mails about the account, its orders and the invitations it accepted, whatever address they went to; and once the
 * present address is proven, all mails to it.
 */
function isMailOf(row: ClientRow): SQL {
	const { dedupeKey, toAddress } = mail;
	return sql`(starts_with(${dedupeKey}, ${keyBegin(row.id)})
		or ${dedupeKey} like 'order % shopper'
			and split_part(${dedupeKey}, ' ', 2) in (select id::text from orders where client_id = ${row.id})
		or ${dedupeKey} like 'list:%' and (split_part(${dedupeKey}, ':', 2), lower(${toAddress})) in (
			select list_id::text, lower(email) from list_invitation where accepted_by = ${row.id})
		or lower(${toAddress}) = lower(${provenAddress(row)}))`;
}

export async function forgetMails(tx: Tx, row: ClientRow): Promise<void> {
	await tx.delete(mail).where(isMailOf(row));
}

/** A client's mails, for the file of all the shop keeps about them. */
export async function exportMails(db: Queryable, row: ClientRow): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute(sql`
		select kind, subject, created_at as "createdAt", state
		from mail where ${isMailOf(row)} order by id`);
	return rows;
}
