import type { PaymentConfig } from "#core/contract/payments.ts";
import words from "#web/facts/messages.en.ts";
import messages from "./provider.messages.en.ts";

/** What is used of the provider's browser script (MercadoPago.js v2). */
export type IdentificationType = { id: string; name: string; min_length: number; max_length: number };
export type Issuer = { id: string | number; name: string };
export type PayerCost = {
	installments: number;
	installment_amount: number;
	total_amount: number;
	labels: string[];
};
export type PaymentMethod = {
	id: string;
	name: string;
	payment_type_id: string;
	additional_info_needed: string[];
	settings: {
		card_number: { length: number; validation: string };
		security_code: { mode: string; length: number };
	}[];
	issuer: Issuer;
};
type GivenCard = {
	cardNumber: string;
	cardholderName: string;
	cardExpirationMonth: string;
	cardExpirationYear: string;
	securityCode: string;
	identificationType: string;
	identificationNumber: string;
};

export type Provider = {
	getIdentificationTypes(): Promise<IdentificationType[]>;
	getPaymentMethods(given: { bin: string }): Promise<{ results: PaymentMethod[] }>;
	getIssuers(given: { paymentMethodId: string; bin: string }): Promise<Issuer[]>;
	getInstallments(given: { amount: string; bin: string }): Promise<{ payer_costs: PayerCost[] }[]>;
	/** Rejects with a list of what is wrong. */
	createCardToken(card: GivenCard): Promise<{ id: string }>;
};

declare global {
	interface Window {
		MercadoPago?: new (publicKey: string, options: { locale: string }) => Provider;
	}
}

let loading: Promise<void> | undefined;

/** Loads the provider's script once and opens it with the shop's public key. */
export async function openProvider({ scriptUrl, publicKey, locale }: PaymentConfig): Promise<Provider> {
	if (!window.MercadoPago) {
		loading ??= loadScript(scriptUrl);
		try {
			await loading;
		} finally {
			loading = undefined;
		}
	}
	if (!window.MercadoPago) throw new Error("the card service's script did not bring what it should");
	return new window.MercadoPago(publicKey, { locale: cardLocale(locale) });
}

/** The card service speaks the page's language: in the machine's own form of it (`es-MX`), where that is the same. */
export function cardLocale(configured: string): string {
	return configured.startsWith(words.language) ? configured : messages.locale;
}

function loadScript(address: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = address;
		script.async = true;
		script.onload = () => resolve();
		script.onerror = () => {
			script.remove();
			reject(new Error("the card service's script could not be loaded"));
		};
		document.head.append(script);
	});
}
