import { reviews } from "#core/contract/reviews.ts";
import type { App, Deps } from "../../deps.ts";
import { keptRoute } from "../../http/route.ts";
import { listReviews } from "./reviews.queries.ts";

export function reviewsRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, reviews.list, async ({ query }) => {
		const { shown, total } = await listReviews(deps.pool, query);
		return { value: shown, tags: [`product:${query.product}`], headers: { "x-total-count": String(total) } };
	});
}
