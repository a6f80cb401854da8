import type { Assertion, PasskeyLogIn, RequestOptions, StaffPasskeyLogIn } from "#core/contract/passkeys.ts";
import type { ClientSession, StaffSession } from "#core/contract/sessions.ts";
import type { Tx } from "../../db/client.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { lockClient, provenAddress } from "../clients/clients.service.ts";
import { lockStaff } from "../credentials/credentials.service.ts";
import { openClientSession } from "../sessions/sessions.service.ts";
import { openStaffSession } from "../sessions/staff-sessions.service.ts";
import { newChallenge, takeChallenge } from "./challenges.service.ts";
import { findPasskey, lockPasskey, updateUse } from "./passkeys.queries.ts";
import { type PasskeyRow, requestOptions, userHandle } from "./passkeys.rules.ts";
import { type Place, passkeyRefused, readAssertion } from "./webauthn.service.ts";

type StaffRow = NonNullable<Awaited<ReturnType<typeof lockStaff>>>;

/** The same for everybody, whoever they say they are: nobody learns from it who has an account or a passkey. */
export async function logInOptions(deps: Deps, { rpId }: Place): Promise<RequestOptions> {
	return requestOptions(await newChallenge(deps, "log in", null), rpId);
}

export async function logInWithPasskey(
	deps: Deps,
	place: Place,
	given: PasskeyLogIn,
	userAgent: string | undefined,
): Promise<ClientSession> {
	const { key, counter } = await checkedPasskey(deps, place, given.response);
	const { clientId } = key;
	if (clientId === null) throw passkeyRefused();
	const session = await transaction(deps.db, async (tx) => {
		const row = await lockClient(tx, clientId);
		if (!row || !isNamed(given.login_name, row.loginName, provenAddress(row))) return null;
		if ((await countUse(deps, tx, key, counter)) !== "counted") return null;
		return openClientSession(deps, tx, row, { ...given, userAgent });
	});
	if (!session) throw passkeyRefused();
	return session;
}

/** The device has asked for a finger, a face or a PIN: having it and being it are two factors. */
export async function logInStaffWithPasskey(
	deps: Deps,
	place: Place,
	given: StaffPasskeyLogIn,
	userAgent: string | undefined,
): Promise<StaffSession> {
	const way = { owner: (await deps.settings.current()).staff, userAgent };
	const isMeant = ({ userName }: StaffRow) => isNamed(given.user_name, userName);
	return withStaffPasskey(deps, place, given.response, isMeant, (tx, row) => openStaffSession(deps, tx, row, way));
}

/** Refuses somebody who is logged in and signs with anything but a passkey of their own. */
export async function requireOwnPasskey(
	deps: Deps,
	place: Place,
	{ staffId }: StaffActor,
	response: Assertion,
): Promise<void> {
	const isOwn = ({ id }: StaffRow) => id === staffId;
	await withStaffPasskey(deps, place, response, isOwn, async (_, row) => row);
}

/** What is for whoever of the staff has signed, if that is the one who is meant. */
async function withStaffPasskey<T extends object>(
	deps: Deps,
	place: Place,
	response: Assertion,
	isMeant: (row: StaffRow) => boolean,
	letIn: (tx: Tx, row: StaffRow) => Promise<T>,
): Promise<T> {
	const { key, counter } = await checkedPasskey(deps, place, response);
	const { staffId } = key;
	if (staffId === null) throw passkeyRefused();
	const given = await transaction(deps.db, async (tx) => {
		const row = await lockStaff(tx, staffId);
		if (!row || !isMeant(row)) return null;
		const use = await countUse(deps, tx, key, counter);
		// Kept although it is refused: somebody may have a copy of the key.
		if (use === "went back")
			await noteInAuditLog(deps, tx, { staffId, userName: row.userName }, "passkey refused", key.name, {
				counter,
				before: key.counter,
			});
		return use === "counted" ? letIn(tx, row) : null;
	});
	if (!given) throw passkeyRefused();
	return given;
}

/** The passkey that signed an open challenge. A challenge is used up before anything else is looked at. */
async function checkedPasskey(
	deps: Deps,
	place: Place,
	answer: Assertion,
): Promise<{ key: PasskeyRow; counter: number }> {
	const challenge = await takeChallenge(deps, answer.response.clientDataJSON, "log in", null);
	const key = await findPasskey(deps.db, Buffer.from(answer.id, "base64url"));
	if (!key || (answer.response.userHandle ?? userHandle(key)) !== userHandle(key)) throw passkeyRefused();
	return { key, counter: await readAssertion(deps, place, challenge, answer, key) };
}

/** Devices that count go up with every use; those that do not stay at 0. One that goes back may be a copy. */
async function countUse(
	deps: Deps,
	tx: Tx,
	{ id }: PasskeyRow,
	counter: number,
): Promise<"counted" | "went back" | "removed"> {
	const key = await lockPasskey(tx, id);
	if (!key) return "removed";
	if (counter <= key.counter && (counter > 0 || key.counter > 0)) {
		deps.log.warn({ passkey: id, counter, before: key.counter }, "a passkey's counter went back");
		return "went back";
	}
	await updateUse(tx, id, counter, deps.now());
	return "counted";
}

/** Whether it is the account somebody named, if they named one. */
function isNamed(given: string | undefined, ...names: (string | null)[]): boolean {
	return given === undefined || names.some((name) => name?.toLowerCase() === given.toLowerCase());
}
