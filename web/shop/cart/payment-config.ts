import { useEffect, useState } from "react";
import { payments } from "#core/calls/payments.ts";
import type { PaymentConfig } from "#core/contract/payments.ts";
import { ApiError, call } from "#web/api.ts";

let asked: Promise<PaymentConfig> | undefined;

/** What the shop says about paying and sending; asked for once per page. */
function readConfig(): Promise<PaymentConfig> {
	asked ??= call(payments.config, {})
		.then(({ data }) => data)
		.catch((error) => {
			asked = undefined;
			throw error;
		});
	return asked;
}

type ConfigState = { config: PaymentConfig | null; problem: string | null; again: () => void };

export function usePaymentConfig(): ConfigState {
	const [config, setConfig] = useState<PaymentConfig | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
	useEffect(() => {
		let isHere = true;
		setProblem(null);
		readConfig().then(
			(read) => isHere && setConfig(read),
			(error) => isHere && setProblem(error instanceof ApiError ? error.message : "The shop cannot be reached."),
		);
		return () => {
			isHere = false;
		};
	}, [tries]);
	return { config, problem, again: () => setTries(tries + 1) };
}
