import { useState } from "react";
import { passkeys } from "#core/calls/passkeys.ts";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { call } from "#web/api.ts";
import { hasPasskeys, passkeyWords, wordsFor } from "#web/passkeys/words.ts";
import { Button } from "#web/ui/button.tsx";

/** A passkey that proves who sits here; below it stands what went wrong. */
export function PasskeyProof({ onProven }: { onProven: () => void }) {
	const [isBusy, setBusy] = useState(false);
	const [words, setWords] = useState<string | null>(null);
	const prove = async () => {
		if (!hasPasskeys()) return setWords(passkeyWords.unsupported);
		setBusy(true);
		setWords(null);
		try {
			const { signWithPasskey } = await import("#web/passkeys/ceremony.ts");
			const { data } = await call(passkeys.logInOptions, {});
			await signedCall(staffAccounts.confirm, { body: { passkey: await signWithPasskey(data) } });
			onProven();
		} catch (error) {
			setWords(wordsFor(error, "signing"));
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className="flex flex-col items-start gap-2">
			<Button busy={isBusy} onClick={prove}>
				Confirm with a passkey
			</Button>
			<p role="alert" className="text-brick text-note empty:hidden">
				{words}
			</p>
		</div>
	);
}
