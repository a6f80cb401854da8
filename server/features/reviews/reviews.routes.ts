import { reviews } from "#core/contract/reviews.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { keptRoute, route } from "../../http/route.ts";
import { listStaffReviews } from "./moderation.queries.ts";
import { changeReview } from "./moderation.service.ts";
import { reportReview } from "./reports.service.ts";
import { findReviewOf, listReviews } from "./reviews.queries.ts";
import { createReview, hasBought, requireBought } from "./reviews.service.ts";

export function reviewsRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, reviews.list, async ({ query }) => {
		const tag: Tag = `product:${query.product}`;
		// Kept apart from the pages that show them: a sale changes the page, not what buyers wrote.
		const { shown, total } = await deps.cache.reviews.get(JSON.stringify(query), tag, () =>
			listReviews(deps.pool, query),
		);
		return { value: shown, tags: [tag], headers: { "x-total-count": String(total) } };
	});

	route(
		app,
		deps,
		reviews.create,
		({ body, actor }) => createReview(deps, actor.clientId, body),
		({ clientId }, product) => requireBought(deps.db, clientId, product),
	);

	route(app, deps, reviews.mine, async ({ query, actor }) => {
		const { clientId } = actor;
		return {
			bought: await hasBought(deps.db, clientId, query.product),
			review: await findReviewOf(deps.db, clientId, query.product),
		};
	});

	route(app, deps, reviews.report, ({ params, body, actor, request }) =>
		reportReview(deps, { actor, address: request.ip }, params.id, body),
	);

	route(app, deps, reviews.staffList, async ({ query }) => {
		const { shown, total } = await listStaffReviews(deps.db, query);
		return new Answer(shown, { headers: { "x-total-count": String(total) } });
	});

	route(app, deps, reviews.change, ({ params, body, actor }) => changeReview(deps, actor, params.id, body));
}
