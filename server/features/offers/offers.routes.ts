import { offers } from "#core/contract/offers.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { applyOffer, endOffers } from "./offers.service.ts";

export function offersRoutes(app: App, deps: Deps): void {
	route(app, deps, offers.apply, ({ body, actor }) => applyOffer(deps, actor, body));
	route(app, deps, offers.end, ({ body, actor }) => endOffers(deps, actor, body.ids));
}
