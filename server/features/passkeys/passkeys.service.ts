import type { CreationOptions, NewCredential, Passkey } from "#core/contract/passkeys.ts";
import { passkeyMessages } from "#core/messages/passkeys.ts";
import type { Tx } from "../../db/client.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type ClientActor, requireConfirmed, type StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { type ClientRow, getClient, lockClient } from "../clients/clients.service.ts";
import { isConfirmed, isSessionOpen, knownDeviceOf, lockStaff } from "../credentials/credentials.service.ts";
import { requirePassword } from "../credentials/password-check.service.ts";
import { newChallenge, takeChallenge } from "./challenges.service.ts";
import { queuePasskeyAdded } from "./passkeys.mails.ts";
import { deletePasskey, insertPasskey, listPasskeys, updatePasskeyName } from "./passkeys.queries.ts";
import { creationOptions, MOST_PASSKEYS, type Owner, toPasskey } from "./passkeys.rules.ts";
import { type Place, readNewCredential } from "./webauthn.service.ts";

type Member = ClientActor | StaffActor;
type Proof = { old_password?: string | undefined; device?: string | undefined };

function ownerOf(actor: Member): Owner {
	return actor.kind === "client"
		? { clientId: actor.clientId, staffId: null }
		: { clientId: null, staffId: actor.staffId };
}

export async function listOwnPasskeys(deps: Deps, actor: Member): Promise<Passkey[]> {
	return (await listPasskeys(deps.db, ownerOf(actor))).map(toPasskey);
}

/** What a device needs to make a passkey, for somebody who has just proven to be the account's owner. */
export async function addOptions(deps: Deps, { rpId }: Place, actor: Member, proof: Proof): Promise<CreationOptions> {
	const name = actor.kind === "client" ? await provenClient(deps, actor, proof) : provenStaff(deps, actor);
	const owner = ownerOf(actor);
	const known = await listPasskeys(deps.db, owner);
	if (known.length >= MOST_PASSKEYS) throw new AppError("conflict", passkeyMessages.tooMany);
	const rp = { id: rpId, name: (await deps.settings.current()).name };
	return creationOptions(await newChallenge(deps, "register", owner), rp, owner, name, known);
}

async function provenClient(deps: Deps, actor: ClientActor, proof: Proof): Promise<string> {
	const row = await getClient(deps.db, actor.clientId);
	if (!row.verifiedAt) throw new AppError("forbidden", passkeyMessages.unverified);
	if (proof.old_password === undefined) {
		if (!(await isConfirmed(deps, actor.sessionId))) throw new AppError("password_needed");
	} else {
		const knownDevice = await knownDeviceOf(deps, row.id, proof.device);
		const account = { key: `client:${row.id}`, passwordHash: row.passwordHash, knownDevice };
		await requirePassword(deps, account, proof.old_password);
	}
	return row.loginName ?? row.email ?? row.name;
}

function provenStaff(deps: Deps, actor: StaffActor): string {
	requireConfirmed(deps, actor);
	return actor.userName;
}

export async function addPasskey(
	deps: Deps,
	place: Place,
	actor: Member,
	given: { response: NewCredential; name: string },
): Promise<Passkey> {
	const owner = ownerOf(actor);
	const challenge = await takeChallenge(deps, given.response.response.clientDataJSON, "register", owner);
	const credential = await readNewCredential(deps, place, challenge, given.response);
	return transaction(deps.db, async (tx) => {
		const client = await lockOwner(tx, owner);
		// A reset ends sessions and drops passkeys: none comes after it from whoever was in before.
		if (!(await isSessionOpen(tx, actor.sessionId))) throw new AppError("unauthorized");
		if ((await listPasskeys(tx, owner)).length >= MOST_PASSKEYS)
			throw new AppError("conflict", passkeyMessages.tooMany);
		const row = await insertPasskey(tx, { ...credential, ...owner, name: given.name, createdAt: deps.now() });
		if (!row) throw new AppError("in_use", passkeyMessages.known);
		if (client) await queuePasskeyAdded(deps, tx, client);
		if (actor.kind === "staff") await noteInAuditLog(deps, tx, actor, "passkey added", row.name);
		return toPasskey(row);
	});
}

/** Holds the account, so that it cannot be reset or deleted meanwhile; its row where it is a client's. */
async function lockOwner(tx: Tx, { clientId, staffId }: Owner): Promise<ClientRow | null> {
	if (staffId !== null) {
		if (!(await lockStaff(tx, staffId))) throw new AppError("unauthorized");
		return null;
	}
	const row = await lockClient(tx, clientId);
	if (!row) throw new AppError("unauthorized");
	if (!row.verifiedAt) throw new AppError("forbidden", passkeyMessages.unverified);
	return row;
}

export async function renamePasskey(deps: Deps, actor: Member, id: number, name: string): Promise<Passkey> {
	const row = await updatePasskeyName(deps.db, ownerOf(actor), id, name);
	if (!row) throw new AppError("not_found");
	return toPasskey(row);
}

export async function removePasskey(deps: Deps, actor: Member, id: number): Promise<{ message: string }> {
	if (actor.kind === "staff") requireConfirmed(deps, actor);
	await transaction(deps.db, async (tx) => {
		const row = await deletePasskey(tx, ownerOf(actor), id);
		if (!row) throw new AppError("not_found");
		if (actor.kind === "staff") await noteInAuditLog(deps, tx, actor, "passkey removed", row.name);
	});
	return { message: passkeyMessages.removed };
}
