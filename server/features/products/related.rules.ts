import type { GarmentGroup } from "#core/rules/garment-groups.ts";
import { COLOUR_FAMILIES, type ColourFamily } from "#core/search/colour-names.ts";
import { groupOfType } from "#core/search/garment-group.ts";
import type { Shelves } from "../selectors/selectors.service.ts";
import type { CatalogueIndex } from "./catalogue-index.rules.ts";
import { NO_SIZES } from "./facet-codes.rules.ts";
import { sorted } from "./ordering.rules.ts";

/** What is worn together with garments of a group, what completes a look first. */
const wornWith: Record<GarmentGroup, readonly GarmentGroup[]> = {
	tops: ["bottoms", "outerwear", "shoes"],
	bottoms: ["tops", "outerwear", "shoes"],
	dresses: ["outerwear", "shoes"],
	outerwear: ["tops", "bottoms", "dresses", "shoes"],
	shoes: ["bottoms", "dresses", "tops"],
	swimwear: ["shoes", "dresses"],
	underwear: [],
};

/** Colours that go with all others. */
const NEUTRAL = bitsOf(["black", "white", "grey", "beige"]);
/** More than any sum of points. */
const MOST_POINTS = 1024;

type Shelf = Shelves["categories"][number];

/** The products of its garment type that are most like it, those in stock first; equal ones by id. */
export function similarTo(index: CatalogueIndex, place: number, most: number): number[] {
	const { category, colors, collection, brand, inStock } = index.columns;
	const places = placesOf(index, place, (one) => category[one] === category[place]);
	const pointsOf = (one: number) =>
		(shares(colors, place, one) ? 6 : 0) +
		(collection[one] === collection[place] ? 4 : 0) +
		(brand[one] === brand[place] ? 2 : 0) +
		nearness(index, place, one) * 6;
	const keyOf = (one: number) =>
		(inStock[one] === NO_SIZES ? 2 * MOST_POINTS : MOST_POINTS) - Math.round(pointsOf(one));
	return sorted(index, places, { offset: 0, length: most }, keyOf);
}

/** What can be bought to wear with it, of each garment group the best, then the second best …; nothing where its type tells no group. */
export function wornTogetherWith(
	index: CatalogueIndex,
	place: number,
	{ categories }: Pick<Shelves, "categories">,
	most: number,
): number[] {
	const shelves = new Map(categories.map((shelf) => [shelf.id, shelf]));
	const shelfAt = (one: number) =>
		shelves.get(index.categories.values[index.columns.category[one] as number] as number);
	const own = shelfAt(place);
	const group = own && groupOf(own);
	if (!group) return [];
	const best = wornWith[group].map((wanted) => {
		const fitting = index.categories.test((id) => {
			const shelf = shelves.get(id);
			return shelf !== undefined && shelf.parent === own.parent && groupOf(shelf) === wanted;
		});
		return bestOf(index, place, fitting, most);
	});
	return Array.from({ length: most }, (_, nth) => best.flatMap((ids) => ids[nth] ?? []))
		.flat()
		.slice(0, most);
}

function bestOf(index: CatalogueIndex, place: number, fitting: Uint8Array, most: number): number[] {
	const { category, colors, collection, brand, inStock } = index.columns;
	const places = placesOf(index, place, (one) => fitting[category[one] as number] === 1 && inStock[one] !== NO_SIZES);
	const isNeutral = (one: number) => ((colors[one] as number) & NEUTRAL) !== 0;
	const goes = (one: number) => shares(colors, place, one) || isNeutral(one) || isNeutral(place);
	const pointsOf = (one: number) =>
		(collection[one] === collection[place] ? 8 : 0) +
		(goes(one) ? 4 : 0) +
		(brand[one] === brand[place] ? 2 : 0) +
		nearness(index, place, one) * 3;
	return sorted(index, places, { offset: 0, length: most }, (one) => MOST_POINTS - Math.round(pointsOf(one)));
}

/** What else is on sale and passes. */
function placesOf(index: CatalogueIndex, place: number, passes: (one: number) => boolean): Int32Array {
	const { isOnSale } = index.columns;
	const places = new Int32Array(index.length);
	let found = 0;
	for (let one = 0; one < index.length; one += 1) {
		if (one === place || isOnSale[one] === 0 || !passes(one)) continue;
		places[found] = one;
		found += 1;
	}
	return places.subarray(0, found);
}

const shares = (colors: Int32Array, a: number, b: number) => ((colors[a] as number) & (colors[b] as number)) !== 0;

/** How near two prices are: 1 where they are equal, 0 the further they lie apart. */
function nearness({ columns: { cents } }: CatalogueIndex, a: number, b: number): number {
	const [one, other] = [cents[a] as number, cents[b] as number];
	return Math.min(one, other) / Math.max(one, other, 1);
}

/** Women and Men themselves hold garments of every group. */
const groupOf = ({ name, parent }: Shelf) => (parent === null ? null : groupOfType(name));

function bitsOf(families: readonly ColourFamily[]): number {
	return families.reduce((bits, family) => bits | (1 << COLOUR_FAMILIES.indexOf(family)), 0);
}
