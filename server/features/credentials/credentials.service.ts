import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { CONFIRMED_MS, hashToken, newToken } from "../../http/access.ts";
import {
	deleteClientPasskeys,
	deleteClientSessions,
	deleteDevices,
	insertSession,
	isKnownDevice,
	wasConfirmedSince,
} from "./credentials.queries.ts";

export {
	deleteClientPasskeys as dropClientPasskeys,
	deleteClientSessions as endClientSessions,
	deleteDevices as forgetDevices,
	deleteOtherSessions as endOtherSessions,
	deleteOwnSession as endOwnSession,
	deleteSession as endSession,
	deleteStaffLinks as dropStaffLinks,
	deleteStaffPasskeys as dropStaffPasskeys,
	deleteStaffSessions as endStaffSessions,
	hasAnyFactor,
	hasStaffPasskey,
	insertDevice as rememberDevice,
	insertSession as openSession,
	isSessionOpen,
	listSessions,
	lockStaff,
	setConfirmed as confirmSession,
} from "./credentials.queries.ts";

const HOURS = 3_600_000;
const REMEMBERED_MS = 30 * 24 * HOURS;
const NOT_REMEMBERED_MS = 12 * HOURS;

const USER_AGENT_MAX = 200;

/** What is kept of how a browser names itself: enough to tell one's devices apart. */
export function keptUserAgent(userAgent: string | undefined): string {
	return (userAgent ?? "").slice(0, USER_AGENT_MAX).replace(/[^ -~]/g, "");
}

export async function issueClientToken(
	deps: Pick<Deps, "now">,
	tx: Tx,
	clientId: number,
	{ remember, userAgent }: { remember: boolean; userAgent: string | undefined },
) {
	const now = deps.now();
	const token = newToken();
	const expiresAt = new Date(now.getTime() + (remember ? REMEMBERED_MS : NOT_REMEMBERED_MS));
	await insertSession(tx, {
		tokenHash: hashToken(token),
		clientId,
		remember,
		userAgent: keptUserAgent(userAgent),
		createdAt: now,
		lastSeenAt: now,
		expiresAt,
	});
	return { token, expiresAt };
}

/** The hash under which the account knows this device, if it does. */
export async function knownDeviceOf(deps: Deps, clientId: number, device: string | undefined): Promise<string | null> {
	if (!device) return null;
	const hash = hashToken(device);
	return (await isKnownDevice(deps.db, clientId, hash)) ? hash.toString("hex") : null;
}

/** Whoever holds this session has logged in, or confirmed to be its owner, within the last 15 minutes. */
export function isConfirmed(deps: Pick<Deps, "db" | "now">, sessionId: number): Promise<boolean> {
	return wasConfirmedSince(deps.db, sessionId, new Date(deps.now().getTime() - CONFIRMED_MS));
}

/** Of a deleted client no session, device or passkey is kept. */
export async function forgetCredentials(tx: Tx, { id }: { id: number }): Promise<void> {
	await deleteClientSessions(tx, id);
	await deleteDevices(tx, id);
	await deleteClientPasskeys(tx, id);
}
