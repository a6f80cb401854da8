import { carts } from "#core/contract/carts.ts";
import { FREE, totalsOfSum } from "#core/rules/checkout.ts";
import { reductionOf } from "#core/rules/discount.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { findReduction } from "../discounts/discounts.service.ts";
import { getCart, saveCart } from "./carts.service.ts";

export function cartsRoutes(app: App, deps: Deps): void {
	route(app, deps, carts.detail, ({ actor, query }) => getCart(deps, actor.clientId, query.language));
	route(app, deps, carts.save, ({ actor, body, query }) => saveCart(deps, actor.clientId, body, query.language));
	route(app, deps, carts.verifyDiscount, async ({ body }) => {
		const found = await findReduction(deps.db, body.code, deps.now());
		if (!found) return body.total;
		const cents = toCents(body.total);
		// The sum alone cannot tell a code that takes all of it from one that leaves a cent, which matters beside a paid delivery.
		const headers = { "x-discount-taken": String(fromCents(reductionOf(cents, found.reduction))) };
		return new Answer(fromCents(totalsOfSum(cents, found.reduction, FREE).totalCents), { headers });
	});
}
