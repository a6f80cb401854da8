import { and, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { client, staff } from "../../db/schema.ts";

export async function findClientByLoginName(db: Queryable, loginName: string) {
	const [row] = await db
		.select({ id: client.id, passwordHash: client.passwordHash })
		.from(client)
		.where(sql`lower(${client.loginName}) = lower(${loginName})`);
	return row;
}

export async function findStaffByName(db: Queryable, userName: string) {
	const [row] = await db
		.select()
		.from(staff)
		.where(and(sql`lower(${staff.userName}) = lower(${userName})`, sql`${staff.deletedAt} is null`));
	return row;
}
