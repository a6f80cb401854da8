import { and, count, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Note } from "#core/contract/notes.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { client, orders, staffNote } from "../../db/schema.ts";

/** What notes are about: an order, a client, or with an order the client it belongs to. */
export type Subject = { orderId: number | null; clientId: number | null };

const about = ({ orderId, clientId }: Subject) =>
	or(
		orderId === null ? undefined : eq(staffNote.orderId, orderId),
		clientId === null ? undefined : eq(staffNote.clientId, clientId),
	);

/** Newest first. */
export async function listNotes(db: Queryable, subject: Subject, staffId: number): Promise<Note[]> {
	const rows = await db.select().from(staffNote).where(about(subject)).orderBy(desc(staffNote.at), desc(staffNote.id));
	return rows.map((note) => ({
		id: note.id,
		about: note.orderId === null ? "client" : "order",
		at: note.at.toISOString(),
		by: note.author,
		isOwn: note.staffId === staffId,
		text: note.text,
	}));
}

export async function countNotes(tx: Tx, subject: Subject): Promise<number> {
	const [row] = await tx.select({ total: count() }).from(staffNote).where(about(subject));
	return row?.total ?? 0;
}

export async function findNote(tx: Tx, subject: Subject, id: number) {
	const [note] = await tx
		.select({ staffId: staffNote.staffId })
		.from(staffNote)
		.where(and(eq(staffNote.id, id), about(subject)))
		.for("update");
	return note ?? null;
}

/** An order and the client it belongs to, held until the transaction ends; `isForgotten`: who bought was removed from it. */
export async function lockOrder(tx: Tx, id: number) {
	const [order] = await tx
		.select({
			orderId: orders.id,
			clientId: orders.clientId,
			isForgotten: sql<boolean>`${orders.personalDataRemovedAt} is not null`,
		})
		.from(orders)
		.where(eq(orders.id, id))
		.for("no key update");
	return order ?? null;
}

export async function findSubject(db: Queryable, orderId: number): Promise<Subject | null> {
	const [order] = await db
		.select({ orderId: orders.id, clientId: orders.clientId })
		.from(orders)
		.where(eq(orders.id, orderId));
	return order ?? null;
}

/** A client who has not left, by their phone. */
export async function lockClientSubject(tx: Tx, phone: number): Promise<Subject | null> {
	const [found] = await tx
		.select({ clientId: client.id })
		.from(client)
		.where(and(eq(client.phone, phone), isNull(client.deletedAt)))
		.for("no key update");
	return found ? { orderId: null, clientId: found.clientId } : null;
}

export async function findClientSubject(db: Queryable, phone: number): Promise<Subject | null> {
	const [found] = await db
		.select({ clientId: client.id })
		.from(client)
		.where(and(eq(client.phone, phone), isNull(client.deletedAt)));
	return found ? { orderId: null, clientId: found.clientId } : null;
}
