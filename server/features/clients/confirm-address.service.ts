import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { accountMessages, verificationMessages } from "#core/messages.ts";
import { mailShop } from "../../adapters/mail/mail-shop.ts";
import { addressChangedMail } from "../../adapters/mail/templates/account.ts";
import type { Tx } from "../../db/client.ts";
import { client, mailToken } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken } from "../../http/access.ts";
import { uniquely } from "../../in-use.ts";
import { forgetIdentities } from "../identities/identities.service.ts";
import { takeClaimedOrders } from "./claimed-orders.service.ts";
import { queueAccountMail } from "./clients.mails.ts";
import { lockClient } from "./clients.queries.ts";
import type { MailToken } from "./mail-tokens.service.ts";

/** Confirms the address a link was sent to, the first or a new one. Opening the link again is the same success. */
export async function confirmAddress(deps: Deps, token: string): Promise<{ message: string }> {
	const now = deps.now();
	return uniquely(
		transaction(deps.db, async (tx) => {
			const [found] = await tx
				.select()
				.from(mailToken)
				.where(and(eq(mailToken.hash, hashToken(token)), inArray(mailToken.purpose, ["verify", "email"])))
				.for("update");
			if (!found) throw new AppError("not_found", verificationMessages.failure.text);
			const message = found.purpose === "email" ? accountMessages.emailConfirmed : verificationMessages.success.text;
			if (found.usedAt) return { message };
			if (found.expiresAt <= now) throw new AppError("gone", verificationMessages.failure.text);
			await tx.update(mailToken).set({ usedAt: now }).where(eq(mailToken.hash, found.hash));
			if (found.purpose === "email") await takeNewAddress(deps, tx, found);
			else {
				await proveAddress(tx, found.clientId, now);
				await takeClaimedOrders(tx, found.clientId);
			}
			return { message };
		}),
	);
}

/** Whoever joined an identity before the address was proven may not have been its owner: such identities go. */
async function proveAddress(tx: Tx, clientId: number, now: Date): Promise<void> {
	const proven = await tx
		.update(client)
		.set({ verifiedAt: now })
		.where(and(eq(client.id, clientId), isNull(client.verifiedAt)))
		.returning({ id: client.id });
	if (proven.length > 0) await forgetIdentities(tx, { id: clientId });
}

/** The pending address is theirs: it takes the place of the one before, which is told, and whose links open nothing more. */
async function takeNewAddress(deps: Deps, tx: Tx, { clientId, email, hash }: MailToken): Promise<void> {
	const before = await lockClient(tx, clientId);
	if (!before || email === null || before.pendingEmail !== email) {
		throw new AppError("gone", verificationMessages.failure.text);
	}
	const now = deps.now();
	await proveAddress(tx, clientId, now);
	await tx.update(client).set({ email, pendingEmail: null, updatedAt: now }).where(eq(client.id, clientId));
	await tx.delete(mailToken).where(and(eq(mailToken.clientId, clientId), ne(mailToken.hash, hash)));
	if (!before.email) return;
	const notice = addressChangedMail(await mailShop(deps, tx, before), before, email);
	await queueAccountMail(deps, tx, clientId, { ...notice, to: before.email, kind: "address-changed" });
}
