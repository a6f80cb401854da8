import { autumn, spring, summer, winter } from "./collections.ts";
import {
	blanco,
	camel,
	charcoal,
	clay,
	cream,
	fog,
	forest,
	ink,
	oat,
	rust,
	sage,
	sand,
	sky,
	slate,
	tobacco,
	withAccent,
} from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const womenTrousers: readonly DemoProduct[] = [
	{
		name: "Hamaca Wide Linen Trousers",
		brand: "Lino Norte",
		category: "Women's trousers",
		collection: summer,
		price: 69900,
		description:
			"High, wide and weightless, with a drawstring at the waist. The linen is pre-washed so the length you try on is the length you keep.",
		look: { garment: "trousers", fabric: "linen", fit: "relaxed", length: "full", closure: "tie", shape: "wide" },
		colours: [oat, blanco, clay],
	},
	{
		name: "Sala Pinstripe Trousers",
		brand: "Perchero Atelier",
		category: "Women's trousers",
		collection: winter,
		price: 98900,
		description:
			"Wide-legged suit trousers with a chalky pinstripe and a sharp crease. The wool has enough weight to swing. Half lined to the knee so it never itches.",
		look: { garment: "trousers", fabric: "wool", length: "full", pockets: "welt", shape: "wide", pattern: "pinstripe" },
		colours: [withAccent(charcoal, fog), withAccent(ink, sky)],
	},
	{
		name: "Abedul Knit Trousers",
		brand: "Lana Quieta",
		category: "Women's trousers",
		collection: winter,
		price: 74900,
		description:
			"Ribbed merino trousers for travelling, reading and answering the door with dignity. Straight leg, wide elastic waist, warm ankles.",
		look: { garment: "trousers", fabric: "knit", fit: "relaxed", shape: "straight", pattern: "rib" },
		colours: [fog, camel],
		offer: 30,
	},
	{
		name: "Tinta Tapered Trousers",
		brand: "Rail & Thread",
		category: "Women's trousers",
		collection: autumn,
		price: 72900,
		description:
			"Slim and ankle length, in a small wool check that hides the day's crumbs. A bit of stretch in the weave makes cycling to work possible.",
		look: {
			garment: "trousers",
			fabric: "wool",
			fit: "slim",
			length: "cropped",
			pockets: "welt",
			shape: "tapered",
			pattern: "check",
		},
		colours: [withAccent(slate, cream), withAccent(tobacco, oat)],
	},
	{
		name: "Granero Wide Corduroys",
		brand: "Rail & Thread",
		category: "Women's trousers",
		collection: autumn,
		price: 76900,
		description:
			"Seventies legs, modern waist. Soft mid-wale corduroy that swishes quietly, with patch pockets on the front like a pair of sailor trousers.",
		look: { garment: "trousers", fabric: "corduroy", length: "full", pockets: "patch", shape: "wide" },
		colours: [rust, forest, camel],
		soldOutSizes: ["XL"],
	},
	{
		name: "Mañana Pleated Chinos",
		brand: "Rail & Thread",
		category: "Women's trousers",
		collection: spring,
		price: 62900,
		description:
			"Two soft pleats at the front, a taper to the ankle and a hem made to be rolled once. Peached cotton twill in colours that get on with white shirts.",
		look: {
			garment: "trousers",
			fabric: "cotton",
			fit: "relaxed",
			length: "cropped",
			pockets: "welt",
			shape: "tapered",
		},
		colours: [sage, sand],
		offer: 10,
	},
];
