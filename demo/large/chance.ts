import { type SQL, sql } from "drizzle-orm";

/** Chance within SQL: the same 64 bits for the same number of the same seed. */
export const bitsOf = (number: SQL, seed: number): SQL => sql`hashint8extended(${number}, ${seed}::bigint)`;

/** From 0 up to 1, out of sixteen of the bits: four places give four shares. */
export const share = (bits: SQL, place: 0 | 1 | 2 | 3): SQL =>
	sql`(((${bits} >> ${sql.raw(String(16 * place))}) & 65535)::float8 / 65536)`;

/** A whole number from 0 up to the count. */
export const below = (count: SQL, bits: SQL): SQL => sql`((${bits} & 9223372036854775807) % ${count})`;

/** One of the choices, each as likely as the others. */
export const oneOf = (choices: readonly (string | number)[], part: SQL): SQL =>
	sql`(${sql.raw(`array[${choices.map((choice) => (typeof choice === "number" ? choice : `'${choice}'`)).join(", ")}]`)})[1 + floor(${choices.length}::int * (${part}))::int]`;
