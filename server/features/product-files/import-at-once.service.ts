import { change } from "../../cache/change.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";
import { type Fallback, productImport } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { StaffActor } from "../../http/access.ts";
import { applyDrafts, ImportStopped } from "./apply.service.ts";
import type { Draft } from "./drafts.rules.ts";
import { addSlice, beginImport, slicesOf } from "./import-slices.service.ts";
import { readSetting, type Setting } from "./plan-batch.service.ts";
import { type ReadFile, readFile } from "./read-file.service.ts";

/** Each holds two connections, which shoppers need, and a file in memory. */
const limited = limitConcurrency(1, 10);

export type ImportedAtOnce = ReadFile & { job: number | null };
export type ImportWish = { dry: boolean; fallback: Fallback };

/** Reads a small file and, unless it is only to be looked at, does all of it or nothing. */
export function importAtOnce(
	deps: Deps,
	actor: StaffActor,
	file: Buffer,
	{ dry, fallback }: ImportWish,
): Promise<ImportedAtOnce> {
	return limited(async () => {
		const setting = await readSetting(deps, actor, fallback);
		const wanted: Draft[] = [];
		const read = await readFile(deps, setting, once(file), (planned) => {
			wanted.push(...planned.map(({ draft }) => draft));
		});
		if (dry || read.errors.length > 0 || wanted.length === 0) return { ...read, job: null };
		try {
			return { ...read, job: await applyAll(deps, setting, wanted, read) };
		} catch (error) {
			if (!(error instanceof ImportStopped)) throw error;
			return { ...read, job: null, errors: [error.problem] };
		}
	});
}

function applyAll(deps: Deps, setting: Setting, wanted: readonly Draft[], counts: ReadFile): Promise<number> {
	return change(deps, async (tx, touch) => {
		const { created, changed, unchanged, picturesLeftOut, changes } = counts;
		const { staffId } = setting.who;
		const [row] = await tx
			.insert(productImport)
			.values({
				staffId,
				state: "done",
				dry: false,
				created,
				changed,
				unchanged,
				picturesLeftOut,
				changes,
				done: wanted.length,
				at: deps.now(),
			})
			.returning();
		const { id, changeId } = await beginImport(deps, tx, setting.who, row as typeof productImport.$inferSelect);
		for (const drafts of slicesOf(wanted)) {
			const made = await applyDrafts(deps, tx, setting, drafts);
			await addSlice(tx, changeId, made);
			for (const product of made.products) touch(`product:${product.id}`, `stock:${product.id}`);
		}
		touch("catalogue");
		return id;
	});
}

async function* once(file: Buffer): AsyncGenerator<Buffer> {
	yield file;
}
