import type { WishList } from "#core/contract/lists.ts";
import type { Language } from "#core/languages.ts";
import { listMessages } from "#core/messages/lists.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { openedBy } from "./givers.service.ts";
import { findIdByTitle, listOfMember } from "./lists.queries.ts";
import { showList, showLists } from "./show-list.service.ts";

export async function listsOf(deps: Deps, clientId: number, isBrief: boolean): Promise<WishList[]> {
	return showLists(deps, await listOfMember(deps.db, clientId, deps.now()), clientId, isBrief);
}

export async function getByTitle(
	deps: Deps,
	clientId: number,
	{ title, brief, language }: { title: string; brief: boolean; language?: Language | undefined },
): Promise<WishList> {
	const id = await findIdByTitle(deps.db, clientId, title.trim());
	if (id === null) throw new AppError("not_found");
	return showList(deps, id, clientId, brief, language);
}

/** Refuses whoever takes no part in a list, as if there was none, and collaborators what is for its creator. */
export async function checkRole(deps: Deps, clientId: number, listId: number, needed?: "creator"): Promise<void> {
	const { role } = await showList(deps, listId, clientId, true);
	if (role === "reader") throw new AppError("not_found");
	if (needed && role !== needed) throw new AppError("forbidden", listMessages.creatorOnly);
}

/** Without a token only clients have lists. */
const REFUSAL = { visitor: "unauthorized", staff: "forbidden", client: "not_found" } as const;

/** A list for those who take part in it, or who have the token of a mailed link or of its own. For others there is none. */
export async function getList(
	deps: Deps,
	actor: Actor,
	listId: number,
	{ token, language }: { token?: string | undefined; language?: Language | undefined },
): Promise<WishList> {
	if (actor.kind === "client") {
		const list = await showList(deps, listId, actor.clientId, true);
		if (list.role !== "reader") return showList(deps, listId, actor.clientId, false, language);
	}
	if (token === undefined) throw new AppError(REFUSAL[actor.kind]);
	const opened = await openedBy(deps, deps.db, listId, token);
	if (!opened) throw new AppError("not_found");
	const giver = actor.kind === "client" ? { clientId: actor.clientId, email: null } : opened.giver;
	return showList(deps, listId, opened.by === "link" ? "reader" : "invited", false, language, giver);
}
