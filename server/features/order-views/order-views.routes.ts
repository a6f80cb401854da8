import { orderViews } from "#core/contract/order-views.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { listViews, removeView, renameView, saveView } from "./order-views.service.ts";

export function orderViewsRoutes(app: App, deps: Deps): void {
	route(app, deps, orderViews.list, ({ actor }) => listViews(deps.db, actor.staffId));
	route(app, deps, orderViews.save, ({ body, actor }) => saveView(deps, actor.staffId, body));
	route(app, deps, orderViews.rename, ({ params, body, actor }) =>
		renameView(deps, actor.staffId, params.id, body.name),
	);
	route(app, deps, orderViews.remove, ({ params, actor }) => removeView(deps, actor.staffId, params.id));
}
