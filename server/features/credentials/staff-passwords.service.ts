import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { staff } from "../../db/schema.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { deleteStaffLinks, deleteStaffSessions, deleteStaffTickets } from "./credentials.queries.ts";
import { type Account, forgetGuesses } from "./password-check.service.ts";

type StaffRow = Pick<typeof staff.$inferSelect, "id" | "passwordHash">;

/** What a check of the password needs to know. Whoever has not chosen one yet has none that could be right. */
export function staffAccount({ id, passwordHash }: StaffRow, device: string | undefined): Account {
	const isKnown = device !== undefined && isProofOf(passwordHash, device);
	return {
		key: keyOf(id),
		passwordHash: passwordHash === "" ? null : passwordHash,
		knownDevice: isKnown ? hashToken(device).toString("hex") : null,
	};
}

const keyOf = (staffId: number) => `staff:${staffId}`;

/**
 * Gives a new password. Whoever was let in by the old one is out, but for one session, and so is every mailed link; and
 * whoever was shut out for guessing may come in.
 */
export async function setStaffPassword(
	tx: Tx,
	staffId: number,
	passwordHash: string,
	{ keptSession }: { keptSession?: number } = {},
): Promise<void> {
	await tx.update(staff).set({ passwordHash }).where(eq(staff.id, staffId));
	await endStaffAccess(tx, staffId, keptSession);
	await forgetGuesses(tx, keyOf(staffId));
}

/** Ends sessions, mailed links and log-ins that wait for their second step. */
export async function endStaffAccess(tx: Tx, staffId: number, keptSession?: number): Promise<void> {
	await deleteStaffSessions(tx, staffId, keptSession);
	await deleteStaffLinks(tx, staffId);
	await deleteStaffTickets(tx, staffId);
}

/** Signed with the account's own password hash: nothing to keep, and void as soon as the password is another. */
export function deviceProof(passwordHash: string, nonce = newToken()): string {
	return `${nonce}.${createHmac("sha256", passwordHash).update(`staff device ${nonce}`).digest("base64url")}`;
}

function isProofOf(passwordHash: string, device: string): boolean {
	const nonce = device.split(".")[0];
	if (passwordHash === "" || !nonce) return false;
	const given = Buffer.from(device);
	const right = Buffer.from(deviceProof(passwordHash, nonce));
	return given.length === right.length && timingSafeEqual(given, right);
}
