import { passkeyMessages } from "#core/messages/passkeys.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { deleteChallenge, deleteChallengesOf, insertChallenge } from "./passkeys.queries.ts";
import { CHALLENGE_MS, challengeIn, type Owner } from "./passkeys.rules.ts";

type Purpose = "register" | "log in";

/** Something new for a device to sign. Nobody has two open ones: the last one asked for counts. */
export async function newChallenge(deps: Deps, purpose: Purpose, owner: Owner | null): Promise<string> {
	if (owner) await deleteChallengesOf(deps.db, owner);
	const challenge = newToken();
	const expiresAt = new Date(deps.now().getTime() + CHALLENGE_MS);
	await insertChallenge(deps.db, { ...owner, hash: hashToken(challenge), purpose, expiresAt });
	return challenge;
}

/** Uses up the challenge a device has signed, whatever comes of the answer: nothing can be tried twice. */
export async function takeChallenge(
	deps: Deps,
	clientDataJSON: string,
	purpose: Purpose,
	owner: Owner | null,
): Promise<string> {
	const challenge = challengeIn(clientDataJSON);
	const isOpen = await deleteChallenge(deps.db, hashToken(challenge), purpose, owner, deps.now());
	if (!isOpen) throw new AppError("gone", passkeyMessages.expired);
	return challenge;
}
