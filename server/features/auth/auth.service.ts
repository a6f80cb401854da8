import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { SignInNews, SignInResult } from "#core/contract/auth.ts";
import { LANGUAGES, type Language } from "#core/languages.ts";
import { accountMessages } from "#core/messages.ts";
import type { SignInProvider } from "../../adapters/sign-in/provider.ts";
import { signInFlow } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { findRegisteredByEmail, getClient } from "../clients/clients.service.ts";
import { findIdentity, type KeptClaims } from "../identities/identities.service.ts";
import { openClientSession } from "../sessions/sessions.service.ts";

const MINUTES = 60_000;
/** How long somebody may take at the third party. */
const AWAY_MS = 10 * MINUTES;
/** From the popup's news to the opener's question. */
const CODE_MS = 2 * MINUTES;
/** To fill in the rest of the sign-up. */
const TICKET_MS = 30 * MINUTES;

/** Notes a sign-in and answers where to send the popup. Nothing is noted when the third party cannot be reached. */
export async function beginSignIn(
	deps: Deps,
	provider: SignInProvider,
	{ flow, language }: { flow: string; language: Language },
	redirectUri: string,
): Promise<string> {
	const checks = { state: `${newToken()}.${language}`, nonce: newToken(), codeVerifier: newToken() };
	const url = await provider.begin(checks, redirectUri);
	const { nonce, codeVerifier } = checks;
	const now = deps.now();
	await deps.db.insert(signInFlow).values({
		stateHash: hashToken(checks.state),
		nonce,
		codeVerifier,
		flow,
		createdAt: now,
		expiresAt: new Date(now.getTime() + AWAY_MS),
	});
	return url;
}

/** The language of whoever went to the third party, which sends back what it was sent with. */
export function languageOfState(state: string | null): Language | undefined {
	return LANGUAGES.find((language) => state?.endsWith(`.${language}`));
}

/** The outcome of a popup that returns from the third party. Each return address works once. */
export async function returnFromProvider(
	deps: Deps,
	provider: SignInProvider,
	returned: URL,
): Promise<SignInNews | null> {
	const state = returned.searchParams.get("state") ?? "";
	const now = deps.now();
	const [row] = await deps.db
		.update(signInFlow)
		.set({ usedAt: now })
		.where(and(eq(signInFlow.stateHash, hashToken(state)), isNull(signInFlow.usedAt), gt(signInFlow.expiresAt, now)))
		.returning();
	if (!row) return null;
	const { flow, nonce, codeVerifier } = row;
	const error = returned.searchParams.get("error");
	if (error !== null) return { outcome: error === "access_denied" ? "cancelled" : "failed", flow };
	try {
		const claims: KeptClaims = {
			...(await provider.complete(returned, { state, nonce, codeVerifier })),
			stage: "code",
		};
		const code = newToken();
		await deps.db
			.update(signInFlow)
			.set({ claims, ticketHash: hashToken(code), expiresAt: new Date(deps.now().getTime() + CODE_MS) })
			.where(eq(signInFlow.stateHash, row.stateHash));
		return { outcome: "done", flow, code };
	} catch (problem) {
		deps.log.warn({ reason: (problem as Error).message }, "third-party sign-in could not be completed");
		return { outcome: "failed", flow };
	}
}

/**
 * Gives the opener its result. It needs both its own flow secret and the code that only a page of this shop in the same
 * browser was told, so nobody can harvest a sign-in that somebody else was led into.
 */
export async function finishSignIn(
	deps: Deps,
	given: { flow: string; code: string; remember: boolean; device?: string | undefined; userAgent: string | undefined },
): Promise<SignInResult> {
	return transaction(deps.db, async (tx) => {
		const now = deps.now();
		const [row] = await tx
			.delete(signInFlow)
			.where(
				and(
					eq(signInFlow.ticketHash, hashToken(given.code)),
					eq(signInFlow.flow, given.flow),
					gt(signInFlow.expiresAt, now),
					sql`${signInFlow.claims} ->> 'stage' = 'code'`,
				),
			)
			.returning();
		if (!row) throw new AppError("gone", accountMessages.ticketExpired);
		const claims = row.claims as KeptClaims;
		const clientId = await findIdentity(tx, claims);
		if (clientId !== null) {
			const session = await openClientSession(deps, tx, await getClient(tx, clientId), given);
			return { result: "logged-in", ...session };
		}
		const ticket = newToken();
		await tx.insert(signInFlow).values({
			...row,
			ticketHash: hashToken(ticket),
			claims: { ...claims, stage: "ticket" } satisfies KeptClaims,
			expiresAt: new Date(now.getTime() + TICKET_MS),
		});
		const { name, lastname, email } = claims;
		const isTaken = email !== null && (await findRegisteredByEmail(tx, email)) !== null;
		return { result: isTaken ? "join" : "new", ticket, name, lastname, email: email ?? "" };
	});
}
