import fc from "fast-check";
import { orders } from "#core/contract/orders.ts";
import { deed, pick, plan, type Step } from "../deed.ts";
import { forgetBuyer, of, unsentOf } from "../state.ts";
import type { World } from "../world.ts";
import { which } from "./orders.ts";

type Parcel = Record<string, number>;

const ships =
	(key: string, parcel: Parcel): Step =>
	(state) => {
		const order = of(state.orders, key);
		if (order.status === "Canceled" || order.status === "Submited") return "409 conflict";
		if (order.payment !== "approved") return "409 not_paid";
		const unsent = unsentOf(order);
		const isTooMuch = Object.entries(parcel).some(([unit, n]) => n > (unsent[unit] ?? 0));
		if (order.refund === "wanted" || order.partsWanted > 0 || isTooMuch) return "409 conflict";
		order.parcels.push(parcel);
		order.wasSent = true;
		if (Object.keys(unsentOf(order)).length === 0) {
			order.status = "Submited";
			order.calledOff = true;
			forgetBuyer(state, order);
		}
		return "201";
	};

/** The lines of the real order that stand for the units of a parcel. */
async function linesOf(world: World, id: number, parcel: Parcel) {
	const { data } = await world.shop.call(orders.detail, { params: { id }, query: {} }, world.staff.token);
	return data.orderDetails.flatMap(({ line, productid, size }) => {
		const name = [...world.products].find(([, product]) => product === productid)?.[0];
		const quantity = parcel[`${name} ${size}`];
		return quantity ? [{ line, quantity }] : [];
	});
}

/** Staff send a parcel with all that has not left, or with a part of it. */
export const ship = plan(
	"staff send a parcel",
	fc.record({ which, less: fc.constantFrom(0, 0, 1, 2) }),
	({ which, less }, state) => {
		const key = pick(Object.keys(state.orders), which);
		if (key === null) return null;
		const order = of(state.orders, key);
		const unsent = Object.entries(unsentOf(order));
		const some = unsent.map(([unit, n]) => [unit, n - less] as const).filter(([, n]) => n > 0);
		const parcel = Object.fromEntries(some.length > 0 ? some : unsent.slice(0, 1));
		if (Object.keys(parcel).length === 0) return null;
		return deed([ships(key, parcel)], async (world) => {
			const id = await world.orderId(key);
			const body = { lines: await linesOf(world, id, parcel), carrier: "Correo Uno" };
			return world.call(orders.ship, { params: { id }, headers: {}, body }, world.staff.token);
		});
	},
);
