import { and, or, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { client, staff } from "../../db/schema.ts";

/** By login name, or by an e-mail address that is proven; a login name that looks like an address goes first. */
export async function findClientToLogIn(db: Queryable, given: string) {
	const isName = sql`lower(${client.loginName}) = lower(${given})`;
	const isAddress = sql`lower(${client.email}) = lower(${given}) and ${client.isRegistered} and ${client.verifiedAt} is not null`;
	const [row] = await db
		.select({ id: client.id, passwordHash: client.passwordHash })
		.from(client)
		.where(or(isName, isAddress))
		.orderBy(sql`${isName} desc nulls last`)
		.limit(1);
	return row;
}

export async function findStaffByName(db: Queryable, userName: string) {
	const [row] = await db
		.select()
		.from(staff)
		.where(and(sql`lower(${staff.userName}) = lower(${userName})`, sql`${staff.deletedAt} is null`));
	return row;
}
