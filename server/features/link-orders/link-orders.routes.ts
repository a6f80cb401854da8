import { linkOrders } from "#core/contract/link-orders.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { getOrder } from "../orders/orders.service.ts";
import { makeOrder } from "./make-order.service.ts";
import { getPayLink, mailPayLink, payByLink } from "./pay-link.service.ts";

export function linkOrdersRoutes(app: App, deps: Deps): void {
	route(app, deps, linkOrders.make, async ({ headers, body, actor }) => {
		const key = headers["idempotency-key"].toLowerCase();
		const { id, isFirst } = await makeOrder(deps, { key, body, actor });
		return new Answer(await getOrder(deps, id), { status: isFirst ? 201 : 200 });
	});
	route(app, deps, linkOrders.link, ({ params }) => getPayLink(deps, params.id));
	route(app, deps, linkOrders.mail, ({ params, actor }) => mailPayLink(deps, actor, params.id));
	route(app, deps, linkOrders.pay, ({ params, headers, body, actor, request }) => {
		const key = headers["idempotency-key"].toLowerCase();
		return payByLink(deps, { key, orderId: params.id, body, actor, address: request.ip });
	});
}
