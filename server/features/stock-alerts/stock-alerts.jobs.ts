import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { stockAlert, stockReturn } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { mailBack } from "./stock-alerts.mails.ts";
import { lockLongestWaiting, lockNextReturn } from "./stock-alerts.queries.ts";
import { CONFIRM_WITHIN_MS } from "./stock-alerts.service.ts";

/** So many are told for each unit: not everybody comes. */
const TOLD_PER_UNIT = 3;
/** Units of one size that are told of in one transaction. */
const UNITS_AT_ONCE = 50;

/** Tells those who have waited longest of what came back. Who is told and what is still to be told of change together, so that a crash loses and doubles nothing. */
export async function tellOfReturns(deps: Deps): Promise<void> {
	let isMore = true;
	while (isMore) {
		isMore = await transaction(deps.db, (tx) => tellOfNext(deps, tx));
		if (isMore) await deps.crashAt?.("alerts: committed");
	}
}

async function tellOfNext(deps: Deps, tx: Tx): Promise<boolean> {
	const found = await lockNextReturn(tx);
	if (!found) return false;
	const { variantId, size } = found;
	// What was bought in the meantime is told to nobody.
	const back = Math.min(found.units, found.left);
	const units = Math.min(back, UNITS_AT_ONCE);
	const waiting = await lockLongestWaiting(tx, variantId, size, units * TOLD_PER_UNIT);
	for (const one of waiting) await mailBack(deps, tx, one);
	const isOver = back <= units || waiting.length < units * TOLD_PER_UNIT;
	const these = and(eq(stockReturn.variantId, variantId), eq(stockReturn.size, size));
	if (isOver) await tx.delete(stockReturn).where(these);
	else
		await tx
			.update(stockReturn)
			.set({ units: back - units })
			.where(these);
	await deps.crashAt?.("alerts: written");
	return true;
}

/** Who was told has been served; who did not confirm in time is forgotten. */
export async function tidyStockAlerts({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	const { confirmedAt, createdAt, toldAt } = stockAlert;
	const before = new Date(now().getTime() - CONFIRM_WITHIN_MS);
	await db.delete(stockAlert).where(or(lt(toldAt, before), and(isNull(confirmedAt), lt(createdAt, before))));
	await db.execute(sql`
		delete from stock_return r where not exists (
			select from stock_alert a where a.variant_id = r.variant_id and a.size = r.size
				and a.confirmed_at is not null and a.told_at is null)`);
}
