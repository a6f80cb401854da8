import type { OrderDetail } from "#core/contract/orders.ts";
import type { Tx } from "../../db/client.ts";
import { orderEvent } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, isOfTheShop, type KeyActor } from "../../http/access.ts";

type EventRow = typeof orderEvent.$inferInsert;
export type By = Pick<EventRow, "actorKind" | "actorName">;
export type NewEvent = {
	kind: "placed" | "payment" | "status" | "refund" | "confirmed" | "units" | "shipment" | "address" | "return";
	from?: string | null;
	to?: string | null;
	note?: string;
	/** When it is somebody else's than the others'. */
	by?: By;
};

export const BY_SHOP: By = { actorKind: "shop", actorName: "" };
export const BY_PROVIDER: By = { actorKind: "provider", actorName: "" };

export function byActor(actor: Actor | KeyActor): By {
	return isOfTheShop(actor)
		? { actorKind: "staff", actorName: actor.userName }
		: { actorKind: "client", actorName: "" };
}

/** The order as anybody may see it: the log-in names and reasons of staff, and where a gift goes, are for staff alone. */
export function forEyesOf(actor: Actor | KeyActor, order: OrderDetail): OrderDetail {
	if (isOfTheShop(actor)) return order;
	return {
		...order,
		gift: order.gift && { ...order.gift, recipient: null },
		timeline: order.timeline.map((event) => ({ ...event, name: "" })),
		refunds: order.refunds.map((refund) => ({ ...refund, reason: "" })),
	};
}

export async function addEvents(
	deps: Pick<Deps, "now">,
	tx: Tx,
	orderId: number,
	by: By,
	events: readonly NewEvent[],
): Promise<void> {
	if (events.length === 0) return;
	const at = deps.now();
	await tx.insert(orderEvent).values(
		events.map(({ kind, from, to, note, by: own }) => ({
			orderId,
			at,
			...(own ?? by),
			kind,
			fromValue: from ?? null,
			toValue: to ?? null,
			note: note ?? "",
		})),
	);
}
