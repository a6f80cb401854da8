import { offers } from "#core/contract/offers.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { changedAnswer } from "../changes/changed-answer.service.ts";
import { listDatedOffers, stopOffer } from "./dated-offers.service.ts";
import { applyOffer, endOffers } from "./offers.service.ts";

export function offersRoutes(app: App, deps: Deps): void {
	route(app, deps, offers.apply, ({ body, actor }) => changedAnswer(applyOffer(deps, actor, body)));
	route(app, deps, offers.list, () => listDatedOffers(deps));
	route(app, deps, offers.stop, ({ params, actor }) => changedAnswer(stopOffer(deps, actor, params.id)));
	route(app, deps, offers.end, ({ body, actor }) => changedAnswer(endOffers(deps, actor, body.ids)));
}
