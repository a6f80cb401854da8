import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ClientSession, LogIn } from "#core/contract/sessions.ts";
import { accountMessages } from "#core/messages.ts";
import type { Tx } from "../../db/client.ts";
import { client } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Actor, hashToken, newToken } from "../../http/access.ts";
import { joinIdentity } from "../identities/identities.service.ts";
import { toClient } from "../clients/clients.rules.ts";
import { lockClient } from "../clients/clients.service.ts";
import { isPasswordRight } from "../credentials/password-check.service.ts";
import {
	deleteSession,
	findClientByLoginName,
	insertDevice,
	insertSession,
	isKnownDevice,
} from "./sessions.queries.ts";

export {
	deleteClientSessions as endClientSessions,
	deleteStaffSessions as endStaffSessions,
} from "./sessions.queries.ts";

const HOURS = 3_600_000;
const REMEMBERED_MS = 30 * 24 * HOURS;
const NOT_REMEMBERED_MS = 12 * HOURS;

type ClientRow = typeof client.$inferSelect;

/** Wrong and unknown are the same to whoever asks: the same answer after the same work, limited alike. */
export async function logIn(deps: Deps, given: LogIn): Promise<ClientSession> {
	const found = await findClientByLoginName(deps.db, given.login_name);
	const account = {
		key: found ? `client:${found.id}` : `name:${nameKey(given.login_name)}`,
		passwordHash: found?.passwordHash ?? null,
		knownDevice: found ? await knownDeviceOf(deps, found.id, given.device) : null,
	};
	const isRight = await isPasswordRight(deps, account, given.login_password);
	if (!found || !isRight) throw new AppError("wrong_credentials");
	const newHash = deps.passwords.isOutdated(found.passwordHash as string)
		? await deps.passwords.hash(given.login_password)
		: undefined;
	return transaction(deps.db, async (tx) => {
		const current = await lockClient(tx, found.id);
		// The password was changed, or the account deleted, while this one was being checked.
		if (!current || current.passwordHash !== found.passwordHash) throw new AppError("wrong_credentials");
		if (newHash) await tx.update(client).set({ passwordHash: newHash }).where(eq(client.id, current.id));
		if (given.ticket) await joinIdentity(deps, tx, given.ticket, current);
		return openClientSession(deps, tx, current, { remember: given.remember, device: given.device });
	});
}

/** Lets a client in whose right to it was just proven, and makes the device known. */
export async function openClientSession(
	deps: Pick<Deps, "now">,
	tx: Tx,
	row: ClientRow,
	{ remember, device: given }: { remember: boolean; device?: string | undefined },
): Promise<ClientSession> {
	const now = deps.now();
	const device = given ?? newToken();
	await insertDevice(tx, row.id, hashToken(device), now);
	const { token, expiresAt } = await issueClientToken(deps, tx, row.id, remember);
	return {
		token,
		device,
		expiresAt: expiresAt.toISOString(),
		message: accountMessages.loggedIn,
		client: toClient(row),
	};
}

export async function issueClientToken(deps: Pick<Deps, "now">, tx: Tx, clientId: number, remember: boolean) {
	const now = deps.now();
	const token = newToken();
	const expiresAt = new Date(now.getTime() + (remember ? REMEMBERED_MS : NOT_REMEMBERED_MS));
	await insertSession(tx, {
		tokenHash: hashToken(token),
		clientId,
		remember,
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

export async function logOut(deps: Deps, actor: Actor): Promise<{ message: string }> {
	if (actor.kind !== "visitor") await deleteSession(deps.db, actor.sessionId);
	return { message: accountMessages.loggedOut };
}

function nameKey(name: string): string {
	return createHash("sha256").update(name.toLowerCase()).digest("hex");
}
