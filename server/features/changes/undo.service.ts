import type { Undone } from "#core/contract/changes.ts";
import { rightsOf } from "#core/contract/staff-permissions.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { UNDO_MS } from "#core/rules/undo.ts";
import { change } from "../../cache/change.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { type HeldChange, holdChange } from "./changes.queries.ts";
import { beginUndo } from "./undo-import.service.ts";
import { IMPORTED_AT_ONCE, NOTHING_UNDONE, undoSlice } from "./undo-slice.service.ts";

/**
 * Takes a change of products back: a new change, which leaves alone what others made of them since. An import of more
 * products than one transaction puts back goes on as a job, which is the answer then.
 */
export async function undoChange(deps: Deps, actor: StaffActor, id: number): Promise<Undone | { job: number }> {
	let undone = NOTHING_UNDONE;
	for (;;) {
		const slice = await change(deps, async (tx, touch) => {
			const held = await holdChange(tx, id);
			if (!held) throw new AppError("not_found", refusalMessages.noChange);
			await requireOwn(deps, actor, held);
			if (held.importId !== null && held.products > IMPORTED_AT_ONCE)
				return { job: await beginUndo(deps, tx, actor, { id, held, importId: held.importId }) };
			const made = await undoSlice(deps, tx, actor, { id, held, undone, touch });
			if (made.undone.products > 0) touch("catalogue");
			return made;
		});
		if ("job" in slice) return slice;
		undone = slice.undone;
		if (slice.isLast) return undone;
	}
}

/** Whoever made a change takes it back, or an admin; and only for a day. */
async function requireOwn(deps: Deps, actor: StaffActor, held: HeldChange): Promise<void> {
	const allowed = rightsOf(actor.rol, (await deps.settings.current()).staff.permissions);
	const isOwn = actor.rol === "admin" || held.staffId === actor.staffId;
	if (!isOwn || held.rights.some((right) => !allowed.includes(right))) throw new AppError("forbidden");
	if (held.undoneAt !== null) throw new AppError("conflict", refusalMessages.changeUndone);
	if (held.isGoingOn) throw new AppError("conflict", refusalMessages.importGoesOn);
	if (deps.now().getTime() - new Date(held.at).getTime() > UNDO_MS)
		throw new AppError("gone", refusalMessages.changeTooOld);
}
