import { useEffect, useState } from "react";
import type { PaymentConfig } from "#core/contract/payments.ts";
import { type IdentificationType, openProvider, type Provider } from "./provider.ts";

export type OpenProvider = { provider: Provider; identificationTypes: IdentificationType[] };
type ProviderState = { open: OpenProvider | null; failed: boolean; again: () => void };

/** The provider's script and what it says of identity documents. */
export function useProvider(config: PaymentConfig | null): ProviderState {
	const [open, setOpen] = useState<OpenProvider | null>(null);
	const [failedTries, setFailedTries] = useState(0);
	const [tries, setTries] = useState(0);
	useEffect(() => {
		if (!config || open || failedTries > tries) return;
		let isHere = true;
		const start = async () => {
			const provider = await openProvider(config);
			return { provider, identificationTypes: await provider.getIdentificationTypes() };
		};
		start().then(
			(opened) => isHere && setOpen(opened),
			() => isHere && setFailedTries(tries + 1),
		);
		return () => {
			isHere = false;
		};
	}, [config, open, tries, failedTries]);
	return { open, failed: failedTries > tries, again: () => setTries(failedTries) };
}
