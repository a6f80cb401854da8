import { statistics } from "#core/contract/statistics.ts";
import type { App, Deps } from "../../deps.ts";
import { mayDo } from "../../http/access.ts";
import { route } from "../../http/route.ts";
import { readStatistics } from "./statistics.service.ts";

export function statisticsRoutes(app: App, deps: Deps): void {
	route(app, deps, statistics.get, async ({ query, actor }) => {
		const figures = await readStatistics(deps, query);
		return (await mayDo(deps, actor, "orders.read")) ? figures : { ...figures, newestOrders: [] };
	});
}
