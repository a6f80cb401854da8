import { MEN } from "./genders.ts";

const LAST_SEASON = 4;

/** Women and Men are documented, and stay as they are. */
export const isGender = (category: number): boolean => category <= MEN;
/** Summer, Winter, Autumn and Spring are documented, and stay as they are. */
export const isSeason = (collection: number): boolean => collection <= LAST_SEASON;

type Placed = { id: number; parent: number | null };

/** The order of all once one stands at another place among those below the same parent; the others keep their places. */
export function reordered(all: readonly Placed[], id: number, place: number): number[] {
	const parent = all.find((shelf) => shelf.id === id)?.parent;
	const others = all.filter((shelf) => shelf.parent === parent && shelf.id !== id).map((shelf) => shelf.id);
	const siblings = [...others.slice(0, place), id, ...others.slice(place)];
	return all.map((shelf) => (shelf.parent === parent ? (siblings.shift() as number) : shelf.id));
}
