import { and, eq, gt, sql } from "drizzle-orm";
import { accountMessages } from "#core/messages.ts";
import type { Claims } from "../../adapters/sign-in/provider.ts";
import type { Tx } from "../../db/client.ts";
import { identity, signInFlow } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken } from "../../http/access.ts";

/** The claims of an unfinished sign-in, and which step its secret opens next. */
export type KeptClaims = Claims & { stage: "code" | "ticket" };

/** Uses up the ticket of a third-party sign-in. Undone with the caller's transaction, so a refused sign-up can be corrected. */
export async function takeTicket(tx: Tx, ticket: string, now: Date): Promise<Claims> {
	const [taken] = await tx
		.delete(signInFlow)
		.where(
			and(
				eq(signInFlow.ticketHash, hashToken(ticket)),
				gt(signInFlow.expiresAt, now),
				sql`${signInFlow.claims} ->> 'stage' = 'ticket'`,
			),
		)
		.returning({ claims: signInFlow.claims });
	if (!taken) throw new AppError("gone", accountMessages.ticketExpired);
	return taken.claims as KeptClaims;
}

/** Identities are told apart by issuer and subject, never by e-mail address. */
export async function addIdentity(tx: Tx, claims: Claims, clientId: number, now: Date): Promise<void> {
	const { issuer, subject, email } = claims;
	const added = await tx
		.insert(identity)
		.values({ issuer, subject, clientId, email, createdAt: now })
		.onConflictDoNothing()
		.returning({ clientId: identity.clientId });
	if (added.length > 0) return;
	const [known] = await tx
		.select({ clientId: identity.clientId })
		.from(identity)
		.where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
	if (known?.clientId !== clientId) throw new AppError("conflict", accountMessages.ticketExpired);
}

/**
 * Joins an identity to an account whose password was just given. While the account's address is not proven the account may
 * be waiting for the address's owner, and its maker's identity must not be there when they come: then nothing is joined.
 */
export async function joinIdentity(
	deps: Pick<Deps, "now">,
	tx: Tx,
	ticket: string,
	owner: { id: number; verifiedAt: Date | null },
): Promise<void> {
	if (owner.verifiedAt === null) return;
	const now = deps.now();
	await addIdentity(tx, await takeTicket(tx, ticket, now), owner.id, now);
}

/** Whose account this identity opens; null when it is joined to none. */
export async function findIdentity(tx: Tx, { issuer, subject }: Claims): Promise<number | null> {
	const [known] = await tx
		.select({ clientId: identity.clientId })
		.from(identity)
		.where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
	return known?.clientId ?? null;
}

export async function forgetIdentities(tx: Tx, { id }: { id: number }): Promise<void> {
	await tx.delete(identity).where(eq(identity.clientId, id));
}
