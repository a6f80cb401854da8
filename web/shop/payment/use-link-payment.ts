import { useRef, useState } from "react";
import { linkOrders } from "#core/calls/link-orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import type { PaymentAnswer } from "#core/contract/payments.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";
import { newUuid } from "../uuid.ts";
import { isUnknown } from "./attempt.ts";
import linkMessages from "./link.messages.en.ts";
import messages from "./messages.en.ts";
import type { PaymentProblem, Tokenised } from "./use-payment.ts";

const LONGEST_PAYMENT_MS = 60_000;

/**
 * Pays an order by its link. The shop lets one card at a time be tried for an order, so nothing has to be remembered here:
 * after a lost answer the order itself says how it stands.
 */
export function useLinkPayment(order: OrderDetail | null, token: string, readAgain: () => void) {
	const [step, setStep] = useState<string | null>(null);
	const [problem, setProblem] = useState<PaymentProblem | null>(null);
	const [answer, setAnswer] = useState<PaymentAnswer | null>(null);
	const underWay = useRef(false);

	const pay = async (tokenise: () => Promise<Tokenised | null>): Promise<void> => {
		if (underWay.current || !order) return;
		underWay.current = true;
		setProblem(null);
		try {
			setStep(messages.asking);
			const card = await tokenise();
			if (!card) return;
			setStep(messages.paying);
			const body = { ...card, transaction_amount: order.total, orderToken: token };
			const headers = { "idempotency-key": newUuid() };
			const given = { params: { id: order.orderId }, headers, body };
			const { data } = await signedCall(linkOrders.pay, given, { timeoutMs: LONGEST_PAYMENT_MS });
			if (!isUnknown(data)) setAnswer(data);
			readAgain();
		} catch (error) {
			const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
			if (isRefused && error.code !== "payment_in_flight")
				setProblem({ title: linkMessages.notCharged, lines: [error.message] });
			readAgain();
		} finally {
			underWay.current = false;
			setStep(null);
		}
	};

	return { pay, step, problem, setProblem, answer, seen: () => setAnswer(null) };
}
