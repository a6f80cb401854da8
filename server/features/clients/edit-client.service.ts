import { eq } from "drizzle-orm";
import type { Client, ClientEdit } from "#core/contract/clients.ts";
import { resetMessages, signUpMessages } from "#core/messages.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { addressChangedMail, passwordChangedMail } from "../../adapters/mail/templates/account.ts";
import type { Tx } from "../../db/client.ts";
import { client } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { Answer } from "../../http/answer.ts";
import { inUse } from "../../in-use.ts";
import {
	dropClientPasskeys,
	endClientSessions,
	issueClientToken,
	knownDeviceOf,
} from "../credentials/credentials.service.ts";
import { requirePassword } from "../credentials/password-check.service.ts";
import { queueAccountMail } from "./clients.mails.ts";
import { deleteGuest, getClient, lockClient } from "./clients.queries.ts";
import { type ClientRow, toClient } from "./clients.rules.ts";
import { mailVerification, takeResetToken, voidMailTokens } from "./mail-tokens.service.ts";

type Edited = Client | typeof resetMessages.passwordChanged;

export async function editClient(
	deps: Deps,
	actor: Actor,
	phone: number,
	given: ClientEdit,
): Promise<Edited | Answer<Edited>> {
	const password = given.ogin_password ?? given.login_password;
	if (given.token !== undefined) return resetPassword(deps, phone, given.token, needed(password));
	if (actor.kind !== "client") throw new AppError("unauthorized");
	if (password !== undefined) return changePassword(deps, actor, given, password);
	return toClient(await inOneGo(deps, (tx) => applyEdit(deps, tx, actor.clientId, given)));
}

/** With the token of a reset mail: nothing but the password changes, every session ends and every passkey goes. */
async function resetPassword(deps: Deps, phone: number, token: string, password: string): Promise<Edited> {
	const passwordHash = await deps.passwords.hash(password);
	await transaction(deps.db, async (tx) => {
		const clientId = await takeResetToken(deps, tx, token, phone);
		await setPassword(deps, tx, clientId, passwordHash);
		await dropClientPasskeys(tx, clientId);
	});
	return resetMessages.passwordChanged;
}

/** With the old password: every session ends, and the one that asked goes on under a new token. */
async function changePassword(
	deps: Deps,
	actor: Actor & { kind: "client" },
	given: ClientEdit,
	password: string,
): Promise<Answer<Edited>> {
	const row = await getClient(deps.db, actor.clientId);
	const knownDevice = await knownDeviceOf(deps, row.id, given.device);
	const account = { key: `client:${row.id}`, passwordHash: row.passwordHash, knownDevice };
	await requirePassword(deps, account, needed(given.old_password, "old_password"));
	const passwordHash = await deps.passwords.hash(password);
	const token = await inOneGo(deps, async (tx) => {
		const current = await lockClient(tx, row.id);
		if (current?.passwordHash !== row.passwordHash) throw new AppError("conflict");
		await applyEdit(deps, tx, row.id, given);
		await setPassword(deps, tx, row.id, passwordHash);
		return (await issueClientToken(deps, tx, row.id, actor.remember)).token;
	});
	return new Answer<Edited>(resetMessages.passwordChanged, { headers: { "x-session-token": token } });
}

function needed(password: string | undefined, field = "login_password"): string {
	if (password !== undefined) return password;
	throw new AppError("invalid_input", signUpMessages.password, { fields: { [field]: signUpMessages.password } });
}

async function setPassword(deps: Deps, tx: Tx, clientId: number, passwordHash: string): Promise<void> {
	const [row] = await tx
		.update(client)
		.set({ passwordHash, updatedAt: deps.now() })
		.where(eq(client.id, clientId))
		.returning();
	await endClientSessions(tx, clientId);
	await voidMailTokens(tx, clientId, "reset");
	if (!row?.email) return;
	const notice = passwordChangedMail(row, linkTo(deps, "/login"));
	await queueAccountMail(deps, tx, clientId, { ...notice, to: row.email, kind: "password" });
}

/** Changes the named columns and no others, whatever else was sent. A new e-mail address has to be verified again. */
async function applyEdit(deps: Deps, tx: Tx, clientId: number, given: ClientEdit): Promise<ClientRow> {
	const before = await lockClient(tx, clientId);
	if (!before) throw new AppError("unauthorized");
	const isNewAddress = given.email !== undefined && given.email.toLowerCase() !== before.email?.toLowerCase();
	const { name, lastname, phone, email, login_name: loginName, address = {} } = given;
	if (phone !== undefined && phone !== before.phone) await deleteGuest(tx, phone);
	const [row] = (await tx
		.update(client)
		.set({
			...defined({ name, lastname, phone, email, loginName, ...address }),
			...(isNewAddress && { verifiedAt: null }),
			updatedAt: deps.now(),
		})
		.where(eq(client.id, clientId))
		.returning()) as [ClientRow];
	if (isNewAddress) {
		await voidMailTokens(tx, clientId);
		if (before.email) {
			const notice = addressChangedMail(before, row.email as string);
			await queueAccountMail(deps, tx, clientId, { ...notice, to: before.email, kind: "address-changed" });
		}
		await mailVerification(deps, tx, row);
	}
	return row;
}

function defined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
	const entries = Object.entries(values).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

async function inOneGo<T>(deps: Deps, work: (tx: Tx) => Promise<T>): Promise<T> {
	try {
		return await transaction(deps.db, work);
	} catch (error) {
		throw error instanceof AppError ? error : inUse(error);
	}
}
