import { startAuthentication, startRegistration, WebAuthnAbortService } from "@simplewebauthn/browser";
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from "#core/contract/passkeys.ts";

/** Has the device make a passkey. */
export async function makePasskey(options: CreationOptions): Promise<NewCredential> {
	const { id, rawId, response } = await startRegistration({ optionsJSON: options });
	const { clientDataJSON, attestationObject, transports = [] } = response;
	return { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject, transports } };
}

/** Has the device sign; as a suggestion it waits among those for the name until somebody chooses it. */
export async function signWithPasskey(options: RequestOptions, asSuggestion = false): Promise<Assertion> {
	const answer = await startAuthentication({ optionsJSON: options, useBrowserAutofill: asSuggestion });
	const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
	const { id, rawId } = answer;
	return { id, rawId, type: "public-key", response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Nobody waits for the device any more. */
export const stopWaiting = () => WebAuthnAbortService.cancelCeremony();
