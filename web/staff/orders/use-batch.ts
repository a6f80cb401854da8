import { useEffect, useRef, useState } from "react";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { type SendingState, sendingState, unsentOf } from "#core/rules/shipments.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { MOST_ORDERS, readOrder } from "./orders-by-id.ts";
import messages from "./send-many.messages.en.ts";

export type Batched = {
	id: number;
	state: SendingState | "reading" | "unknown" | "sending" | "done" | "refused";
	order: OrderDetail | null;
	tracking: string;
	/** What the shop said against it. */
	problem: string;
	/** So that a parcel whose answer was lost is not sent twice. */
	key: string;
};

/** The orders that are to leave together, as they stand in the shop; each is sent by itself. */
export function useBatch(ids: readonly number[]) {
	const [batch, setBatch] = useState<readonly Batched[]>([]);
	const begun = useRef(false);
	const change = (id: number, now: Partial<Batched>) =>
		setBatch((before) => before.map((one) => (one.id === id ? { ...one, ...now } : one)));

	const add = async (id: number): Promise<void> => {
		const one: Batched = { id, state: "reading", order: null, tracking: "", problem: "", key: crypto.randomUUID() };
		setBatch((before) => (before.some((known) => known.id === id) ? before : [...before, one]));
		try {
			const order = await readOrder(id);
			change(id, { order, state: order ? sendingState(order) : "unknown" });
		} catch (error) {
			change(id, { state: "refused", problem: (error as ApiError).message });
		}
	};

	const sendOne = async ({ id, order, tracking, key }: Batched, carrier: string): Promise<void> => {
		if (!order) return;
		change(id, { state: "sending", problem: "" });
		try {
			const body = { lines: unsentOf(order), carrier, tracking };
			await signedCall(orders.ship, { params: { id }, headers: { "idempotency-key": key }, body });
			change(id, { state: "done" });
		} catch (error) {
			change(id, { state: "refused", problem: (error as ApiError).message });
		}
	};

	useEffect(() => {
		if (begun.current) return;
		begun.current = true;
		for (const id of ids) void add(id);
	});

	return {
		batch,
		add,
		/** Why a number is not taken; null when it is. */
		whyNot: (id: number | null): string | null => {
			if (id === null) return messages.noNumber;
			if (batch.some((one) => one.id === id)) return messages.known(id);
			return batch.length >= MOST_ORDERS ? messages.most(MOST_ORDERS) : null;
		},
		remove: (id: number) => setBatch((before) => before.filter((one) => one.id !== id)),
		track: (id: number, tracking: string) => change(id, { tracking }),
		/** One after the other: each is a change of its own, and what one refuses stops no other. */
		sendAll: async (carrier: string) => {
			for (const one of batch.filter(isSendable)) await sendOne(one, carrier);
		},
	};
}

/** What was refused can be tried again, as far as the shop knows the order. */
export const isSendable = ({ state, order }: Batched) =>
	state === "sendable" || (state === "refused" && order !== null);
