import { staffMessages } from "#core/messages/staff.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { secondFactorTicket, type staff } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { giveTryBack, takeTry } from "../../http/limits.ts";
import { lockStaff } from "../credentials/credentials.service.ts";
import {
	countRecoveryCodes,
	deleteTicket,
	findConfirmedTotp,
	takeRecoveryCode,
	takeStep,
	takeTicketTry,
} from "./second-factors.queries.ts";
import { plainCode, stepOfCode } from "./totp.rules.ts";

type StaffRow = typeof staff.$inferSelect;
type SecondStep = { ticket: string; code: string };

const TICKET_MS = 10 * 60_000;
const TRIES_PER_TICKET = 5;

export { deleteTotp as dropSecondFactor } from "./second-factors.queries.ts";

/** What the owner of an account sees of it. */
export async function findOwnFactor(db: Queryable, staffId: number) {
	const totp = await findConfirmedTotp(db, staffId);
	if (!totp) return null;
	return { since: totp.confirmedAt.toISOString(), recoveryCodesLeft: await countRecoveryCodes(db, staffId) };
}

export async function needsSecondStep(db: Queryable, staffId: number): Promise<boolean> {
	return (await findConfirmedTotp(db, staffId)) !== undefined;
}

/** Says that the password was right: good for one log-in, for a few tries and minutes. */
export async function issueTicket(deps: Pick<Deps, "now">, tx: Tx, staffId: number): Promise<string> {
	const ticket = newToken();
	const expiresAt = new Date(deps.now().getTime() + TICKET_MS);
	await tx.insert(secondFactorTicket).values({ hash: hashToken(ticket), staffId, expiresAt });
	return ticket;
}

/**
 * Lets in whoever has a ticket and a code. A try counts before it is made: by ticket, and by account, too, since whoever
 * knows the password can get tickets without end.
 */
export async function withSecondStep<T>(
	deps: Deps,
	{ ticket, code }: SecondStep,
	letIn: (tx: Tx, row: StaffRow, by: "app" | "recovery code") => Promise<T>,
): Promise<T> {
	const staffId = await takeTicketTry(deps.db, hashToken(ticket), TRIES_PER_TICKET, deps.now());
	if (staffId === undefined) throw deadTicket();
	return withCodeTry(deps, staffId, () =>
		transaction(deps.db, async (tx) => {
			const row = await lockStaff(tx, staffId);
			// Of two that come with the same ticket one gets in, and the other's code stays good.
			if (!row || !(await deleteTicket(tx, hashToken(ticket)))) throw deadTicket();
			return letIn(tx, row, await takeCode(deps, tx, staffId, plainCode(code)));
		}),
	);
}

const deadTicket = () => new AppError("gone", staffMessages.ticketDead);

/** Counts one try at an account's codes; what went well does not count. */
export async function withCodeTry<T>(deps: Deps, staffId: number, work: () => Promise<T>): Promise<T> {
	const key = `second-factor:staff:${staffId}`;
	await takeTry(deps, key, deps.config.limits.passwordCheck);
	const done = await work();
	await giveTryBack(deps, key);
	return done;
}

/** Every code is good once. */
export async function takeCode(deps: Deps, tx: Tx, staffId: number, code: string): Promise<"app" | "recovery code"> {
	const now = deps.now();
	const totp = await findConfirmedTotp(tx, staffId);
	const step = totp ? stepOfCode(totp.secret, code, now) : null;
	if (step !== null && (await takeStep(tx, staffId, step))) return "app";
	if (step === null && (await takeRecoveryCode(tx, staffId, hashToken(code), now))) return "recovery code";
	throw new AppError("wrong_credentials", staffMessages.wrongCode);
}
