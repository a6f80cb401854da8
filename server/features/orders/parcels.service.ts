import { and, desc, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { NewShipment } from "#core/contract/shipments.ts";
import { returnMessages } from "#core/messages/returns.ts";
import type { LineUnits } from "#core/rules/shipments.ts";
import type { Tx } from "../../db/client.ts";
import { returnRequest, shipment, shipmentLine } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor, KeyActor } from "../../http/access.ts";
import { addEvents, byActor } from "./timeline.service.ts";

/** What has not left yet, by the parcels that are written down. */
export async function listUnsent(tx: Tx, orderId: number): Promise<LineUnits[]> {
	const { rows } = await tx.execute<LineUnits>(
		sql`select line, quantity from unsent_line where order_id = ${orderId} order by line`,
	);
	return rows;
}

/** Writes a parcel down. The order must be locked, and the lines must be such as have not left. */
export async function writeParcel(
	deps: Deps,
	tx: Tx,
	orderId: number,
	{ lines, key, ...about }: Omit<NewShipment, "tracking" | "url"> & Partial<NewShipment> & { key?: string | undefined },
): Promise<number> {
	const [written] = await tx
		.insert(shipment)
		.values({ orderId, at: deps.now(), key: key ?? null, ...about })
		.returning({ id: shipment.id });
	const { id: shipmentId } = written as { id: number };
	await tx.insert(shipmentLine).values(lines.map(({ line, quantity }) => ({ shipmentId, orderId, line, quantity })));
	await deps.crashAt?.("shipment: written");
	return shipmentId;
}

/** Sends what has not left yet in one parcel, by nobody named; null when all has left. The order must be locked. */
export async function sendTheRest(deps: Deps, tx: Tx, orderId: number): Promise<number | null> {
	const lines = await listUnsent(tx, orderId);
	return lines.length === 0 ? null : writeParcel(deps, tx, orderId, { lines, carrier: "" });
}

/** The parcel with which an order became Submited had not left after all: what is in it is to be sent again. */
export async function takeNewestBack(deps: Deps, tx: Tx, actor: Actor | KeyActor, orderId: number): Promise<void> {
	const [newest] = await tx
		.select({ id: shipment.id, carrier: shipment.carrier })
		.from(shipment)
		.where(and(eq(shipment.orderId, orderId), isNull(shipment.takenBackAt)))
		.orderBy(desc(shipment.id))
		.limit(1);
	if (!newest) return;
	const returned = await tx
		.select({ id: returnRequest.id })
		.from(returnRequest)
		.where(and(eq(returnRequest.orderId, orderId), notInArray(returnRequest.state, ["refused", "cancelled"])))
		.limit(1);
	if (returned.length > 0) throw new AppError("conflict", returnMessages.parcelStays);
	await tx.update(shipment).set({ takenBackAt: deps.now() }).where(eq(shipment.id, newest.id));
	const event = { kind: "shipment", from: "sent", note: newest.carrier } as const;
	await addEvents(deps, tx, orderId, byActor(actor), [event]);
}

/** Whether something of it has left the shop at some time. */
export async function hasLeft(tx: Tx, orderId: number): Promise<boolean> {
	const { rows } = await tx.execute(
		sql`select from shipment where order_id = ${orderId} and taken_back_at is null limit 1`,
	);
	return rows.length > 0;
}

export async function wasSent(tx: Tx, orderId: number): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		select from order_event where order_id = ${orderId} and kind = 'status' and to_value = 'Submited'
		union all select from shipment where order_id = ${orderId} and taken_back_at is null limit 1`);
	return rows.length > 0;
}
