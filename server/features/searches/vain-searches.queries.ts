import { sql } from "drizzle-orm";
import type { VainSearch } from "#core/contract/searches.ts";
import type { Queryable } from "../../db/client.ts";

/** So many are listed: more nobody reads. */
const LISTED_MAX = 100;
/** So many different ones of a day are kept, so that nobody fills the shop with nonsense. */
const OF_A_DAY_MAX = 1_000;

export async function addVainSearches(db: Queryable, day: string, counted: ReadonlyMap<string, number>): Promise<void> {
	const words = JSON.stringify([...counted].map(([words, times]) => ({ words, times })));
	await db.execute(sql`
		insert into vain_search as v (day, words, times)
		select ${day}::date, said.words, said.times
		from json_to_recordset(${words}::json) as said(words text, times int)
		where exists (select from vain_search where day = ${day}::date and words = said.words)
			or (select count(*) from vain_search where day = ${day}::date) < ${OF_A_DAY_MAX}
		order by said.words
		on conflict (day, words) do update set times = v.times + excluded.times`);
}

export async function listVainSearches(db: Queryable, from: string): Promise<VainSearch[]> {
	const { rows } = await db.execute<VainSearch>(sql`
		select words, sum(times)::int as times, max(day)::text as "lastDay"
		from vain_search where day >= ${from}::date
		group by words order by times desc, "lastDay" desc, words limit ${LISTED_MAX}`);
	return rows;
}

export async function forgetVainSearches(db: Queryable, before: string): Promise<void> {
	await db.execute(sql`delete from vain_search where day < ${before}::date`);
}
