import type { Invitation } from "#core/contract/staff-accounts.ts";
import type { User } from "#core/contract/users.ts";
import { staffMessages } from "#core/messages/staff.ts";
import type { Tx } from "../../db/client.ts";
import { staff, staffLink } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { takeLimit } from "../../http/limits.ts";
import { uniquely } from "../../in-use.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { dropStaffLinks, dropStaffPasskeys, lockStaff } from "../credentials/credentials.service.ts";
import { setStaffPassword } from "../credentials/staff-passwords.service.ts";
import { toUser } from "../users/users.service.ts";
import { mailInvitation, mailPasswordChanged, mailReset } from "./staff-accounts.mails.ts";
import { findOpenLink, getStaff, type LinkPurpose, lockStaffByEmail, type StaffRow } from "./staff-accounts.queries.ts";

const MINUTES = 60_000;
const LIFETIME_MS: Record<LinkPurpose, number> = { invite: 72 * 60 * MINUTES, reset: 30 * MINUTES };

/** Somebody new, who has no password until the mailed link has been used. */
export async function inviteUser(deps: Deps, actor: StaffMember, given: Invitation): Promise<User> {
	await takeMailLimit(deps, "admin", given.email);
	return uniquely(
		transaction(deps.db, async (tx) => {
			const { user_name: userName, rol, email } = given;
			const values = { userName, rol, email, passwordHash: "", createdAt: deps.now() };
			const [row] = (await tx.insert(staff).values(values).returning()) as [StaffRow];
			await mailLinkTo(deps, tx, row);
			await noteInAuditLog(deps, tx, actor, "user invited", subjectOf(row), { rol, email });
			return toUser(row);
		}),
	);
}

/** At an admin's wish: the invitation once more, or a link to a new password for who has one. */
export async function sendLink(deps: Deps, actor: StaffMember, id: number): Promise<{ message: string }> {
	const { email } = await getStaff(deps.db, id);
	if (email === null) throw new AppError("conflict", staffMessages.noEmail);
	await takeMailLimit(deps, "admin", email);
	await transaction(deps.db, async (tx) => {
		const row = await lockStaff(tx, id);
		if (!row) throw new AppError("not_found");
		const purpose = await mailLinkTo(deps, tx, row);
		const action = purpose === "invite" ? "invitation sent again" : "password link sent";
		await noteInAuditLog(deps, tx, actor, action, subjectOf(row));
	});
	return { message: staffMessages.linkMailed };
}

/**
 * At anybody's wish. What is answered tells nobody whether the address is of somebody who works here; how long an
 * invitation stays open is for admins to say.
 */
export async function requestStaffReset(deps: Deps, email: string): Promise<{ message: string }> {
	await takeMailLimit(deps, "anybody", email);
	await transaction(deps.db, async (tx) => {
		const row = await lockStaffByEmail(tx, email);
		if (row && row.passwordHash !== "") await mailLinkTo(deps, tx, row);
	});
	return { message: staffMessages.resetMailed };
}

export async function findLink(deps: Deps, token: string): Promise<{ user_name: string; purpose: LinkPurpose }> {
	const { userName, purpose } = await openLink(deps, token);
	return { user_name: userName, purpose };
}

/**
 * Uses a link up. Every session ends and every passkey is dropped; the codes of an app stay asked for. Where the owner asks
 * for a second factor, passkeys stay as well: whoever reads somebody's mail must not get around it.
 */
export async function choosePassword(
	deps: Deps,
	{ token, user_password }: { token: string; user_password: string },
): Promise<{ message: string }> {
	const { staffId, purpose } = await openLink(deps, token);
	const passwordHash = await deps.passwords.hash(user_password);
	const { secondFactor } = (await deps.settings.current()).staff;
	await transaction(deps.db, async (tx) => {
		const row = await lockStaff(tx, staffId);
		if (!row || !(await findOpenLink(tx, hashToken(token), deps.now()))) throw dead();
		await setStaffPassword(tx, staffId, passwordHash);
		if (secondFactor === "off") await dropStaffPasskeys(tx, staffId);
		const action = purpose === "invite" ? "invitation accepted" : "password reset";
		await noteInAuditLog(deps, tx, { staffId, userName: row.userName }, action, subjectOf(row));
		if (purpose === "reset") await mailPasswordChanged(deps, tx, row);
	});
	return { message: staffMessages.passwordChosen };
}

async function openLink(deps: Deps, token: string) {
	const found = await findOpenLink(deps.db, hashToken(token), deps.now());
	if (!found) throw dead();
	return found;
}

const dead = () => new AppError("gone", staffMessages.linkDead);

/** Takes the place of the links before. Whoever never chose a password is still only invited. */
async function mailLinkTo(deps: Deps, tx: Tx, row: StaffRow): Promise<LinkPurpose> {
	const purpose: LinkPurpose = row.passwordHash === "" ? "invite" : "reset";
	const token = newToken();
	const now = deps.now();
	const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
	await dropStaffLinks(tx, row.id);
	await tx.insert(staffLink).values({ hash: hashToken(token), staffId: row.id, purpose, createdAt: now, expiresAt });
	await (purpose === "invite" ? mailInvitation : mailReset)(deps, tx, row, token);
	return purpose;
}

/** What strangers ask for does not use up what admins may send. */
const takeMailLimit = (deps: Deps, by: "admin" | "anybody", email: string) =>
	takeLimit(deps, `mail:staff:${by}:${email.toLowerCase()}`, deps.config.limits.accountMail);

const subjectOf = ({ userName, id }: StaffRow) => `${userName} (${id})`;
