import { eq } from "drizzle-orm";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { productImport, productImportItem } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { StaffActor } from "../../http/access.ts";
import { enqueue } from "../../jobs/jobs.ts";
import type { StaffMember } from "../audit-log/audit-log.service.ts";
import { findUndo, type HeldChange, holdChange } from "./changes.queries.ts";
import { recordUndo } from "./record-change.service.ts";
import { undoQueue } from "./undo-queue.rules.ts";
import { undoSlice } from "./undo-slice.service.ts";

type Undoing = { id: number; held: HeldChange };

/** Has an import taken back as a job. Who asks again finds it under way, because whoever asks holds the change. */
export async function beginUndo(
	deps: Deps,
	tx: Tx,
	actor: StaffActor,
	{ importId, ...of }: Undoing & { importId: number },
): Promise<number> {
	await undoOf(deps, tx, actor, of);
	await tx
		.update(productImport)
		.set({ state: "undoing", done: 0, total: of.held.products, keptProducts: 0, kept: [] })
		.where(eq(productImport.id, importId));
	await enqueue(deps, tx, undoQueue, { importId, staffId: actor.staffId });
	return importId;
}

/** However many transactions it takes, and whoever goes on with it after a crash, taking back is one change. */
async function undoOf(deps: Deps, tx: Tx, who: StaffMember, { id, held }: Undoing): Promise<number | null> {
	return (await findUndo(tx, id)) ?? recordUndo(deps, tx, who, { id, held, isEmpty: false });
}

/**
 * Takes the next products of an import back, in one transaction; true once there are no more. One that has errors came to
 * an end by itself and is told as failed, the others as taken back.
 */
export async function undoNext(deps: Deps, who: StaffMember, importId: number): Promise<boolean> {
	const isOver = await change(deps, async (tx, touch) => {
		const isThis = eq(productImport.id, importId);
		const [{ changeId } = { changeId: null }] = await tx.select().from(productImport).where(isThis);
		// In the order in which whoever asks for it holds them.
		const held = changeId === null ? undefined : await holdChange(tx, changeId);
		const [row] = await tx.select().from(productImport).where(isThis).for("update");
		if (row?.state !== "undoing") return true;
		let isLast = true;
		if (changeId !== null && held) {
			const before = { change: await undoOf(deps, tx, who, { id: changeId, held }), products: 0, ...keptOf(row) };
			const slice = await undoSlice(deps, tx, who, { id: changeId, held, undone: before, touch });
			isLast = slice.isLast;
			const { keptProducts, kept } = slice.undone;
			await tx
				.update(productImport)
				.set({ done: row.done + slice.at, keptProducts, kept })
				.where(isThis);
		}
		if (!isLast) return false;
		// Read before the pages are dropped: who comes first after that waits for little.
		await deps.catalogue.read(deps.pool);
		await tx
			.update(productImport)
			.set({ state: row.errors.length > 0 ? "failed" : "done" })
			.where(isThis);
		await tx.delete(productImportItem).where(eq(productImportItem.importId, importId));
		touch("catalogue");
		return true;
	});
	await deps.crashAt?.("import: taken back");
	return isOver;
}

const keptOf = ({ keptProducts, kept }: typeof productImport.$inferSelect) => ({ keptProducts, kept });

/** It was tried often enough: what is not back yet can be taken back again. */
export async function giveUpUndo({ db }: Deps, importId: number): Promise<void> {
	await db.update(productImport).set({ state: "done" }).where(eq(productImport.id, importId));
}
