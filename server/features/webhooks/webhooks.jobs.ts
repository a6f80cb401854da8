import { lt, sql } from "drizzle-orm";
import pLimit from "p-limit";
import { DELIVERIES_KEPT_DAYS } from "#core/rules/webhooks.ts";
import { untilOnDisk } from "../../db/on-disk.ts";
import { toldEvent } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { deliver } from "./deliver.service.ts";
import { type Due, listDue } from "./webhooks.queries.ts";

/** Of one receiver in one round, and of those at a time. */
const MOST_A_ROUND = 40;
const AT_ONCE = 4;
/** A slow receiver begins nothing more after so long: the others wait for the next round. */
const ROUND_MS = 15_000;
const DAY_MS = 86_400_000;

/** Tells every receiver what waits for it. None waits for another within a round. */
export async function tellReceivers(deps: Deps): Promise<void> {
	const due = await listDue(deps.db, deps.now(), { most: MOST_A_ROUND });
	if (due.length > 0) await untilOnDisk(deps.db);
	const until = performance.now() + ROUND_MS;
	const rounds = [...Map.groupBy(due, ({ endpointId }) => endpointId).values()].map((one) => tellOne(deps, one, until));
	await Promise.all(rounds);
}

/** After a failure the rest waits for the next round, not counted as tried: one timeout says enough. */
async function tellOne(deps: Deps, due: readonly Due[], until: number): Promise<void> {
	const limit = pLimit(AT_ONCE);
	let isSilent = false;
	const work = due.map((one) =>
		limit(async () => {
			if (isSilent || performance.now() > until || deps.closing.aborted) return;
			if ((await deliver(deps, one)) === "silent") isSilent = true;
		}),
	);
	const failed = (await Promise.allSettled(work)).find(({ status }) => status === "rejected");
	if (failed?.status === "rejected") throw failed.reason;
}

/** What was told, or given up, long ago; and what was for a receiver that is deleted. */
export async function tidyDeliveries({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(toldEvent).where(lt(toldEvent.at, new Date(now().getTime() - DELIVERIES_KEPT_DAYS * DAY_MS)));
	await db.execute(sql`
		delete from webhook_delivery d where not exists (select from webhook_endpoint e where e.id = d.endpoint_id)`);
}
