import { passkeyMessages } from "#core/messages/passkeys.ts";
import { ApiError } from "#web/api.ts";

export const passkeyWords = {
	unsupported: "This browser has no passkeys. Please use your password.",
	notHere: "Passkeys do not work at this address. On your own machine open the shop at localhost.",
	notSigned:
		"Nothing was signed: it was cancelled, or this device has no passkey of this shop. Try again, or use your password.",
	notMade: "Nothing was added: it was cancelled, or this device cannot keep a passkey.",
	onDevice: "This device has a passkey of your account already.",
	unknown: "This passkey does not open an account here. It may have been removed: please use your password.",
	verifyFirst: "Please verify your e-mail address first, then you can add a passkey.",
	failed: "The passkey did not work. Please try again, or use your password.",
} as const;

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
