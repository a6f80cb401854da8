import type { Role } from "#core/contract/users.ts";

export const roles = ["admin", "employee"] as const satisfies Role[];
