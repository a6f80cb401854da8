import fc from "fast-check";
import { returns } from "#core/contract/returns.ts";
import { deed, pick, plan, type Step } from "../deed.ts";
import { learn } from "../money.ts";
import { forgetBuyer, leftOf, type Order, of, productOf, type Returned, type State } from "../state.ts";
import type { World } from "../world.ts";
import { which } from "./orders.ts";

const isReturnable = ({ status, payment, refund }: Order) =>
	status !== "Canceled" && payment === "approved" && refund !== "wanted";

/** How many of a unit left and did not come back. */
function heldOf(state: State, key: string, unit: string): number {
	const sent = of(state.orders, key).parcels.reduce((sum, parcel) => sum + (parcel[unit] ?? 0), 0);
	const back = Object.values(state.returns).filter((one) => one.order === key && one.unit === unit && one.is !== "off");
	return sent - back.length;
}

const asksFor =
	(name: string, asked: Omit<Returned, "is">): Step =>
	(state) => {
		if (!isReturnable(of(state.orders, asked.order)) || heldOf(state, asked.order, asked.unit) < 1)
			return "409 conflict";
		if (asked.wanted !== null) {
			if (leftOf(state, asked.wanted) < 1) return "409 sold_out";
			of(state.units, asked.wanted).reserved += 1;
		}
		state.returns[name] = { ...asked, is: "open" };
		return "201";
	};

const otherSize = (unit: string) => (unit.endsWith(" S") ? unit.replace(/ S$/, " M") : unit.replace(/ M$/, " S"));

/** A shopper wants one of what was sent in the other size. */
export const askExchange = plan(
	"a shopper asks for an exchange",
	fc.record({ which, line: fc.nat(9), name: fc.uuid({ version: 4 }) }),
	({ which, line, name }, state) => {
		const sent = Object.keys(state.orders).filter((key) => of(state.orders, key).parcels.length > 0);
		const key = pick(sent, which);
		const unit = key === null ? null : pick(Object.keys(of(state.orders, key).lines), line);
		if (key === null || unit === null || state.returns[name]) return null;
		const wanted = otherSize(unit);
		return deed([asksFor(name, { order: key, unit, wanted })], async (world) => {
			const id = await world.orderId(key);
			const exchange = { ColorName: "Blanco", size: wanted.split(" ")[1] as string };
			const lines = [{ line: await world.lineOf(id, unit), quantity: 1, exchange }];
			const asked = {
				headers: { "idempotency-key": name },
				body: { lines, orderToken: world.orderTokens.get(key) ?? null },
			};
			return world.call(returns.ask, { params: { id }, ...asked }, undefined);
		});
	},
);

const numberOf = async ({ shop }: World, name: string): Promise<number> =>
	(await shop.pool.query<{ id: number }>("select id from return_request where key = $1", [name])).rows[0]?.id ?? 0;

const callsOff =
	(name: string): Step =>
	(state) => {
		const one = of(state.returns, name);
		if (one.is === "off") return "200";
		if (one.is !== "open") return "409 conflict";
		if (one.wanted !== null) of(state.units, one.wanted).reserved -= 1;
		one.is = "off";
		forgetBuyer(state, of(state.orders, one.order));
		return "200";
	};

export const callExchangeOff = plan("a shopper keeps a garment", fc.record({ which }), ({ which }, state) => {
	const name = pick(Object.keys(state.returns), which);
	if (name === null) return null;
	const { order } = of(state.returns, name);
	return deed([callsOff(name)], async (world) => {
		const params = { id: await world.orderId(order), number: await numberOf(world, name) };
		return world.call(
			returns.cancel,
			{ params, body: { orderToken: world.orderTokens.get(order) ?? null } },
			undefined,
		);
	});
});

const namesOf = (state: State, what: "exchange" | "money") =>
	Object.keys(state.returns).filter((name) => (of(state.returns, name).wanted === null) === (what === "money"));

