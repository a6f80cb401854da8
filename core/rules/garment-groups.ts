import { listedValues } from "./listed-values.ts";

/** Garments of one group are worn in one size by the same person. */
export const GARMENT_GROUPS = ["tops", "bottoms", "dresses", "outerwear", "underwear", "swimwear", "shoes"] as const;
export type GarmentGroup = (typeof GARMENT_GROUPS)[number];

/** The sizes somebody wears, by group. */
export type OwnSizes = { [Group in GarmentGroup]?: readonly string[] | undefined };

/** As an address says it: `tops:M.L,bottoms:40`. */
export function fitsOf(sizes: OwnSizes): string {
	return GARMENT_GROUPS.flatMap((group) => {
		const worn = sizes[group] ?? [];
		return worn.length > 0 ? [`${group}:${worn.join(".")}`] : [];
	}).join(",");
}

/** What an address says of somebody's sizes, by group. A size may hold a point itself, if it is known. */
export function sizesWorn(fits: string, isSize: (size: string) => boolean): Map<string, string[]> {
	const parts = fits.split(",").map((part) => {
		const [group = "", sizes = ""] = part.split(":");
		return [group.trim(), listedValues(sizes, ".", isSize)] as const;
	});
	return new Map(parts);
}
