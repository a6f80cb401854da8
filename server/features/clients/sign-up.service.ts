import type { Client, GuestRecord, NewClient, SignUp } from "#core/contract/clients.ts";
import type { Tx } from "../../db/client.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/access.ts";
import { Answer } from "../../http/answer.ts";
import { inUse } from "../../in-use.ts";
import { requireZipCode } from "../../zip-code.ts";
import { isPasswordRight } from "../credentials/password-check.service.ts";
import { addIdentity, takeTicket } from "../identities/identities.service.ts";
import { deleteGuest, findClientByPhone, insertRegistered, lockProven, upsertGuest } from "./clients.queries.ts";
import { toClient } from "./clients.rules.ts";
import { mailVerification } from "./mail-tokens.service.ts";

export async function addClient(deps: Deps, given: NewClient, actor: Actor): Promise<Answer<Client>> {
	requireZipCode((await deps.settings.current()).country, given.address);
	return given.signsUp ? signUp(deps, given) : keepGuest(deps, given, actor);
}

/** What is done to an account together with making it; may happen again. */
type AlsoDone = (tx: Tx, clientId: number) => Promise<void>;

/** Makes an account. What is unique is decided by the database, so of two at the same moment one wins. */
export async function signUp(deps: Deps, given: SignUp, also: AlsoDone = async () => {}): Promise<Answer<Client>> {
	const again = await findOwnAgain(deps, given, also);
	if (again) return new Answer(again, { status: 200 });
	const passwordHash = await deps.passwords.hash(given.login_password);
	try {
		const row = await transaction(deps.db, async (tx) => {
			const now = deps.now();
			const claims = given.ticket ? await takeTicket(tx, given.ticket, now) : null;
			const isProven = claims?.emailVerified === true && claims.email?.toLowerCase() === given.email.toLowerCase();
			await deleteGuest(tx, given.phone);
			const added = await insertRegistered(tx, given, { passwordHash, verifiedAt: isProven ? now : null, now });
			// Who only says that an address is theirs gets no second way in beside the password, which a reset replaces.
			if (claims && isProven) await addIdentity(tx, claims, added.id, now);
			if (!isProven) await mailVerification(deps, tx, added);
			await also(tx, added.id);
			return added;
		});
		return new Answer(toClient(row), { status: 201 });
	} catch (error) {
		const refusal = inUse(error);
		const own = await findOwnAgain(deps, given, also);
		if (own) return new Answer(own, { status: 200 });
		throw refusal;
	}
}

/** The account that an earlier, perhaps unanswered, post of the very same data made; the password proves whose it is. */
async function findOwnAgain(deps: Deps, given: SignUp, also: AlsoDone): Promise<Client | null> {
	const row = await findClientByPhone(deps.db, given.phone);
	if (!row?.isRegistered) return null;
	if (row.email?.toLowerCase() !== given.email.toLowerCase()) return null;
	if (row.loginName?.toLowerCase() !== given.login_name.toLowerCase()) return null;
	const account = { key: `client:${row.id}`, passwordHash: row.passwordHash, knownDevice: null };
	if (!(await isPasswordRight(deps, account, given.login_password))) return null;
	await transaction(deps.db, async (tx) => also(tx, (await lockProven(tx, row)).id));
	return toClient(row);
}

/**
 * Keeps what a guest wrote in the shipping form. Never touches an account: who types a registered phone gets the same
 * answer as any guest, and only the account's own holder is told of it.
 */
async function keepGuest(deps: Deps, given: GuestRecord, actor: Actor): Promise<Answer<Client>> {
	const now = deps.now();
	const known = await findClientByPhone(deps.db, given.phone);
	if (known?.isRegistered && actor.kind === "client" && actor.clientId === known.id) {
		return new Answer(toClient(known), { status: 200 });
	}
	const row = await upsertGuest(deps.db, given, now);
	if (row) return new Answer(toClient(row), { status: known ? 200 : 201 });
	const { name, lastname, phone, email, address } = given;
	const asGiven = { login_name: "", isRegistered: false, isVerified: false, createdAt: now.toISOString() };
	return new Answer({ ...asGiven, name, lastname, phone, email, address }, { status: 201 });
}
