import { upkeep } from "#core/contract/upkeep.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { measureUpkeep, readUpkeep, sendMailsAgain } from "./upkeep.service.ts";

export function upkeepRoutes(app: App, deps: Deps): void {
	measureUpkeep(deps);
	route(app, deps, upkeep.get, () => readUpkeep(deps));
	route(app, deps, upkeep.sendMails, ({ body, actor }) => sendMailsAgain(deps, actor, body.ids));
}
