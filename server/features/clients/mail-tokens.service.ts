import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { accountMessages } from "#core/messages.ts";
import { RESET_ANSWERS } from "#core/rules/client.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { mailShop } from "../../adapters/mail/mail-shop.ts";
import { resetMail, verificationMail } from "../../adapters/mail/templates/account.ts";
import type { Tx } from "../../db/client.ts";
import { mailToken } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { takeLimit } from "../../http/limits.ts";
import { queueAccountMail } from "./clients.mails.ts";
import { getClient, lockClient, lockRegisteredByEmail } from "./clients.queries.ts";
import type { ClientRow } from "./clients.rules.ts";

const MINUTES = 60_000;
const DAYS = 24 * 60 * MINUTES;
const LIFETIME_MS = { verify: 7 * DAYS, reset: 60 * MINUTES, email: DAYS } as const;
type Purpose = keyof typeof LIFETIME_MS;
export type MailToken = typeof mailToken.$inferSelect;

/** With `email` the token stands for that address and no other. */
export async function newMailToken(
	deps: Deps,
	tx: Tx,
	clientId: number,
	purpose: Purpose,
	email: string | null = null,
): Promise<string> {
	const token = newToken();
	const now = deps.now();
	const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
	await tx.insert(mailToken).values({ hash: hashToken(token), clientId, purpose, email, createdAt: now, expiresAt });
	return token;
}

/** The link proves the row's address, so the caller holds the row against change. */
export async function mailVerification(deps: Deps, tx: Tx, row: ClientRow): Promise<void> {
	const token = await newMailToken(deps, tx, row.id, "verify");
	const shop = await mailShop(deps, tx, row);
	const content = verificationMail(shop, row, linkTo(deps, shop, `/verification/${token}`));
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

export async function requestReset(deps: Deps, email: string): Promise<typeof RESET_ANSWERS.mailed> {
	await takeLimit(deps, `mail:reset:${email.toLowerCase()}`, deps.config.limits.accountMail);
	await transaction(deps.db, async (tx) => {
		const row = await lockRegisteredByEmail(tx, email);
		if (!row?.email) throw new AppError("not_found", accountMessages.unknownEmail);
		const token = await newMailToken(deps, tx, row.id, "reset");
		const shop = await mailShop(deps, tx, row);
		const content = resetMail(shop, row, linkTo(deps, shop, `/resetpassword/${row.phone}`, { token }));
		await queueAccountMail(deps, tx, row.id, { ...content, to: row.email, kind: "reset" });
	});
	return RESET_ANSWERS.mailed;
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
export async function voidMailTokens(tx: Tx, clientId: number, ...purposes: Purpose[]): Promise<void> {
	await tx
		.delete(mailToken)
		.where(
			and(eq(mailToken.clientId, clientId), purposes.length > 0 ? inArray(mailToken.purpose, purposes) : undefined),
		);
}

export async function forgetMailTokens(tx: Tx, { id }: { id: number }): Promise<void> {
	await voidMailTokens(tx, id);
}
