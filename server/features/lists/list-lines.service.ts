import type { LineMove, ListLine } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { LIST_ITEMS_MAX } from "#core/rules/favourites.ts";
import { inOrder } from "#core/rules/list-lines.ts";
import type { Tx } from "../../db/client.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { acceptSharing } from "./invitations.queries.ts";
import { lockAsMember } from "./list-access.service.ts";
import { announce } from "./list-changes.queries.ts";
import { limited } from "./list-limit.service.ts";
import * as lines from "./list-lines.queries.ts";

type Place = { id: number; isFavorite: boolean };

/** Adds products that are not there yet; one unknown product, or nothing new at all, and nothing changes. */
export async function addItems(
	deps: Deps,
	tx: Tx,
	place: Place,
	clientId: number,
	given: readonly number[],
): Promise<void> {
	if (given.length === 0) return;
	const ids = await thoseMissing(tx, place, given);
	await insertNew(deps, tx, place.id, clientId, ids);
}

/** Those of them that are not on the list; there has to be one. */
async function thoseMissing(tx: Tx, place: Place, given: readonly number[]): Promise<number[]> {
	const there = new Set(await lines.listItemIds(tx, place.id));
	const ids = [...new Set(given)].filter((id) => !there.has(id));
	if (ids.length > 0) return ids;
	throw new AppError("conflict", place.isFavorite ? listMessages.alreadyFavorite : listMessages.alreadyOnList);
}

export async function setItems(
	deps: Deps,
	tx: Tx,
	place: Place,
	clientId: number,
	given: readonly number[],
): Promise<void> {
	const there = await lines.listItemIds(tx, place.id);
	const wanted = new Set(given);
	await lines.deleteItems(
		tx,
		place.id,
		there.filter((id) => !wanted.has(id)),
	);
	const ids = [...wanted].filter((id) => !there.includes(id));
	if (ids.length > 0) await insertNew(deps, tx, place.id, clientId, ids);
}

async function insertNew(deps: Deps, tx: Tx, listId: number, clientId: number, ids: readonly number[]) {
	const known = await lines.listKnown(tx, ids);
	if (known.length < ids.length) throw new AppError("not_found", listMessages.unknownProduct);
	if (known.some(({ offSale }) => offSale)) throw new AppError("gone", listMessages.goneProduct);
	await refuseOverfull(tx, listId, ids.length);
	await lines.insertItems(tx, { listId, clientId, ids, now: deps.now() });
}

async function refuseOverfull(tx: Tx, listId: number, more: number): Promise<void> {
	if ((await lines.countItems(tx, listId)) + more <= LIST_ITEMS_MAX) return;
	throw new AppError("conflict", listMessages.listFull);
}

/** Says in which colour and size, how many and with which note. One that cannot be, and nothing changes. */
export async function setLines(tx: Tx, listId: number, given: readonly ListLine[] = []): Promise<void> {
	if (given.length === 0) return;
	const there = new Set(await lines.listItemIds(tx, listId));
	if (given.some(({ product }) => !there.has(product))) throw new AppError("not_found", listMessages.notOnList);
	if (await lines.namesUnknownChoice(tx, given)) throw new AppError("not_found", listMessages.noSuchChoice);
	for (const line of given) await lines.updateLine(tx, listId, line);
}

/** Puts the products of a list in order by hand. */
export async function orderLines(tx: Tx, listId: number, wanted: readonly number[]): Promise<void> {
	await lines.updatePlaces(tx, listId, inOrder(await lines.listItemIds(tx, listId), wanted));
}

/** Moves or copies lines from one list to another; both change or neither does. */
export function moveLines(deps: Deps, clientId: number, { from, to, products, copy }: LineMove): Promise<void> {
	return limited(deps, () =>
		transaction(deps.db, async (tx) => {
			const now = deps.now();
			// Always the lower first, so that two who move between the same lists never wait for each other.
			const [one, other] = [from, to].sort((a, b) => a - b) as [number, number];
			const locked = [await lockAsMember(tx, one, clientId), await lockAsMember(tx, other, clientId)];
			const target = locked.find(({ id }) => id === to) as (typeof locked)[number];
			const there = new Set(await lines.listItemIds(tx, from));
			if (products.some((id) => !there.has(id))) throw new AppError("not_found", listMessages.notOnList);
			const ids = await thoseMissing(tx, target, products);
			await refuseOverfull(tx, to, ids.length);
			await lines.copyItems(tx, { from, to, clientId, ids, now });
			if (!copy) await lines.deleteItems(tx, from, ids);
			for (const { id, isCreator } of locked) {
				if (!isCreator) await acceptSharing(tx, id, clientId, now);
				await announce(tx, id, now);
			}
		}),
	);
}
