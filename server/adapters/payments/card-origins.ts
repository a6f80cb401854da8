import type { PaymentProvider } from "./port.ts";

/** Where Mercado Pago's script fetches its pictures and its check against fraud from. */
const MERCADO_PAGO_HELPERS = ["https://*.mercadolibre.com", "https://http2.mlstatic.com"];

/** The origins the payment page has to let in: the provider's script and the calls it makes; none for one that answers at the shop itself. */
export function cardOrigins({ scriptUrl, apiUrl, rehearsal }: PaymentProvider["browser"]): string[] {
	const own = [scriptUrl, apiUrl]
		.filter((address) => !address.startsWith("/"))
		.map((address) => new URL(address).origin);
	return [...new Set([...own, ...(rehearsal ? [] : MERCADO_PAGO_HELPERS)])];
}
