import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { linkOrders } from "#core/contract/link-orders.ts";
import { toCents } from "#core/rules/money.ts";
import { orderTokenOf } from "#server/features/orders/order-token.service.ts";
import { shipping } from "#server/testing/buying.ts";
import { linkPayment } from "#server/testing/link-orders.ts";
import { deed, pick, plan, type Step } from "../deed.ts";
import { learn, totalOf } from "../money.ts";
import { of } from "../state.ts";
import { lines } from "./carts.ts";
import { which } from "./orders.ts";
import { claims, comes, compares, OUTCOMES, places, prices, tells } from "./placing.ts";

const QUARTER_HOUR = 15;
const TWO_DAYS = 48 * 60;

/** What was placed is nobody's to pay yet but whoever's who has the link. */
const offers =
	(key: string): Step =>
	(state) => {
		const until = state.minutes + TWO_DAYS;
		Object.assign(of(state.orders, key), { payment: "claimed", reservedUntil: until, offeredUntil: until });
		return "201";
	};

/** Staff make an order for somebody on the phone. */
export const make = plan("staff make an order by link", fc.record({ lines }), ({ lines: bought }, state) => {
	if (Object.keys(bought).length === 0) return null;
	const key = randomUUID() as string;
	const cents = totalOf(state, bought, null);
	const purchase = { key, who: null, lines: bought, code: null, cents, card: "APRO", hearing: "heard" as const };
	const steps = [comes(state, null), claims(key), prices(purchase), compares(purchase), places(purchase), offers(key)];
	return deed(steps, async (world) => {
		const orderDetails = world.linesOf(bought).map((line) => ({ ...line, color: "Blanco" }));
		const body = { orderDetails, shipping, total: cents / 100 };
		world.links.add(key);
		world.orderTokens.set(key, await orderTokenOf(world.shop.deps, key));
		const { status, data } = await world.shop.call(
			linkOrders.make,
			{ headers: { "idempotency-key": key }, body },
			world.staff.token,
		);
		if (status === 201) return "201";
		const { code, total } = data as unknown as { code: string; total?: number };
		return `${status} ${code} ${total === undefined ? "" : toCents(total)}`.trim();
	});
});

/** One card at a time, while its time is not over. */
const tries =
	(key: string): Step =>
	(state) => {
		const order = of(state.orders, key);
		if (order.status === "Canceled") return "409 conflict";
		if (order.payment === "asked" || order.payment === "pending") return "409 payment_in_flight";
		if (order.payment !== "claimed" || (order.offeredUntil ?? 0) <= state.minutes) return "409 conflict";
		const reservedUntil = Math.max(order.offeredUntil ?? 0, state.minutes + QUARTER_HOUR);
		Object.assign(order, { payment: "asked", word: "", firstWord: null, reservedUntil });
	};

/** Whoever has the link tries a card. */
export const payByLink = plan(
	"pays by a link",
	fc.record({
		which,
		card: fc.constantFrom("APRO", "APRO", "CONT", "OTHE", "OTHE"),
		hearing: fc.constantFrom("heard" as const, "heard" as const, "lost" as const),
	}),
	({ which, card, hearing }, state) => {
		const offered = Object.keys(state.orders).filter((key) => of(state.orders, key).offeredUntil !== null);
		const key = pick(offered, which);
		if (key === null) return null;
		const charges: Step = (now) => {
			now.charges[key] = of(OUTCOMES, card);
			if (hearing === "lost") return tells(now, key);
		};
		const hears: Step = (now) => {
			learn(now, key, of(OUTCOMES, card));
			return tells(now, key);
		};
		return deed([tries(key), charges, hears], async (world) => {
			const id = await world.orderId(key);
			const total = of(state.orders, key).cents / 100;
			const orderToken = world.orderTokens.get(key) ?? "";
			const body = linkPayment({ id, orderToken, total }, `${card} ${hearing}`);
			const reference = randomUUID();
			world.tries.set(reference, key);
			const given = { params: { id }, headers: { "idempotency-key": reference }, body };
			return world.call(linkOrders.pay, given, undefined, (data) => `${data.status} ${toCents(data.total)}`);
		});
	},
);
