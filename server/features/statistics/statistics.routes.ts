import { statistics } from "#core/contract/statistics.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { readStatistics } from "./statistics.service.ts";

export function statisticsRoutes(app: App, deps: Deps): void {
	route(app, deps, statistics.get, ({ query }) => readStatistics(deps, query));
}
