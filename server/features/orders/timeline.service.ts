import { sql } from "drizzle-orm";
import type { OrderDetail } from "#core/contract/orders.ts";
import type { Tx } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import type { orderEvent } from "../../db/schema.ts";
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
	const rows = events.map(({ kind, from, to, note, by: own }) => ({
		...(own ?? by),
		kind,
		from: from ?? null,
		to: to ?? null,
		note: note ?? "",
	}));
	await EVENTS(tx, { orderId, at: deps.now(), events: JSON.stringify(rows) });
}

const EVENTS = prepared<never, { orderId: number; at: Date; events: string }>(
	"order_events_new",
	sql`insert into order_event (order_id, at, actor_kind, actor_name, kind, from_value, to_value, note)
		select ${sql.placeholder("orderId")}::bigint, ${sql.placeholder("at")}::timestamptz, e."actorKind", e."actorName", e.kind, e."from", e."to", e.note
		from rows from (jsonb_to_recordset(${sql.placeholder("events")}::jsonb) as ("actorKind" text, "actorName" text, kind text, "from" text,
			"to" text, note text)) with ordinality as e ("actorKind", "actorName", kind, "from", "to", note, place)
		order by e.place`,
);
