import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, customType, timestamp } from "drizzle-orm/pg-core";

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** An instant. PostgreSQL keeps UTC; the shop reads and writes `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Whole numbers beyond 32 bits (sums of money, phones, order ids); all of the shop's stay exact in a JavaScript number. */
export const wide = (name: string) => bigint(name, { mode: "number" });

export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
	sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

/** A text column's value without regard to case, for unique indexes. */
export const folded = (column: AnyPgColumn): SQL => sql`lower(${column})`;

export const isObject = (column: AnyPgColumn): SQL => sql`jsonb_typeof(${column}) = 'object'`;
