import { asc, eq, isNull, max, sql } from "drizzle-orm";
import type { ListedUser } from "#core/contract/users.ts";
import type { Queryable } from "../../db/client.ts";
import { hasSecondFactor } from "../../db/has-second-factor.ts";
import { staff, staffLink } from "../../db/schema.ts";
import { toUser } from "./users.rules.ts";

/** The staff with what only admins see of each other. */
export async function listUsersForAdmins(db: Queryable): Promise<ListedUser[]> {
	const rows = await db
		.select({
			user: staff,
			linkEnds: max(staffLink.expiresAt),
			hasSecondFactor: sql<boolean>`${hasSecondFactor(sql`${staff.id}`)}`,
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
