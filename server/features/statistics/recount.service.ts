import { sql } from "drizzle-orm";
import { settingMessages } from "#core/messages/settings.ts";
import type { Tx } from "../../db/client.ts";
import { errorCode } from "../../db/problem.ts";
import { invalidField } from "../../errors.ts";

const INVALID_PARAMETER = "22023";

/**
 * Counts the sums of each day anew, once the settings say that the shop's days begin elsewhere. Whoever writes a sum
 * waits meanwhile, so that none is counted twice or by the clock before.
 */
export async function recountDays(tx: Tx, timeZone: string): Promise<void> {
	await refuseUnknown(tx, timeZone);
	await tx.execute(sql`lock table tally in share row exclusive mode`);
	await tx.execute(sql`delete from tally where day > '-infinity'`);
	await tx.execute(sql`
		insert into tally (measure, day, amount) select measure, day, amount from recount where day > '-infinity'`);
}

/** A zone that browsers know and this PostgreSQL does not would stop every payment. */
async function refuseUnknown(tx: Tx, timeZone: string): Promise<void> {
	try {
		await tx.execute(sql`select now() at time zone ${timeZone}::text`);
	} catch (error) {
		if (errorCode(error) !== INVALID_PARAMETER) throw error;
		throw invalidField("timeZone", settingMessages.timeZone);
	}
}
