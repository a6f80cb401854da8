import { LAST_TIER, termAt } from "#core/search/document.ts";
import type { Wanted } from "./understand.ts";

/** Documents that say all that is wanted, no later than at this place, as a `tsquery`. */
export function saysBy(tier: number, wanted: Wanted): string {
	const places = Array.from({ length: tier }, (_, at) => at + 1);
	return wanted
		.map((concepts) => {
			const terms = concepts.flatMap((concept) => places.map((place) => quoted(termAt(place, concept))));
			return `(${terms.join("|")})`;
		})
		.join("&");
}

/** Documents that say all that is wanted, wherever. */
export const says = (wanted: Wanted) => saysBy(LAST_TIER, wanted);

/** The place where a document says the last of what is wanted, as SQL. */
export function tierSql(wanted: Wanted, given: (value: string) => string): string {
	const places = Array.from({ length: LAST_TIER - 1 }, (_, at) => at + 1);
	const cases = places.map((place) => `when words @@ ${given(saysBy(place, wanted))}::tsquery then ${place}`);
	return `case ${cases.join(" ")} else ${LAST_TIER} end`;
}

/** Concepts are letters, digits and spaces. */
const quoted = (term: string) => `'${term}'`;
