import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { MANY_MAX, type ManyEdit, type ManyEdited, type ManyEditedOutcome } from "#core/contract/catalogue-tools.ts";
import { PRICE_MAX } from "#core/contract/product-fields.ts";
import { rightsOf } from "#core/contract/staff-permissions.ts";
import { limitMessages } from "#core/messages/limits.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { productFormMessages } from "#core/messages.ts";
import { type BulkColumns, type BulkEdit, decideBulk, pricingOf } from "#core/rules/bulk-edit.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { stateOf } from "#core/rules/product-state.ts";
import { pricingBreach, type StaffBounds } from "#core/rules/staff-bounds.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { recordChange } from "../changes/record-change.service.ts";
import { writeProducts } from "../changes/write-products.service.ts";
import { boundsFor } from "../settings/staff-permissions.service.ts";
import { holdMany, type ManyRow } from "./edit-many.queries.ts";
import { checkCollection, holdShelves } from "./shelving.service.ts";
import { matching } from "./staff-list.queries.ts";

const MOST_SHOWN = 50;

type Decided = { row: ManyRow; after: BulkColumns };

/** The same edit for many products: told first, done once who asked has seen it, in one transaction and all or nothing. */
export async function editMany(deps: Deps, actor: StaffActor, given: ManyEdited): Promise<ManyEditedOutcome> {
	const { lowStock, staff } = await deps.settings.current();
	const rights = rightsNeeded(given.edit);
	const allowed = rightsOf(actor.rol, staff.permissions);
	if (rights.some((right) => !allowed.includes(right))) throw new AppError("forbidden");
	const bounds = await boundsFor(deps, actor);
	const { which } = given;
	const where = "ids" in which ? sql`p.id = any(${sql.param(which.ids)}::int[])` : matching(which.found, lowStock);
	const edit = toBulkEdit(given.edit);
	return change(deps, async (tx, touch) => {
		const now = deps.now();
		await checkShelves(tx, edit);
		const rows = await holdMany(tx, where, MANY_MAX);
		if (rows.length > MANY_MAX) throw new AppError("invalid_input", limitMessages.tooManyProducts(MANY_MAX));
		const decided = rows
			.map((row) => ({ row, after: decideBulk(edit, row, now) }))
			.filter(({ row, after }) => !isDeepStrictEqual({ ...row, ...after }, row));
		const outcome = { ...told(decided, bounds), products: rows.length, seen: fingerprint(rows, given.edit) };
		if (given.seen === undefined || outcome.problems.length > 0 || decided.length === 0) return outcome;
		if (given.seen !== outcome.seen)
			throw new AppError("version_conflict", undefined, { details: { current: outcome } });
		const products = decided.map(({ row, after }) => ({ id: row.id, before: row, after }));
		await writeProducts(tx, products, now);
		touch("catalogue");
		for (const { id } of products) touch(`product:${id}`, `stock:${id}`);
		const made = await recordChange(deps, tx, actor, {
			action: "products.editMany",
			subject: `${decided.length} ${decided.length === 1 ? "product" : "products"}`,
			detail: given.edit,
			rights,
			products,
		});
		return { ...outcome, change: made };
	});
}

function rightsNeeded({ offer, state, ...others }: ManyEdit): StaffRight[] {
	const isOther = Object.values(others).some((value) => value !== undefined);
	return [
		...(isOther ? (["products.write"] as const) : []),
		...(state === undefined ? [] : (["products.sale"] as const)),
		...(offer === undefined ? [] : (["offers.write"] as const)),
	];
}

function toBulkEdit({ price, ...edit }: ManyEdit): BulkEdit {
	if (!price) return edit;
	return { ...edit, price: "percent" in price ? price : { cents: toCents(price.amount) } };
}

async function checkShelves(tx: Tx, { collection, category }: BulkEdit): Promise<void> {
	if (collection === undefined && category === undefined) return;
	const shelves = await holdShelves(tx, [{ categories: category === undefined ? [] : [category] }]);
	if (collection !== undefined) checkCollection(shelves, collection);
	if (category !== undefined && shelves.categories.get(category)?.length !== 1)
		throw invalidField("category", productFormMessages.category);
}

function told(decided: readonly Decided[], bounds: StaffBounds | null) {
	const problems = decided.flatMap(({ row, after }) => {
		const message = problemOf(row, after, bounds);
		return message === null ? [] : [{ id_product: row.id, name: row.name, message }];
	});
	return {
		changed: decided.length,
		shown: decided.slice(0, MOST_SHOWN).map(({ row, after }) => ({
			id_product: row.id,
			name: row.name,
			before: said(row),
			after: said(after),
		})),
		problems: problems.slice(0, MOST_SHOWN),
		change: null,
	};
}

function problemOf(row: ManyRow, after: BulkColumns, bounds: StaffBounds | null): string | null {
	if (after.priceCents < 2) return refusalMessages.costsTooLittle;
	if (after.priceCents > toCents(PRICE_MAX)) return refusalMessages.costsTooMuch(PRICE_MAX);
	return (bounds && pricingBreach(bounds, pricingOf(after), pricingOf(row))?.message) ?? null;
}

const said = (columns: BulkColumns) => ({
	price: fromCents(Math.max(0, columns.priceCents)),
	price_offer: fromCents(Math.max(0, columns.priceOfferCents ?? columns.priceCents)),
	collection: columns.collectionId,
	category: columns.categoryId,
	state: stateOf(columns),
	lowStock: columns.lowStock,
});

/** Of what was seen: which products, as they were, and what was to be done with them. */
function fingerprint(rows: readonly ManyRow[], edit: ManyEdit): string {
	const seen = JSON.stringify([edit, rows.map(({ id, version }) => [id, version])]);
	return createHash("sha256").update(seen).digest("base64url");
}
