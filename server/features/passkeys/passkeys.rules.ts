import { createHash } from "node:crypto";
import type { CreationOptions, Passkey, RequestOptions } from "#core/contract/passkeys.ts";
import type { passkey } from "../../db/schema.ts";

export type PasskeyRow = typeof passkey.$inferSelect;

/** Whose a passkey is: a client's or somebody's of the staff. */
export type Owner = { clientId: number; staffId: null } | { clientId: null; staffId: number };

export const CHALLENGE_MS = 5 * 60_000;
export const MOST_PASSKEYS = 20;

/** EdDSA, ES256 and RS256, by their COSE numbers: every device of the last ten years can make one of them. */
export const ALGORITHMS = [-8, -7, -257];

export function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
	return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** What a device keeps beside the key to tell accounts apart; it says nothing about who it is. */
export function userHandle({ clientId, staffId }: Owner | PasskeyRow): string {
	const owner = clientId === null ? `staff ${staffId}` : `client ${clientId}`;
	return createHash("sha256").update(`perchero ${owner}`).digest("base64url");
}

/** The key has to be found without a name and has to ask for a finger, a face or a PIN: alone it is as good as a password and more. */
export function creationOptions(
	challenge: string,
	rp: CreationOptions["rp"],
	owner: Owner,
	name: string,
	known: PasskeyRow[],
): CreationOptions {
	return {
		challenge,
		rp,
		user: { id: userHandle(owner), name, displayName: name },
		pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
		timeout: CHALLENGE_MS,
		excludeCredentials: known.map(({ credentialId }) => ({
			id: credentialId.toString("base64url"),
			type: "public-key",
		})),
		authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
		attestation: "none",
	};
}

export function requestOptions(challenge: string, rpId: string): RequestOptions {
	return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: "required" };
}

/** The challenge that a device says it signed; empty when it says nothing that can be read. */
export function challengeIn(clientDataJSON: string): string {
	try {
		const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) as { challenge?: unknown };
		return typeof challenge === "string" ? challenge : "";
	} catch {
		return "";
	}
}
