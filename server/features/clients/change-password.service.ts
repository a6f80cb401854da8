import { eq } from "drizzle-orm";
import { signUpMessages } from "#core/messages.ts";
import { RESET_ANSWERS } from "#core/rules/client.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { mailShop } from "../../adapters/mail/mail-shop.ts";
import { passwordChangedMail } from "../../adapters/mail/templates/account.ts";
import type { Tx } from "../../db/client.ts";
import { client } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { Answer } from "../../http/answer.ts";
import { uniquely } from "../../in-use.ts";
import {
	dropClientPasskeys,
	endClientSessions,
	forgetDevices,
	issueClientToken,
} from "../credentials/credentials.service.ts";
import { forgetGuesses } from "../credentials/password-check.service.ts";
import { forgetIdentities } from "../identities/identities.service.ts";
import { queueAccountMail } from "./clients.mails.ts";
import { lockProven } from "./clients.queries.ts";
import type { ClientRow } from "./clients.rules.ts";
import { takeResetToken, voidMailTokens } from "./mail-tokens.service.ts";
import { dropNewEmail } from "./new-email.service.ts";

const { changed: passwordChanged } = RESET_ANSWERS;

/**
 * With the token of a reset mail: nothing but the password changes. Whoever was in before is out, by every way: sessions,
 * devices, identities and passkeys go; and whoever was shut out for guessing may come in.
 */
export async function resetPassword(
	deps: Deps,
	phone: number,
	token: string,
	password: string,
): Promise<typeof passwordChanged> {
	const passwordHash = await deps.passwords.hash(password);
	await transaction(deps.db, async (tx) => {
		const clientId = await takeResetToken(deps, tx, token, phone);
		await setPassword(deps, tx, clientId, passwordHash);
		await forgetDevices(tx, clientId);
		await forgetIdentities(tx, { id: clientId });
		await dropClientPasskeys(tx, clientId);
		await forgetGuesses(tx, `client:${clientId}`);
	});
	return passwordChanged;
}

/** Of a client whose old password was just given: every session ends, and the one that asked goes on under a new token. */
export async function changePassword(
	deps: Deps,
	row: ClientRow,
	password: string,
	way: { remember: boolean; userAgent: string | undefined },
	edit: (tx: Tx) => Promise<unknown>,
): Promise<Answer<typeof passwordChanged>> {
	const passwordHash = await deps.passwords.hash(password);
	const token = await uniquely(
		transaction(deps.db, async (tx) => {
			await lockProven(tx, row);
			await setPassword(deps, tx, row.id, passwordHash);
			await edit(tx);
			return (await issueClientToken(deps, tx, row.id, way)).token;
		}),
	);
	return new Answer(passwordChanged, { headers: { "x-session-token": token } });
}

export function neededPassword(password: string | undefined): string {
	if (password !== undefined) return password;
	const { password: message } = signUpMessages;
	throw new AppError("invalid_input", message, { fields: { login_password: message } });
}

/** Ends every session, and whatever somebody who knew the old password had under way: a reset, a new address. */
async function setPassword(deps: Deps, tx: Tx, clientId: number, passwordHash: string): Promise<void> {
	const [row] = await tx
		.update(client)
		.set({ passwordHash, updatedAt: deps.now() })
		.where(eq(client.id, clientId))
		.returning();
	await endClientSessions(tx, clientId);
	await voidMailTokens(tx, clientId, "reset");
	await dropNewEmail(tx, clientId);
	if (!row?.email) return;
	const shop = await mailShop(deps, tx, row);
	const notice = passwordChangedMail(shop, row, linkTo(deps, shop, "/login"));
	await queueAccountMail(deps, tx, clientId, { ...notice, to: row.email, kind: "password" });
}
