import { and, eq } from "drizzle-orm";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { auditLog } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

/** Who of the staff does something; the command line has no id. */
export type StaffMember = { staffId: number | null; userName: string };

/** What an entry notes of an action; null where there is no such entry. */
export async function readNoted(
	db: Queryable,
	id: number,
	noted: AuditAction,
): Promise<{ subject: string; detail: unknown; at: Date } | null> {
	const [entry] = await db
		.select({ subject: auditLog.subject, detail: auditLog.detail, at: auditLog.at })
		.from(auditLog)
		.where(and(eq(auditLog.id, id), eq(auditLog.action, noted)));
	return entry ?? null;
}

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
