import { eq, sql } from "drizzle-orm";
import { change } from "../../cache/change.ts";
import { orders } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { keepAtMost } from "../orders/order-stock.service.ts";
import { addEvents, BY_SHOP } from "../orders/timeline.service.ts";
import { GUEST, lockAttempt } from "./locked-attempt.queries.ts";
import { paymentLimits } from "./payment-limits.service.ts";

/** A guest's payment in process keeps all its units so long, and after that so many of each size. */
const ALL_KEPT_MS = 15 * 60_000;
const KEPT_AFTER = 3;
const BATCH = 100;

/** Attempts of guests whose payment is in process and whose orders keep more than they may by now. */
export async function listReducible({ db, now }: Deps): Promise<{ attemptId: string }[]> {
	const { rows } = await db.execute<{ attemptId: string }>(sql`
		select a.id as "attemptId" from orders o join payment_attempt a on a.order_id = o.id
		where o.stock_state = 'reserved' and o.reserved_at_most is null and a.state = 'pending' and a.actor_key = ${GUEST}
			and o.created_at <= ${new Date(now().getTime() - ALL_KEPT_MS)}
			and exists (select from order_line l where l.order_id = o.id
				group by l.variant_id, l.size having sum(l.quantity) > ${KEPT_AFTER})
		order by o.id limit ${BATCH}`);
	return rows;
}

/** Puts the units beyond back on the shelf; should the payment be approved later, they are needed again. */
export async function reduceReservation(deps: Deps, { attemptId }: { attemptId: string }): Promise<void> {
	const work = () =>
		change(deps, async (tx, touch) => {
			const found = await lockAttempt(tx, attemptId);
			if (found?.state !== "pending" || found.stock !== "reserved" || found.isReduced) return;
			await keepAtMost(tx, touch, found.orderId, KEPT_AFTER);
			await tx.update(orders).set({ reservedAtMost: KEPT_AFTER }).where(eq(orders.id, found.orderId));
			await addEvents(deps, tx, found.orderId, BY_SHOP, [{ kind: "units", to: String(KEPT_AFTER) }]);
		});
	await paymentLimits(deps).apply(work);
}
