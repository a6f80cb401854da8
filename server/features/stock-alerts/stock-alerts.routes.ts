import { stockAlerts } from "#core/contract/stock-alerts.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { askForAlert, confirmAlert, endAlert } from "./stock-alerts.service.ts";

export function stockAlertsRoutes(app: App, deps: Deps): void {
	route(app, deps, stockAlerts.ask, ({ params, body, actor }) => askForAlert(deps, actor, params.id, body));
	route(app, deps, stockAlerts.confirm, ({ body }) => confirmAlert(deps, body.token));
	route(app, deps, stockAlerts.end, ({ body }) => endAlert(deps, body.token));
}
