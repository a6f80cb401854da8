import { TEST_OUTCOMES } from "#core/rules/test-cards.ts";
import type { Journal, LocalPayment } from "./journal.ts";
import type { Notices } from "./notices.ts";
import { costOf } from "./plans.ts";
import type { CardToken } from "./tokens.ts";

/** An answer of the API: a status and a body. */
export type Reply = { status: number; body: unknown };

const failure = (status: number, error: string, message: string, code: number): Reply => ({
	status,
	body: { message, error, status, cause: [{ code, description: message, data: null }] },
});
const badRequest = (message: string, code: number) => failure(400, "bad_request", message, code);
const NOT_FOUND = failure(404, "not_found", "Payment not found", 2000);
const CANCELLABLE = ["pending", "in_process", "authorized"];

type Book = { journal: Journal; notices: Notices; tokens: Map<string, CardToken>; now: () => Date };
type Given = Record<string, unknown>;

/** Charges a card once per key; the same key again answers the same payment. */
export async function charge(
	{ journal, notices, tokens, now }: Book,
	key: string | undefined,
	given: Given,
): Promise<Reply> {
	if (!key) return badRequest("Header X-Idempotency-Key can't be null", 4292);
	const earlier = journal.withKey(key);
	if (earlier) return { status: 200, body: wire(earlier) };
	const amount = Number(given.transaction_amount);
	if (!(amount >= 0.01)) return badRequest("Invalid value for transaction_amount", 2072);
	const installments = Number(given.installments);
	if (!Number.isInteger(installments) || installments < 1) return badRequest("Invalid installments", 109);
	const token = tokens.get(String(given.token));
	if (!token || token.dueAt < now().getTime()) return badRequest("Card Token not found", 2006);
	if (token.used) return badRequest("Invalid card_token_id", 3003);
	if (given.payment_method_id !== token.brandId) return badRequest("Cannot infer Payment Method", 2131);
	token.used = true;
	const { status, detail } = TEST_OUTCOMES.find(({ name }) => token.cardholder.toUpperCase().startsWith(name)) ?? {
		status: "rejected",
		detail: "cc_rejected_other_reason",
	};
	const at = now().toISOString();
	const payment: LocalPayment = {
		id: journal.newId(),
		key,
		status,
		detail,
		amount,
		reference: String(given.external_reference ?? ""),
		notificationUrl: typeof given.notification_url === "string" ? given.notification_url : null,
		methodId: token.brandId,
		issuerId: String(given.issuer_id ?? ""),
		installments,
		description: String(given.description ?? ""),
		payer: (given.payer ?? {}) as object,
		card: {
			firstSix: token.firstSix,
			lastFour: token.lastFour,
			cardholder: token.cardholder,
			expirationMonth: token.expirationMonth,
			expirationYear: token.expirationYear,
		},
		createdAt: at,
		updatedAt: at,
		approvedAt: status === "approved" ? at : null,
		refunds: [],
	};
	await journal.put(payment);
	notices.send(payment, "payment.created");
	return { status: 201, body: wire(payment) };
}

export function find({ journal }: Book, id: string): Reply {
	const payment = journal.get(Number(id));
	return payment ? { status: 200, body: wire(payment) } : NOT_FOUND;
}

export function search({ journal }: Book, reference: string): Reply {
	const results = journal.withReference(reference).map(wire);
	return { status: 200, body: { paging: { total: results.length, limit: 30, offset: 0 }, results } };
}

/** The provider's own decision about a payment it held back: made at the desk, or by a test. */
export async function settle(
	{ journal, notices, now }: Book,
	id: string,
	status: string,
	detail: string,
): Promise<Reply> {
	const payment = journal.get(Number(id));
	if (!payment) return NOT_FOUND;
	const at = now().toISOString();
	const changed: LocalPayment = {
		...payment,
		status,
		detail,
		updatedAt: at,
		approvedAt: status === "approved" ? at : payment.approvedAt,
	};
	await journal.put(changed);
	notices.send(changed, "payment.updated");
	return { status: 200, body: wire(changed) };
}

