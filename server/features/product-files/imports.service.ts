import type { Readable } from "node:stream";
import { and, desc, eq, lt, or } from "drizzle-orm";
import { ANSWERED_BYTES_MAX, FILE_BYTES_MAX, type ImportStatus } from "#core/contract/product-files.ts";
import { productImport, productImportPart } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { type ImportedAtOnce, importAtOnce } from "./import-at-once.service.ts";
import { importQueue } from "./import-queue.rules.ts";

const UNDO_MS = 24 * 3_600_000;
const RECEIVED_MS = 3_600_000;
const LISTED = 10;

type ImportRow = typeof productImport.$inferSelect;

/** Takes a file: a small one is dealt with before the answer, of a larger one the answer is the job that does it. */
export async function takeFile(
	deps: Deps,
	actor: StaffActor,
	body: Readable,
	dry: boolean,
): Promise<ImportedAtOnce | { job: number }> {
	const begun: Buffer[] = [];
	let size = 0;
	const bytes = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
	for (let next = await bytes.next(); !next.done; next = await bytes.next()) {
		size += next.value.length;
		begun.push(next.value);
		if (size > ANSWERED_BYTES_MAX) return { job: await keepLarge(deps, actor, Buffer.concat(begun), bytes, dry) };
	}
	return importAtOnce(deps, actor, Buffer.concat(begun), dry);
}

/** Writes a large file down as it comes, and its job once all of it is there. */
async function keepLarge(
	deps: Deps,
	{ staffId }: StaffActor,
	begun: Buffer,
	rest: AsyncIterator<Buffer>,
	dry: boolean,
): Promise<number> {
	const [row] = await deps.db
		.insert(productImport)
		.values({ staffId, state: "receiving", dry, at: deps.now() })
		.returning({ id: productImport.id });
	const importId = (row as { id: number }).id;
	try {
		let position = 0;
		let size = begun.length;
		let waiting = [begun];
		let waitingSize = size;
		const keep = async () => {
			await deps.db.insert(productImportPart).values({ importId, position, bytes: Buffer.concat(waiting) });
			position += 1;
			waiting = [];
			waitingSize = 0;
		};
		for (let next = await rest.next(); !next.done; next = await rest.next()) {
			size += next.value.length;
			if (size > FILE_BYTES_MAX) throw new AppError("too_large", "This file is larger than 64 MB");
			waiting.push(next.value);
			waitingSize += next.value.length;
			if (waitingSize >= ANSWERED_BYTES_MAX) await keep();
		}
		await keep();
		await deps.db.transaction(async (tx) => {
			await tx.update(productImport).set({ state: "reading" }).where(eq(productImport.id, importId));
			await enqueue(deps, tx, importQueue, { id: importId });
		});
		return importId;
	} catch (error) {
		await deps.db.delete(productImport).where(eq(productImport.id, importId));
		throw error;
	}
}

export async function getImport(deps: Deps, id: number): Promise<ImportStatus> {
	const [row] = await deps.db.select().from(productImport).where(eq(productImport.id, id));
	if (!row) throw new AppError("not_found", "There is no such import");
	return statusOf(deps, row);
}

export async function listImports(deps: Deps): Promise<ImportStatus[]> {
	const rows = await deps.db
		.select()
		.from(productImport)
		.orderBy(desc(productImport.at), desc(productImport.id))
		.limit(LISTED);
	return rows.map((row) => statusOf(deps, row));
}

/** Begins to take an import back, one's own or as an admin anybody's; the job does it. */
export async function undoImport(deps: Deps, { rol, staffId }: StaffActor, id: number): Promise<ImportStatus> {
	await deps.db.transaction(async (tx) => {
		const [row] = await tx.select().from(productImport).where(eq(productImport.id, id)).for("update");
		if (!row) throw new AppError("not_found", "There is no such import");
		if (rol !== "admin" && row.staffId !== staffId) throw new AppError("forbidden");
		if (row.state === "undoing" || row.state === "undone") return;
		if (undoUntil(row, deps.now()) === null) throw new AppError("conflict", "This import can no longer be taken back");
		await tx.update(productImport).set({ state: "undoing", done: 0 }).where(eq(productImport.id, id));
		await enqueue(deps, tx, importQueue, { id, by: staffId });
	});
	return getImport(deps, id);
}

function undoUntil({ state, at }: ImportRow, now: Date): Date | null {
	const until = new Date(at.getTime() + UNDO_MS);
	return state === "done" && now < until ? until : null;
}

function statusOf({ now }: Deps, row: ImportRow): ImportStatus {
	return {
		job: row.id,
		state: row.state,
		dry: row.dry,
		done: row.done,
		total: row.state === "reading" ? 0 : row.created + row.changed,
		created: row.created,
		changed: row.changed,
		unchanged: row.unchanged,
		errors: row.errors,
		undoUntil: undoUntil(row, now())?.toISOString() ?? null,
		at: row.at.toISOString(),
	};
}

/**
 * Files and what they did are kept as long as they can be taken back, and a week longer to be looked at. A file that is
 * still not whole after an hour was being received by a process that is gone.
 */
export async function tidyImports({ db, now }: Deps): Promise<void> {
	const before = (ms: number) => lt(productImport.at, new Date(now().getTime() - ms));
	const isAbandoned = and(eq(productImport.state, "receiving"), before(RECEIVED_MS));
	await db.delete(productImport).where(or(before(8 * UNDO_MS), isAbandoned));
}
