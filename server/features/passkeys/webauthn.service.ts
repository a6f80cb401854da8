import type { Assertion, NewCredential } from "#core/contract/passkeys.ts";
import { passkeyMessages } from "#core/messages/passkeys.ts";
import { shopOrigin } from "../../adapters/sign-in/shop-origin.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { ALGORITHMS, type PasskeyRow } from "./passkeys.rules.ts";

/** Where the shop is for a browser, and what of it a passkey belongs to. */
export type Place = { origin: string; rpId: string };

export function placeOf({ config }: Pick<Deps, "config">, host: string | undefined): Place {
	const origin = shopOrigin(config, host);
	return { origin, rpId: new URL(origin).hostname };
}

/** An RSA key of 4096 bits has 530 bytes; what is far larger would only be slow to check. */
const PUBLIC_KEY_MAX = 1024;

/** Loaded when the first device answers: most processes start without anybody needing it. */
const library = () => import("@simplewebauthn/server");

export const passkeyRefused = () => new AppError("wrong_credentials", passkeyMessages.refused);

/** The public key a device has made for this challenge, at this shop, after it made sure who uses it. */
export async function readNewCredential(deps: Deps, { origin, rpId }: Place, challenge: string, given: NewCredential) {
	const { verifyRegistrationResponse } = await library();
	const { transports = [], ...response } = given.response;
	try {
		const { registrationInfo } = await verifyRegistrationResponse({
			response: { ...given, response, clientExtensionResults: {} },
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: rpId,
			supportedAlgorithmIDs: ALGORITHMS,
		});
		if (!registrationInfo) throw new Error("the attestation does not fit");
		const { id, publicKey, counter } = registrationInfo.credential;
		if (publicKey.length > PUBLIC_KEY_MAX) throw new Error("the public key is too large");
		return {
			credentialId: Buffer.from(id, "base64url"),
			publicKey: Buffer.from(publicKey),
			counter,
			transports,
		};
	} catch (problem) {
		deps.log.info({ reason: (problem as Error).message }, "a passkey was not added");
		throw new AppError("bad_request", passkeyMessages.notAdded);
	}
}

/** Whether this passkey signed the challenge, at this shop, after its device made sure who uses it: how often it says it was used. */
export async function readAssertion(
	deps: Deps,
	{ origin, rpId }: Place,
	challenge: string,
	given: Assertion,
	key: PasskeyRow,
): Promise<number> {
	const { verifyAuthenticationResponse } = await library();
	const { userHandle, ...response } = given.response;
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: { ...given, response, clientExtensionResults: {} },
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: rpId,
			// The counter is compared by the caller, who holds the row meanwhile.
			credential: { id: given.id, publicKey: new Uint8Array(key.publicKey), counter: 0 },
		});
		if (!verified) throw new Error("the signature is another key's");
		return authenticationInfo.newCounter;
	} catch (problem) {
		deps.log.info({ reason: (problem as Error).message }, "a passkey was refused");
		throw passkeyRefused();
	}
}
