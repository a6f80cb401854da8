import { eq } from "drizzle-orm";
import { ANSWERED_BYTES_MAX } from "#core/contract/product-files.ts";
import { productImport, productImportPart } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { importQueue } from "./import-queue.rules.ts";

/** Every part of a kept file but its last has this length, so that any byte of it can be found. */
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

async function keepParts({ db }: Deps, importId: number, { begun, rest, most }: File): Promise<void> {
	let waiting: Buffer[] = [begun];
	let waitingBytes = begun.length;
	let position = 0;
	const keep = async (bytes: Buffer) => {
		await db.insert(productImportPart).values({ importId, position, bytes });
		position += 1;
	};
	const keepWhole = async () => {
		let joined = Buffer.concat(waiting);
		for (; joined.length >= PART_BYTES; joined = joined.subarray(PART_BYTES)) {
			await keep(joined.subarray(0, PART_BYTES));
		}
		waiting = [joined];
		waitingBytes = joined.length;
	};
	for (let next = await rest.next(); !next.done; next = await rest.next()) {
		waiting.push(next.value);
		waitingBytes += next.value.length;
		if (position * PART_BYTES + waitingBytes > most) throw tooLarge(most);
		if (waitingBytes >= PART_BYTES) await keepWhole();
	}
	await keepWhole();
	if (waitingBytes > 0) await keep(Buffer.concat(waiting));
}

export const tooLarge = (most: number) =>
	new AppError("too_large", `This file is larger than ${most / (1024 * 1024)} MB`);
