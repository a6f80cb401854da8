import type { Pool } from "pg";
import type { Deps } from "../../deps.ts";
import { says, tierSql } from "../../search/match.ts";
import type { Wanted } from "../../search/understand.ts";
import type { CatalogueIndex } from "./catalogue-index.rules.ts";
import type { FoundPlaces } from "./counting.rules.ts";

/** The products on sale that say what is wanted, each with how well it fits: by the place where it says it, then by what sells. */
type Matches = { ids: Int32Array; fitness: Int32Array };
type Row = { tier: number; ids: Buffer; sold: Buffer };

/** Units beyond this count as this many: the place of words and sales together stay below 2³¹. */
const MOST_SOLD = 2 ** 28 - 1;
/** Together with a place in the index it is still one exact number. */
const FITNESS_MAX = 2 ** 31;

/** Read once per search until the catalogue changes. Nothing wanted that the shop has: nothing matches. */
export async function readMatches(deps: Pick<Deps, "pool" | "cache">, wanted: Wanted | null): Promise<Matches> {
	if (wanted === null) return { ids: new Int32Array(0), fitness: new Int32Array(0) };
	return deps.cache.matches.get(JSON.stringify(wanted), "catalogue", () => listMatches(deps.pool, wanted));
}

/**
 * Where what matches lies in the index as it is now. Place and fitness together in one number each, so that they are
 * sorted as numbers; a search for little looks at little, however large the catalogue is.
 */
export function foundIn(index: CatalogueIndex, { ids, fitness }: Matches): FoundPlaces {
	const packed = new Float64Array(ids.length);
	let length = 0;
	for (const [at, id] of ids.entries()) {
		const place = index.placeOf(id);
		if (place < 0) continue;
		packed[length] = place * FITNESS_MAX + (fitness[at] as number);
		length += 1;
	}
	const found = packed.subarray(0, length).sort();
	return {
		places: Int32Array.from(found, (value) => Math.floor(value / FITNESS_MAX)),
		fitness: Int32Array.from(found, (value) => value % FITNESS_MAX),
	};
}

/** As bytes: a hundred thousand numbers are read from them in a millisecond. */
async function listMatches(pool: Pool, wanted: Wanted): Promise<Matches> {
	const values: string[] = [says(wanted)];
	const tier = tierSql(wanted, (value) => `$${values.push(value)}`);
	const { rows } = await pool.query<Row>(
		`select tier, string_agg(int4send(product_id), '') as ids, string_agg(int4send(sold), '') as sold
		from (
			select product_id, sold, ${tier} as tier from product_search where is_on_sale and words @@ $1::tsquery
		) matching group by tier`,
		values,
	);
	const ids = numbersIn(Buffer.concat(rows.map((row) => row.ids)));
	const fitness = new Int32Array(ids.length);
	let at = 0;
	for (const row of rows) {
		const part = numbersIn(row.sold).map((sold) => fitnessOf(row.tier, sold));
		fitness.set(part, at);
		at += part.length;
	}
	return { ids, fitness };
}

const fitnessOf = (tier: number, sold: number) => tier * (MOST_SOLD + 1) + MOST_SOLD - Math.min(sold, MOST_SOLD);

function numbersIn(bytes: Buffer): Int32Array {
	const numbers = new Int32Array(bytes.length / 4);
	for (const at of numbers.keys()) numbers[at] = bytes.readInt32BE(at * 4);
	return numbers;
}
