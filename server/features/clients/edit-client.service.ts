import { eq } from "drizzle-orm";
import type { Client, ClientEdit } from "#core/contract/clients.ts";
import { accountMessages } from "#core/messages.ts";
import type { RESET_ANSWERS } from "#core/rules/client.ts";
import type { Tx } from "../../db/client.ts";
import { client } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { Actor, ClientActor } from "../../http/access.ts";
import type { Answer } from "../../http/answer.ts";
import { uniquely } from "../../in-use.ts";
import { requireZipCode } from "../../zip-code.ts";
import { knownDeviceOf } from "../credentials/credentials.service.ts";
import { requirePassword } from "../credentials/password-check.service.ts";
import { changePassword, neededPassword, resetPassword } from "./change-password.service.ts";
import { deleteGuest, getClient, lockClient, lockProven } from "./clients.queries.ts";
import { type ClientRow, changesWho, isNewEmail, toClient } from "./clients.rules.ts";
import { askNewEmail, takeNewEmailLimit } from "./new-email.service.ts";

export type Edited = Client | typeof RESET_ANSWERS.changed;

export async function editClient(
	deps: Deps,
	actor: Actor,
	phone: number,
	given: ClientEdit,
	userAgent: string | undefined,
): Promise<Edited | Answer<Edited>> {
	const password = given.ogin_password ?? given.login_password;
	if (given.token !== undefined) return resetPassword(deps, phone, given.token, neededPassword(password));
	if (actor.kind !== "client") throw new AppError("unauthorized");
	return editOwn(deps, actor, given, password, userAgent);
}

/** What tells whose account it is changes only for who knows its password: a bearer can be stolen. */
async function editOwn(
	deps: Deps,
	actor: ClientActor,
	given: ClientEdit,
	password: string | undefined,
	userAgent: string | undefined,
): Promise<Edited | Answer<Edited>> {
	requireZipCode((await deps.settings.current()).country, given.address);
	const row = await getClient(deps.db, actor.clientId);
	const isProven = password !== undefined || changesWho(row, given);
	if (isProven) await provePassword(deps, row, given);
	if (isNewEmail(row, given)) await takeNewEmailLimit(deps, row.id, given.email);
	const edit = (tx: Tx) => applyEdit(deps, tx, row, given, isProven);
	if (password !== undefined) {
		return changePassword(deps, row, password, { remember: actor.remember, userAgent }, edit);
	}
	return toClient(
		await uniquely(
			transaction(deps.db, async (tx) => {
				if (isProven) await lockProven(tx, row);
				return edit(tx);
			}),
		),
	);
}

async function provePassword(deps: Deps, row: ClientRow, { old_password, device }: ClientEdit): Promise<void> {
	if (old_password === undefined) throw new AppError("password_needed");
	const knownDevice = await knownDeviceOf(deps, row.id, device);
	await requirePassword(deps, { key: `client:${row.id}`, passwordHash: row.passwordHash, knownDevice }, old_password);
}

/** Changes the named columns and no others, whatever else was sent. A new e-mail address has to be confirmed first. */
async function applyEdit(
	deps: Deps,
	tx: Tx,
	read: ClientRow,
	given: ClientEdit,
	isProven: boolean,
): Promise<ClientRow> {
	const before = await lockClient(tx, read.id);
	if (!before) throw new AppError("unauthorized");
	// The account may have changed since it was read.
	if (!isProven && changesWho(before, given)) throw new AppError("password_needed");
	const { name, lastname, phone, login_name: loginName, sizes, measures, address = {}, language } = given;
	if (loginName?.includes("@") && loginName !== before.loginName) {
		throw invalidField("login_name", accountMessages.loginNameWithAt);
	}
	if (phone !== undefined && phone !== before.phone) await deleteGuest(tx, phone);
	const [row] = (await tx
		.update(client)
		.set({
			...defined({ name, lastname, phone, loginName, sizes, measures, ...address, language }),
			updatedAt: deps.now(),
		})
		.where(eq(client.id, before.id))
		.returning()) as [ClientRow];
	return isNewEmail(before, given) ? askNewEmail(deps, tx, row, given.email) : row;
}

function defined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
	const entries = Object.entries(values).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
