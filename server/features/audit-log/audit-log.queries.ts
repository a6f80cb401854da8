import { sql } from "drizzle-orm";
import type { AuditEntry } from "#core/contract/audit.ts";
import { MOST_FOUND } from "#core/contract/fields.ts";
import type { Queryable } from "../../db/client.ts";
import { containsText } from "../../db/contains-text.ts";

type Row = Omit<AuditEntry, "at" | "isLastOfSetting"> & { at: Date | string; isLastOfSetting: true | null };

type Asked = { search?: string | undefined; page: number; limit: number; undoableSince: Date };

export async function listAuditEntries(
	db: Queryable,
	{ search, page, limit, undoableSince }: Asked,
): Promise<{ entries: AuditEntry[]; total: number }> {
	const isSearch = Boolean(search?.trim());
	const where = isSearch ? sql`where ${containsText(sql`search_text`, search ?? "")}` : sql``;
	const atMost = isSearch ? sql`limit ${MOST_FOUND}` : sql``;
	const counted = await db.execute<{ total: number }>(
		sql`select count(*) as total from (select from audit_log ${where} ${atMost}) found`,
	);
	const { rows } = await db.execute<Row>(sql`
		select id, at, staff_name as user_name, action, subject, detail - 'wordings' as detail,
			case when action = 'settings.change' and at >= ${undoableSince}
				and case subject when 'texts' then detail ? 'wordings' else detail -> 'before' is distinct from detail -> 'after' end
				and not exists (select from audit_log later where later.at >= audit_log.at and later.id > audit_log.id
					and later.action = 'settings.change' and later.subject = audit_log.subject) then true end as "isLastOfSetting",
			(select c.id from catalogue_change c
				where c.audit_id = audit_log.id and c.undone_at is null and c.at >= ${undoableSince}) as change
		from audit_log ${where}
		order by at desc, id desc limit ${limit} offset ${(page - 1) * limit}`);
	return {
		entries: rows.map(({ isLastOfSetting, ...row }) => ({
			...row,
			at: new Date(row.at).toISOString(),
			...(isLastOfSetting && { isLastOfSetting }),
		})),
		total: counted.rows[0]?.total ?? 0,
	};
}
