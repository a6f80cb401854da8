import { statistics } from "#core/contract/statistics.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";
import type { App, Deps } from "../../deps.ts";
import { mayDo } from "../../http/access.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { readFigures } from "./figures.service.ts";
import { figuresAsCsv } from "./figures-file.service.ts";
import { readStatistics } from "./statistics.service.ts";

/** Figures of long ranges look through all orders: shoppers come first. */
const AT_ONCE = 2;
const WAITING_MAX = 50;

export function statisticsRoutes(app: App, deps: Deps): void {
	const inTurn = limitConcurrency(AT_ONCE, WAITING_MAX);
	route(app, deps, statistics.get, async ({ query, actor }) => {
		const figures = await readStatistics(deps, query);
		return (await mayDo(deps, actor, "orders.read")) ? figures : { ...figures, newestOrders: [] };
	});
	route(app, deps, statistics.figures, ({ query }) => inTurn(() => readFigures(deps, query)));
	route(app, deps, statistics.exportFigures, async ({ query: { part, ...query } }) => {
		const { name, text } = await inTurn(() => figuresAsCsv(deps, part, query));
		return new Answer(text, { headers: { "content-disposition": `attachment; filename="${name}"` } });
	});
}
