import { lists } from "#core/calls/lists.ts";
import type { ListChange, ListLine, WishList } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { ALERT_TIMER_MS, type AlertText } from "#core/messages.ts";
import { FAVORITE_TITLE } from "#core/rules/favourites.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { listsChanged, listsLearned } from "#web/store/browser-state.ts";
import { getSpecificList } from "#web/store/events.ts";
import { browserStore } from "#web/store/store.ts";
import { showAlert } from "#web/ui/alert.tsx";
import messages from "./change-lists.messages.en.ts";
import { isOlder } from "./own-lists.ts";

const brief = { brief: "true" } as const;

/** In which colour and size a product is saved; what is not chosen is left out. */
export type LineChoice = Pick<ListLine, "ColorName" | "size">;
const linesOf = (product: number, choice?: LineChoice) => choice && { lines: [{ product, ...choice }] };

/** The phone of the client who is logged in; 0 when it is nobody. */
function clientHere(): number {
	const { session } = browserStore().getState();
	return session.as === "client" ? session.client.phone : 0;
}

/** Shows a list as it was just read, unless something newer is shown already. */
export function showList(list: WishList): void {
	const { dispatch, getState } = browserStore();
	if (!isOlder(list, getState().lists.detail)) dispatch(getSpecificList(list));
	if (list.role !== "reader" && clientHere() !== 0) learnList(list);
}

/** From now on the store knows a client's list as a change was just answered, unless it knows it newer. */
export function noteList(list: WishList): void {
	if (clientHere() === 0) return;
	learnList(list);
	browserStore().dispatch(listsChanged());
}

function learnList(list: WishList): void {
	const { dispatch, getState } = browserStore();
	const { all, detail } = getState().lists;
	const known = all.find(({ id }) => id === list.id);
	const others = known ? all.map((one) => (one === known ? list : one)) : [...all, list];
	dispatch(listsLearned({ all: isOlder(list, known) ? all : others, detail: detail && changedBy(list, detail) }));
}

/** The list on the screen after an answer that may be about it. */
function changedBy(list: WishList, detail: WishList): WishList {
	if (detail.id !== list.id || isOlder(list, detail)) return detail;
	const kept = new Set(list.rList);
	const isWhole = list.List.length === list.rList.length;
	return { ...list, List: isWhole ? list.List : detail.List.filter(({ id_product }) => kept.has(id_product)) };
}

/** A list that is no longer there, or no longer ours. */
export function forgetList(id: number): void {
	const { dispatch, getState } = browserStore();
	const { all, detail } = getState().lists;
	dispatch(listsLearned({ all: all.filter((list) => list.id !== id), detail }));
	dispatch(listsChanged());
}

export function addToFavorites(product: number, choice?: LineChoice): Promise<boolean> {
	return told(listMessages.favoriteAdded, async () => {
		const body = { title: FAVORITE_TITLE, rList: [product], Colaborators: [], ...linesOf(product, choice) };
		noteList((await signedCall(lists.create, { query: brief, body })).data);
	});
}

/** A favourites spelling puts the product into the favourites, and says so. */
export async function createWith(title: string, product: number | null, choice?: LineChoice): Promise<WishList> {
	const saved = product === null ? { rList: [] } : { rList: [product], ...linesOf(product, choice) };
	const body = { title, Colaborators: [], ...saved };
	const { data, status } = await signedCall(lists.create, { query: brief, body });
	noteList(data);
	if (product !== null) succeed(status === 201 ? listMessages.created : listMessages.favoriteAdded);
	return data;
}

export function addToList(list: WishList, product: number, choice?: LineChoice): Promise<boolean> {
	const done = list.isFavorite ? listMessages.favoriteAdded : messages.addedTo(list.title);
	return told(done, () => changeList(list.id, { add: [product], ...linesOf(product, choice) }));
}

export function removeFromList(list: WishList, product: number): Promise<boolean> {
	return told(listMessages.itemRemoved, () => changeList(list.id, { remove: [product] }));
}

/** Changes a list. One that is on the screen is answered whole, so that it shows what others did meanwhile. */
export async function changeList(id: number, how: Omit<ListChange, "id">): Promise<void> {
	const isShown = browserStore().getState().lists.detail?.id === id;
	const query = isShown ? { language: words.language } : brief;
	noteList((await signedCall(lists.update, { query, body: { id, ...how } })).data);
}

/** Does something and says how it went. */
async function told(done: AlertText, work: () => Promise<void>): Promise<boolean> {
	try {
		await work();
		succeed(done);
		return true;
	} catch (error) {
		showAlert({ title: messages.failed, text: sentenceOf(error), icon: "warning" });
		return false;
	}
}

export function succeed(done: AlertText): void {
	showAlert({ ...done, icon: "success", timer: ALERT_TIMER_MS });
}

/** What a refusal says to a person. */
export function sentenceOf(error: unknown): string {
	if (!(error instanceof ApiError)) return messages.wrong;
	return Object.values(error.fields)[0] ?? error.message;
}
