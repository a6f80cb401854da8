import type { Look } from "../pictures/look.ts";

/** What a text can claim, how it is said, and when it is true. */
export type Assertion = { en?: string; es?: string; holds: (look: Look, count: number | undefined) => boolean };

/** How many there are, in words, where a text says it. */
export const countEn = "(?:(?:one|a single|single|two|three|four|five|six)[- ])?";
export const countEs = "(?:(?:un|una|un solo|una sola|dos|tres|cuatro|cinco|seis) )?";

export const some =
	<Field extends keyof Look>(field: Field, ...values: Look[Field][]) =>
	(look: Look) =>
		values.includes(look[field]);
export const counted =
	(field: "buttons" | "pocketCount" | "tiers" | "pleats", right: (look: Look) => boolean) =>
	(look: Look, count: number | undefined) =>
		right(look) && (count === undefined || look[field] === count);
const long =
	(...garments: Look["garment"][]) =>
	(look: Look, length: Look["length"]) =>
		garments.includes(look.garment) && look.length === length;

export const buttoned = some("closure", "buttons", "hidden-buttons", "double-breasted");
export const zipped = some("closure", "zip", "slanted-zip", "covered-zip");
export const legs = long("trousers", "jeans");
