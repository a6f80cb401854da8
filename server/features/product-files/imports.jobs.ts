import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { FileProblem } from "#core/contract/product-files.ts";
import { change } from "../../cache/change.ts";
import { productImport, productImportItem, productImportPart, staff } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { job } from "../../jobs/queue.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { applyPlan, holdProducts, ImportStopped } from "./apply.service.ts";
import type { Draft } from "./drafts.rules.ts";
import { importQueue, type WantedImport } from "./import-queue.rules.ts";
import { keepDrafts } from "./imports.queries.ts";
import { planBatch, readSetting, type Setting } from "./plan-batch.service.ts";
import { readFile } from "./read-file.service.ts";
import type { Undo } from "./undo.rules.ts";
import { undoProduct } from "./undo.service.ts";

/** Products in one transaction: short, so that nobody who buys one of them waits long. */
const TOGETHER = 25;
/** Transactions of one job; then the next one goes on, so that a process that dies holds up nothing for long. */
const PER_JOB = 40;

type ImportRow = typeof productImport.$inferSelect;

/** Goes on with an import wherever it stands. Whatever runs twice finds what is done and leaves it. */
export const importJob = job<WantedImport>({
	queue: importQueue,
	async work(deps, { id, by }, { isLast }) {
		const [row] = await deps.db.select().from(productImport).where(eq(productImport.id, id));
		if (!row) return;
		try {
			const setting = await readSetting(deps, await staffWith(deps, by ?? row.staffId));
			if (row.state === "reading") await read(deps, row, setting);
			else if (row.state === "applying" || row.state === "undoing") await goOn(deps, row, setting, by);
		} catch (error) {
			if (!(error instanceof ImportStopped) && !(isLast && row.state === "applying")) throw error;
			await takeAllBack(deps, row.id, error instanceof ImportStopped ? error.problem : INTERRUPTED);
		}
	},
});

const INTERRUPTED: FileProblem = { line: 1, column: "", message: "The shop was interrupted too often: try again" };

async function staffWith({ db }: Deps, staffId: number | null) {
	const [found] = await db
		.select({ staffId: staff.id, userName: staff.userName, rol: staff.rol })
		.from(staff)
		.where(eq(staff.id, staffId ?? 0));
	return found ?? { staffId: null, userName: "", rol: "employee" as const };
}

/** Looks at the whole file; only when nothing is wrong with it does anything follow. */
async function read(deps: Deps, { id, dry }: ImportRow, setting: Setting): Promise<void> {
	let position = 0;
	const { errors, ...counts } = await readFile(deps, setting, partsOf(deps, id), async (planned, sofar) => {
		const drafts = planned.map(({ draft }, at) => ({ position: position + at, draft }));
		position += planned.length;
		if (!dry && drafts.length > 0) await keepDrafts(deps.db, id, drafts);
		const done = sofar.created + sofar.changed + sofar.unchanged;
		await deps.db.update(productImport).set({ done }).where(eq(productImport.id, id));
	});
	const isWritten = !dry && errors.length === 0;
	const state = isWritten ? "applying" : errors.length > 0 ? "refused" : "checked";
	await deps.db.transaction(async (tx) => {
		await tx
			.update(productImport)
			.set({ ...counts, errors, state, done: 0 })
			.where(and(eq(productImport.id, id), eq(productImport.state, "reading")));
		await tx.delete(productImportPart).where(eq(productImportPart.importId, id));
		if (isWritten) await enqueue(deps, tx, importQueue, { id });
	});
}

async function* partsOf({ db }: Deps, importId: number): AsyncGenerator<Buffer> {
	for (let position = 0; ; position += 1) {
		const [part] = await db
			.select({ bytes: productImportPart.bytes })
			.from(productImportPart)
			.where(and(eq(productImportPart.importId, importId), eq(productImportPart.position, position)));
		if (!part) return;
		yield part.bytes;
	}
}

