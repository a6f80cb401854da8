import { accountMessages } from "#core/messages.ts";
import type { Queryable } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { forgetTries, giveTryBack, takeTry } from "../../http/limits.ts";

export type Account = {
	/** Names the account in the count of failed checks. */
	key: string;
	passwordHash: string | null;
	/** Set when the asking device logged in to this account before: it then has an allowance of its own. */
	knownDevice: string | null;
};

const triesOf = (accountKey: string) => `password:${accountKey}`;

/**
 * Whether the password is the account's. Counts before it checks, so that of any number of guesses at the same moment
 * only the allowed ones reach the check; what was right, or could not be checked, is not counted.
 */
export async function isPasswordRight(deps: Deps, account: Account, password: string): Promise<boolean> {
	const device = account.knownDevice ? `:${account.knownDevice}` : "";
	const key = triesOf(account.key) + device;
	await takeTry(deps, key, deps.config.limits.passwordCheck);
	let isRight: boolean;
	try {
		isRight = await deps.passwords.verify(account.passwordHash, password);
	} catch (error) {
		await giveTryBack(deps, key);
		throw error;
	}
	if (isRight) await giveTryBack(deps, key);
	return isRight;
}

/** For what only the holder of the password may do, though already logged in. */
export async function requirePassword(deps: Deps, account: Account, password: string): Promise<void> {
	if (!(await isPasswordRight(deps, account, password))) {
		throw new AppError("wrong_credentials", accountMessages.wrongPassword);
	}
}

/** A new password is not refused for guesses at the one before. */
export async function forgetGuesses(db: Queryable, accountKey: string): Promise<void> {
	await forgetTries(db, triesOf(accountKey));
}
