import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { client, mail, orderEvent, orders, refund, returnRequest, shipment } from "../../db/schema.ts";
import { forgetOrderNotes } from "../notes/notes.service.ts";
import { keyToShop } from "./orders.mails.ts";

/**
 * Removes who bought from the orders of deleted clients that need it no longer: those sent or cancelled, with no return under way. Called when an
 * account ends and when an order changes its status (`which` names it), and now and then for all. The mail that told the
 * shop of the order goes with it, and so do the numbers its parcels are followed by, what staff noted, and corrected addresses.
 */
export async function forgetBuyersOfDeleted(tx: Tx, now: Date, which?: SQL): Promise<void> {
	const forgotten = await tx
		.update(orders)
		.set({
			name: "",
			lastname: "",
			phone: null,
			email: "",
			streetNumber: "",
			city: "",
			provinceDepartment: "",
			zipCode: "",
			particularDetails: "",
			personalDataRemovedAt: now,
		})
		.where(
			and(
				inArray(orders.status, ["Submited", "Canceled"]),
				isNull(orders.personalDataRemovedAt),
				inArray(orders.clientId, tx.select({ id: client.id }).from(client).where(isNotNull(client.deletedAt))),
				sql`not exists (select from return_request r where r.order_id = ${orders.id} and (r.state in ('requested', 'approved')
					or (r.sent_at is null and exists (select from return_line l where l.return_id = r.id and l.outcome = 'exchange'))))`,
				which,
			),
		)
		.returning({ id: orders.id });
	await forgetRecipients(tx);
	const ids = forgotten.map(({ id }) => id);
	if (ids.length > 0) await tx.update(shipment).set({ tracking: "", url: "" }).where(inArray(shipment.orderId, ids));
	if (ids.length > 0)
		await tx
			.update(returnRequest)
			.set({ refusal: "", tracking: "", url: "" })
			.where(inArray(returnRequest.orderId, ids));
	// Why money went back may say something of who got it.
	if (ids.length > 0) await tx.update(refund).set({ reason: "" }).where(inArray(refund.orderId, ids));
	if (ids.length > 0) {
		await forgetOrderNotes(tx, ids);
		const corrected = and(inArray(orderEvent.orderId, ids), eq(orderEvent.kind, "address"));
		await tx.update(orderEvent).set({ fromValue: null, toValue: null }).where(corrected);
	}
	const told = forgotten.map(({ id }) => keyToShop(id));
	if (told.length > 0) await tx.delete(mail).where(inArray(mail.dedupeKey, told));
}

/** Where a gift went is forgotten with whom it went to, once it has left, and with whoever bought it. */
async function forgetRecipients(tx: Tx): Promise<void> {
	await tx.execute(sql`
		update gift_order g set name = '', lastname = '', phone = null, street_number = '', city = '', province_department = '',
			zip_code = '', particular_details = ''
		from orders o
		where o.id = g.order_id and o.status in ('Submited', 'Canceled') and g.city <> '' and (o.personal_data_removed_at is not null
			or exists (select from client c where c.id = g.owner_id and c.deleted_at is not null))`);
}

/** After the account itself: what is still to be sent keeps its buyer until it has left. */
export function forgetBuyer(tx: Tx, { id }: { id: number }, now: Date): Promise<void> {
	return forgetBuyersOfDeleted(tx, now, eq(orders.clientId, id));
}
