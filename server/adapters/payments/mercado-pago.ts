import { fromCents, toCents } from "#core/rules/money.ts";
import { PAYMENT_STATUSES, type PaymentStatus } from "#core/rules/payment-status.ts";
import { ask, type MercadoPagoAccount } from "./mercado-pago-http.ts";
import { type PaymentNews, type PaymentProvider, PaymentRefused } from "./port.ts";
import { isSigned } from "./signature.ts";
import { tryKeys } from "./try-keys.ts";

export type MercadoPagoSettings = {
	accessToken: string;
	publicKey: string;
	/** Without it notifications are refused, and only the shop's own checks learn of changes. */
	webhookSecret: string | undefined;
	apiUrl: string;
	scriptUrl: string;
	locale: string;
	timeoutMs: number;
	rehearsal: boolean;
};

/** Mercado Pago's Payments API: decimal amounts, refused cards as 201 with a status, one idempotency key per attempt. */
export function mercadoPago(settings: MercadoPagoSettings): PaymentProvider {
	const { publicKey, scriptUrl, apiUrl, locale, rehearsal, timeoutMs } = settings;
	const account: MercadoPagoAccount = { apiUrl, accessToken: settings.accessToken, timeoutMs };
	const known = async (path: string) => {
		const answer = await ask(account, { method: "GET", path });
		return answer && newsOf(answer);
	};
	return {
		name: "mercadopago",
		browser: { publicKey, scriptUrl, apiUrl, locale, rehearsal },
		// The card's bank decides.
		plans: [],
		// A charge is tried twice, each within the time-out, with a pause between.
		arrivalLimitMs: 2 * timeoutMs + 5_000,

		async charge({ reference, amountCents, paymentMethodId, issuerId, notificationUrl, ...rest }) {
			const answer = await ask(account, {
				method: "POST",
				path: "/v1/payments",
				key: reference,
				body: {
					transaction_amount: fromCents(amountCents),
					external_reference: reference,
					payment_method_id: paymentMethodId,
					...(issuerId && { issuer_id: issuerId }),
					// The provider calls back only what it can reach, and refuses addresses that are not https.
					...(notificationUrl && { notification_url: `${notificationUrl}?source_news=webhooks` }),
					...rest,
				},
			});
			if (!answer) throw new PaymentRefused("invalid_payment_request", "Mercado Pago does not know this call");
			return newsOf(answer);
		},

		async findByReference(reference) {
			const query = new URLSearchParams({ external_reference: reference, sort: "date_created", criteria: "desc" });
			const answer = await ask(account, { method: "GET", path: `/v1/payments/search?${query}` });
			const found = ((answer?.results ?? []) as Record<string, unknown>[]).map(newsOf);
			return found.find(({ status }) => status === "approved") ?? found[0] ?? null;
		},

		get: (id) => known(`/v1/payments/${encodeURIComponent(id)}`),

		async cancel(id, key) {
			const path = `/v1/payments/${encodeURIComponent(id)}`;
			const answer = await ask(account, { method: "PUT", path, key, body: { status: "cancelled" } });
			if (!answer) throw new PaymentRefused("unknown_payment", `Mercado Pago does not know payment ${id}`);
			return newsOf(answer);
		},

		async refund(id, key, cents) {
			const path = `/v1/payments/${encodeURIComponent(id)}`;
			const body = cents === undefined ? {} : { amount: fromCents(cents) };
			const asked = await ask(account, { method: "POST", path: `${path}/refunds`, key, body });
			if (!asked) throw new PaymentRefused("unknown_payment", `Mercado Pago does not know payment ${id}`);
			const refundId = String(asked.id);
			// A repeated request is answered as the first time was, so one that was not decided then is looked at.
			const isOpen = asked.status === "in_process";
			const refund = isOpen ? await ask(account, { method: "GET", path: `${path}/refunds/${refundId}` }) : asked;
			if (refund?.status === "rejected") throw new PaymentRefused("refund_rejected", "Mercado Pago refused the refund");
			if (cents !== undefined && (!refund || refund.status === "in_process"))
				throw new Error(`Mercado Pago has not decided refund ${refundId} yet`);
			const news = await known(path);
			if (!news) throw new Error(`payment ${id} vanished at Mercado Pago`);
			return { ...news, refundId };
		},

		tryKeys: () => tryKeys(account, publicKey),

		isGenuine: (notification, now) =>
			settings.webhookSecret !== undefined && isSigned(notification, settings.webhookSecret, now),
	};
}

function newsOf(payment: Record<string, unknown>): PaymentNews {
	const status = payment.status === "canceled" ? "cancelled" : payment.status;
	if (!(PAYMENT_STATUSES as readonly unknown[]).includes(status) || payment.id === undefined)
		throw new Error(`Mercado Pago answered an unknown payment status: ${String(status)}`);
	const details = (payment.transaction_details ?? {}) as { total_paid_amount?: unknown };
	const paidTotalCents = toCents(Number(details.total_paid_amount));
	return {
		id: String(payment.id),
		reference: String(payment.external_reference ?? ""),
		status: status as PaymentStatus,
		detail: String(payment.status_detail ?? ""),
		amountCents: toCents(Number(payment.transaction_amount)),
		refundedCents: toCents(Number(payment.transaction_amount_refunded ?? 0)),
		...(paidTotalCents > 0 && { paidTotalCents }),
	};
}
