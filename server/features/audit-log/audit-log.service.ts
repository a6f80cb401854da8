import type { AuditAction } from "#core/rules/audit-actions.ts";
import type { Tx } from "../../db/client.ts";
import { auditLog } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

/** Who of the staff does something. */
export type StaffMember = { staffId: number | null; userName: string };

/** Writes down, in the change's own transaction, who did what to what. Answers the entry's id. */
export async function noteInAuditLog(
	{ now }: Pick<Deps, "now">,
	tx: Tx,
	{ staffId, userName: staffName }: StaffMember,
	action: AuditAction,
	subject: string | number,
	detail?: Record<string, unknown>,
): Promise<number> {
	const [entry] = await tx
		.insert(auditLog)
		.values({ staffId, staffName, action, subject: String(subject), detail: detail ?? null, at: now() })
		.returning({ id: auditLog.id });
	return (entry as { id: number }).id;
}
