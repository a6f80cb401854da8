import { passkeyMessages } from "#core/messages/passkeys.ts";
import { ApiError } from "#web/api.ts";
import passkeyWords from "./words.messages.en.ts";

export { passkeyWords };

type Doing = "making" | "signing";

/** What went wrong between the shop and the device, in words for the person; null when they chose another way meanwhile. */
export function wordsFor(error: unknown, doing: Doing): string | null {
	if (error instanceof ApiError) {
		const isUnknown = doing === "signing" && error.message === passkeyMessages.refused;
		return isUnknown ? passkeyWords.unknown : error.message;
	}
	switch ((error as Error).name) {
		case "AbortError":
			return null;
		case "NotAllowedError":
			return doing === "making" ? passkeyWords.notMade : passkeyWords.notSigned;
		case "InvalidStateError":
			return passkeyWords.onDevice;
		case "SecurityError":
			return passkeyWords.notHere;
		default:
			return passkeyWords.failed;
	}
}

export const hasPasskeys = () => typeof window.PublicKeyCredential === "function";
