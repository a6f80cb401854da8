import { listMessages } from "#core/messages/lists.ts";
import type { Tx } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import { isCollaborator, lockList } from "./lists.queries.ts";

/** A list somebody takes part in, held still. Somebody else's looks exactly like none. */
export async function lockAsMember(tx: Tx, listId: number, clientId: number) {
	const row = await lockList(tx, listId);
	if (!row) throw new AppError("not_found");
	const isCreator = row.clientId === clientId;
	// Asked only now: who takes part may have changed while this waited for the list.
	if (!isCreator && !(await isCollaborator(tx, listId, clientId))) throw new AppError("not_found");
	return { ...row, isCreator };
}

/** A list somebody created, held still. A collaborator knows it and is told; others are not. */
export async function lockAsCreator(tx: Tx, listId: number, clientId: number) {
	const row = await lockAsMember(tx, listId, clientId);
	if (!row.isCreator) throw new AppError("forbidden", listMessages.creatorOnly);
	return row;
}