export async function cancel(book: Book, id: string): Promise<Reply> {
	const payment = book.journal.get(Number(id));
	if (!payment) return NOT_FOUND;
	if (payment.status === "cancelled") return { status: 200, body: wire(payment) };
	if (!CANCELLABLE.includes(payment.status))
		return badRequest("The action requested is not valid for the current payment state", 126);
	return settle(book, id, "cancelled", "by_collector");
}

/** Gives back all or a part, once per key. */
export async function refund(
	{ journal, notices, now }: Book,
	id: string,
	key: string | undefined,
	given: Given,
): Promise<Reply> {
	if (!key) return badRequest("Header X-Idempotency-Key can't be null", 4292);
	const payment = journal.get(Number(id));
	if (!payment) return NOT_FOUND;
	const earlier = payment.refunds.find((made) => made.key === key);
	if (earlier) return { status: 200, body: wireRefund(payment, earlier) };
	const left = Math.round((payment.amount - refundedOf(payment)) * 100) / 100;
	const amount = given.amount === undefined ? left : Number(given.amount);
	if (payment.status !== "approved" || !(amount >= 0.01) || amount > left)
		return badRequest("The action requested is not valid for the current payment state", 2063);
	const at = now().toISOString();
	const made = { id: journal.newId(), key, amount, createdAt: at };
	const isWhole = amount === left;
	const changed: LocalPayment = {
		...payment,
		status: isWhole ? "refunded" : "approved",
		detail: isWhole ? "refunded" : "partially_refunded",
		updatedAt: at,
		refunds: [...payment.refunds, made],
	};
	await journal.put(changed);
	notices.send(changed, "payment.updated");
	return { status: 201, body: wireRefund(changed, made) };
}

/** The refunds of a payment, or one of them. */
export function refundsOf({ journal }: Book, id: string, refundId: string | undefined): Reply {
	const payment = journal.get(Number(id));
	if (!payment) return NOT_FOUND;
	const made = payment.refunds.map((one) => wireRefund(payment, one));
	if (refundId === undefined) return { status: 200, body: made };
	const found = made.find((one) => one.id === Number(refundId));
	return found ? { status: 200, body: found } : NOT_FOUND;
}

function refundedOf({ refunds }: LocalPayment): number {
	return Math.round(refunds.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
}

function wireRefund(payment: LocalPayment, { id, amount, createdAt }: LocalPayment["refunds"][number]) {
	return { id, payment_id: payment.id, amount, date_created: createdAt, refund_mode: "standard", status: "approved" };
}

/** A payment as the API shows it. */
function wire(payment: LocalPayment) {
	const { card } = payment;
	const { total, each } = costOf(payment.amount, payment.installments);
	return {
		id: payment.id,
		status: payment.status,
		status_detail: payment.detail,
		date_created: payment.createdAt,
		date_approved: payment.approvedAt,
		date_last_updated: payment.updatedAt,
		operation_type: "regular_payment",
		issuer_id: payment.issuerId,
		payment_method_id: payment.methodId,
		currency_id: "ARS",
		description: payment.description,
		live_mode: false,
		payer: payment.payer,
		external_reference: payment.reference,
		transaction_amount: payment.amount,
		transaction_amount_refunded: refundedOf(payment),
		transaction_details: { total_paid_amount: total, installment_amount: each },
		captured: payment.status === "approved",
		binary_mode: false,
		installments: payment.installments,
		card: {
			first_six_digits: card.firstSix,
			last_four_digits: card.lastFour,
			expiration_month: card.expirationMonth,
			expiration_year: card.expirationYear,
			cardholder: { name: card.cardholder },
		},
		notification_url: payment.notificationUrl,
		processing_mode: "aggregator",
		refunds: payment.refunds.map((made) => wireRefund(payment, made)),
	};
}
