import { z } from "zod";
import { type EditedVariant, NewProduct, NewVariant, type StockChange } from "#core/contract/edit-product.ts";
import { shapeOf } from "#core/contract/product-fields.ts";
import type { SizeSystem } from "#core/contract/size-systems.ts";
import { problemAt, refusedAt } from "#core/rules/file-problems.ts";
import { LETTERS, sizesOf } from "#core/rules/sizes.ts";
import type { FoundProduct } from "../products/products.service.ts";
import type { Draft, Say } from "./drafts.rules.ts";
import { changedCells, givenFields, type Known, type SayOf } from "./given-fields.rules.ts";
import { placeOf } from "./places.rules.ts";
import { plannedColours } from "./planned-colours.rules.ts";
import { lowStockOf, type SaleState, saleStateOf } from "./planned-state.rules.ts";

const ChangedFields = z.object(shapeOf("given")).partial();

/** What stands beside the fields of a form. */
type Beside = { sale: SaleState | undefined; lowStock: number | null | undefined };
export type Creation = Beside & { kind: "create"; slug: string; given: NewProduct };
export type Change = Beside & {
	kind: "change";
	id: number;
	given: z.output<typeof ChangedFields>;
	/** All colours in their order, where any is new, changed or elsewhere. */
	variants: EditedVariant[] | undefined;
	stockChanges: StockChange[];
};
/** What an import does with one product of its file. */
export type Plan = Creation | Change | { kind: "unchanged" };

/** What is to be done so that the shop says what the draft says; null when that cannot be, and why is said. */
export function planDraft(draft: Draft, current: FoundProduct | undefined, known: Known, say: Say): Plan | null {
	let isSound = true;
	const note: Say = (problem) => {
		isSound = false;
		say(problem);
	};
	const sayOf: SayOf = (column, ...problem) => note(problemAt({ line: draft.line, column }, ...problem));
	const changed = changedCells(draft, current, known);
	const given: Record<string, unknown> = givenFields(draft, current, changed, known, sayOf);
	const system = known.systems.get(String(given.sizeSystem ?? current?.product.sizeSystem ?? LETTERS));
	if (!system) sayOf("size_system", "system_unknown");
	else if (system.hidden && given.sizeSystem !== undefined) sayOf("size_system", "system_hidden");
	else Object.assign(given, sizesFor(draft, current, system, note));
	const sale = saleStateOf(draft, changed, current, known.now, sayOf);
	const lowStock = lowStockOf(draft, changed, sayOf);
	const colours = plannedColours(draft, current, known, note);
	const noteIssues = (issues: readonly z.core.$ZodIssue[]) => {
		for (const { path, message } of issues) note(refusedAt(placeOf(draft, path), message));
	};
	if (!current) {
		const parsed = NewProduct.safeParse({ ...given, variants: colours.added });
		if (!parsed.success && isSound) noteIssues(parsed.error.issues);
		return isSound && parsed.success ? { kind: "create", slug: draft.slug, sale, lowStock, given: parsed.data } : null;
	}
	const parsed = ChangedFields.safeParse(given);
	const added = z.array(NewVariant).safeParse(colours.added);
	if (!parsed.success) noteIssues(parsed.error.issues);
	if (!added.success) noteIssues(added.error.issues.map((issue) => ({ ...issue, path: ["variants", ...issue.path] })));
	if (!isSound || !parsed.success) return null;
	const { variants, stockChanges } = colours;
	const isBeside = sale !== undefined || lowStock !== undefined;
	const isUnchanged = Object.keys(given).length === 0 && !isBeside && !variants && stockChanges.length === 0;
	if (isUnchanged) return { kind: "unchanged" };
	const id = current.product.id_product;
	return { kind: "change", id, sale, lowStock, given: parsed.data, variants, stockChanges };
}

/** Sizes are added by a file and never taken away; another system's begin anew. */
function sizesFor(draft: Draft, current: FoundProduct | undefined, system: SizeSystem, say: Say) {
	const isSameSystem = current?.product.sizeSystem === system.id;
	const sizes = new Set(current && isSameSystem ? sizesOf(current.product) : []);
	const before = sizes.size;
	for (const { size, line } of draft.colours.flatMap((colour) => colour.sizes)) {
		if (!system.sizes.includes(size) && !sizes.has(size))
			say(problemAt({ line, column: "size" }, "size_unknown", size, system.name));
		sizes.add(size);
	}
	return current && isSameSystem && sizes.size === before ? {} : { sizes: [...sizes] };
}
