import { randomInt } from "node:crypto";
import type { Cards, makePayments } from "../../../bench/buyers.ts";
import { send } from "../../../bench/steady.ts";
import type { Cluster } from "../cluster.ts";
import { cardKeys } from "../programs.ts";
import { addressOf } from "../values.ts";

export type Payment = Awaited<ReturnType<typeof makePayments>>[number];

/** The card service that stands in, for those who make cards there. */
export function cardsOf(cluster: Cluster): Cards {
	const address = `http://${addressOf(cluster.values, "world")}:9100`;
	return { address, stop: async () => {}, ...cardKeys(cluster) };
}

/** Everybody is somebody else: rows of one buyer would have all of them wait for each other. */
export function somebody(): { address: string; email: string; phone: number } {
	const number = randomInt(800_000_000);
	const address = [10, number >> 16, number >> 8, number].map((part) => part & 255).join(".");
	return { address, email: `buyer-${number}@mail.test`, phone: 1_100_000_000 + number };
}

export function ofSomebody(payment: Payment): { address: string; body: Payment } {
	const { address, email, phone } = somebody();
	const shipping = { ...payment.shipping, email, phone };
	return { address, body: { ...payment, payer: { ...payment.payer, email }, shipping } };
}

export function sendOrder(origin: string, { address, body }: ReturnType<typeof ofSomebody>, key: string) {
	const headers = { "idempotency-key": key, "x-forwarded-for": address };
	return send(`${origin}/api/payments`, { method: "POST", headers, body });
}
