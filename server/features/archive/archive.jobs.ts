import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { and, eq, inArray } from "drizzle-orm";
import { type ARCHIVE_PROBLEMS, SHOP_ARCHIVE_BYTES_MAX } from "#core/contract/archive.ts";
import { inParts } from "../../bytes-in-parts.ts";
import { shopArchive, shopArchivePart } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { job } from "../../jobs/queue.ts";
import { StartupError } from "../../startup-error.ts";
import { archiveQueue } from "./archive-queue.rules.ts";
import { countArchived, keepPart, type Writing } from "./kept-archive.queries.ts";
import { writeArchive } from "./write-archive.service.ts";

const PART_BYTES = 1024 * 1024;

/** Nobody wants this file from this writer any more. */
class NoLongerWanted extends Error {}
class TooLarge extends Error {}

/** Writes the shop into its archive. Run twice, the later one begins anew and the earlier one stops at its next part. */
export const archiveJob = job<{ id: number }>({
	queue: archiveQueue,
	async work(deps, { id }, { isLast }) {
		const writing = { id, writer: randomUUID() };
		if (!(await begin(deps, writing))) return;
		try {
			await write(deps, writing);
		} catch (error) {
			if (error instanceof NoLongerWanted) return;
			const problem = problemOf(error);
			if (problem || isLast) await fail(deps, writing, problem ?? "interrupted");
			if (!problem) throw error;
		}
	},
});

function problemOf(error: unknown): (typeof ARCHIVE_PROBLEMS)[number] | null {
	if (error instanceof TooLarge) return "too_large";
	return error instanceof StartupError ? "no_pictures" : null;
}

const own = ({ id, writer }: Writing) => and(eq(shopArchive.id, id), eq(shopArchive.writer, writer));

/** Takes the archive over, without what another try left of it; false when it is finished or gone. */
async function begin({ db, now }: Deps, { id, writer }: Writing): Promise<boolean> {
	const total = await countArchived(db);
	return db.transaction(async (tx) => {
		const taken = await tx
			.update(shopArchive)
			.set({ state: "writing", writer, done: 0, total, workedAt: now() })
			.where(and(eq(shopArchive.id, id), inArray(shopArchive.state, ["waiting", "writing"])))
			.returning({ id: shopArchive.id });
		await tx.delete(shopArchivePart).where(eq(shopArchivePart.archiveId, id));
		return taken.length > 0;
	});
}

async function write(deps: Deps, writing: Writing): Promise<void> {
	const { db, storages, now } = deps;
	let done = 0;
	const out = new PassThrough();
	const keep = async (): Promise<number> => {
		let bytes = 0;
		let position = 0;
		for await (const part of inParts(out, PART_BYTES)) {
			// The next process begins anew, which is better than to be cut off somewhere.
			deps.closing.throwIfAborted();
			bytes += part.length;
			if (bytes > SHOP_ARCHIVE_BYTES_MAX) throw new TooLarge();
			if (!(await keepPart(db, writing, { position, bytes: part, done, now: now() }))) throw new NoLongerWanted();
			await deps.crashAt?.("archive: part kept");
			position += 1;
		}
		return bytes;
	};
	const onWritten = (count: number) => {
		done += count;
	};
	const shop = { db, storages, now, withLogIns: false, onProgress: () => {}, onWritten };
	// Both have ended before anybody goes on; when one fails the other does, and what keeps the parts knows why.
	const [kept, written] = await Promise.allSettled([keep(), writeArchive(shop, out)]);
	if (kept.status === "rejected") throw kept.reason;
	if (written.status === "rejected") throw written.reason;
	await deps.crashAt?.("archive: before it is offered");
	await db
		.update(shopArchive)
		.set({ state: "done", done, total: done, bytes: kept.value, workedAt: now() })
		.where(own(writing));
}

async function fail({ db, now }: Deps, writing: Writing, problem: (typeof ARCHIVE_PROBLEMS)[number]): Promise<void> {
	await db.transaction(async (tx) => {
		const failed = await tx
			.update(shopArchive)
			.set({ state: "failed", problem, workedAt: now() })
			.where(own(writing))
			.returning({ id: shopArchive.id });
		if (failed.length > 0) await tx.delete(shopArchivePart).where(eq(shopArchivePart.archiveId, writing.id));
	});
}
