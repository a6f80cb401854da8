import { eq, sql } from "drizzle-orm";
import type { ListChange, NewList, WishList } from "#core/contract/lists.ts";
import type { Language } from "#core/languages.ts";
import { listMessages } from "#core/messages/lists.ts";
import { FAVORITE_TITLE, isFavouriteSpelling, LISTS_MAX } from "#core/rules/favourites.ts";
import type { Tx } from "../../db/client.ts";
import { errorCode } from "../../db/problem.ts";
import { list } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { newToken } from "../../http/access.ts";
import { requireLiving } from "../clients/clients.service.ts";
import { setGift } from "./gift-lists.service.ts";
import { deleteGivers } from "./gifts.queries.ts";
import { acceptSharing } from "./invitations.queries.ts";
import { lockAsCreator, lockAsMember } from "./list-access.service.ts";
import { announce } from "./list-changes.queries.ts";
import { limited } from "./list-limit.service.ts";
import { deleteItems } from "./list-lines.queries.ts";
import { addItems, orderLines, setItems, setLines } from "./list-lines.service.ts";
import { setAlerts } from "./list-news.queries.ts";
import { shareByPhone, takeShareLimit } from "./list-sharing.service.ts";
import { countLists, lockFavorite } from "./lists.queries.ts";
import { showList } from "./show-list.service.ts";

/** How a changed list is answered. */
type HowShown = { brief: boolean; language?: Language | undefined };

/** Makes a list. Whoever names it like the favourites gets its products into the favourites instead. */
export async function createList(
	deps: Deps,
	clientId: number,
	given: NewList,
	{ brief, language }: HowShown,
): Promise<{ isNew: boolean; list: WishList }> {
	const isNew = !isFavouriteSpelling(given.title);
	if (isNew && given.Colaborators.length > 0) await takeShareLimit(deps, clientId, given.Colaborators.length);
	const id = await limited(deps, () =>
		transaction(deps.db, (tx) =>
			isNew ? insertList(deps, tx, clientId, given) : addToFavorite(deps, tx, clientId, given),
		),
	);
	return { isNew, list: await showList(deps, id, clientId, brief, language) };
}

async function insertList(deps: Deps, tx: Tx, clientId: number, { title, rList, lines, Colaborators }: NewList) {
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
	await setLines(tx, id, lines);
	if (Colaborators.length > 0) await shareByPhone(deps, tx, { id, clientId }, Colaborators);
	await announce(tx, id, now);
	return id;
}

async function addToFavorite(deps: Deps, tx: Tx, clientId: number, { rList, lines }: NewList): Promise<number> {
	await requireLiving(tx, clientId);
	const favorite = await lockFavorite(tx, clientId, FAVORITE_TITLE, deps.now());
	await addItems(deps, tx, favorite, clientId, rList);
	await setLines(tx, favorite.id, lines);
	await announce(tx, favorite.id, deps.now());
	return favorite.id;
}

/** Changes what is in a list, what it says of it, what it is called and who may look. */
export async function updateList(
	deps: Deps,
	clientId: number,
	given: ListChange,
	{ brief, language }: HowShown,
): Promise<WishList> {
	await limited(deps, () => change(deps, clientId, given));
	return showList(deps, given.id, clientId, brief, language);
}

function change(deps: Deps, clientId: number, given: ListChange): Promise<void> {
	const { id, title, visibility, gift, rList, add, remove, lines, order, alerts } = given;
	const isForCreator = title !== undefined || visibility !== undefined || gift !== undefined;
	return transaction(deps.db, async (tx) => {
		const row = await (isForCreator ? lockAsCreator : lockAsMember)(tx, id, clientId);
		if (!row.isCreator) await acceptSharing(tx, id, clientId, deps.now());
		if (title !== undefined) await renameList(tx, row, title);
		if (visibility) await setVisibility(tx, row, visibility);
		if (gift !== undefined) await setGift(deps, tx, row, gift);
		if (add) await addItems(deps, tx, row, clientId, add);
		if (remove) await deleteItems(tx, id, remove);
		if (rList) await setItems(deps, tx, row, clientId, rList);
		if (lines) await setLines(tx, id, lines);
		if (order) await orderLines(tx, id, order);
		if (alerts) await setAlerts(tx, id, clientId, alerts);
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

/** A list that becomes private loses its link for good; opened again it has another. */
async function setVisibility(tx: Tx, row: typeof list.$inferSelect, visibility: "private" | "link"): Promise<void> {
	const linkToken = visibility === "private" ? null : (row.linkToken ?? newToken());
	await tx.update(list).set({ linkToken }).where(eq(list.id, row.id));
	if (linkToken === null) await deleteGivers(tx, row.id);
}

async function renameList(tx: Tx, row: Place, title: string): Promise<void> {
	if (row.isFavorite) throw new AppError("conflict", listMessages.favoriteKeepsName);
	if (isFavouriteSpelling(title)) throw new AppError("conflict", listMessages.titleReserved);
	await titled(() => tx.update(list).set({ title }).where(eq(list.id, row.id)));
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
