/** The seasons in the order the year brings them. */
export const SEASONS = ["Summer", "Autumn", "Winter", "Spring"] as const;
export type Season = (typeof SEASONS)[number];

export const HEMISPHERES = ["north", "south"] as const;
export type Hemisphere = (typeof HEMISPHERES)[number];

/** Countries whose people live for the most part south of the equator. */
const SOUTHERN = new Set(
	"AO AR AS AU BI BO BR BW CC CD CG CK CL CX EC FJ FK ID KM LS MG MU MW MZ NA NC NF NR NU NZ PE PF PG PN PY RE RW SB SC SH SZ TK TL TO TV TZ UY VU WF WS YT ZA ZM ZW".split(
		" ",
	),
);

export function hemisphereOf(country: string): Hemisphere {
	return SOUTHERN.has(country) ? "south" : "north";
}

/** The day each season begins, as calendars of both hemispheres have it. */
const BEGINNINGS: readonly { day: string; north: Season; south: Season }[] = [
	{ day: "03-21", north: "Spring", south: "Autumn" },
	{ day: "06-21", north: "Summer", south: "Winter" },
	{ day: "09-21", north: "Autumn", south: "Spring" },
	{ day: "12-21", north: "Winter", south: "Summer" },
];

/** The season of a day such as `2026-01-31`. */
export function seasonOn(day: string, hemisphere: Hemisphere): Season {
	const begun = BEGINNINGS.findLast((beginning) => beginning.day <= day.slice(5)) ?? BEGINNINGS.at(-1);
	return (begun as (typeof BEGINNINGS)[number])[hemisphere];
}

/** The first day of the season after that of a day. */
export function nextSeasonAfter(day: string): string {
	const [year, rest] = [Number(day.slice(0, 4)), day.slice(5)];
	const next = BEGINNINGS.find((beginning) => beginning.day > rest);
	return next ? `${day.slice(0, 4)}-${next.day}` : `${String(year + 1).padStart(4, "0")}-${BEGINNINGS[0]?.day}`;
}
