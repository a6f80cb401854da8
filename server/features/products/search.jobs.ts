import { change } from "../../cache/change.ts";
import type { Deps } from "../../deps.ts";
import { refreshStaleDocuments } from "../../search/documents.ts";
import { countSold, countWords } from "../../search/figures.ts";
import { renumberChanges } from "./changed-facets.queries.ts";

/** Short enough that nobody who changes a product waits for it. */
const DOCUMENTS_AT_ONCE = 200;

/**
 * Makes the search documents that no write has made: of products from before there were any, and of those a version
 * before this one, or SQL, has changed. Pages are dropped once, when nothing is left to do.
 */
export async function fillSearchDocuments(deps: Deps): Promise<void> {
	let made = 0;
	let written: number;
	do {
		written = await change(deps, async (tx, touch) => {
			const refreshed = await refreshStaleDocuments(tx, DOCUMENTS_AT_ONCE);
			if (refreshed < DOCUMENTS_AT_ONCE && made + refreshed > 0) touch("catalogue");
			return refreshed;
		});
		made += written;
	} while (written === DOCUMENTS_AT_ONCE && !deps.closing.aborted);
}

/** What sells and how common words are changes slowly: answers that are kept may show the order of some hours ago. */
export async function countSearchFigures(deps: Pick<Deps, "db" | "now">): Promise<void> {
	await countSold(deps.db, deps.now());
	await countWords(deps.db);
	await renumberChanges(deps.db);
}
