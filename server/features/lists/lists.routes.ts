import { lists } from "#core/contract/lists.ts";
import type { App, Deps } from "../../deps.ts";
import { type Actor, requireClient } from "../../http/access.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { joinList, shareList, unshareList } from "./list-sharing.service.ts";
import { createList, removeList, updateList } from "./lists.service.ts";
import { serveNews } from "./live.routes.ts";
import { getByTitle, getList, listsOf } from "./read-lists.service.ts";

export function listsRoutes(app: App, deps: Deps): void {
	const idOf = (actor: Actor) => requireClient(actor).clientId;

	route(app, deps, lists.ofClient, ({ query, actor }) => listsOf(deps, idOf(actor), query.brief));
	route(app, deps, lists.byTitle, ({ query, actor }) => getByTitle(deps, idOf(actor), query.title, query.brief));
	route(app, deps, lists.live, serveNews(deps));
	route(app, deps, lists.detail, ({ params, query, actor }) => getList(deps, actor, params.id, query.token));
	route(app, deps, lists.create, async ({ query, body, actor }) => {
		const { isNew, list } = await createList(deps, idOf(actor), body, query.brief);
		return new Answer(list, { status: isNew ? 201 : 200 });
	});
	route(app, deps, lists.update, ({ query, body, actor }) => updateList(deps, idOf(actor), body, query.brief));
	route(app, deps, lists.share, ({ body, actor }) => shareList(deps, idOf(actor), body.id, body.newUser));
	route(app, deps, lists.unshare, ({ body, actor }) => unshareList(deps, idOf(actor), body.id, body.user));
	route(app, deps, lists.join, ({ body, actor }) => joinList(deps, idOf(actor), body.id, body.token));
	route(app, deps, lists.remove, ({ query, actor }) => removeList(deps, idOf(actor), query.id));
}
