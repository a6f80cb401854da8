import { discounts } from "#core/contract/discounts.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { changeCode, endCode, issueCode, listDiscounts } from "./manage-codes.service.ts";

export function discountsRoutes(app: App, deps: Deps): void {
	route(app, deps, discounts.list, () => listDiscounts(deps));
	route(app, deps, discounts.create, ({ body, actor }) => issueCode(deps, actor, body));
	route(app, deps, discounts.update, ({ params, body, actor }) => changeCode(deps, actor, params.code, body));
	route(app, deps, discounts.end, ({ params, actor }) => endCode(deps, actor, params.code));
}
