import { useEffect } from "react";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { settledSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import words from "#web/facts/messages.en.ts";
import { useRead } from "#web/loading/use-read.ts";

const EVERY_MS = 3_000;
const UNDECIDED: ReadonlySet<string> = new Set(["unknown", "pending", "in_process", "authorized"]);

/** The shop is still waiting for the card service. */
export const isUndecided = ({ orderStatus, paymentStatus }: OrderDetail) =>
	orderStatus === "Processing" && UNDECIDED.has(paymentStatus);

/** The order a link leads to, read by its token; asked again while nobody knows what became of its payment. */
export function useLinkOrder(id: string, token: string) {
	const {
		data: order,
		problem,
		again,
	} = useRead(`${id} ${token}`, async (signal) => {
		await settledSession();
		const query = { orderToken: token, language: words.language };
		return (await signedCall(orders.detail, { params: { id }, query }, { signal })).data;
	});

	const isWaiting = order !== null && isUndecided(order);
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setInterval(again, EVERY_MS);
		return () => clearInterval(timer);
	}, [isWaiting, again]);

	return { order, problem, again };
}
