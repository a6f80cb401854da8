import type { ImportStatus } from "#core/contract/product-files.ts";

export const importCounts = { created: 2, changed: 1, unchanged: 5, picturesLeftOut: 0, errors: [] };

/** An import that is done and can be taken back. */
export const doneImport: ImportStatus = {
	...importCounts,
	job: 7,
	kind: "products",
	change: 9,
	state: "done",
	dry: false,
	done: 3,
	total: 3,
	undoUntil: "2026-01-02T10:00:00.000Z",
	keptProducts: 0,
	kept: [],
	at: "2026-01-01T10:00:00.000Z",
};
