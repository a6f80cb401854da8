import { secondFactors } from "#core/contract/second-factors.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import {
	beginSecondFactor,
	confirmSecondFactor,
	renewRecoveryCodes,
	switchSecondFactorOff,
} from "./second-factors.service.ts";

export function secondFactorsRoutes(app: App, deps: Deps): void {
	route(app, deps, secondFactors.begin, ({ actor }) => beginSecondFactor(deps, actor));
	route(app, deps, secondFactors.confirm, ({ body, actor }) => confirmSecondFactor(deps, actor, body.code));
	route(app, deps, secondFactors.switchOff, ({ actor }) => switchSecondFactorOff(deps, actor, actor.staffId));
	route(app, deps, secondFactors.renewCodes, ({ actor }) => renewRecoveryCodes(deps, actor));
	route(app, deps, secondFactors.reset, ({ params, actor }) => switchSecondFactorOff(deps, actor, params.id));
}
