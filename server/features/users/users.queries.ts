import { asc, eq, isNull, max, sql } from "drizzle-orm";
import type { ListedUser } from "#core/contract/users.ts";
import type { Queryable } from "../../db/client.ts";
import { staff, staffLink, staffTotp } from "../../db/schema.ts";
import { toUser } from "./users.rules.ts";

/** The staff with what only admins see of each other. */
export async function listUsersForAdmins(db: Queryable): Promise<ListedUser[]> {
	const rows = await db
		.select({
			user: staff,
			linkEnds: max(staffLink.expiresAt),
			hasSecondFactor: sql<boolean>`exists (select from ${staffTotp} t where t.staff_id = ${staff.id} and t.confirmed_at is not null)`,
		})
		.from(staff)
		.leftJoin(staffLink, eq(staffLink.staffId, staff.id))
		.where(isNull(staff.deletedAt))
		.groupBy(staff.id)
		.orderBy(asc(staff.id));
	return rows.map(({ user, linkEnds, hasSecondFactor }) => ({
		...toUser(user),
		email: user.email,
		hasSecondFactor,
		invitedUntil: user.passwordHash === "" ? (linkEnds ?? user.createdAt).toISOString() : null,
	}));
}
