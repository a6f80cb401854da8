import type { Pool } from "pg";
import { LAST_TIER } from "#core/search/document.ts";
import { saysBy } from "../../search/match.ts";
import type { Wanted } from "../../search/understand.ts";
import type { Narrowing } from "./narrowing.rules.ts";
import { conditionsOf } from "./page-of-ids.queries.ts";

/** Up to so many are sorted; of more, those that sell most are walked until the page is full. */
const FEW = 2000;

type Part = { tier: number; offset: number; length: number; count: number };

/**
 * The ids of one page of a search, the most fitting first: by the place where a product says the last of what is wanted
 * (name, type, colour, brand, the rest), then by what sells, then by id. `countAt` tells how many say it there, so that
 * only the places the page shows are read.
 */
export async function listRelevantIds(
	pool: Pool,
	narrowing: Narrowing,
	wanted: Wanted,
	countAt: (tier: number) => number,
	page: { offset: number; length: number },
): Promise<number[]> {
	const ids: number[] = [];
	let { offset, length } = page;
	for (let tier = 1; tier <= LAST_TIER && length > 0; tier += 1) {
		const count = countAt(tier);
		const shown = Math.min(length, count - offset);
		if (shown > 0) {
			ids.push(...(await listPart(pool, narrowing, wanted, { tier, offset, length: shown, count })));
			length -= shown;
		}
		offset = Math.max(0, offset - count);
	}
	return ids;
}

/** A part in the second half is read from the end. */
async function listPart(pool: Pool, narrowing: Narrowing, wanted: Wanted, part: Part): Promise<number[]> {
	const fromTheEnd = part.offset > part.count / 2;
	const offset = fromTheEnd ? part.count - part.offset - part.length : part.offset;
	const values: unknown[] = [part.length, offset];
	const given = (value: unknown) => `$${values.push(value)}`;
	const conditions = [
		"is_on_sale",
		`words @@ ${given(saysBy(part.tier, wanted))}::tsquery`,
		...(part.tier > 1 ? [`not words @@ ${given(saysBy(part.tier - 1, wanted))}::tsquery`] : []),
		...conditionsOf(narrowing, given),
	];
	const { rows } = await pool.query<{ id: number }>(
		`with matching as ${part.count <= FEW ? "materialized" : "not materialized"} (
			select product_id, sold from product_search where ${conditions.join(" and ")}
		)
		select product_id as id from matching
		order by ${fromTheEnd ? "sold, product_id desc" : "sold desc, product_id"} limit $1 offset $2`,
		values,
	);
	const ids = rows.map(({ id }) => id);
	return fromTheEnd ? ids.reverse() : ids;
}
