import type { User } from "#core/contract/users.ts";
import type { staff } from "../../db/schema.ts";

export function toUser(row: typeof staff.$inferSelect): User {
	return { id_user: row.id, user_name: row.userName, rol: row.rol, createdAt: row.createdAt.toISOString() };
}
