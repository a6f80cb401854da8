import { change } from "../../cache/change.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";
import { productImport, productImportItem } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { applyPlan, holdProducts, ImportStopped } from "./apply.service.ts";
import { type Planned, planBatch, readSetting, type Setting } from "./plan-batch.service.ts";
import { type ReadFile, readFile } from "./read-file.service.ts";
import type { Undo } from "./undo.rules.ts";

/** Each holds two connections, which shoppers need, and a file in memory. */
const limited = limitConcurrency(1, 10);

export type ImportedAtOnce = ReadFile & { job: number | null };

/** Reads a small file and, unless it is only to be looked at, does all of it or nothing. */
export function importAtOnce(deps: Deps, actor: StaffActor, file: Buffer, dry: boolean): Promise<ImportedAtOnce> {
	return limited(async () => {
		const setting = await readSetting(deps, actor);
		const wanted: Planned[] = [];
		const read = await readFile(deps, setting, once(file), (planned) => {
			wanted.push(...planned);
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

async function applyAll(deps: Deps, setting: Setting, wanted: readonly Planned[], counts: ReadFile): Promise<number> {
	return change(deps, async (tx, touch) => {
		const { created, changed, unchanged } = counts;
		const [row] = await tx
			.insert(productImport)
			.values({
				staffId: setting.who.staffId,
				state: "done",
				dry: false,
				created,
				changed,
				unchanged,
				done: wanted.length,
				at: deps.now(),
			})
			.returning({ id: productImport.id });
		const importId = (row as { id: number }).id;
		const drafts = wanted.map(({ draft }) => draft);
		await holdProducts(tx, drafts);
		const undos: Undo[] = [];
		// Once more, now that nobody else can change them.
		const planned = await planBatch(deps, setting, drafts, (problem) => {
			throw new ImportStopped(problem);
		});
		for (const next of planned)
			undos.push(...[await applyPlan(deps, tx, setting.who, next)].filter((undo) => undo !== null));
		for (let at = 0; at < undos.length; at += 500) {
			const items = undos
				.slice(at, at + 500)
				.map((undo, index) => ({ importId, position: at + index, draft: {}, undo }));
			await tx.insert(productImportItem).values(items);
		}
		await noteInAuditLog(deps, tx, setting.who, "products.import", importId, { created, changed });
		touch("catalogue");
		return importId;
	});
}

async function* once(file: Buffer): AsyncGenerator<Buffer> {
	yield file;
}
