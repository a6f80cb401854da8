import { randomBytes } from "node:crypto";
import { eq, isNull } from "drizzle-orm";
import type { BegunSecondFactor, RecoveryCodes } from "#core/contract/second-factors.ts";
import { staffMessages } from "#core/messages/staff.ts";
import { qrCode } from "#core/rules/qr-code.ts";
import { mailShop, OF_THE_SHOP } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import type { Tx } from "../../db/client.ts";
import { staffTotp } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, type StaffActor } from "../../http/access.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { dropStaffPasskeys, hasAnyFactor, lockStaff } from "../credentials/credentials.service.ts";
import { recoveryCodeUsedMail, secondFactorOffMail } from "./second-factors.mails.ts";
import {
	countRecoveryCodes,
	deleteTotp,
	findConfirmedTotp,
	findTotp,
	replaceRecoveryCodes,
} from "./second-factors.queries.ts";
import { takeCode, withCodeTry } from "./second-step.service.ts";
import { base32, otpauthAddress, plainCode, SECRET_BYTES, shownCode, stepOfCode } from "./totp.rules.ts";

const MAIL = "staff-second-factor";
const RECOVERY_CODES = 10;
/** Fifty random bits: ten letters and digits. */
const RECOVERY_LENGTH = 10;

/** A secret for the app. It asks for nothing before a first code has shown that the app has it. */
export async function beginSecondFactor(deps: Deps, actor: StaffActor): Promise<BegunSecondFactor> {
	const secret = randomBytes(SECRET_BYTES);
	const createdAt = deps.now();
	const begun = await deps.db
		.insert(staffTotp)
		.values({ staffId: actor.staffId, secret, createdAt })
		.onConflictDoUpdate({
			target: staffTotp.staffId,
			set: { secret, createdAt, lastStep: 0 },
			setWhere: isNull(staffTotp.confirmedAt),
		})
		.returning();
	if (begun.length === 0) throw new AppError("conflict", staffMessages.secondFactorOn);
	const { name } = await deps.settings.current();
	return { secret: base32(secret), qr: qrCode(otpauthAddress(secret, actor.userName, name)) };
}

/** From now on a log-in asks for a code. */
export function confirmSecondFactor(deps: Deps, actor: StaffActor, code: string): Promise<RecoveryCodes> {
	const confirm = async (tx: Tx) => {
		await lockStaff(tx, actor.staffId);
		const begun = await findTotp(tx, actor.staffId);
		if (!begun || begun.confirmedAt) {
			throw new AppError("conflict", begun ? staffMessages.secondFactorOn : staffMessages.secondFactorNotBegun);
		}
		const now = deps.now();
		const lastStep = stepOfCode(begun.secret, plainCode(code), now);
		if (lastStep === null) throw new AppError("wrong_credentials", staffMessages.wrongCode);
		await tx.update(staffTotp).set({ confirmedAt: now, lastStep }).where(eq(staffTotp.staffId, actor.staffId));
		await noteInAuditLog(deps, tx, actor, "second factor on", subjectOf(actor));
		return newRecoveryCodes(tx, actor.staffId);
	};
	return withCodeTry(deps, actor.staffId, () => transaction(deps.db, confirm));
}

/** Ten new ones; those before are void. */
export function renewRecoveryCodes(deps: Deps, actor: StaffActor): Promise<RecoveryCodes> {
	return transaction(deps.db, async (tx) => {
		await lockStaff(tx, actor.staffId);
		if (!(await findConfirmedTotp(tx, actor.staffId))) throw new AppError("conflict", staffMessages.secondFactorOff);
		await noteInAuditLog(deps, tx, actor, "recovery codes renewed", subjectOf(actor));
		return newRecoveryCodes(tx, actor.staffId);
	});
}

/** One's own app, or as an admin app and passkeys of another who has lost the phone. Who loses them is told. */
export async function switchSecondFactorOff(deps: Deps, actor: StaffMember, id: number): Promise<{ message: string }> {
	await transaction(deps.db, async (tx) => {
		const row = await lockStaff(tx, id);
		if (!row) throw new AppError("not_found");
		const isOwn = actor.staffId === id;
		const had = isOwn ? await deleteTotp(tx, id) : await dropFactors(tx, id);
		if (!had) return;
		await noteInAuditLog(deps, tx, actor, "second factor off", subjectOf({ staffId: id, userName: row.userName }));
		if (row.email) {
			const shop = await mailShop(deps, tx, OF_THE_SHOP);
			const letter = secondFactorOffMail(shop, row.userName, isOwn ? null : actor.userName);
			await queueMail(deps, tx, { ...letter, to: row.email, kind: MAIL });
		}
	});
	return { message: staffMessages.secondFactorOff };
}

async function dropFactors(tx: Tx, staffId: number): Promise<boolean> {
	const had = await hasAnyFactor(tx, staffId);
	await deleteTotp(tx, staffId);
	await dropStaffPasskeys(tx, staffId);
	return had;
}

/** Refuses a wrong code of somebody who is logged in; a recovery code is told of as at a log-in. */
export function requireCode(deps: Deps, { staffId }: StaffActor, code: string): Promise<void> {
	const check = async (tx: Tx) => {
		const row = await lockStaff(tx, staffId);
		if (!row) throw new AppError("unauthorized");
		const by = await takeCode(deps, tx, staffId, plainCode(code));
		if (by === "recovery code") await tellOfRecoveryCode(deps, tx, row);
	};
	return withCodeTry(deps, staffId, () => transaction(deps.db, check));
}

/** It may have been somebody who found the list. */
export async function tellOfRecoveryCode(
	deps: Deps,
	tx: Tx,
	{ id, userName, email }: { id: number; userName: string; email: string | null },
): Promise<void> {
	const left = await countRecoveryCodes(tx, id);
	const member = { staffId: id, userName };
	await noteInAuditLog(deps, tx, member, "recovery code used", subjectOf(member), { left });
	if (!email) return;
	const letter = recoveryCodeUsedMail(await mailShop(deps, tx, OF_THE_SHOP), userName, left);
	await queueMail(deps, tx, { ...letter, to: email, kind: MAIL });
}

async function newRecoveryCodes(tx: Tx, staffId: number): Promise<RecoveryCodes> {
	const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(8)).slice(0, RECOVERY_LENGTH));
	await replaceRecoveryCodes(tx, staffId, codes.map(hashToken));
	return { recoveryCodes: codes.map(shownCode) };
}

const subjectOf = ({ userName, staffId }: StaffMember) => `${userName} (${staffId})`;
