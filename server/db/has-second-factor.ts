import { type SQL, sql } from "drizzle-orm";

/** Whether somebody of the staff has an app that is set up, or a passkey: each asks for more than a password. */
export function hasSecondFactor(staffId: SQL | number): SQL {
	return sql`(exists (select from staff_totp t where t.staff_id = ${staffId} and t.confirmed_at is not null)
		or exists (select from passkey p where p.staff_id = ${staffId}))`;
}
