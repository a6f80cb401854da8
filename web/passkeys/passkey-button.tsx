import { type ComponentProps, useState } from "react";
import { passkeys } from "#core/calls/passkeys.ts";
import type { Assertion } from "#core/contract/passkeys.ts";
import { useReady } from "#web/account/use-ready.ts";
import { call } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { hasPasskeys, passkeyWords, wordsFor } from "./words.ts";

type PasskeyButtonProps = {
	/** What is done with what the passkey has signed. */
	use: (response: Assertion) => Promise<void>;
} & Pick<ComponentProps<typeof Button>, "children" | "look" | "wide">;

/** Signs with a passkey; below it stands what went wrong. What talks to the device is loaded by the click. */
export function PasskeyButton({ use, ...button }: PasskeyButtonProps) {
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
			await use(await signWithPasskey(data));
		} catch (error) {
			setWords(wordsFor(error, "signing"));
		} finally {
			setBusy(false);
		}
	};

	return (
		<div className="flex flex-col items-start gap-2">
			<Button {...button} busy={isBusy} disabled={!ready} onClick={begin} />
			{words && (
				<p role="alert" className="text-note text-brick">
					{words}
				</p>
			)}
		</div>
	);
}
