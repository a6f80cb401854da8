import { API_PREFIX } from "#core/calls/call.ts";
import type { CardPayment, PaymentAnswer } from "#core/contract/payments.ts";
import { payments } from "#core/contract/payments.ts";
import { limitMessages } from "#core/messages/limits.ts";
import { type PaymentProvider, PaymentRefused } from "../../adapters/payments/port.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { seenThrough } from "../../jobs/under-way.ts";
import { applyPayment } from "./apply-payment.service.ts";
import { type Asked, actorKeyOf, findAttempt, referenceOf, standOf, withToken } from "./attempts.service.ts";
import { paymentLimits } from "./payment-limits.service.ts";
import { type Checkout, placeOrder } from "./place-order.service.ts";
import type { News } from "./write-news.service.ts";

export function getProvider(deps: Deps): PaymentProvider {
	if (!deps.payments) throw new AppError("unavailable", limitMessages.noCards);
	return deps.payments;
}

/** Places the order, then asks the provider with nothing locked, then applies what it says. */
export function pay(deps: Deps, checkout: Omit<Checkout, "provider">): Promise<PaymentAnswer> {
	return seenThrough(deps, placeAndCharge(deps, checkout));
}

async function placeAndCharge(deps: Deps, checkout: Omit<Checkout, "provider">): Promise<PaymentAnswer> {
	const provider = getProvider(deps);
	const placed = await paymentLimits(deps).place(() => placeOrder(deps, { ...checkout, provider: provider.name }));
	if (placed.kind === "repeated") return withToken(deps, checkout.key, placed.answer);
	return askProvider(deps, placed.attempt, checkout.body);
}

/** Charges what an attempt is about, of which it is written down that the provider is asked. */
export async function askProvider(deps: Deps, asked: Asked, card: CardPayment): Promise<PaymentAnswer> {
	await deps.crashAt?.("pay: committed");
	const charged = charge(deps, getProvider(deps), asked, card);
	await deps.crashAt?.("pay: provider asked");
	const news = await charged;
	await deps.crashAt?.("pay: answer received");
	const attempt = news ? await applied(deps, asked, news) : asked;
	await deps.crashAt?.("pay: before the answer");
	return withToken(deps, asked.id, standOf(attempt));
}

/** An outcome that cannot be written down now is not lost: the reconciler learns it again, and until then it is unknown. */
async function applied(deps: Deps, attempt: Asked, news: News): Promise<Asked> {
	try {
		return await applyPayment(deps, attempt.id, news, "browser");
	} catch (error) {
		deps.log.error({ err: error }, "the outcome of a payment could not be written down yet");
		return attempt;
	}
}

/** What became of the charge; undefined when nobody knows, and the reconciler goes on asking. */
async function charge(
	deps: Deps,
	provider: PaymentProvider,
	attempt: Asked,
	card: CardPayment,
): Promise<News | undefined> {
	try {
		const { name } = await deps.settings.current();
		return await provider.charge({
			reference: referenceOf(attempt),
			amountCents: attempt.amountCents,
			token: card.token,
			paymentMethodId: card.payment_method_id,
			issuerId: card.issuer_id ?? undefined,
			installments: card.installments,
			description: `${name} order ${attempt.orderId}`,
			payer: card.payer,
			notificationUrl: notificationUrl(deps, provider),
		});
	} catch (error) {
		if (error instanceof PaymentRefused) {
			deps.log.warn({ err: error, detail: error.detail }, "the card service refused a payment");
			return { status: "rejected", detail: error.detail };
		}
		deps.log.warn({ err: error }, "the outcome of a payment is not known yet");
		return (await provider.findByReference(referenceOf(attempt)).catch(() => null)) ?? undefined;
	}
}

/** The real provider calls back over https only; the local one runs on this machine. */
function notificationUrl({ config }: Deps, { browser }: PaymentProvider): string | undefined {
	const isReachable = config.publicUrl?.startsWith("https:") || browser.rehearsal;
	return isReachable ? config.publicUrl + API_PREFIX + payments.webhook.path : undefined;
}

/** How a payment stands, for the one who made it. */
export async function getPaymentStatus(deps: Deps, key: string, actor: Actor): Promise<PaymentAnswer> {
	const attempt = await findAttempt(deps.db, key);
	// Who pays by a link need not be who made the order: the key of their own try is all they have.
	const isTheirs = attempt?.reference === key || attempt?.actorKey === actorKeyOf(actor);
	if (!attempt || !isTheirs) throw new AppError("not_found");
	return withToken(deps, attempt.id, standOf(attempt));
}
