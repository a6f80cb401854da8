import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "#server/testing/database.ts";
import { ARCHIVED, archivedTables, hiddenColumns, LEFT_OUT, LOG_IN_COLUMNS, LOG_INS } from "./archived-tables.rules.ts";

/** Sound like secrets and are none: they open nothing. */
const HARMLESS = [
	"payment_attempt.body_hash",
	"payment_attempt.actor_key",
	"payment_attempt.reference_hash",
	"payment_attempt.refund_key",
	"shipment.key",
	"refund.ask_key",
	"refund.body_hash",
	"refund.provider_key",
	"return_request.key",
	"return_request.body_hash",
];

test("every table of the shop is in the archive, or is named with why it is not", async () => {
	const shop = await freshDatabase();
	onTestFinished(() => shop.drop());
	const { rows } = await shop.pool.query<{ name: string }>(
		"select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
	);
	const named = [...ARCHIVED, ...LOG_INS, ...Object.keys(LEFT_OUT)];
	expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
});

test("what sounds like a secret goes along with the log-ins only", async () => {
	const shop = await freshDatabase();
	onTestFinished(() => shop.drop());
	const { rows } = await shop.pool.query<{ table: string; column: string }>(
		`select table_name as table, column_name as column from information_schema.columns
		where table_schema = 'public' and column_name ~ 'hash|secret|token|password|key|verifier|credential'`,
	);
	const shown = rows
		.filter(
			({ table, column }) => archivedTables(false).includes(table) && !hiddenColumns(table, false).includes(column),
		)
		.map(({ table, column }) => `${table}.${column}`);
	expect(shown.sort()).toEqual(HARMLESS.sort());
	for (const [table, columns] of Object.entries(LOG_IN_COLUMNS))
		for (const column of columns) expect(rows).toContainEqual({ table, column });
});
