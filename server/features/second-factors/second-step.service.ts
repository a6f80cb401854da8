import { staffMessages } from "#core/messages/staff.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { secondFactorTicket } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { giveTryBack, takeTry } from "../../http/limits.ts";
import {
	countRecoveryCodes,
	deleteTicket,
	findConfirmedTotp,
	takeRecoveryCode,
	takeStep,
	takeTicketTry,
} from "./second-factors.queries.ts";
import { plainCode, stepOfCode } from "./totp.rules.ts";

const TICKET_MS = 10 * 60_000;
const TRIES_PER_TICKET = 5;

export { deleteTotp as dropSecondFactor } from "./second-factors.queries.ts";

/** What the owner of an account sees of it. */
export async function findOwnFactor(db: Queryable, staffId: number) {
	const totp = await findConfirmedTotp(db, staffId);
	if (!totp) return null;
	return { since: totp.confirmedAt.toISOString(), recoveryCodesLeft: await countRecoveryCodes(db, staffId) };
}

export async function hasSecondFactor(db: Queryable, staffId: number): Promise<boolean> {
	return (await findConfirmedTotp(db, staffId)) !== undefined;
}

/** Says that the password was right: good for one log-in, for a few tries and minutes. */
export async function issueTicket(deps: Pick<Deps, "now">, tx: Tx, staffId: number): Promise<string> {
	const ticket = newToken();
	const expiresAt = new Date(deps.now().getTime() + TICKET_MS);
	await tx.insert(secondFactorTicket).values({ hash: hashToken(ticket), staffId, expiresAt });
	return ticket;
}

/** Whose log-in the ticket and the code complete, and by what. */
export async function checkSecondStep(
	deps: Deps,
	{ ticket, code }: { ticket: string; code: string },
): Promise<{ staffId: number; by: "app" | "recovery code" }> {
	const staffId = await takeTicketTry(deps.db, hashToken(ticket), TRIES_PER_TICKET, deps.now());
	if (staffId === undefined) throw deadTicket();
	return { staffId, by: await requireCode(deps, staffId, code) };
}

/** In the transaction that opens the session: of two that come with the same ticket, one gets in. */
export async function useTicket(tx: Tx, ticket: string): Promise<void> {
	if (!(await deleteTicket(tx, hashToken(ticket)))) throw deadTicket();
}

const deadTicket = () => new AppError("gone", staffMessages.ticketDead);

/** Refuses a wrong code. Whoever knows the password can get tickets without end, so tries are counted by account, too. */
async function requireCode(deps: Deps, staffId: number, typed: string): Promise<"app" | "recovery code"> {
	const key = `second-factor:staff:${staffId}`;
	await takeTry(deps, key, deps.config.limits.passwordCheck);
	const by = await takeCode(deps, staffId, plainCode(typed));
	if (!by) throw new AppError("wrong_credentials", staffMessages.wrongCode);
	await giveTryBack(deps, key);
	return by;
}

/** Every code is good once. */
async function takeCode(deps: Deps, staffId: number, code: string) {
	const totp = await findConfirmedTotp(deps.db, staffId);
	if (!totp) return null;
	const step = stepOfCode(totp.secret, code, deps.now());
	if (step !== null) return (await takeStep(deps.db, staffId, step)) ? "app" : null;
	return (await takeRecoveryCode(deps.db, staffId, hashToken(code), deps.now())) ? "recovery code" : null;
}
