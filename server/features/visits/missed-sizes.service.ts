import { sql } from "drizzle-orm";
import { dayOf } from "#core/rules/calendar.ts";
import type { Deps } from "../../deps.ts";

/** Two years and a month, so that a year can be compared with the one before. */
const KEPT_DAYS = 762;
/** So many different ones of a day are kept, so that nobody fills the shop with them. */
const OF_A_DAY_MAX = 1_000;
const DAY_MS = 86_400_000;

type Counting = Pick<Deps, "db" | "missedSizes" | "now" | "settings">;

/** Adds what this process has counted to the day of the shop's clock: only what is on sale and sold out at this moment. */
export async function writeMissedSizes(deps: Counting): Promise<void> {
	const counted = deps.missedSizes.take();
	if (counted.length === 0) return;
	try {
		const day = await dayAgo(deps, 0);
		await deps.db.execute(sql`
			insert into missed_size as m (day, variant_id, size, looks, alerts)
			select ${day}::date, s.variant_id, s.size, sum(said.looks), sum(said.alerts)
			from json_to_recordset(${JSON.stringify(counted)}::json)
					as said("productId" int, "ColorName" text, size text, looks int, alerts int)
				join product p on p.id = said."productId" and p.off_sale_at is null
				join variant v on v.product_id = p.id and v.removed_at is null and lower(v.color_name) = lower(said."ColorName")
				join stock s on s.variant_id = v.id and s.size = said.size
			where s.size = any(p.offered_sizes) and s.on_hand - s.reserved <= 0
				and (exists (select from missed_size where day = ${day}::date and variant_id = s.variant_id and size = s.size)
					or (select count(*) from missed_size where day = ${day}::date) < ${OF_A_DAY_MAX})
			group by s.variant_id, s.size order by s.variant_id, s.size
			on conflict (day, variant_id, size) do update set looks = m.looks + excluded.looks, alerts = m.alerts + excluded.alerts`);
	} catch (error) {
		deps.missedSizes.giveBack(counted);
		throw error;
	}
}

export async function tidyMissedSizes(deps: Counting): Promise<void> {
	await deps.db.execute(sql`delete from missed_size where day < ${await dayAgo(deps, KEPT_DAYS - 1)}::date`);
}

async function dayAgo({ now, settings }: Counting, days: number): Promise<string> {
	return dayOf(new Date(now().getTime() - days * DAY_MS), (await settings.current()).timeZone);
}
