import { Readable } from "node:stream";
import { and, eq, getTableColumns, inArray, lt, or } from "drizzle-orm";
import { ARCHIVE_KEPT_MS, type ArchiveStatus } from "#core/contract/archive.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import type { Queryable } from "../../db/client.ts";
import { shopArchive, staff } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { archiveQueue } from "./archive-queue.rules.ts";
import { findArchivePart } from "./kept-archive.queries.ts";

/** Longer than all tries of its job together may be silent. */
const ABANDONED_MS = 2 * 3_600_000;

/** Has the whole shop written into a file. Who asks twice, or while somebody else has asked, gets the one that is made already. */
export async function makeArchive(deps: Deps, actor: StaffMember): Promise<ArchiveStatus> {
	const now = deps.now();
	return deps.db.transaction(async (tx) => {
		await tx.delete(shopArchive).where(inArray(shopArchive.state, ["done", "failed"]));
		const [begun] = await tx
			.insert(shopArchive)
			.values({ staffId: actor.staffId, at: now, workedAt: now })
			.onConflictDoNothing()
			.returning({ id: shopArchive.id });
		if (begun) {
			await noteInAuditLog(deps, tx, actor, "archive.make", begun.id);
			await enqueue(deps, tx, archiveQueue, { id: begun.id });
		}
		const made = await findArchive({ db: tx, now: deps.now });
		if (!made) throw new AppError("conflict");
		return made;
	});
}

/** The archive there is, as it is now. */
export async function findArchive({ db, now }: { db: Queryable; now: () => Date }): Promise<ArchiveStatus | null> {
	const [row] = await db
		.select({ ...getTableColumns(shopArchive), by: staff.userName })
		.from(shopArchive)
		.leftJoin(staff, eq(staff.id, shopArchive.staffId));
	if (!row) return null;
	const { id, state, done, total, bytes, problem, by, at, workedAt } = row;
	const until = state === "done" ? new Date(workedAt.getTime() + ARCHIVE_KEPT_MS) : null;
	if (until && until <= now()) return null;
	const told = { id, state, done, total, bytes, problem, by: by ?? "" };
	return { ...told, at: at.toISOString(), until: until?.toISOString() ?? null };
}

/** The finished file, a part at a time and no faster than it is taken. That it was taken is noted first. */
export async function openKeptArchive(
	deps: Deps,
	actor: StaffMember,
	id: number,
): Promise<{ file: Readable; bytes: number; at: string }> {
	const archive = await findArchive(deps);
	if (archive?.id !== id || archive.state !== "done") throw new AppError("not_found", refusalMessages.noArchive);
	await deps.db.transaction((tx) => noteInAuditLog(deps, tx, actor, "archive.download", id));
	return { file: Readable.from(partsOf(deps, archive), { objectMode: false }), bytes: archive.bytes, at: archive.at };
}

async function* partsOf({ db }: Deps, { id, bytes }: ArchiveStatus): AsyncGenerator<Buffer> {
	let sent = 0;
	for (let position = 0; sent < bytes; position += 1) {
		const part = await findArchivePart(db, id, position);
		if (!part) throw new Error("the archive was deleted while it was being sent");
		sent += part.length;
		yield part;
	}
}

/** Deletes the file; one that is being made stops at its next part. */
export async function removeArchive(deps: Deps, actor: StaffMember, id: number): Promise<void> {
	await deps.db.transaction(async (tx) => {
		const gone = await tx.delete(shopArchive).where(eq(shopArchive.id, id)).returning({ id: shopArchive.id });
		if (gone.length === 0) throw new AppError("not_found", refusalMessages.noArchive);
		await noteInAuditLog(deps, tx, actor, "archive.remove", id);
	});
}

/** Files go after a day, and so does the word of a failure. What no process has worked on for hours has failed. */
export async function tidyArchives({ db, now }: Deps): Promise<void> {
	const before = (ms: number) => lt(shopArchive.workedAt, new Date(now().getTime() - ms));
	const isOver = inArray(shopArchive.state, ["done", "failed"]);
	await db.delete(shopArchive).where(and(isOver, before(ARCHIVE_KEPT_MS)));
	await db
		.update(shopArchive)
		.set({ state: "failed", problem: "interrupted", workedAt: now() })
		.where(and(or(eq(shopArchive.state, "waiting"), eq(shopArchive.state, "writing")), before(ABANDONED_MS)));
}
