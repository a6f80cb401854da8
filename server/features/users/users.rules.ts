import { rightsOf, type StaffPermissions } from "#core/contract/staff-permissions.ts";
import type { Me, User } from "#core/contract/users.ts";
import type { staff } from "../../db/schema.ts";

type Row = typeof staff.$inferSelect;

export function toUser(row: Row): User {
	return { id_user: row.id, user_name: row.userName, rol: row.rol, createdAt: row.createdAt.toISOString() };
}

/** A staff user with what they may do. */
export function toMe(row: Row, permissions: StaffPermissions): Me {
	return { ...toUser(row), rights: rightsOf(row.rol, permissions) };
}
