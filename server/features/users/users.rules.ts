import type { Settings } from "#core/contract/settings.ts";
import { rightsOf } from "#core/contract/staff-permissions.ts";
import type { Me, User } from "#core/contract/users.ts";
import type { staff } from "../../db/schema.ts";

type Row = typeof staff.$inferSelect;

export function toUser(row: Row): User {
	return { id_user: row.id, user_name: row.userName, rol: row.rol, createdAt: row.createdAt.toISOString() };
}

/** A staff user with what they may do, as the owner has decided. */
export function toMe(row: Row, { permissions, secondFactor }: Settings["staff"], hasSecondFactor: boolean): Me {
	return {
		...toUser(row),
		rights: rightsOf(row.rol, permissions),
		mustSetUp: secondFactor === "required" && !hasSecondFactor,
	};
}
