import type { Config } from "../../config.ts";
import { mercadoPago } from "./mercado-pago.ts";
import type { PaymentProvider } from "./port.ts";
import type { PaymentRehearsal } from "./rehearsal.ts";

/** Mercado Pago when an account is configured; else the demo shop's stand-in; else no card can be charged. */
export function createPayments(config: Config, rehearsal: PaymentRehearsal | undefined): PaymentProvider | null {
	if (config.mercadoPago) return mercadoPago({ ...config.mercadoPago, rehearsal: false });
	if (!rehearsal) return null;
	const { url, ...keys } = rehearsal;
	return mercadoPago({
		...keys,
		apiUrl: url,
		scriptUrl: `${url}/js/v2`,
		locale: config.paymentLocale,
		timeoutMs: config.paymentTimeoutMs,
		rehearsal: true,
	});
}
