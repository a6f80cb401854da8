import { isDeepStrictEqual } from "node:util";
import type { NewCollection, ShelfChange } from "#core/contract/selectors.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { pictureId } from "#core/rules/pictures.ts";
import { isGender, isSeason, reordered } from "#core/rules/shelves.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import { uniquely } from "../../in-use.ts";
import { refreshStaleDocuments } from "../../search/documents.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import {
	deleteShelf,
	type FilledShelf,
	holdShelf,
	insertCollection,
	isFilled,
	isPicture,
	listPlaces,
	listShelves,
	lockShelves,
	type Shelf,
	type ShelfKind,
	setPlaces,
	updateShelf,
} from "./shelves.queries.ts";

/** The search documents of so many products are made anew at once, of others soon after. */
const DOCUMENTS_AT_ONCE = 200;

const kinds = {
	category: {
		isFixed: isGender,
		fixed: refusalMessages.gendersStay,
		missing: refusalMessages.noCategory,
		inUse: refusalMessages.categoryInUse,
		actions: {
			change: "selectors.changeCategory",
			names: "selectors.categoryNames",
			remove: "selectors.removeCategory",
		},
	},
	collection: {
		isFixed: isSeason,
		fixed: refusalMessages.seasonsStay,
		missing: refusalMessages.noCollection,
		inUse: refusalMessages.collectionInUse,
		actions: {
			change: "selectors.changeCollection",
			names: "selectors.collectionNames",
			remove: "selectors.removeCollection",
		},
	},
} as const;

export async function addCollection(deps: Deps, actor: StaffMember, given: NewCollection): Promise<FilledShelf> {
	const { name, translations = null } = given;
	return uniquely(
		change(deps, async (tx, touch) => {
			await lockShelves(tx, "collection");
			const id = await insertCollection(tx, name, translations);
			await noteInAuditLog(deps, tx, actor, "selectors.addCollection", id, { name });
			touch("catalogue", "shelves");
			return filled(tx, "collection", id);
		}),
	);
}

/** Changes what is given. What the documents name by its id keeps its name and is always offered. */
export async function changeShelf(
	deps: Deps,
	actor: StaffMember,
	kind: ShelfKind,
	id: number,
	given: ShelfChange,
): Promise<FilledShelf> {
	const { isFixed, fixed, actions } = kinds[kind];
	return uniquely(
		change(deps, async (tx, touch) => {
			await lockShelves(tx, kind);
			const before = await requireShelf(tx, kind, id, "change");
			const after = changed(before, given);
			if (isFixed(id) && (after.name !== before.name || after.hidden)) throw new AppError("bad_request", fixed);
			if (after.image !== null && after.image !== before.image && !(await isPicture(tx, after.image)))
				throw invalidField("picture", refusalMessages.noPicture);
			await updateShelf(tx, kind, after);
			if (given.place !== undefined) await move(tx, kind, id, given.place);
			await refreshStaleDocuments(tx, DOCUMENTS_AT_ONCE);
			const { name, translations } = after;
			if (!isDeepStrictEqual(translations, before.translations))
				await noteInAuditLog(deps, tx, actor, actions.names, id, { name, translations });
			const detail = differenceOf(before, after, given.place);
			if (detail) await noteInAuditLog(deps, tx, actor, actions.change, id, { name, ...detail });
			touch("catalogue", "shelves");
			return filled(tx, kind, id);
		}),
	);
}

/** Takes away what no product is in, and answers its name. */
export async function removeShelf(deps: Deps, actor: StaffMember, kind: ShelfKind, id: number): Promise<string> {
	const { isFixed, fixed, inUse, actions } = kinds[kind];
	return change(deps, async (tx, touch) => {
		await lockShelves(tx, kind);
		const { name } = await requireShelf(tx, kind, id, "remove");
		if (isFixed(id)) throw new AppError("bad_request", fixed);
		if (await isFilled(tx, kind, id)) throw new AppError("in_use", inUse);
		await deleteShelf(tx, kind, id);
		await noteInAuditLog(deps, tx, actor, actions.remove, id, { name });
		touch("catalogue", "shelves");
		return name;
	});
}

const changed = (before: Shelf, { name, hidden, translations, picture }: ShelfChange): Shelf => ({
	...before,
	name: name ?? before.name,
	hidden: hidden ?? before.hidden,
	translations: translations === undefined ? before.translations : translations,
	image: picture ? pictureId(picture) : picture === undefined ? before.image : null,
});

/** Women and Men stand above all garment types, wherever they are put. */
async function move(tx: Tx, kind: ShelfKind, id: number, place: number): Promise<void> {
	const all = await listPlaces(tx, kind);
	if (all.some((shelf) => shelf.id === id)) await setPlaces(tx, kind, reordered(all, id, place));
}

function differenceOf(before: Shelf, after: Shelf, place: number | undefined): Record<string, unknown> | null {
	const difference = {
		...(before.name !== after.name && { was: before.name }),
		...(before.hidden !== after.hidden && { hidden: after.hidden }),
		...(before.image !== after.image && { pictured: after.image !== null }),
		...(place !== undefined && { place }),
	};
	return Object.keys(difference).length > 0 ? difference : null;
}

async function requireShelf(tx: Tx, kind: ShelfKind, id: number, to: "change" | "remove"): Promise<Shelf> {
	const shelf = await holdShelf(tx, kind, id, to);
	if (!shelf) throw new AppError("not_found", kinds[kind].missing);
	return shelf;
}

async function filled(tx: Tx, kind: ShelfKind, id: number): Promise<FilledShelf> {
	const [shelf] = await listShelves(tx, kind, id);
	return shelf as FilledShelf;
}
