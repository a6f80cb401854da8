import { payments } from "#core/calls/payments.ts";
import type { PaymentConfig } from "#core/contract/payments.ts";
import { ApiError, call } from "#web/api.ts";
import { useRead } from "#web/loading/use-read.ts";
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
	const { data, problem, again } = useRead("config", readConfig);
	const config = data ?? known;
	const why = problem instanceof ApiError ? problem.message : `${messages.unreachable.title}.`;
	return { config, problem: config || !problem ? null : why, again };
}
