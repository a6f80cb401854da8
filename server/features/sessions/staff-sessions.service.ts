import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { StaffLogIn, StaffSession } from "#core/contract/sessions.ts";
import type { StaffPermissions } from "#core/contract/staff-permissions.ts";
import { accountMessages } from "#core/messages.ts";
import type { Tx } from "../../db/client.ts";
import { staff } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { openSession } from "../credentials/credentials.service.ts";
import { isPasswordRight } from "../credentials/password-check.service.ts";
import { toMe } from "../users/users.service.ts";
import { findStaffByName, lockStaff } from "./sessions.queries.ts";

export { lockStaff } from "./sessions.queries.ts";

const SESSION_MS = 8 * 3_600_000;

/** Staff log in apart from clients: other names, other sessions, shorter ones, never remembered. */
export async function logInStaff(deps: Deps, given: StaffLogIn): Promise<StaffSession> {
	const found = await findStaffByName(deps.db, given.user_name);
	const account = {
		key: found
			? `staff:${found.id}`
			: `staff-name:${createHash("sha256").update(given.user_name.toLowerCase()).digest("hex")}`,
		passwordHash: found?.passwordHash ?? null,
		knownDevice:
			found && isProofOf(found.passwordHash, given.device) ? hashToken(given.device as string).toString("hex") : null,
	};
	const isRight = await isPasswordRight(deps, account, given.user_password);
	if (!found || !isRight) throw new AppError("wrong_credentials");
	const passwordHash = deps.passwords.isOutdated(found.passwordHash)
		? await deps.passwords.hash(given.user_password)
		: found.passwordHash;
	const { permissions } = (await deps.settings.current()).staff;
	return transaction(deps.db, async (tx) => {
		const current = await lockStaff(tx, found.id);
		if (!current || current.passwordHash !== found.passwordHash) throw new AppError("wrong_credentials");
		if (passwordHash !== found.passwordHash) await tx.update(staff).set({ passwordHash }).where(eq(staff.id, found.id));
		return openStaffSession(deps, tx, { ...current, passwordHash }, permissions);
	});
}

/** Lets somebody of the staff in whose right to it was just proven. */
export async function openStaffSession(
	deps: Pick<Deps, "now">,
	tx: Tx,
	row: typeof staff.$inferSelect,
	permissions: StaffPermissions,
): Promise<StaffSession> {
	const now = deps.now();
	const token = newToken();
	const expiresAt = new Date(now.getTime() + SESSION_MS);
	await openSession(tx, {
		tokenHash: hashToken(token),
		staffId: row.id,
		createdAt: now,
		lastSeenAt: now,
		expiresAt,
	});
	return {
		token,
		device: deviceProof(row.passwordHash),
		expiresAt: expiresAt.toISOString(),
		message: accountMessages.loggedIn,
		user: toMe(row, permissions),
	};
}

/** Signed with the account's own password hash: nothing to keep, and void as soon as the password is another. */
function deviceProof(passwordHash: string, nonce = newToken()): string {
	return `${nonce}.${createHmac("sha256", passwordHash).update(`staff device ${nonce}`).digest("base64url")}`;
}

function isProofOf(passwordHash: string, device: string | undefined): boolean {
	const nonce = device?.split(".")[0];
	if (!device || !nonce) return false;
	const given = Buffer.from(device);
	const right = Buffer.from(deviceProof(passwordHash, nonce));
	return given.length === right.length && timingSafeEqual(given, right);
}