async function goOn(deps: Deps, row: ImportRow, setting: Setting, by: number | undefined): Promise<void> {
	const step = row.state === "applying" ? applySome : undoSome;
	for (let done = 0; done < PER_JOB; done += 1) {
		if (await step(deps, row, setting)) return;
	}
	await deps.db.transaction((tx) => enqueue(deps, tx, importQueue, { id: row.id, by }));
}

/** The next products of the file, in one transaction; true once there are no more. */
async function applySome(deps: Deps, { id }: ImportRow, setting: Setting): Promise<boolean> {
	return change(deps, async (tx, touch) => {
		const [row] = await tx.select().from(productImport).where(eq(productImport.id, id)).for("update");
		if (row?.state !== "applying") return true;
		const items = await tx
			.select({ position: productImportItem.position, draft: productImportItem.draft })
			.from(productImportItem)
			.where(
				and(
					eq(productImportItem.importId, id),
					sql`${productImportItem.position} >= ${row.done}`,
					isNull(productImportItem.undo),
				),
			)
			.orderBy(productImportItem.position)
			.limit(TOGETHER);
		if (items.length === 0) {
			await tx.update(productImport).set({ state: "done" }).where(eq(productImport.id, id));
			await noteInAuditLog(deps, tx, setting.who, "products.import", id, {
				created: row.created,
				changed: row.changed,
			});
			touch("catalogue");
			return true;
		}
		const drafts = items.map(({ draft }) => draft as Draft);
		await holdProducts(tx, drafts);
		const planned = await planBatch(deps, setting, drafts, (problem) => {
			throw new ImportStopped(problem);
		});
		const undos: { position: number; undo: Undo }[] = [];
		for (const [at, next] of planned.entries()) {
			const undo = await applyPlan(deps, tx, setting.who, next);
			if (undo) undos.push({ position: items[at]?.position ?? 0, undo });
		}
		await tx.execute(sql`
			update product_import_item i set undo = given.undo
			from jsonb_to_recordset(${JSON.stringify(undos)}::jsonb) as given (position int, undo jsonb)
			where i.import_id = ${id} and i.position = given.position`);
		const done = (items.at(-1)?.position ?? 0) + 1;
		await tx.update(productImport).set({ done }).where(eq(productImport.id, id));
		return false;
	});
}

/** Something came between: what is written already is taken back by the next jobs. */
async function takeAllBack(deps: Deps, id: number, problem: FileProblem): Promise<void> {
	await deps.db.transaction(async (tx) => {
		await tx
			.update(productImport)
			.set({ state: "undoing", errors: [problem], done: 0 })
			.where(eq(productImport.id, id));
		await enqueue(deps, tx, importQueue, { id });
	});
}

/** Takes the last products back that are still as the import left them; true once there are no more. */
async function undoSome(deps: Deps, { id }: ImportRow, { who }: Setting): Promise<boolean> {
	return change(deps, async (tx, touch) => {
		const [row] = await tx.select().from(productImport).where(eq(productImport.id, id)).for("update");
		if (row?.state !== "undoing") return true;
		const items = await tx
			.select({ position: productImportItem.position, undo: productImportItem.undo })
			.from(productImportItem)
			.where(and(eq(productImportItem.importId, id), isNotNull(productImportItem.undo)))
			.orderBy(desc(productImportItem.position))
			.limit(TOGETHER);
		if (items.length === 0) {
			const state = row.errors.length > 0 ? "failed" : "undone";
			await tx.update(productImport).set({ state }).where(eq(productImport.id, id));
			touch("catalogue");
			return true;
		}
		for (const { undo } of items) await undoProduct(deps, tx, who, undo as Undo);
		const first = items.at(-1)?.position ?? 0;
		await tx.execute(sql`update product_import_item set undo = null where import_id = ${id} and position >= ${first}`);
		await tx
			.update(productImport)
			.set({ done: row.done + items.length })
			.where(eq(productImport.id, id));
		return false;
	});
}
