import type { Undone } from "#core/contract/changes.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { refreshDocuments } from "../../search/documents.ts";
import type { StaffMember } from "../audit-log/audit-log.service.ts";
import {
	type HeldChange,
	holdProducts,
	holdShelvesOf,
	insertChanged,
	markUndone,
	writeColumns,
} from "./changes.queries.ts";
import { findOver } from "./joined-offers.queries.ts";
import { recordUndo } from "./record-change.service.ts";
import { atFullPrice, decideUndo, percentPutBack, withoutGone } from "./undo.rules.ts";
import { takeBackColours } from "./undo-colours.service.ts";
import { keepSizesInUse, makeRoomAgain } from "./undo-sizes.service.ts";
import { takeBackUnits } from "./undo-stock.service.ts";

/** So many products are put back in one transaction: as many as can be edited at once. */
const AT_ONCE = 10_000;
/** As many as an import writes at once: each may have hundreds of colours and sizes, whose units are taken back as well. */
export const IMPORTED_AT_ONCE = 25;
/** Of so many products it is told what stays as it is. */
const MOST_TOLD = 100;

/** What is said of a change before any of it is put back. */
export const NOTHING_UNDONE: Undone = { change: null, products: 0, keptProducts: 0, kept: [] };

type Slice = { id: number; held: HeldChange; undone: Undone; touch: (...tags: Tag[]) => void };

/** Puts the next products of a change back and tells what was with those before; whoever calls drops the kept lists. */
export async function undoSlice(
	deps: Deps,
	tx: Tx,
	who: StaffMember,
	{ id, held, undone, touch }: Slice,
): Promise<{ undone: Undone; isLast: boolean; at: number }> {
	const now = deps.now();
	const atOnce = held.importId !== null ? IMPORTED_AT_ONCE : AT_ONCE;
	const products = await holdProducts(tx, id, atOnce);
	const wanted = products.map((product) => ({ ...product, ...decideUndo(product) }));
	const isThere = await holdShelvesOf(tx, wanted);
	const back = wanted.flatMap((product) => {
		const percent = percentPutBack(product);
		return percent === null ? [] : [{ id: product.id, percent }];
	});
	const over = await findOver(tx, back, new Date(held.at));
	const units = await takeBackUnits(tx, products, { staffId: who.staffId, now });
	const priced = wanted
		.map((product) => withoutGone(product, isThere))
		.map((product) => (over.has(product.id) ? atFullPrice(product) : product));
	const decided = await keepSizesInUse(tx, priced);
	const written = decided.filter(({ columns }) => Object.keys(columns).length > 0);
	await writeColumns(tx, written, now);
	const shelf = await takeBackColours(tx, products, now);
	await makeRoomAgain(tx, written);
	await refreshDocuments(
		tx,
		products.map((product) => product.id),
	);
	const isWhole = await markUndone(
		tx,
		id,
		products.map((product) => product.id),
		now,
	);
	const redone = decided.flatMap(({ id: productId, is, columns }) => {
		const moved = { stock: units.moved.get(productId) ?? [], ...(shelf.colours.get(productId) ?? NO_COLOURS) };
		const isSame = Object.keys(columns).length === 0 && Object.values(moved).every((part) => part.length === 0);
		return isSame ? [] : [{ productId, before: is, after: columns, ...moved }];
	});
	const own = undone.change ?? (await recordUndo(deps, tx, who, { id, held, isEmpty: redone.length === 0 }));
	if (own !== null) await insertChanged(tx, own, redone);
	for (const { productId } of redone) touch(`product:${productId}`, `stock:${productId}`);
	const kept = decided
		.map(({ id: id_product, name, kept: fields }) => ({
			id_product,
			name,
			fields: [
				...fields,
				...(shelf.kept.has(id_product) ? (["colours"] as const) : []),
				...(units.short.has(id_product) ? (["stock"] as const) : []),
			],
		}))
		.filter(({ fields }) => fields.length > 0);
	return {
		undone: {
			change: own,
			products: undone.products + redone.length,
			keptProducts: undone.keptProducts + kept.length,
			kept: [...undone.kept, ...kept].slice(0, MOST_TOLD),
		},
		isLast: isWhole || products.length < atOnce,
		at: products.length,
	};
}

const NO_COLOURS = { addedVariants: [], removedVariants: [], colours: [] };
