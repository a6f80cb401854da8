import { keys } from "#core/contract/keys.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { listKeys, makeKey, revokeKey } from "./keys.service.ts";

export function keysRoutes(app: App, deps: Deps): void {
	route(app, deps, keys.list, () => listKeys(deps.db));
	route(app, deps, keys.make, ({ body, actor }) => makeKey(deps, actor, body));
	route(app, deps, keys.revoke, ({ params, actor }) => revokeKey(deps, actor, params.id));
}
