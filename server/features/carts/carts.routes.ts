import { carts } from "#core/contract/carts.ts";
import { FREE, totalsOfSum } from "#core/rules/checkout.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { findReduction } from "../discounts/discounts.service.ts";
import { getCart, saveCart } from "./carts.service.ts";

export function cartsRoutes(app: App, deps: Deps): void {
	route(app, deps, carts.detail, ({ actor }) => getCart(deps, actor.clientId));
	route(app, deps, carts.save, ({ actor, body }) => saveCart(deps, actor.clientId, body));
	route(app, deps, carts.verifyDiscount, async ({ body }) => {
		const found = await findReduction(deps.db, body.code, deps.now());
		if (!found) return body.total;
		const { subtotalCents, discountCents } = totalsOfSum(toCents(body.total), found.reduction, FREE);
		return fromCents(subtotalCents - discountCents);
	});
}
