import { useEffect, useState } from "react";
import { payments } from "#core/calls/payments.ts";
import type { PaymentConfig } from "#core/contract/payments.ts";
import { ApiError, call } from "#web/api.ts";
import messages from "./messages.en.ts";

/** What the shop said last; shown at once by the next screen, which asks again. */
let known: PaymentConfig | null = null;

async function readConfig(): Promise<PaymentConfig> {
	known = (await call(payments.config, {})).data;
	return known;
}

/** `problem` is why nothing is known. */
type ConfigState = { config: PaymentConfig | null; problem: string | null; again: () => void };

/** What the shop says about paying and delivery, as it is when the screen opens. */
export function usePaymentConfig(): ConfigState {
	const [config, setConfig] = useState(known);
	const [problem, setProblem] = useState<string | null>(null);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
	useEffect(() => {
		let isHere = true;
		setProblem(null);
		readConfig().then(
			(read) => isHere && setConfig(read),
			(error) => isHere && setProblem(error instanceof ApiError ? error.message : `${messages.unreachable.title}.`),
		);
		return () => {
			isHere = false;
		};
	}, [tries]);
	return { config, problem: config ? null : problem, again: () => setTries(tries + 1) };
}
