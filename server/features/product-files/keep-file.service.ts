import { eq } from "drizzle-orm";
import { ANSWERED_BYTES_MAX } from "#core/contract/product-files.ts";
import { limitMessages } from "#core/messages/limits.ts";
import { inParts } from "../../bytes-in-parts.ts";
import { productImport, productImportPart } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { importQueue } from "./import-queue.rules.ts";

export const PART_BYTES = ANSWERED_BYTES_MAX;

type File = { begun: Buffer; rest: AsyncIterator<Buffer>; most: number };
type Wanted = Pick<typeof productImport.$inferSelect, "kind" | "dry" | "fallback"> & { next: "reading" | "applying" };

/** Writes a file down as it comes, never whole in memory, and its job once all of it is there. */
export async function keepFile(
	deps: Deps,
	{ staffId }: StaffActor,
	{ begun, rest, most }: File,
	{ next, ...wanted }: Wanted,
): Promise<number> {
	const [row] = await deps.db
		.insert(productImport)
		.values({ ...wanted, staffId, state: "receiving", at: deps.now() })
		.returning({ id: productImport.id });
	const importId = (row as { id: number }).id;
	try {
		await keepParts(deps, importId, { begun, rest, most });
		await deps.db.transaction(async (tx) => {
			await tx.update(productImport).set({ state: next }).where(eq(productImport.id, importId));
			await enqueue(deps, tx, importQueue, { id: importId });
		});
		return importId;
	} catch (error) {
		await deps.db.delete(productImport).where(eq(productImport.id, importId));
		throw error;
	}
}

/** Each part that comes says that the file still does: over a slow line it takes hours. */
async function keepParts({ db, now }: Deps, importId: number, file: File): Promise<void> {
	let position = 0;
	for await (const bytes of inParts(piecesOf(file), PART_BYTES)) {
		if (position * PART_BYTES + bytes.length > file.most) throw tooLarge(file.most);
		await db.insert(productImportPart).values({ importId, position, bytes });
		await db.update(productImport).set({ at: now() }).where(eq(productImport.id, importId));
		position += 1;
	}
}

async function* piecesOf({ begun, rest }: File): AsyncGenerator<Buffer> {
	yield begun;
	for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

export const tooLarge = (most: number) => new AppError("too_large", limitMessages.fileTooLarge(most / (1024 * 1024)));
