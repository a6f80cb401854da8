import type { ClientBase, Pool } from "pg";

/** How far changes of what the public sees had come, in which database. */
export type Position = string;

type Queried = Pick<Pool | ClientBase, "query">;

/** Each table that is shown has a trigger of this name, which counts (migration 0079), also in transactions that are taken back. */
const COUNTING_TRIGGERS = "%\\_shown";
const WRITING = ["RowExclusiveLock", "ShareRowExclusiveLock", "ExclusiveLock", "AccessExclusiveLock"];

/** A sequence that was never counted on has the same last value as after the first time: only `is_called` tells them apart. */
export async function readPosition(database: Queried): Promise<Position> {
	const { rows } = await database.query<{ at: Position }>(`
		select concat_ws(' ', (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8),
			(select oid from pg_database where datname = current_database()), 'shown_change'::regclass::oid,
			(select concat(last_value, is_called) from shown_change)) as at`);
	return rows[0]?.at ?? "";
}

/**
 * Whether nobody is in the middle of changing what is shown; everybody who listens is sent a notice with it, and what was committed
 * before it is on the disk.
 */
export async function tellUnlessChanging(database: Queried, channel: string, notice: string): Promise<boolean> {
	const { rows } = await database.query<{ isQuiet: boolean }>(
		`select pg_notify($1, $2), pg_logical_emit_message(true, 'perchero', ''), not exists (
			select from pg_locks l join pg_trigger t on t.tgrelid = l.relation and t.tgname like $3
			where l.database = (select oid from pg_database where datname = current_database()) and l.mode = any($4)
		) as "isQuiet"`,
		[channel, notice, COUNTING_TRIGGERS, WRITING],
	);
	return rows[0]?.isQuiet ?? false;
}
