import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { accountMessages, resetMessages, verificationMessages } from "#core/messages.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { resetMail, verificationMail } from "../../adapters/mail/templates/account.ts";
import type { Tx } from "../../db/client.ts";
import { client, mailToken } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { takeLimit } from "../../http/limits.ts";
import { queueAccountMail } from "./clients.mails.ts";
import { getClient, lockClient, lockRegisteredByEmail } from "./clients.queries.ts";
import type { ClientRow } from "./clients.rules.ts";

const MINUTES = 60_000;
const LIFETIME_MS = { verify: 7 * 24 * 60 * MINUTES, reset: 60 * MINUTES } as const;
type Purpose = keyof typeof LIFETIME_MS;

async function newMailToken(deps: Deps, tx: Tx, clientId: number, purpose: Purpose): Promise<string> {
	const token = newToken();
	const now = deps.now();
	const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
	await tx.insert(mailToken).values({ hash: hashToken(token), clientId, purpose, createdAt: now, expiresAt });
	return token;
}

/** The link proves the row's address, so the caller holds the row against change. */
export async function mailVerification(deps: Deps, tx: Tx, row: ClientRow): Promise<void> {
	const token = await newMailToken(deps, tx, row.id, "verify");
	const content = verificationMail(row, linkTo(deps, `/verification/${token}`));
	await queueAccountMail(deps, tx, row.id, { ...content, to: row.email as string, kind: "verification" });
}

export async function resendVerification(deps: Deps, clientId: number): Promise<{ sent: boolean }> {
	const { verifiedAt, email } = await getClient(deps.db, clientId);
	if (verifiedAt || !email) return { sent: false };
	await takeLimit(deps, `mail:verify:${email.toLowerCase()}`, deps.config.limits.accountMail);
	return transaction(deps.db, async (tx) => {
		const row = await lockClient(tx, clientId);
		if (!row?.email || row.verifiedAt) return { sent: false };
		await mailVerification(deps, tx, row);
		return { sent: true };
	});
}

/** Confirms the address a link was sent to. Opening the link again is the same success. */
export async function verifyEmail(deps: Deps, token: string): Promise<{ message: string }> {
	const now = deps.now();
	await transaction(deps.db, async (tx) => {
		const [found] = await tx
			.select()
			.from(mailToken)
			.where(and(eq(mailToken.hash, hashToken(token)), eq(mailToken.purpose, "verify")))
			.for("update");
		if (!found) throw new AppError("not_found", verificationMessages.failure.text);
		if (found.usedAt) return;
		if (found.expiresAt <= now) throw new AppError("gone", verificationMessages.failure.text);
		await tx.update(mailToken).set({ usedAt: now }).where(eq(mailToken.hash, found.hash));
		await tx
			.update(client)
			.set({ verifiedAt: now })
			.where(and(eq(client.id, found.clientId), isNull(client.verifiedAt)));
	});
	return { message: verificationMessages.success.text };
}

export async function requestReset(deps: Deps, email: string): Promise<typeof resetMessages.mailAnswer> {
	await takeLimit(deps, `mail:reset:${email.toLowerCase()}`, deps.config.limits.accountMail);
	await transaction(deps.db, async (tx) => {
		const row = await lockRegisteredByEmail(tx, email);
		if (!row?.email) throw new AppError("not_found", accountMessages.unknownEmail);
		const token = await newMailToken(deps, tx, row.id, "reset");
		const content = resetMail(row, linkTo(deps, `/resetpassword/${row.phone}`, { token }));
		await queueAccountMail(deps, tx, row.id, { ...content, to: row.email, kind: "reset" });
	});
	return resetMessages.mailAnswer;
}

/** Uses up the token of a reset mail; it opens only the account it was mailed for. */
export async function takeResetToken(deps: Deps, tx: Tx, token: string, phone: number): Promise<number> {
	const now = deps.now();
	const [used] = await tx
		.update(mailToken)
		.set({ usedAt: now })
		.where(
			and(
				eq(mailToken.hash, hashToken(token)),
				eq(mailToken.purpose, "reset"),
				isNull(mailToken.usedAt),
				gt(mailToken.expiresAt, now),
				sql`${mailToken.clientId} in (select id from client where phone = ${phone} and deleted_at is null)`,
			),
		)
		.returning({ clientId: mailToken.clientId });
	if (!used) throw new AppError("unauthorized", accountMessages.resetRefused);
	return used.clientId;
}

/** Links that were mailed before the address or the password changed open nothing any more. */
export async function voidMailTokens(tx: Tx, clientId: number, purpose?: Purpose): Promise<void> {
	await tx
		.delete(mailToken)
		.where(and(eq(mailToken.clientId, clientId), purpose ? eq(mailToken.purpose, purpose) : undefined));
}

export async function forgetMailTokens(tx: Tx, { id }: { id: number }): Promise<void> {
	await voidMailTokens(tx, id);
}
