import { stock } from "#core/contract/stock.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { listStock } from "./stock.queries.ts";
import { setStock } from "./stock.service.ts";

export function stockRoutes(app: App, deps: Deps): void {
	route(app, deps, stock.list, async ({ query: { page, limit } }) => {
		const { shown, total } = await listStock(deps.db, { limit, offset: (page - 1) * limit });
		return new Answer(shown, { headers: { "x-total-count": String(total) } });
	});
	route(app, deps, stock.set, async ({ body, actor }) => ({ lines: await setStock(deps, actor, body.lines) }));
}
