import { eq } from "drizzle-orm";
import type { Client } from "#core/contract/clients.ts";
import { accountMessages } from "#core/messages.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { mailShop } from "../../adapters/mail/mail-shop.ts";
import { addressAskedMail, newAddressMail } from "../../adapters/mail/templates/account.ts";
import type { Tx } from "../../db/client.ts";
import { client } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { takeLimit } from "../../http/limits.ts";
import { queueAccountMail } from "./clients.mails.ts";
import { findRegisteredByEmail, getClient, lockClient } from "./clients.queries.ts";
import { type ClientRow, toClient } from "./clients.rules.ts";
import { newMailToken, voidMailTokens } from "./mail-tokens.service.ts";

/** Neither a stranger's mailbox nor the account's own is filled by changing one's mind. */
export async function takeNewEmailLimit(deps: Deps, clientId: number, email: string): Promise<void> {
	await takeLimit(deps, `mail:email:${email.toLowerCase()}`, deps.config.limits.accountMail);
	await takeLimit(deps, `mail:email-of:${clientId}`, deps.config.limits.accountMail);
}

/** The address stays the old one until the link mailed to the new one is opened. The caller holds the row. */
export async function askNewEmail(deps: Deps, tx: Tx, row: ClientRow, email: string): Promise<ClientRow> {
	const owner = await findRegisteredByEmail(tx, email);
	if (owner && owner.id !== row.id) {
		throw new AppError("in_use", accountMessages.emailInUse, { fields: { email: accountMessages.emailInUse } });
	}
	await voidMailTokens(tx, row.id, "email");
	const [asked] = (await tx
		.update(client)
		.set({ pendingEmail: email, updatedAt: deps.now() })
		.where(eq(client.id, row.id))
		.returning()) as [ClientRow];
	await mailNewAddress(deps, tx, row, email);
	if (row.email) {
		const shop = await mailShop(deps, tx, row);
		const notice = addressAskedMail(shop, row, email, linkTo(deps, shop, "/login"));
		await queueAccountMail(deps, tx, row.id, { ...notice, to: row.email, kind: "address-asked" });
	}
	return asked;
}

async function mailNewAddress(deps: Deps, tx: Tx, row: ClientRow, email: string): Promise<void> {
	const token = await newMailToken(deps, tx, row.id, "email", email);
	const shop = await mailShop(deps, tx, row);
	const content = newAddressMail(shop, linkTo(deps, shop, `/verification/${token}`));
	await queueAccountMail(deps, tx, row.id, { ...content, to: email, kind: "new-address" });
}

export async function resendNewEmail(deps: Deps, clientId: number): Promise<{ sent: boolean }> {
	const { pendingEmail } = await getClient(deps.db, clientId);
	if (!pendingEmail) return { sent: false };
	await takeNewEmailLimit(deps, clientId, pendingEmail);
	return transaction(deps.db, async (tx) => {
		const row = await lockClient(tx, clientId);
		if (row?.pendingEmail !== pendingEmail) return { sent: false };
		await mailNewAddress(deps, tx, row, pendingEmail);
		return { sent: true };
	});
}

export async function cancelNewEmail(deps: Deps, clientId: number): Promise<Client> {
	return transaction(deps.db, async (tx) => {
		await lockClient(tx, clientId);
		await dropNewEmail(tx, clientId);
		return toClient(await getClient(tx, clientId));
	});
}

/** The caller holds the row. */
export async function dropNewEmail(tx: Tx, clientId: number): Promise<void> {
	await tx.update(client).set({ pendingEmail: null }).where(eq(client.id, clientId));
	await voidMailTokens(tx, clientId, "email");
}
