import { carts } from "#core/contract/carts.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { openSharedCart, shareCart } from "./cart-links.service.ts";
import { getCart, saveCart } from "./carts.service.ts";
import { verifyDiscount } from "./verify-discount.service.ts";

export function cartsRoutes(app: App, deps: Deps): void {
	route(app, deps, carts.detail, ({ actor, query }) => getCart(deps, actor.clientId, query.language));
	route(app, deps, carts.save, ({ actor, body, query }) => saveCart(deps, actor.clientId, body, query.language));
	route(app, deps, carts.share, ({ body }) => shareCart(deps, body.cart_items));
	route(app, deps, carts.shared, ({ params, query }) => openSharedCart(deps, params.token, query.language));
	route(app, deps, carts.verifyDiscount, ({ body, actor }) => verifyDiscount(deps, actor, body));
}
