import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { isReturnOpen, RETURN_STATES } from "#core/rules/return-states.ts";
import { change } from "../../cache/change.ts";
import { paymentAttempt, returnRequest } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { BY_SHOP } from "../orders/timeline.service.ts";
import { releaseExchanges } from "./exchange-stock.service.ts";
import { lockReturn } from "./locked-return.service.ts";
import { endReturn } from "./returns.service.ts";

const BATCH = 100;

/** Garments that were set aside for so long that their return may never come are for sale again. */
export async function releaseLapsed(deps: Deps): Promise<void> {
	const due = await deps.db
		.select({ id: returnRequest.id })
		.from(returnRequest)
		.where(lte(returnRequest.heldUntil, sql`${deps.now().toISOString()}::timestamptz`))
		.limit(BATCH);
	for (const { id } of due)
		await change(deps, async (tx, touch) => {
			const locked = await lockReturn(tx, id);
			if (isReturnOpen(locked.asked.state)) await releaseExchanges(tx, touch, locked);
		});
}

/** What is still to come back of an order whose whole payment went back already has nothing to give any more. */
export async function endRefunded(deps: Deps): Promise<void> {
	const pointless = await deps.db
		.select({ id: returnRequest.id })
		.from(returnRequest)
		.innerJoin(paymentAttempt, eq(paymentAttempt.orderId, returnRequest.orderId))
		.where(
			and(
				inArray(returnRequest.state, RETURN_STATES.filter(isReturnOpen)),
				inArray(paymentAttempt.state, ["refunded", "charged_back"]),
			),
		)
		.limit(BATCH);
	for (const { id } of pointless)
		await change(deps, async (tx, touch) => {
			const locked = await lockReturn(tx, id);
			if (isReturnOpen(locked.asked.state)) await endReturn(deps, tx, touch, BY_SHOP, locked);
		});
}
