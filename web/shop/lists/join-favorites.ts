import { lists } from "#core/calls/lists.ts";
import { FAVORITE_TITLE, LIST_ITEMS_MAX } from "#core/rules/favourites.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";
import { browserStore } from "#web/store/store.ts";
import { showToast } from "#web/ui/toast.tsx";
import { noteList } from "./change-lists.ts";
import { keepFavorites } from "./keep-favorites.ts";
import messages from "./visitor-favorites.messages.en.ts";
import { keptFavorites } from "./visitor-favorites.ts";

let joining: Promise<void> | null = null;

/** What was marked here before logging in joins the client's favourites; what cannot be sent now waits for the next time. */
export function joinFavorites(): Promise<void> {
	joining ??= join()
		.catch(() => undefined)
		.finally(() => {
			joining = null;
		});
	return joining;
}

async function join(): Promise<void> {
	const own = browserStore()
		.getState()
		.lists.all.find(({ isFavorite, role }) => isFavorite && role === "creator");
	const known = own?.rList ?? [];
	const fresh = keptFavorites()
		.filter((id) => !known.includes(id))
		.slice(0, LIST_ITEMS_MAX - known.length);
	const joined = fresh.length > 0 ? await add(fresh) : 0;
	const done = new Set([...known, ...fresh]);
	keepFavorites(keptFavorites().filter((id) => !done.has(id)));
	if (joined > 0) showToast(messages.joined(joined), "success");
}

/** How many of them came in: what is there already, or no longer sold, is passed over. */
async function add(ids: number[]): Promise<number> {
	try {
		const body = { title: FAVORITE_TITLE, rList: ids, Colaborators: [] };
		noteList((await signedCall(lists.create, { query: { brief: "true" }, body })).data);
		return ids.length;
	} catch (error) {
		const status = error instanceof ApiError ? error.status : 0;
		if (status === 409 || (ids.length === 1 && [404, 410].includes(status))) return 0;
		if (![404, 410].includes(status)) throw error;
		let joined = 0;
		for (const id of ids) joined += await add([id]);
		return joined;
	}
}
