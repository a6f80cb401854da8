import { useState } from "react";
import { passkeys } from "#core/calls/passkeys.ts";
import type { Assertion } from "#core/contract/passkeys.ts";
import { useReady } from "#web/account/use-ready.ts";
import { call } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { hasPasskeys, passkeyWords, wordsFor } from "./words.ts";

type PasskeyButtonProps = { logIn: (response: Assertion) => Promise<void> };

/** Logs in with a passkey; below it stands what went wrong. What talks to the device is loaded by the click. */
export function PasskeyButton({ logIn }: PasskeyButtonProps) {
	const [isBusy, setBusy] = useState(false);
	const [words, setWords] = useState<string | null>(null);
	const ready = useReady();

	const begin = async () => {
		if (!hasPasskeys()) return setWords(passkeyWords.unsupported);
		setBusy(true);
		setWords(null);
		try {
			const { signWithPasskey } = await import("./ceremony.ts");
			const { data } = await call(passkeys.logInOptions, {});
			await logIn(await signWithPasskey(data));
		} catch (error) {
			setWords(wordsFor(error, "signing"));
		} finally {
			setBusy(false);
		}
	};

	return (
		<div className="flex flex-col gap-2">
			<Button wide look="outline" busy={isBusy} disabled={!ready} onClick={begin}>
				Sign in with a passkey
			</Button>
			{words && (
				<p role="alert" className="text-note text-brick">
					{words}
				</p>
			)}
		</div>
	);
}
