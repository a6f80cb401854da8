import { type SQL, sql } from "drizzle-orm";
import type { AuditEntry } from "#core/contract/audit.ts";
import type { Queryable } from "../../db/client.ts";

type Row = Omit<AuditEntry, "at"> & { at: Date | string };

export async function listAuditEntries(
	db: Queryable,
	{ search, page, limit }: { search?: string | undefined; page: number; limit: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
	const where = search ? sql`where ${contains(search)}` : sql``;
	const counted = await db.execute<{ total: number }>(sql`select count(*) as total from audit_log ${where}`);
	const { rows } = await db.execute<Row>(sql`
		select id, at, staff_name as user_name, action, subject, detail from audit_log ${where}
		order by at desc, id desc limit ${limit} offset ${(page - 1) * limit}`);
	return {
		entries: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
		total: counted.rows[0]?.total ?? 0,
	};
}

function contains(search: string): SQL {
	return sql`strpos(lower(concat_ws(' ', staff_name, action, subject)), lower(${search})) > 0`;
}
