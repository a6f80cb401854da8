import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";

/** Puts the differences of a measure and day together, in one statement: whoever reads sees the same sums all the time. */
export async function gatherTallies({ db }: Pick<Deps, "db">): Promise<void> {
	await db.execute(sql`
		with many as (select measure, day from tally group by measure, day having count(*) > 1),
			gone as (delete from tally t using many m where t.measure = m.measure and t.day = m.day returning t.measure, t.day, t.amount)
		insert into tally (measure, day, amount)
		select measure, day, sum(amount) from gone group by measure, day having sum(amount) <> 0`);
}
