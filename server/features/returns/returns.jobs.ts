import { lte, sql } from "drizzle-orm";
import { isOpen } from "#core/rules/return-states.ts";
import { change } from "../../cache/change.ts";
import { returnRequest } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { releaseExchanges } from "./exchange-stock.service.ts";
import { lockReturn } from "./locked-return.service.ts";

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
			if (isOpen(locked.asked.state)) await releaseExchanges(tx, touch, locked);
		});
}
