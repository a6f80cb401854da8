import { sql } from "drizzle-orm";
import type { FileProblem } from "#core/contract/product-files.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { changeFromFile, createFromFile, type Importer } from "../products/import-product.service.ts";
import { readColours } from "./colours.queries.ts";
import type { Draft } from "./drafts.rules.ts";
import { placeOf } from "./places.rules.ts";
import type { Planned } from "./plan-batch.service.ts";
import { differencesOf, type Undo } from "./undo.rules.ts";

/** Why an import had to stop, and where in its file. */
export class ImportStopped extends Error {
	readonly problem: FileProblem;

	constructor(problem: FileProblem) {
		super(problem.message);
		this.problem = problem;
	}
}

/** Does what is planned for one product, and tells how to take it back; null when there is nothing to do. */
export async function applyPlan(deps: Deps, tx: Tx, who: Importer, { draft, plan }: Planned): Promise<Undo | null> {
	if (plan.kind === "unchanged") return null;
	try {
		if (plan.kind === "create") return { kind: "create", id: await createFromFile(deps, tx, who, plan) };
		const coloursBefore = plan.variants ? await readColours(tx, plan.id) : [];
		const { before, after } = await changeFromFile(deps, tx, who, plan);
		const colours = await readColours(tx, plan.id);
		return {
			kind: "change",
			id: plan.id,
			columns: differencesOf(before, after),
			colours: plan.variants ? { before: coloursBefore, after: colours } : null,
			units: plan.stockChanges.flatMap(({ ColorName, size, delta }) => {
				const colour = colours.find(({ name }) => name.toLowerCase() === ColorName.toLowerCase());
				return colour ? { variantId: colour.id, size, delta } : [];
			}),
		};
	} catch (error) {
		if (error instanceof AppError && error.status < 500) throw new ImportStopped(problemOf(error, draft));
		throw error;
	}
}

function problemOf({ fields, details, message }: AppError, draft: Draft): FileProblem {
	const [field] = Object.keys(fields ?? {});
	const column = details.stock ? ["stockChanges"] : [field ?? ""];
	return { ...placeOf(draft, column), message: fields?.[field ?? ""] ?? message };
}

/** Keeps others from writing these products until the transaction ends, in the order in which all lock them. */
export async function holdProducts(tx: Tx, drafts: readonly Draft[]): Promise<void> {
	const slugs = drafts.map(({ slug }) => slug);
	await tx.execute(sql`
		select from product where slug = any(${sql.param(slugs)}::text[]) order by id for no key update`);
}
