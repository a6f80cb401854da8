import type { CardTrial } from "#core/contract/cards.ts";
import type { Plan } from "#core/rules/installments.ts";
import type { PaymentStatus } from "#core/rules/payment-status.ts";

/** How a payment stands at the provider. */
export type PaymentNews = {
	id: string;
	/** Our attempt's id, which the provider keeps with the payment. */
	reference: string;
	status: PaymentStatus;
	detail: string;
	amountCents: number;
	refundedCents: number;
	/** The provider's own number of the refund that was just asked for. */
	refundId?: string;
	/** What the card takes in all, with the cost of paying in parts, where the provider says it. */
	paidTotalCents?: number;
};

export type ChargeRequest = {
	/** The attempt's id: idempotency key and reference at once, so that a repeated request never charges again. */
	reference: string;
	amountCents: number;
	token: string;
	paymentMethodId: string;
	issuerId?: string | undefined;
	installments: number;
	description: string;
	payer: { email: string; identification?: { type: string; number: string } | undefined };
	notificationUrl?: string | undefined;
};

/** A notification as it came in; only what the signature covers. */
export type Notification = {
	signature: string | undefined;
	requestId: string | undefined;
	dataId: string | undefined;
};

/**
 * A card payment provider. Calls throw `PaymentRefused` when the provider certainly did nothing; whatever else they throw
 * leaves it unknown.
 */
export type PaymentProvider = {
	readonly name: string;
	/** What the browser needs to turn a card into a token. */
	readonly browser: { publicKey: string; scriptUrl: string; apiUrl: string; locale: string; rehearsal: boolean };
	/** What paying in parts costs, the shortest first, where it is the same with every credit card; else nothing is known before there is a card. */
	readonly plans: readonly Plan[];
	charge(request: ChargeRequest): Promise<PaymentNews>;
	findByReference(reference: string): Promise<PaymentNews | null>;
	get(id: string): Promise<PaymentNews | null>;
	/** Calls off a payment that is still in process. */
	cancel(id: string, key: string): Promise<PaymentNews>;
	/** Gives back a part of a payment, or without `cents` all that is left of it; the same key never gives twice. */
	refund(id: string, key: string, cents?: number): Promise<PaymentNews>;
	/** Whether it takes the shop's keys; asks for nothing that changes anything, and always answers. */
	tryKeys(): Promise<CardTrial>;
	isGenuine(notification: Notification, now: Date): boolean;
	/** How long after a charge was sent it may still arrive there. */
	readonly arrivalLimitMs: number;
};

/** The provider certainly did not do what it was asked. */
export class PaymentRefused extends Error {
	readonly detail: string;

	constructor(detail: string, message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "PaymentRefused";
		this.detail = detail;
	}
}
