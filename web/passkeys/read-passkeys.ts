import { passkeys } from "#core/calls/passkeys.ts";
import type { Passkey } from "#core/contract/passkeys.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { Reading } from "#web/loading/reading.ts";

/** One's own passkeys, for the loader of the screen that shows them. */
export function readPasskeys(who: "client" | "staff", signal: AbortSignal): Reading<Passkey[]> {
	return readAs(who, () => signedCall(passkeys.list, {}, { signal }).then(({ data }) => data));
}
