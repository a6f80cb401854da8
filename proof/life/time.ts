import { users } from "#core/contract/users.ts";
import { reconcilePayments } from "#server/features/payments/reconcile.jobs.ts";
import { deed, type Step } from "./deed.ts";
import { learn, reduce } from "./money.ts";
import { of } from "./state.ts";
import type { World } from "./world.ts";

const MINUTE = 60_000;

/** Time goes by and the shop brings every payment it can to its end. */
export function passing(minutes: number) {
	const settles: Step = (state) => {
		state.minutes += minutes;
		for (const [key, order] of Object.entries(state.orders)) {
			const charge = state.charges[key];
			if (order.payment === "claimed" && order.status === "Canceled") learn(state, key, "cancelled");
			if (order.payment !== "asked" && order.payment !== "pending") continue;
			// What was called off must not come true later.
			if (charge === "in_process" && order.status === "Canceled") state.charges[key] = "cancelled";
			learn(state, key, state.charges[key] ?? "given_up");
		}
		for (const order of Object.values(state.orders)) reduce(state, order);
		for (const [key, order] of Object.entries(state.orders)) {
			if (order.stock !== "reserved" || (order.reservedUntil ?? 0) > state.minutes) continue;
			if (state.charges[key] === "in_process") state.charges[key] = "cancelled";
			learn(state, key, order.payment === "claimed" ? "cancelled" : of(state.charges, key));
		}
		for (const [key, { refund }] of Object.entries(state.orders)) {
			if (refund !== "wanted") continue;
			if (state.charges[key] === "approved") state.charges[key] = "refunded";
			learn(state, key, of(state.charges, key));
		}
		return "later";
	};
	return deed([settles], async (world) => {
		await pass(world, minutes);
		return "later";
	});
}

async function pass({ shop, staff }: World, minutes: number): Promise<void> {
	const later = new Date(shop.deps.now().getTime() + minutes * MINUTE);
	shop.clock.now = () => later;
	await reconcilePayments(shop.deps);
	// Staff who do nothing for an hour would be logged out.
	await shop.call(users.me, {}, staff.token);
}
