import { eq } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { productImport } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../audit-log/audit-log.service.ts";
import { addToChange, beginChange, needRight } from "../changes/record-change.service.ts";
import type { Applied } from "./apply.service.ts";
import type { Draft } from "./drafts.rules.ts";

/** Products and lines that are written together: enough for few statements, few enough that nobody waits for them. */
export const SLICE_PRODUCTS = 25;
const SLICE_LINES = 500;

const linesIn = ({ colours }: Draft) => colours.reduce((count, { sizes }) => count + sizes.length, 0);

/** How many of these products make the next slice: at least one. */
export function sliceLength(drafts: readonly Draft[]): number {
	let lines = 0;
	const end = drafts.findIndex((draft) => {
		lines += linesIn(draft);
		return lines > SLICE_LINES;
	});
	return Math.min(SLICE_PRODUCTS, Math.max(1, end === -1 ? drafts.length : end));
}

export function* slicesOf(drafts: readonly Draft[]): Generator<readonly Draft[]> {
	for (let at = 0; at < drafts.length; ) {
		const slice = drafts.slice(at, at + SLICE_PRODUCTS);
		const length = sliceLength(slice);
		yield slice.slice(0, length);
		at += length;
	}
}

type ImportRow = typeof productImport.$inferSelect;

/** An import's change of products, which each of its slices adds to; begun by the first of them. */
export async function beginImport(
	deps: Deps,
	tx: Tx,
	who: StaffMember,
	{ id, changeId, created, changed }: ImportRow,
): Promise<{ id: number; changeId: number }> {
	if (changeId !== null) return { id, changeId };
	const detail = { created, changed };
	const rights = ["products.write"] as const;
	const begun = await beginChange(deps, tx, who, { action: "products.import", subject: id, detail, rights });
	await tx.update(productImport).set({ changeId: begun }).where(eq(productImport.id, id));
	return { id, changeId: begun };
}

/** What a slice did joins its import's change; who takes back a state it gave has to be allowed to give one. */
export async function addSlice(tx: Tx, changeId: number, { products, givesState }: Applied): Promise<void> {
	await addToChange(tx, changeId, products);
	if (givesState) await needRight(tx, changeId, "products.sale");
}
