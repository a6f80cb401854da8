import { identities } from "#core/contract/identities.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { listOwnIdentities, unlinkIdentity } from "./own-identities.service.ts";

export function identitiesRoutes(app: App, deps: Deps): void {
	route(app, deps, identities.list, ({ actor }) => listOwnIdentities(deps.db, actor.clientId));
	route(app, deps, identities.unlink, ({ actor, body }) => unlinkIdentity(deps, actor.clientId, body));
}
