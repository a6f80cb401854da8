import { inArray } from "drizzle-orm";
import { type FileProblem, problemAt, refusedAt } from "#core/rules/file-problems.ts";
import { stateColumns } from "#core/rules/product-state.ts";
import type { Tx } from "../../db/client.ts";
import { product } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { ProductChange } from "../changes/record-change.service.ts";
import { changeProducts, type ManyChange, type Refuse } from "../products/change-many.service.ts";
import { type ProductRow, productColumnsOf } from "../products/product-columns.service.ts";
import { shelveProducts } from "../products/shelve-many.service.ts";
import { type HeldShelves, holdShelves } from "../products/shelving.service.ts";
import type { Draft } from "./drafts.rules.ts";
import { placeOf } from "./places.rules.ts";
import type { Change, Creation } from "./plan.rules.ts";
import { type Importer, type Planned, planBatch, type Setting } from "./plan-batch.service.ts";

/** Why an import had to stop, and where in its file. */
export class ImportStopped extends Error {
	readonly problem: FileProblem;

	constructor(problem: FileProblem) {
		super(problem.message);
		this.problem = problem;
	}
}

/** What was done, and whether any of it is the state of a product that was there before. */
export type Applied = { products: ProductChange[]; givesState: boolean };

/**
 * Makes the shop say what these drafts say, and tells what was changed. Nobody else can write the products until the
 * transaction ends, so what is planned now still holds when it is done.
 */
export async function applyDrafts(deps: Deps, tx: Tx, setting: Setting, drafts: readonly Draft[]): Promise<Applied> {
	const held = await holdProducts(tx, drafts);
	const planned = await planBatch(deps, setting, drafts, (problem) => {
		throw new ImportStopped(problem);
	});
	const given = planned.flatMap(({ plan }) => (plan.kind === "unchanged" ? [] : [plan.given]));
	const by = { staffId: setting.who.staffId, now: deps.now() };
	const against = { bounds: setting.who.bounds, shelves: await holdShelves(tx, given) };
	const made = await create(tx, planned, by, against);
	const changed = await change(tx, planned, held, by, against);
	const givesState = planned.some(({ plan }) => plan.kind === "change" && plan.sale !== undefined);
	return { products: [...made, ...changed], givesState };
}

/** Keeps others from writing these products until the transaction ends, in the order in which all lock them. */
async function holdProducts(tx: Tx, drafts: readonly Draft[]): Promise<Map<number, ProductRow>> {
	const slugs = drafts.map(({ slug }) => slug);
	const rows = await tx
		.select()
		.from(product)
		.where(inArray(product.slug, slugs))
		.orderBy(product.id)
		.for("no key update");
	return new Map(rows.map((row) => [row.id, row]));
}

type By = { staffId: number | null; now: Date };
type Against = { bounds: Importer["bounds"]; shelves: HeldShelves };

async function create(tx: Tx, planned: readonly Planned[], by: By, against: Against): Promise<ProductChange[]> {
	const wanted = planned.flatMap(({ draft, plan }) => (plan.kind === "create" ? [{ draft, plan }] : []));
	const rows = wanted.map(({ draft, plan }) => ({
		slug: plan.slug,
		columns: {
			...told(draft, () => productColumnsOf(plan.given, { ...against, before: null })),
			...besideOf(plan, null, by.now),
		},
		variants: plan.given.variants,
	}));
	const made = await shelveProducts(tx, rows, by);
	return wanted.map(({ draft, plan }) => {
		const created = made.get(plan.slug);
		if (!created) throw new ImportStopped(slugTaken(draft));
		return created;
	});
}

const slugTaken = ({ line }: Draft) => problemAt({ line, column: "slug" }, "slug_taken");

async function change(
	tx: Tx,
	planned: readonly Planned[],
	held: ReadonlyMap<number, ProductRow>,
	by: By,
	against: Against,
): Promise<ProductChange[]> {
	const draftOf = new Map<number, Draft>();
	const rows = planned.flatMap(({ draft, plan }): ManyChange[] => {
		if (plan.kind !== "change") return [];
		const before = held.get(plan.id);
		if (!before) throw new ImportStopped(slugTaken(draft));
		draftOf.set(plan.id, draft);
		const { given, variants, stockChanges } = plan;
		// An offer that is said by its price is not held against the one before.
		const priced = given.price_offer === undefined ? before : { ...before, offerPercent: null, priceOfferCents: null };
		const columns = told(draft, () => productColumnsOf(given, { ...against, before: priced }));
		return [{ before, columns: { ...columns, ...besideOf(plan, before, by.now) }, variants, stockChanges }];
	});
	const refuse: Refuse = (productId, why) => {
		const draft = draftOf.get(productId);
		if (!draft || (why instanceof Error && !(why instanceof AppError))) throw why;
		throw new ImportStopped(
			why instanceof AppError
				? problemAt({ line: draft.line, column: "size" }, "units_left")
				: problemAt(unitsPlace(draft, why), "units_short", why.left),
		);
	};
	return changeProducts(tx, rows, by, refuse);
}

function besideOf({ sale, lowStock }: Creation | Change, before: ProductRow | null, now: Date) {
	const state = sale ?? (before ? undefined : ({ state: "on", publishAt: null } as const));
	return {
		...(state && stateColumns(state.state, before, now, state.publishAt)),
		...(lowStock !== undefined && { lowStock }),
	};
}

/** A refusal of what a draft says becomes a problem of its line. */
function told<T>(draft: Draft, work: () => T): T {
	try {
		return work();
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const [[field, message] = ["", error.message]] = Object.entries(error.fields ?? {});
		throw new ImportStopped(refusedAt(placeOf(draft, [field]), message));
	}
}

function unitsPlace(draft: Draft, { ColorName, size }: { ColorName: string; size: string }) {
	const colour = draft.colours.find(({ name }) => name.toLowerCase() === ColorName.toLowerCase());
	const line = colour?.sizes.find((known) => known.size === size)?.line ?? draft.line;
	return { line, column: "stock" };
}
