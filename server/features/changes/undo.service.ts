import type { Undone } from "#core/contract/changes.ts";
import { rightsOf } from "#core/contract/staff-permissions.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { UNDO_MS } from "#core/rules/undo.ts";
import { change } from "../../cache/change.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { refreshDocuments } from "../../search/documents.ts";
import type { StaffMember } from "../audit-log/audit-log.service.ts";
import {
	type HeldChange,
	holdChange,
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
import { takeBackUnits } from "./undo-stock.service.ts";

/** So many products are put back in one transaction: as many as can be edited at once. */
const AT_ONCE = 10_000;
/** What an import made has all its sizes, whose units are taken back as well. */
const IMPORTED_AT_ONCE = 100;
/** Of so many products it is told what stays as it is. */
const MOST_TOLD = 100;

/** Takes a change of products back: a new change, which leaves alone what others made of them since. */
export function undoChange(deps: Deps, actor: StaffActor, id: number): Promise<Undone> {
	return undoAll(deps, actor, id, (held) => requireOwn(deps, actor, held));
}

/** Takes back what was done of a change that could not be finished; twice does no harm. */
export async function rollBackChange(deps: Deps, who: StaffMember, id: number): Promise<void> {
	await undoAll(deps, who, id, async () => {});
}

type Check = (held: HeldChange) => Promise<void>;

async function undoAll(deps: Deps, who: StaffMember, id: number, check: Check): Promise<Undone> {
	const undone: Undone = { change: null, products: 0, keptProducts: 0, kept: [] };
	for (;;) {
		const slice = await change(deps, async (tx, touch) => {
			const held = await holdChange(tx, id);
			if (!held) throw new AppError("not_found", refusalMessages.noChange);
			await check(held);
			return undoSlice(deps, tx, who, { id, held, undo: undone.change, touch });
		});
		undone.change = slice.undo;
		undone.products += slice.products;
		undone.keptProducts += slice.kept.length;
		undone.kept.push(...slice.kept.slice(0, MOST_TOLD - undone.kept.length));
		if (slice.isLast) return undone;
	}
}

type Slice = { id: number; held: HeldChange; undo: number | null; touch: (...tags: Tag[]) => void };

async function undoSlice(deps: Deps, tx: Tx, who: StaffMember, { id, held, undo, touch }: Slice) {
	const now = deps.now();
	const atOnce = held.isImport ? IMPORTED_AT_ONCE : AT_ONCE;
	const products = await holdProducts(tx, id, atOnce);
	const wanted = products.map((product) => ({ ...product, ...decideUndo(product) }));
	const isThere = await holdShelvesOf(tx, wanted);
	const back = wanted.flatMap((product) => {
		const percent = percentPutBack(product);
		return percent === null ? [] : [{ id: product.id, percent }];
	});
	const over = await findOver(tx, back, new Date(held.at));
	const decided = wanted
		.map((product) => withoutGone(product, isThere))
		.map((product) => (over.has(product.id) ? atFullPrice(product) : product));
	const written = decided.filter(({ columns }) => Object.keys(columns).length > 0);
	await writeColumns(tx, written, now);
	const units = await takeBackUnits(tx, products, { staffId: who.staffId, now });
	const shelf = await takeBackColours(tx, products, now);
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
	const own = undo ?? (await recordUndo(deps, tx, who, { id, held, isEmpty: redone.length === 0 }));
	if (own !== null) await insertChanged(tx, own, redone);
	if (redone.length > 0) touch("catalogue");
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
	return { undo: own, products: redone.length, kept, isLast: isWhole || products.length < atOnce };
}

const NO_COLOURS = { addedVariants: [], removedVariants: [], colours: [] };

/** Whoever made a change takes it back, or an admin; and only for a day. */
async function requireOwn(deps: Deps, actor: StaffActor, held: HeldChange): Promise<void> {
	const allowed = rightsOf(actor.rol, (await deps.settings.current()).staff.permissions);
	const isOwn = actor.rol === "admin" || held.staffId === actor.staffId;
	if (!isOwn || held.rights.some((right) => !allowed.includes(right))) throw new AppError("forbidden");
	if (held.undoneAt !== null) throw new AppError("conflict", refusalMessages.changeUndone);
	if (held.isGoingOn) throw new AppError("conflict", refusalMessages.importGoesOn);
	if (deps.now().getTime() - new Date(held.at).getTime() > UNDO_MS)
		throw new AppError("gone", refusalMessages.changeTooOld);
}
