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

/** Puts what was set aside for an exchange on sale again, once it has waited for its return too long. */
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

/** Ends the open returns of orders whose whole payment was given back: there is no money left to give for them. */
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
