import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { StaffLogIn, StaffSession } from "#core/contract/sessions.ts";
import type { Settings } from "#core/contract/settings.ts";
import { staffMessages } from "#core/messages/staff.ts";
import { accountMessages } from "#core/messages.ts";
import type { Tx } from "../../db/client.ts";
import { staff } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import {
	hasAnyFactor,
	hasStaffPasskey,
	keptUserAgent,
	lockStaff,
	openSession,
} from "../credentials/credentials.service.ts";
import { type Account, isPasswordRight } from "../credentials/password-check.service.ts";
import { deviceProof, staffAccount } from "../credentials/staff-passwords.service.ts";
import { tellOfRecoveryCode } from "../second-factors/second-factors.service.ts";
import { issueTicket, needsSecondStep, withSecondStep } from "../second-factors/second-step.service.ts";
import { toMe } from "../users/users.service.ts";
import { findStaffByName } from "./sessions.queries.ts";

/** What the owner asks of staff now, and how the browser names itself. */
type StaffEntrance = { owner: Settings["staff"]; userAgent: string | undefined };

const SESSION_MS = 8 * 3_600_000;

/** Staff log in apart from clients: other names, other sessions, shorter ones, never remembered. */
export async function logInStaff(deps: Deps, given: StaffLogIn, userAgent: string | undefined): Promise<StaffSession> {
	const found = await findStaffByName(deps.db, given.user_name);
	const account = found ? staffAccount(found, given.device) : nobody(given.user_name);
	const isRight = await isPasswordRight(deps, account, given.user_password);
	if (!found || !isRight) throw new AppError("wrong_credentials");
	const passwordHash = deps.passwords.isOutdated(found.passwordHash)
		? await deps.passwords.hash(given.user_password)
		: found.passwordHash;
	const way = { owner: (await deps.settings.current()).staff, userAgent };
	const outcome = await transaction(deps.db, async (tx) => {
		const current = await lockStaff(tx, found.id);
		if (!current || current.passwordHash !== found.passwordHash) throw new AppError("wrong_credentials");
		if (passwordHash !== found.passwordHash) await tx.update(staff).set({ passwordHash }).where(eq(staff.id, found.id));
		if (await needsSecondStep(tx, current.id)) return { ticket: await issueTicket(deps, tx, current.id) };
		if (way.owner.secondFactor === "required" && (await hasStaffPasskey(tx, current.id)))
			throw new AppError("second_factor_needed", staffMessages.passkeyNeeded);
		return openStaffSession(deps, tx, { ...current, passwordHash }, way);
	});
	if ("ticket" in outcome) throw new AppError("second_factor", undefined, { details: outcome });
	return outcome;
}

/** The second half of a log-in: a code of the app, or a recovery code, of which the owner is told. */
export async function logInSecond(
	deps: Deps,
	given: { ticket: string; code: string },
	userAgent: string | undefined,
): Promise<StaffSession> {
	const way = { owner: (await deps.settings.current()).staff, userAgent };
	return withSecondStep(deps, given, async (tx, row, by) => {
		if (by === "recovery code") await tellOfRecoveryCode(deps, tx, row);
		return openStaffSession(deps, tx, row, way);
	});
}

/** Lets somebody of the staff in whose right to it was just proven. */
export async function openStaffSession(
	deps: Pick<Deps, "now">,
	tx: Tx,
	row: typeof staff.$inferSelect,
	{ owner, userAgent }: StaffEntrance,
): Promise<StaffSession> {
	const now = deps.now();
	const token = newToken();
	const expiresAt = new Date(now.getTime() + SESSION_MS);
	await openSession(tx, {
		tokenHash: hashToken(token),
		staffId: row.id,
		userAgent: keptUserAgent(userAgent),
		createdAt: now,
		lastSeenAt: now,
		expiresAt,
	});
	return {
		token,
		device: deviceProof(row.passwordHash),
		expiresAt: expiresAt.toISOString(),
		message: accountMessages.loggedIn,
		user: toMe(row, owner, await hasAnyFactor(tx, row.id)),
	};
}

/** Guesses at a name that nobody has are counted and checked like those at one that somebody has. */
function nobody(userName: string): Account {
	const name = createHash("sha256").update(userName.toLowerCase()).digest("hex");
	return { key: `staff-name:${name}`, passwordHash: null, knownDevice: null };
}
