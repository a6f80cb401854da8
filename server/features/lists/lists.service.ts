import { eq, sql } from "drizzle-orm";
import type { ListChange, NewList, WishList } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { FAVORITE_TITLE, isFavouriteSpelling, LIST_ITEMS_MAX, LISTS_MAX } from "#core/rules/favourites.ts";
import type { Tx } from "../../db/client.ts";
import { errorCode } from "../../db/problem.ts";
import { list } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { requireLiving } from "../clients/clients.service.ts";
import { acceptSharing } from "./invitations.queries.ts";
import { lockAsCreator, lockAsMember } from "./list-access.service.ts";
import { announce } from "./list-changes.queries.ts";
import { limited } from "./list-limit.service.ts";
import { shareByPhone, takeShareLimit } from "./list-sharing.service.ts";
import {
	countItems,
	countLists,
	deleteItems,
	insertItems,
	listItemIds,
	listKnown,
	lockFavorite,
} from "./lists.queries.ts";
import { showList } from "./show-list.service.ts";

/** Makes a list. Whoever names it like the favourites gets its products into the favourites instead. */
export async function createList(
	deps: Deps,
	clientId: number,
	given: NewList,
	isBrief: boolean,
): Promise<{ isNew: boolean; list: WishList }> {
	const isNew = !isFavouriteSpelling(given.title);
	if (isNew && given.Colaborators.length > 0) await takeShareLimit(deps, clientId, given.Colaborators.length);
	const id = await limited(deps, () =>
		transaction(deps.db, (tx) =>
			isNew ? insertList(deps, tx, clientId, given) : addToFavorite(deps, tx, clientId, given.rList),
		),
	);
	return { isNew, list: await showList(deps, id, clientId, isBrief) };
}

async function insertList(deps: Deps, tx: Tx, clientId: number, { title, rList, Colaborators }: NewList) {
	// One client's lists are made one after the other, so that their number can be trusted.
	const { rows } = await tx.execute(
		sql`select from client where id = ${clientId} and deleted_at is null for no key update`,
	);
	if (rows.length === 0) throw new AppError("unauthorized");
	if ((await countLists(tx, clientId)) >= LISTS_MAX) throw new AppError("conflict", listMessages.tooManyLists);
	const now = deps.now();
	const [row] = await titled(() =>
		tx.insert(list).values({ clientId, title, createdAt: now, updatedAt: now }).returning({ id: list.id }),
	);
	const { id } = row as { id: number };
	await addItems(deps, tx, { id, isFavorite: false }, clientId, rList);
	if (Colaborators.length > 0) await shareByPhone(deps, tx, { id, clientId }, Colaborators);
	await announce(tx, id, now);
	return id;
}

async function addToFavorite(deps: Deps, tx: Tx, clientId: number, ids: readonly number[]): Promise<number> {
	await requireLiving(tx, clientId);
	const favorite = await lockFavorite(tx, clientId, FAVORITE_TITLE, deps.now());
	await addItems(deps, tx, favorite, clientId, ids);
	await announce(tx, favorite.id, deps.now());
	return favorite.id;
}

/** Changes what is in a list, or what it is called. */
export async function updateList(deps: Deps, clientId: number, given: ListChange, isBrief: boolean): Promise<WishList> {
	await limited(deps, () => change(deps, clientId, given));
	return showList(deps, given.id, clientId, isBrief);
}

function change(deps: Deps, clientId: number, { id, title, rList, add, remove }: ListChange): Promise<void> {
	return transaction(deps.db, async (tx) => {
		const row = await (title === undefined ? lockAsMember : lockAsCreator)(tx, id, clientId);
		if (!row.isCreator) await acceptSharing(tx, id, clientId, deps.now());
		if (title !== undefined) await renameList(tx, row, title);
		if (add) await addItems(deps, tx, row, clientId, add);
		if (remove) await deleteItems(tx, id, remove);
		if (rList) await setItems(deps, tx, row, clientId, rList);
		await announce(tx, id, deps.now());
	});
}

export async function removeList(deps: Deps, clientId: number, listId: number): Promise<{ message: string }> {
	await transaction(deps.db, async (tx) => {
		const row = await lockAsCreator(tx, listId, clientId);
		if (row.isFavorite) throw new AppError("conflict", listMessages.favoriteStays);
		await announce(tx, listId, deps.now());
		await tx.delete(list).where(eq(list.id, listId));
	});
	return { message: listMessages.deleted };
}

type Place = { id: number; isFavorite: boolean };

async function renameList(tx: Tx, row: Place, title: string): Promise<void> {
	if (row.isFavorite) throw new AppError("conflict", listMessages.favoriteKeepsName);
	if (isFavouriteSpelling(title)) throw new AppError("conflict", listMessages.titleReserved);
	await titled(() => tx.update(list).set({ title }).where(eq(list.id, row.id)));
}

/** Adds products that are not there yet; one unknown product, or nothing new at all, and nothing changes. */
async function addItems(deps: Deps, tx: Tx, place: Place, clientId: number, given: readonly number[]): Promise<void> {
	if (given.length === 0) return;
	const there = new Set(await listItemIds(tx, place.id));
	const ids = [...new Set(given)].filter((id) => !there.has(id));
	if (ids.length === 0) {
		throw new AppError("conflict", place.isFavorite ? listMessages.alreadyFavorite : listMessages.alreadyOnList);
	}
	await insertNew(deps, tx, place.id, clientId, ids);
}

async function setItems(deps: Deps, tx: Tx, place: Place, clientId: number, given: readonly number[]): Promise<void> {
	const there = await listItemIds(tx, place.id);
	const wanted = new Set(given);
	await deleteItems(
		tx,
		place.id,
		there.filter((id) => !wanted.has(id)),
	);
	const ids = [...wanted].filter((id) => !there.includes(id));
	if (ids.length > 0) await insertNew(deps, tx, place.id, clientId, ids);
}

async function insertNew(deps: Deps, tx: Tx, listId: number, clientId: number, ids: readonly number[]) {
	const known = await listKnown(tx, ids);
	if (known.length < ids.length) throw new AppError("not_found", listMessages.unknownProduct);
	if (known.some(({ offSale }) => offSale)) throw new AppError("gone", listMessages.goneProduct);
	if ((await countItems(tx, listId)) + ids.length > LIST_ITEMS_MAX) {
		throw new AppError("conflict", listMessages.listFull);
	}
	await insertItems(tx, { listId, clientId, ids, now: deps.now() });
}

const UNIQUE_VIOLATION = "23505";

async function titled<T>(write: () => Promise<T>): Promise<T> {
	try {
		return await write();
	} catch (error) {
		if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
		throw new AppError("in_use", listMessages.titleInUse);
	}
}
