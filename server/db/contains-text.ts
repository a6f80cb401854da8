import { type SQL, sql } from "drizzle-orm";

/**
 * Whether a text, in lower case without accents, contains what was typed; `%` and `_` mean themselves. One or two letters are looked
 * for at the beginnings of words only: anywhere else they are too short for a trigram index.
 */
export function containsText(column: SQL, typed: string): SQL {
	const words = typed.trim().replace(/\s+/g, " ");
	const escaped = words.replace(/[\\%_]/g, "\\$&");
	if ([...words].length > 2) return sql`${column} like plain_text(${`%${escaped}%`})`;
	return sql`(${column} like plain_text(${`${escaped}%`}) or ${column} like plain_text(${`% ${escaped}%`}))`;
}