/** The garment goes on the shelf, the other one leaves it; no money moves. */
const receives =
	(name: string): Step =>
	(state) => {
		const one = of(state.returns, name);
		if (one.is === "received" || one.is === "sent") return "200";
		if (one.is === "off" || !isReturnable(of(state.orders, one.order))) return "409 conflict";
		const wanted = of(state.units, one.wanted as string);
		wanted.reserved -= 1;
		wanted.onHand -= 1;
		of(state.units, one.unit).onHand += 1;
		one.is = "received";
		return "200";
	};

export const receiveExchange = plan("staff receive a return", fc.record({ which }), ({ which }, state) => {
	const name = pick(namesOf(state, "exchange"), which);
	if (name === null) return null;
	return deed([receives(name)], async (world) =>
		world.call(returns.receive, { params: { number: await numberOf(world, name) } }, world.staff.token),
	);
});

const sends =
	(name: string): Step =>
	(state) => {
		const one = of(state.returns, name);
		if (one.is !== "received" && one.is !== "sent") return "409 conflict";
		one.is = "sent";
		forgetBuyer(state, of(state.orders, one.order));
		return "200";
	};

export const sendExchange = plan("staff send an exchange", fc.record({ which }), ({ which }, state) => {
	const name = pick(namesOf(state, "exchange"), which);
	if (name === null) return null;
	return deed([sends(name)], async (world) => {
		const body = { carrier: "Correo Uno", tracking: "", url: "" };
		return world.call(returns.send, { params: { number: await numberOf(world, name) }, body }, world.staff.token);
	});
});

/** A shopper wants the money of one of what was sent. */
export const askMoney = plan(
	"a shopper sends a garment back for its money",
	fc.record({ which, line: fc.nat(9), name: fc.uuid({ version: 4 }) }),
	({ which, line, name }, state) => {
		const sent = Object.keys(state.orders).filter((key) => isPlain(of(state.orders, key)));
		const key = pick(sent, which);
		const unit = key === null ? null : pick(Object.keys(of(state.orders, key).lines), line);
		if (key === null || unit === null || state.returns[name]) return null;
		return deed([asksFor(name, { order: key, unit, wanted: null })], async (world) => {
			const id = await world.orderId(key);
			const lines = [{ line: await world.lineOf(id, unit), quantity: 1 }];
			const orderToken = world.orderTokens.get(key) ?? null;
			const asked = { headers: { "idempotency-key": name }, body: { lines, orderToken } };
			return world.call(returns.ask, { params: { id }, ...asked }, undefined);
		});
	},
);

/** All of it has left, and no code was shared out over its lines. */
const isPlain = ({ status, code }: Order) => status === "Submited" && code === null;

/** The garment goes on the shelf, and what it cost goes back, as far as there is something left of the payment. */
const paysBack =
	(name: string): Step =>
	(state) => {
		const one = of(state.returns, name);
		if (one.is === "received") return "200";
		const order = of(state.orders, one.order);
		if (one.is === "off" || !isReturnable(order)) return "409 conflict";
		const cents = Math.min(of(order.costs, productOf(one.unit)), order.cents - order.refundedCents);
		of(state.units, one.unit).onHand += 1;
		one.is = "received";
		state.parts[one.order] = (state.parts[one.order] ?? 0) + cents;
		order.refundedCents += cents;
		if (order.refundedCents === order.cents) {
			state.charges[one.order] = "refunded";
			learn(state, one.order, "refunded");
		}
		forgetBuyer(state, order);
		return "200";
	};

/** Nobody does anything meanwhile: what several refunds at once come to is looked at elsewhere. */
export const receiveMoney = plan("staff give the money of a return back", fc.record({ which }), ({ which }, state) => {
	const name = pick(namesOf(state, "money"), which);
	if (name === null) return null;
	return deed([paysBack(name)], async (world) =>
		world.call(returns.receive, { params: { number: await numberOf(world, name) } }, world.staff.token),
	);
});
