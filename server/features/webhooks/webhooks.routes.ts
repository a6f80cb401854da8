import { webhooks } from "#core/contract/webhooks.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { listDeliveries, listReceivers } from "./webhooks.queries.ts";
import { addReceiver, changeReceiver, removeReceiver, renewSecret, sendAgain, sendTest } from "./webhooks.service.ts";

export function webhooksRoutes(app: App, deps: Deps): void {
	route(app, deps, webhooks.list, () => listReceivers(deps.db, deps.now()));
	route(app, deps, webhooks.add, ({ body, actor }) => addReceiver(deps, actor, body));
	route(app, deps, webhooks.change, ({ params, body, actor }) => changeReceiver(deps, actor, params.id, body));
	route(app, deps, webhooks.remove, ({ params, actor }) => removeReceiver(deps, actor, params.id));
	route(app, deps, webhooks.renewSecret, ({ params, actor }) => renewSecret(deps, actor, params.id));
	route(app, deps, webhooks.sendTest, ({ params }) => sendTest(deps, params.id));
	route(app, deps, webhooks.deliveries, async ({ params, query: { state, page, limit } }) => {
		const asked = { id: params.id, state };
		const { shown, total } = await listDeliveries(deps.db, asked, { limit, offset: (page - 1) * limit });
		return new Answer(shown, { headers: { "x-total-count": String(total) } });
	});
	route(app, deps, webhooks.sendAgain, ({ params }) => sendAgain(deps, params.id, params.delivery));
}
