import type { Config } from "../../config.ts";
import { FORWARDED } from "./local/forward.ts";
import { CREDIT_PLANS } from "./local/plans.ts";
import { mercadoPago } from "./mercado-pago.ts";
import type { PaymentProvider } from "./port.ts";
import type { LocalCardsAccess } from "./start-local-cards.ts";

/** Mercado Pago when an account is configured; else the local one of the demo shop; else no card can be charged. */
export function createPayments(config: Config, localCards: LocalCardsAccess | undefined): PaymentProvider | null {
	if (config.mercadoPago) return mercadoPago({ ...config.mercadoPago, rehearsal: false });
	if (!localCards) return null;
	const { url, ...keys } = localCards;
	const provider = {
		...mercadoPago({
			...keys,
			apiUrl: url,
			scriptUrl: `${url}/js/v2`,
			locale: config.paymentLocale,
			timeoutMs: config.paymentTimeoutMs,
			rehearsal: true,
		}),
		plans: CREDIT_PLANS,
	};
	if (!config.publicDemo) return provider;
	return { ...provider, browser: { ...provider.browser, apiUrl: FORWARDED, scriptUrl: `${FORWARDED}/js/v2` } };
}
