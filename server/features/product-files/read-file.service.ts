import { CHANGES_TOLD_MAX, type FileChange, PROBLEMS_MAX } from "#core/contract/product-files.ts";
import type { FileProblem } from "#core/rules/file-problems.ts";
import type { Deps } from "../../deps.ts";
import { gatherDrafts, type Say } from "./drafts.rules.ts";
import { type Planned, planBatch, type Setting } from "./plan-batch.service.ts";
import { readRows } from "./read-rows.service.ts";
import { ownRows } from "./shopify.rules.ts";

export type Counts = { created: number; changed: number; unchanged: number };
export type ReadFile = Counts & { picturesLeftOut: number; errors: FileProblem[]; changes: FileChange[] };

/**
 * Reads a whole file and holds it against the shop as it is, some products at a time; `take` gets those that
 * change something. Nothing is written.
 */
export async function readFile(
	deps: Deps,
	setting: Setting,
	file: AsyncIterable<Buffer>,
	take: (planned: Planned[], counts: Counts) => Promise<void> | void,
): Promise<ReadFile> {
	const counts = { created: 0, changed: 0, unchanged: 0 };
	const errors: FileProblem[] = [];
	const changes: FileChange[] = [];
	const say: Say = (problem) => {
		if (errors.length < PROBLEMS_MAX) errors.push(problem);
	};
	const rows = ownRows(readRows(file, say), setting.known, say);
	for await (const drafts of gatherDrafts(rows, say)) {
		const planned = await planBatch(deps, setting, drafts, say);
		for (const { plan, told } of planned) {
			if (told && changes.length < CHANGES_TOLD_MAX) changes.push(told());
			if (plan.kind === "create") counts.created += 1;
			else if (plan.kind === "change") counts.changed += 1;
			else counts.unchanged += 1;
		}
		await take(
			planned.filter(({ plan }) => plan.kind !== "unchanged"),
			counts,
		);
		if (errors.length >= PROBLEMS_MAX) break;
	}
	errors.sort((a, b) => a.line - b.line);
	return { ...counts, picturesLeftOut: setting.known.leftOut?.size ?? 0, errors, changes };
}
