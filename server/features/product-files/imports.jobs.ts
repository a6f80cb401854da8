import { and, eq, gte, sql } from "drizzle-orm";
import { type FileProblem, problemAt } from "#core/rules/file-problems.ts";
import { change } from "../../cache/change.ts";
import { productImport, productImportItem, productImportPart, staff } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { job } from "../../jobs/queue.ts";
import { undoNext } from "../changes/undo-import.service.ts";
import { applyDrafts, ImportStopped } from "./apply.service.ts";
import type { Draft } from "./drafts.rules.ts";
import { importQueue } from "./import-queue.rules.ts";
import { addSlice, beginImport, SLICE_PRODUCTS, sliceLength } from "./import-slices.service.ts";
import { keepDrafts, partsOf } from "./imports.queries.ts";
import { keepPictures } from "./pictures-archive.service.ts";
import { readSetting, type Setting } from "./plan-batch.service.ts";
import { readFile } from "./read-file.service.ts";

/** Transactions of one job; then the next one goes on, so that a process that dies holds up nothing for long. */
const PER_JOB = 160;

type ImportRow = typeof productImport.$inferSelect;
type Importing = Awaited<ReturnType<typeof importerOf>>;

/** Goes on with an import wherever it stands. Whatever runs twice finds what is done and leaves it. */
export const importJob = job<{ id: number }>({
	queue: importQueue,
	async work(deps, { id }, { isLast }) {
		const [row] = await deps.db.select().from(productImport).where(eq(productImport.id, id));
		if (!row) return;
		const who = await importerOf(deps, row);
		try {
			if (row.kind === "pictures") await goOn(deps, row, () => keepPictures(deps, row, who), 1);
			else if (row.state === "reading") await read(deps, row, await readSetting(deps, who, row.fallback));
			else if (row.state === "applying") await goOn(deps, row, () => applySome(deps, row, who));
			else if (row.state === "undoing") await goOn(deps, row, () => undoNext(deps, who, row.id));
		} catch (error) {
			const mayStop = row.kind === "products" && row.state === "applying";
			if (!mayStop || !(error instanceof ImportStopped || isLast)) throw error;
			await takeAllBack(deps, row.id, error instanceof ImportStopped ? error.problem : INTERRUPTED);
		}
	},
});

const INTERRUPTED = problemAt({ line: 1, column: "" }, "interrupted");

async function importerOf({ db }: Deps, { staffId }: ImportRow) {
	const [found] = await db
		.select({ staffId: staff.id, userName: staff.userName, rol: staff.rol })
		.from(staff)
		.where(eq(staff.id, staffId ?? 0));
	return found ?? { staffId: null, userName: "", rol: "employee" as const };
}

/** Looks at the whole file; only when nothing is wrong with it does anything follow. */
async function read(deps: Deps, { id, dry }: ImportRow, setting: Setting): Promise<void> {
	let position = 0;
	const { errors, ...counts } = await readFile(deps, setting, partsOf(deps.db, id), async (planned, sofar) => {
		const drafts = planned.map(({ draft }, at) => ({ position: position + at, draft }));
		position += planned.length;
		if (!dry && drafts.length > 0) await keepDrafts(deps.db, id, drafts);
		const done = sofar.created + sofar.changed + sofar.unchanged;
		await deps.db.update(productImport).set({ done }).where(eq(productImport.id, id));
		await deps.crashAt?.("import: products kept");
	});
	const isWritten = !dry && errors.length === 0;
	const state = isWritten ? "applying" : errors.length > 0 ? "refused" : "checked";
	await deps.db.transaction(async (tx) => {
		await tx
			.update(productImport)
			.set({ ...counts, errors, state, done: 0, total: counts.created + counts.changed })
			.where(and(eq(productImport.id, id), eq(productImport.state, "reading")));
		await tx.delete(productImportPart).where(eq(productImportPart.importId, id));
		if (isWritten) await enqueue(deps, tx, importQueue, { id });
	});
	await deps.crashAt?.("import: read");
}

/** Takes steps until one says that it was the last, or until it is time for the next job. */
async function goOn(
	deps: Deps,
	{ id }: ImportRow,
	step: () => Promise<boolean>,
	steps: number = PER_JOB,
): Promise<void> {
	for (let done = 0; done < steps; done += 1) {
		if (await step()) return;
		await deps.crashAt?.("import: slice committed");
	}
	await deps.db.transaction((tx) => enqueue(deps, tx, importQueue, { id }));
}

/** The next products of the file, in one transaction; true once there are no more. */
async function applySome(deps: Deps, { id, fallback }: ImportRow, who: Importing): Promise<boolean> {
	const setting = await readSetting(deps, who, fallback);
	return change(deps, async (tx, touch) => {
		const [row] = await tx.select().from(productImport).where(eq(productImport.id, id)).for("update");
		if (row?.state !== "applying") return true;
		const items = await tx
			.select({ draft: productImportItem.draft })
			.from(productImportItem)
			.where(and(eq(productImportItem.importId, id), gte(productImportItem.position, row.done)))
			.orderBy(productImportItem.position)
			.limit(SLICE_PRODUCTS);
		if (items.length === 0) {
			// Read before the pages are dropped: who comes first after that waits for little.
			await deps.catalogue.read(deps.pool);
			await tx.update(productImport).set({ state: "done" }).where(eq(productImport.id, id));
			await tx.delete(productImportItem).where(eq(productImportItem.importId, id));
			touch("catalogue");
			return true;
		}
		const waiting = items.map(({ draft }) => draft as Draft);
		const drafts = waiting.slice(0, sliceLength(waiting));
		const { changeId } = await beginImport(deps, tx, who, row);
		const made = await applyDrafts(deps, tx, setting, drafts);
		await addSlice(tx, changeId, made);
		await deps.crashAt?.("import: slice written");
		await tx
			.update(productImport)
			.set({ done: row.done + drafts.length })
			.where(eq(productImport.id, id));
		for (const product of made.products) touch(`product:${product.id}`, `stock:${product.id}`);
		return false;
	});
}

/** Something came between: what is written already is taken back by the next job. */
async function takeAllBack(deps: Deps, id: number, problem: FileProblem): Promise<void> {
	await deps.db.transaction(async (tx) => {
		await tx
			.update(productImport)
			.set({ state: "undoing", errors: [problem], done: 0, total: sql`${productImport.done}` })
			.where(eq(productImport.id, id));
		await enqueue(deps, tx, importQueue, { id });
	});
}
