import { type FocusEvent, useEffect, useRef } from "react";
import { passkeys } from "#core/calls/passkeys.ts";
import type { Assertion } from "#core/contract/passkeys.ts";
import { call } from "#web/api.ts";

/**
 * Has the browser offer passkeys among its suggestions for the name, once somebody goes to that field. It is an offer:
 * when it fails, nothing is said, and the button is still there.
 */
export function usePasskeySuggestions(logIn: (response: Assertion) => Promise<void>) {
	const stop = useRef<() => void>(undefined);
	const isBegun = useRef(false);
	useEffect(() => () => stop.current?.(), []);

	const offer = async (field: HTMLInputElement) => {
		if (isBegun.current) return;
		isBegun.current = true;
		if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
		field.autocomplete = "username webauthn";
		const { signWithPasskey, stopWaiting } = await import("./ceremony.ts");
		const { data } = await call(passkeys.logInOptions, {});
		stop.current = stopWaiting;
		await logIn(await signWithPasskey(data, true));
	};

	return (event: FocusEvent<HTMLInputElement>) => void offer(event.currentTarget).catch(() => {});
}
