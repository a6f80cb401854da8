import { gifts } from "#core/contract/gifts.ts";
import { lists } from "#core/contract/lists.ts";
import type { App, Deps } from "../../deps.ts";
import { type ClientActor, hashToken } from "../../http/access.ts";
import { Answer } from "../../http/answer.ts";
import { takeAddressLimit } from "../../http/limits.ts";
import { route } from "../../http/route.ts";
import { moveLines } from "./list-lines.service.ts";
import { endAlerts } from "./list-news.queries.ts";
import { acceptList, joinList, shareList, unshareList } from "./list-sharing.service.ts";
import { createList, removeList, updateList } from "./lists.service.ts";
import { serveNews } from "./live.routes.ts";
import { checkRole, getByTitle, getList, listsOf } from "./read-lists.service.ts";
import { showList } from "./show-list.service.ts";

export function listsRoutes(app: App, deps: Deps): void {
	const members = ({ clientId }: ClientActor, listId: number) => checkRole(deps, clientId, listId);
	const creators = ({ clientId }: ClientActor, listId: number) => checkRole(deps, clientId, listId, "creator");

	route(app, deps, lists.ofClient, ({ query, actor }) => listsOf(deps, actor.clientId, query.brief));
	route(app, deps, lists.byTitle, ({ query, actor }) => getByTitle(deps, actor.clientId, query));
	const news = serveNews(deps);
	route(app, deps, lists.live, news.ofLists);
	route(app, deps, gifts.live, news.ofClaims);
	route(app, deps, lists.detail, ({ params, query, actor }) => getList(deps, actor, params.id, query));
	route(app, deps, lists.create, async ({ query, body, actor, request }) => {
		const shares = body.Colaborators.length;
		if (shares > 0) await takeAddressLimit(deps, "shareMail", request.ip, shares);
		const { isNew, list } = await createList(deps, actor.clientId, body, query);
		return new Answer(list, { status: isNew ? 201 : 200 });
	});
	route(app, deps, lists.update, ({ query, body, actor }) => updateList(deps, actor.clientId, body, query), members);
	route(
		app,
		deps,
		lists.move,
		async ({ query: { brief, language }, body, actor: { clientId } }) => {
			await moveLines(deps, clientId, body);
			const shown = (id: number) => showList(deps, id, clientId, brief, language);
			return { from: await shown(body.from), to: await shown(body.to) };
		},
		members,
	);
	route(
		app,
		deps,
		lists.share,
		async ({ body: { id, newUser }, query, actor: { clientId } }) => {
			await shareList(deps, clientId, id, newUser);
			return showList(deps, id, clientId, false, query.language);
		},
		creators,
	);
	route(app, deps, lists.unshare, ({ body, actor }) => unshareList(deps, actor.clientId, body.id, body.user), members);
	route(app, deps, lists.join, async ({ body: { id, token }, query, actor: { clientId } }) => {
		await (token === undefined ? acceptList(deps, clientId, id) : joinList(deps, clientId, id, token));
		return showList(deps, id, clientId, false, query.language);
	});
	route(app, deps, lists.endAlerts, ({ body }) => endAlerts(deps.db, hashToken(body.token)));
	route(app, deps, lists.remove, ({ query, actor }) => removeList(deps, actor.clientId, query.id));
}
