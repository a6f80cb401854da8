import type { GarmentGroup } from "../rules/garment-groups.ts";
import { conceptOf, meaningsOf, widerGarment } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** The garments of each group, by the first of their names in the vocabulary. */
const garmentsOf: Record<GarmentGroup, string> = {
	tops: "top, tee, tank, blouse, shirt, polo, knitwear, sweater, cardigan, turtleneck, hoodie, waistcoat, tunic",
	bottoms: "skirt, trousers, jeans, chino, cargo, leggings, shorts",
	dresses: "dress, jumpsuit, suit, pyjamas, robe",
	outerwear: "jacket, raincoat, coat, poncho",
	underwear: "underwear, bra, boxers, panties, tights, socks",
	swimwear: "swimwear",
	shoes: "shoes, boots, slippers, flip flops, espadrilles",
};

const groups = new Map(
	(Object.entries(garmentsOf) as [GarmentGroup, string][]).flatMap(([group, names]) =>
		names.split(", ").map((name) => [conceptOf(name), group] as const),
	),
);

/** More than shops have types; each page asks for all of them. */
const MOST_KNOWN = 1_000;
const known = new Map<string, GarmentGroup | null>();

/** The group of a garment type, as its name tells it; null when it says nothing of the kind. */
export function groupOfType(name: string): GarmentGroup | null {
	const before = known.get(name);
	if (before !== undefined) return before;
	if (known.size >= MOST_KNOWN) known.clear();
	const group = toldBy(name);
	known.set(name, group);
	return group;
}

function toldBy(name: string): GarmentGroup | null {
	for (const { concept } of meaningsOf(wordsOf(name))) {
		const wider = widerGarment(concept);
		const group = groups.get(concept) ?? (wider === undefined ? undefined : groups.get(conceptOf(wider)));
		if (group) return group;
	}
	return null;
}
