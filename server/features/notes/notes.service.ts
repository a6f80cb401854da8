import { eq, inArray } from "drizzle-orm";
import type { Note } from "#core/contract/notes.ts";
import { noteMessages } from "#core/messages/notes.ts";
import { NOTES_MAX } from "#core/rules/notes.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { staffNote } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import {
	countNotes,
	findClientSubject,
	findNote,
	findSubject,
	listNotes,
	lockClientSubject,
	lockOrder,
	type Subject,
} from "./notes.queries.ts";

export async function notesOfOrder(deps: Deps, actor: StaffActor, orderId: number): Promise<Note[]> {
	return listNotes(deps.db, there(await findSubject(deps.db, orderId)), actor.staffId);
}

export async function notesOfClient(deps: Deps, actor: StaffActor, phone: number): Promise<Note[]> {
	return listNotes(deps.db, there(await findClientSubject(deps.db, phone)), actor.staffId);
}

/** Notes something about an order, or about the client it belongs to. */
export function noteAboutOrder(
	deps: Deps,
	actor: StaffActor,
	orderId: number,
	{ about, text }: Pick<Note, "about" | "text">,
): Promise<Note[]> {
	return change(deps, async (tx) => {
		const order = there(await lockOrder(tx, orderId));
		if (order.isForgotten) throw new AppError("conflict", noteMessages.forgotten);
		if (about === "client" && order.clientId === null) throw new AppError("conflict", noteMessages.guest);
		const subject = about === "client" ? { ...order, orderId: null } : { ...order, clientId: null };
		await write(deps, tx, actor, subject, text);
		return listNotes(tx, order, actor.staffId);
	});
}

export function noteAboutClient(deps: Deps, actor: StaffActor, phone: number, text: string): Promise<Note[]> {
	return change(deps, async (tx) => {
		const subject = there(await lockClientSubject(tx, phone));
		await write(deps, tx, actor, subject, text);
		return listNotes(tx, subject, actor.staffId);
	});
}

export function removeFromOrder(deps: Deps, actor: StaffActor, orderId: number, id: number): Promise<Note[]> {
	return change(deps, async (tx) => removeOwn(tx, actor, there(await findSubject(tx, orderId)), id));
}

export function removeFromClient(deps: Deps, actor: StaffActor, phone: number, id: number): Promise<Note[]> {
	return change(deps, async (tx) => removeOwn(tx, actor, there(await findClientSubject(tx, phone)), id));
}

async function removeOwn(tx: Tx, { staffId }: StaffActor, subject: Subject, id: number): Promise<Note[]> {
	const note = there(await findNote(tx, subject, id));
	if (note.staffId !== staffId) throw new AppError("forbidden", noteMessages.others);
	await tx.delete(staffNote).where(eq(staffNote.id, id));
	return listNotes(tx, subject, staffId);
}

async function write(
	deps: Deps,
	tx: Tx,
	{ staffId, userName: author }: StaffActor,
	{ orderId, clientId }: Subject,
	text: string,
): Promise<void> {
	if ((await countNotes(tx, { orderId, clientId })) >= NOTES_MAX) throw new AppError("conflict", noteMessages.full);
	await tx.insert(staffNote).values({ orderId, clientId, staffId, author, text, at: deps.now() });
}

function there<T>(found: T | null): T {
	if (found === null) throw new AppError("not_found");
	return found;
}

/** Of a client who leaves. */
export async function forgetNotes(tx: Tx, { id }: { id: number }): Promise<void> {
	await tx.delete(staffNote).where(eq(staffNote.clientId, id));
}

/** Of orders from which the buyer is removed. */
export async function forgetOrderNotes(tx: Tx, orderIds: number[]): Promise<void> {
	await tx.delete(staffNote).where(inArray(staffNote.orderId, orderIds));
}
