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
import { lockClient, toClient } from "../clients/clients.service.ts";
import { endSession, issueClientToken, knownDeviceOf, rememberDevice } from "../credentials/credentials.service.ts";
import { isPasswordRight } from "../credentials/password-check.service.ts";
import { joinIdentity } from "../identities/identities.service.ts";
import { findClientToLogIn } from "./sessions.queries.ts";

type ClientRow = typeof client.$inferSelect;

/** How somebody comes in: for how long, on which device, with which browser. */
type Way = { remember: boolean; device?: string | undefined; userAgent: string | undefined };

/** Wrong and unknown are the same to whoever asks: the same answer after the same work, limited alike. */
export async function logIn(deps: Deps, given: LogIn, userAgent: string | undefined): Promise<ClientSession> {
	const found = await findClientToLogIn(deps.db, given.login_name);
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
		return openClientSession(deps, tx, current, { ...given, userAgent });
	});
}

/** Lets a client in whose right to it was just proven, and makes the device known. */
export async function openClientSession(
	deps: Pick<Deps, "now">,
	tx: Tx,
	row: ClientRow,
	{ remember, device: given, userAgent }: Way,
): Promise<ClientSession> {
	const device = given ?? newToken();
	await rememberDevice(tx, row.id, hashToken(device), deps.now());
	const { token, expiresAt } = await issueClientToken(deps, tx, row.id, { remember, userAgent });
	return {
		token,
		device,
		expiresAt: expiresAt.toISOString(),
		message: accountMessages.loggedIn,
		client: toClient(row),
	};
}

export async function logOut(deps: Deps, actor: Actor): Promise<{ message: string }> {
	if (actor.kind !== "visitor") await endSession(deps.db, actor.sessionId);
	return { message: accountMessages.loggedOut };
}

function nameKey(name: string): string {
	return createHash("sha256").update(name.toLowerCase()).digest("hex");
}
