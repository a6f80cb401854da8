import { eq } from "drizzle-orm";
import type {
	Confirmation,
	StaffAccount,
	StaffEmailChange,
	StaffPasswordChange,
} from "#core/contract/staff-accounts.ts";
import { staffMessages } from "#core/messages/staff.ts";
import type { Tx } from "../../db/client.ts";
import { staff } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { uniquely } from "../../in-use.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { confirmSession, dropStaffLinks, hasStaffPasskey, lockStaff } from "../credentials/credentials.service.ts";
import { requirePassword } from "../credentials/password-check.service.ts";
import { deviceProof, setStaffPassword, staffAccount } from "../credentials/staff-passwords.service.ts";
import { requireOwnPasskey } from "../passkeys/passkey-log-in.service.ts";
import type { Place } from "../passkeys/webauthn.service.ts";
import { requireCode } from "../second-factors/second-factors.service.ts";
import { findOwnFactor } from "../second-factors/second-step.service.ts";
import { mailAddressChanged, mailPasswordChanged } from "./staff-accounts.mails.ts";
import { getStaff, type StaffRow } from "./staff-accounts.queries.ts";

export async function getOwnAccount(deps: Deps, { staffId }: StaffActor): Promise<StaffAccount> {
	const { email } = await getStaff(deps.db, staffId);
	return {
		email,
		secondFactor: await findOwnFactor(deps.db, staffId),
		hasPasskey: await hasStaffPasskey(deps.db, staffId),
	};
}

/** With the old password. The session that asks goes on, the others end. */
export async function changeOwnPassword(
	deps: Deps,
	actor: StaffActor,
	{ old_password, user_password, device }: StaffPasswordChange,
): Promise<{ message: string; device: string }> {
	const before = await checkedOwner(deps, actor, old_password, device);
	const passwordHash = await deps.passwords.hash(user_password);
	await transaction(deps.db, async (tx) => {
		const row = await lockUnchanged(tx, before);
		await setStaffPassword(tx, row.id, passwordHash, { keptSession: actor.sessionId });
		await noteInAuditLog(deps, tx, actor, "password changed", `${row.userName} (${row.id})`);
		await mailPasswordChanged(deps, tx, row);
	});
	return { message: staffMessages.passwordChanged, device: deviceProof(passwordHash) };
}

/**
 * Whoever can read that address can have a new password mailed: so the password is asked for, and the old address told.
 * What was mailed to the old one opens nothing any more.
 */
export async function changeOwnEmail(
	deps: Deps,
	actor: StaffActor,
	{ email, old_password, device }: StaffEmailChange,
): Promise<StaffAccount> {
	const before = await checkedOwner(deps, actor, old_password, device);
	if (before.email === email) return getOwnAccount(deps, actor);
	await uniquely(
		transaction(deps.db, async (tx) => {
			const row = await lockUnchanged(tx, before);
			await tx.update(staff).set({ email }).where(eq(staff.id, row.id));
			await dropStaffLinks(tx, row.id);
			await noteInAuditLog(deps, tx, actor, "e-mail changed", `${row.userName} (${row.id})`);
			await mailAddressChanged(deps, tx, row, email);
		}),
	);
	return getOwnAccount(deps, actor);
}

/** Guesses count like those at a log-in; what needs stepping up is then open to this session, and to no other. */
export async function confirmOwner(
	deps: Deps,
	place: Place,
	actor: StaffActor,
	{ password, code, passkey, device }: Confirmation,
): Promise<{ message: string }> {
	if (passkey) await requireOwnPasskey(deps, place, actor, passkey);
	else if (code !== undefined) await requireCode(deps, actor, code);
	else await checkedOwner(deps, actor, password ?? "", device);
	await confirmSession(deps.db, actor.sessionId, deps.now());
	return { message: staffMessages.confirmed };
}

async function checkedOwner(deps: Deps, { staffId }: StaffActor, password: string, device: string | undefined) {
	const row = await getStaff(deps.db, staffId);
	await requirePassword(deps, staffAccount(row, device), password);
	return row;
}

/** The account whose password was checked, unless it has changed since. */
async function lockUnchanged(tx: Tx, before: StaffRow): Promise<StaffRow> {
	const row = await lockStaff(tx, before.id);
	if (row?.passwordHash !== before.passwordHash) throw new AppError("conflict");
	return row;
}
