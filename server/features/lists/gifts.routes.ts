import { gifts } from "#core/contract/gifts.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { claimGift, getClaim, listMine, takeBackClaim } from "./claims.service.ts";
import { thankFor } from "./gift-thanks.service.ts";
import { askToGive } from "./givers.service.ts";

export function giftsRoutes(app: App, deps: Deps): void {
	route(app, deps, gifts.mine, ({ actor, query }) => listMine(deps, actor.clientId, query.language));
	route(app, deps, gifts.claim, ({ params, body, actor }) => claimGift(deps, actor, params.id, body));
	route(app, deps, gifts.detail, ({ params, query, actor }) => getClaim(deps, actor, params, query));
	route(app, deps, gifts.unclaim, ({ params, query, actor }) => takeBackClaim(deps, actor, params, query.secret));
	route(app, deps, gifts.thank, ({ params, body, actor }) => thankFor(deps, actor.clientId, params, body.note));
	route(app, deps, gifts.askToGive, ({ params, body }) => askToGive(deps, params.id, body));
}
