import { useRef, useState } from "react";
import { clients } from "#core/calls/clients.ts";
import { payments } from "#core/calls/payments.ts";
import type { PaymentRequest } from "#core/contract/payments.ts";
import { deliveryInWords } from "#core/messages/delivery.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import type { GiftCheckout } from "#web/store/gift-shapes.ts";
import type { PaymentAttempt, Shipping } from "#web/store/shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { dropCode, recheckCode, refusalInWords } from "../cart/discount.ts";
import { refreshPrepared } from "../cart/refresh.ts";
import type { Totals } from "../cart/use-totals.ts";
import { beginAttempt, isUnknown, noteNotPlaced } from "./attempt.ts";
import messages from "./messages.en.ts";
import { settle } from "./settle.ts";

export type PaymentProblem = { title: string; lines?: readonly string[]; aboutShipping?: boolean };
/** What the card form hands over: everything but the card itself, which only the provider sees. */
export type Tokenised = Pick<PaymentRequest, "token" | "issuer_id" | "payment_method_id" | "installments" | "payer">;

const LONGEST_PAYMENT_MS = 60_000;
const DELIVERY_MAY_HAVE_CHANGED: ReadonlySet<string> = new Set(["total_changed", "delivery_unavailable"]);

/** Pays what is prepared, once: another click, Enter or tab finds the attempt that is under way. */
export function usePayment(totals: Totals, readConfigAgain: () => void, gift: GiftCheckout | null) {
	const [step, setStep] = useState<string | null>(null);
	const [problem, setProblem] = useState<PaymentProblem | null>(null);
	const underWay = useRef(false);
	const hasPosted = useRef(false);

	const pay = async (tokenise: () => Promise<Tokenised | null>): Promise<void> => {
		const lines = browserStorage().read("productPrepared");
		const shipping = browserStorage().read("datosDeEnvio");
		if (underWay.current || lines.length === 0 || !(gift || shipping)) return;
		underWay.current = true;
		const chosen = totals.delivery?.chosen;
		setProblem(null);
		try {
			setStep(messages.preparing);
			if (!hasPosted.current && shipping && !gift) await postShipping(shipping);
			hasPosted.current = true;
			setStep(messages.asking);
			const card = await tokenise();
			if (!card) return;
			setStep(messages.paying);
			const attempt = beginAttempt(lines, chosen ? deliveryInWords(chosen) : "", gift !== null);
			const body = {
				...card,
				transaction_amount: totals.total,
				description: messages.orderAt(browserFacts().name),
				orderDetails: lines,
				...(gift ? { gift: givenAs(gift) } : shipping && { shipping, delivery: chosen?.id ?? null }),
				code: totals.discount.code,
				language: words.language,
			};
			const refusal = await post(attempt, body);
			if (refusal && DELIVERY_MAY_HAVE_CHANGED.has(refusal.code)) readConfigAgain();
			if (refusal) setProblem(await explain(refusal, body.code));
		} finally {
			underWay.current = false;
			setStep(null);
		}
	};

	return { pay, step, problem, setProblem };
}

/** A guest's claim is theirs by its secret. */
function givenAs({ claim, secret }: GiftCheckout) {
	return { claim, ...(secret && { secret }) };
}

/** The documented first click. A record that is not taken does not keep anybody from paying: the order has it all. */
async function postShipping(shipping: Shipping): Promise<void> {
	await signedCall(clients.add, { body: shipping }).catch(() => undefined);
}

/** Posts the payment. Answers a refusal that certainly placed no order; whatever else happens, the attempt stays open. */
async function post(attempt: PaymentAttempt, body: Omit<PaymentRequest, "shipping"> & { shipping?: Shipping }) {
	try {
		const headers = { "idempotency-key": attempt.key };
		const { data } = await signedCall(payments.pay, { headers, body }, { timeoutMs: LONGEST_PAYMENT_MS });
		if (!isUnknown(data)) await settle(attempt, data);
		return null;
	} catch (error) {
		const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
		if (!isRefused || error.code === "payment_in_flight" || error.code === "key_reused") return null;
		noteNotPlaced(attempt);
		return error;
	}
}

type ChangedTotal = { total: number; discount?: string; minimum?: number; starts?: string };

async function explain(refusal: ApiError, paidWith: string | null): Promise<PaymentProblem> {
	const { code, message, body } = refusal;
	if (code === "total_changed" || code === "sold_out") {
		const changes = await refreshPrepared().catch(() => []);
		await recheckCode(browserStorage().read("productPrepared")).catch(() => undefined);
		if (code === "sold_out")
			return {
				title: messages.soldMeanwhile,
				lines: changes.length > 0 ? changes : [message],
			};
		const { total, discount, minimum, starts } = body as ChangedTotal;
		const codeProblem = paidWith !== null && discount ? [refusalInWords(paidWith, discount, { minimum, starts })] : [];
		// The shop knows more than the question about the code: whose address it is, and who paid a moment ago.
		if (discount) dropCode();
		return {
			title: messages.totalChanged,
			lines: [...changes, ...codeProblem, messages.totalNow(moneyHere(total, browserFacts().currency))],
		};
	}
	const isShipping = Object.keys(refusal.fields).some((field) => field.startsWith("shipping") || field === "delivery");
	return { title: messages.notCharged, lines: [message], ...(isShipping && { aboutShipping: true }) };
}
