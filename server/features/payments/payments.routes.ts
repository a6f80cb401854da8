import { orders } from "#core/contract/orders.ts";
import { payments } from "#core/contract/payments.ts";
import type { App, Deps } from "../../deps.ts";
import { keptRoute, route } from "../../http/route.ts";
import { getOrder, getOrderFor } from "../orders/orders.service.ts";
import { cancelOrder } from "./cancel.service.ts";
import { getPaymentStatus, getProvider, pay } from "./pay.service.ts";
import { refundOrder } from "./refund.service.ts";
import { receiveNotice } from "./webhook.service.ts";

export function paymentsRoutes(app: App, deps: Deps): void {
	route(app, deps, payments.config, async () => {
		const { currency, taxRate, country, delivery } = await deps.settings.current();
		return {
			...getProvider(deps).browser,
			currency,
			taxRate,
			country,
			delivery,
		};
	});
	keptRoute(app, deps, payments.plans, async () => ({ value: { plans: [...(deps.payments?.plans ?? [])] }, tags: [] }));
	route(app, deps, payments.pay, ({ headers, body, actor, request }) =>
		pay(deps, { key: headers["idempotency-key"].toLowerCase(), body, actor, address: request.ip }),
	);
	route(app, deps, payments.status, ({ params, actor }) => getPaymentStatus(deps, params.key.toLowerCase(), actor));
	route(app, deps, payments.webhook, async ({ headers, query, body }) => {
		await receiveNotice(deps, {
			signature: headers["x-signature"],
			requestId: headers["x-request-id"],
			dataId: query["data.id"],
			eventId: body.id,
			topic: query.type ?? body.type,
			action: body.action,
		});
		return { received: true as const };
	});
	route(app, deps, orders.refund, async ({ params, headers, body, actor }) => {
		const key = headers?.["idempotency-key"]?.toLowerCase();
		await refundOrder(deps, params.id, actor, { key, body: body ?? {} });
		return getOrder(deps, params.id);
	});
	route(app, deps, orders.cancel, async ({ params, body, actor }) => {
		await cancelOrder(deps, actor, params.id, body?.orderToken);
		return getOrderFor(deps, params.id, actor, { orderToken: body?.orderToken });
	});
}
