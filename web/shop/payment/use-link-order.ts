import { useEffect, useState } from "react";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { settledSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";

const EVERY_MS = 3_000;
const UNDECIDED: ReadonlySet<string> = new Set(["unknown", "pending", "in_process", "authorized"]);

/** The shop is still waiting for the card service. */
export const isUndecided = ({ orderStatus, paymentStatus }: OrderDetail) =>
	orderStatus === "Processing" && UNDECIDED.has(paymentStatus);

/** The order a link leads to, read by its token; asked again while nobody knows what became of its payment. */
export function useLinkOrder(id: string, token: string) {
	const [order, setOrder] = useState<OrderDetail | null>(null);
	const [problem, setProblem] = useState<ApiError | null>(null);
	const [tries, setTries] = useState(0);
	const again = () => setTries((before) => before + 1);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
	useEffect(() => {
		const aborted = new AbortController();
		const read = async () => {
			await settledSession();
			const query = { orderToken: token, language: words.language };
			const { data } = await signedCall(orders.detail, { params: { id }, query }, { signal: aborted.signal });
			setOrder(data);
			setProblem(null);
		};
		read().catch((error) => !aborted.signal.aborted && setProblem(error as ApiError));
		return () => aborted.abort();
	}, [id, token, tries]);

	const isWaiting = order !== null && isUndecided(order);
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setInterval(() => setTries((before) => before + 1), EVERY_MS);
		return () => clearInterval(timer);
	}, [isWaiting]);

	return { order, problem, again };
}
