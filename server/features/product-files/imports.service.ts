import type { Readable } from "node:stream";
import { and, desc, eq, getTableColumns, lt, or } from "drizzle-orm";
import {
	ANSWERED_BYTES_MAX,
	ARCHIVE_BYTES_MAX,
	FILE_BYTES_MAX,
	type FileChange,
	type ImportStatus,
} from "#core/contract/product-files.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { UNDO_MS } from "#core/rules/undo.ts";
import { catalogueChange, productImport } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { type ImportedAtOnce, type ImportWish, importAtOnce } from "./import-at-once.service.ts";
import { keepFile } from "./keep-file.service.ts";

const RECEIVED_MS = 3_600_000;
const LISTED = 10;

/** Takes a file: a small one is dealt with before the answer, of a larger one the answer is the job that does it. */
export async function takeFile(
	deps: Deps,
	actor: StaffActor,
	body: Readable,
	wish: ImportWish,
): Promise<ImportedAtOnce | { job: number }> {
	const begun: Buffer[] = [];
	let size = 0;
	const bytes = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
	for (let next = await bytes.next(); !next.done; next = await bytes.next()) {
		size += next.value.length;
		begun.push(next.value);
		if (size > ANSWERED_BYTES_MAX) {
			const file = { begun: Buffer.concat(begun), rest: bytes, most: FILE_BYTES_MAX };
			return { job: await keepFile(deps, actor, file, { kind: "products", next: "reading", ...wish }) };
		}
	}
	return importAtOnce(deps, actor, Buffer.concat(begun), wish);
}

/** Takes an archive of pictures, whatever its size, for the job that unpacks it. */
export async function takeArchive(deps: Deps, actor: StaffActor, body: Readable): Promise<{ job: number }> {
	const rest = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
	const file = { begun: Buffer.alloc(0), rest, most: ARCHIVE_BYTES_MAX };
	return { job: await keepFile(deps, actor, file, { kind: "pictures", next: "applying", dry: false, fallback: {} }) };
}

type Told = typeof productImport.$inferSelect & { changedAt: Date | null; undoneAt: Date | null };

const withChange = ({ db }: Deps) =>
	db
		.select({
			...getTableColumns(productImport),
			changedAt: catalogueChange.at,
			undoneAt: catalogueChange.undoneAt,
		})
		.from(productImport)
		.leftJoin(catalogueChange, eq(catalogueChange.id, productImport.changeId));

export async function getImport(
	deps: Deps,
	actor: StaffActor,
	id: number,
): Promise<ImportStatus & { changes: FileChange[] }> {
	const [row] = await withChange(deps).where(eq(productImport.id, id));
	if (!row) throw new AppError("not_found", refusalMessages.noImport);
	return { ...statusOf(deps, actor, row), changes: row.changes };
}

export async function listImports(deps: Deps, actor: StaffActor): Promise<ImportStatus[]> {
	const rows = await withChange(deps).orderBy(desc(productImport.at), desc(productImport.id)).limit(LISTED);
	return rows.map((row) => statusOf(deps, actor, row));
}

/** The change of an import is taken back like every other one; the import only tells of it, to who may. */
function statusOf({ now }: Deps, { rol, staffId }: StaffActor, row: Told): ImportStatus {
	const until = row.changedAt && new Date(row.changedAt.getTime() + UNDO_MS);
	const isOwn = rol === "admin" || row.staffId === staffId;
	const canBeUndone = isOwn && row.state === "done" && row.undoneAt === null && until !== null && now() < until;
	return {
		job: row.id,
		kind: row.kind,
		state: row.state === "done" && row.undoneAt !== null ? "undone" : row.state,
		dry: row.dry,
		done: row.done,
		total: row.total,
		created: row.created,
		changed: row.changed,
		unchanged: row.unchanged,
		picturesLeftOut: row.picturesLeftOut,
		errors: row.errors,
		keptProducts: row.keptProducts,
		kept: row.kept,
		change: canBeUndone ? row.changeId : null,
		undoUntil: canBeUndone ? until.toISOString() : null,
		at: row.at.toISOString(),
	};
}

/**
 * Imports are told of as long as their changes are kept. A file of which nothing has come for an hour was being received
 * by a process that is gone.
 */
export async function tidyImports({ db, now }: Deps): Promise<void> {
	const before = (ms: number) => lt(productImport.at, new Date(now().getTime() - ms));
	const isAbandoned = and(eq(productImport.state, "receiving"), before(RECEIVED_MS));
	await db.delete(productImport).where(or(before(2 * UNDO_MS), isAbandoned));
}
