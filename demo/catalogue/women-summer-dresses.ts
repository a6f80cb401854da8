import { summer } from "./collections.ts";
import {
	blanco,
	brick,
	butter,
	coral,
	cream,
	eucalyptus,
	ink,
	negro,
	oat,
	rose,
	rust,
	sage,
	sand,
	sky,
	terracotta,
	withAccent,
} from "./palette.ts";
import type { DemoProduct } from "./product.ts";

const category = "Women's dresses";
const garment = "dress";

export const womenSummerDresses: readonly DemoProduct[] = [
	{
		name: "Siesta Linen Midi Dress",
		brand: "Lino Norte",
		category,
		collection: summer,
		price: 98900,
		description:
			"Washed linen straps, a row of shell buttons down the front and a skirt with room to walk in. The two patch pockets sit where your hands fall. Wash cool, hang it wet and forget the iron: it looks better a little creased.",
		look: {
			garment,
			fabric: "linen",
			length: "long",
			sleeve: "none",
			neck: "straps",
			closure: "buttons",
			pockets: "patch",
			shape: "a-line",
			pocketCount: 2,
		},
		colours: [terracotta, sand, sage],
	},
	{
		name: "Marisol Tiered Sundress",
		brand: "Tarde Clara",
		category,
		collection: summer,
		price: 84900,
		description:
			"Three gathered tiers of light cotton voile that move with the smallest breeze. The square neck and small cap sleeves keep shoulders covered when the sun is high. Lined to the knee, so no slip is needed.",
		look: {
			garment,
			fabric: "cotton",
			fit: "relaxed",
			length: "long",
			sleeve: "cap",
			neck: "square",
			shape: "tiered",
			pattern: "floral",
			tiers: 3,
		},
		colours: [withAccent(butter, rust), withAccent(coral, cream)],
		offer: 20,
	},
	{
		name: "Costa Wrap Dress",
		brand: "Tarde Clara",
		category,
		collection: summer,
		price: 92900,
		description:
			"A true wrap that ties at the side and stays closed, cut from a fluid washed silk printed with small dots. It packs flat in a weekend bag and the folds drop out overnight on a hanger.",
		look: {
			garment,
			fabric: "silk",
			sleeve: "short",
			neck: "wrap",
			closure: "tie",
			shape: "a-line",
			pattern: "dots",
		},
		colours: [withAccent(ink, cream), withAccent(brick, cream)],
		soldOutSizes: ["XL"],
	},
	{
		name: "Nocturna Halter Dress",
		brand: "Perchero Atelier",
		category,
		collection: summer,
		price: 129900,
		description:
			"A long column of sand-washed silk, tied at the nape and bare at the back. The bias cut skims rather than clings. Dry clean, and keep it for the nights that deserve it.",
		look: { garment, fabric: "silk", fit: "slim", length: "full", sleeve: "none", neck: "halter", shape: "straight" },
		colours: [eucalyptus, negro, oat],
	},
	{
		name: "Picnic Gingham Dress",
		brand: "Tarde Clara",
		category,
		collection: summer,
		price: 76900,
		description:
			"Crisp gingham with puffed sleeves and a skirt that stops just above the knee. The shirred back panel stretches, so it stays comfortable through lunch and a long afternoon on the grass.",
		look: {
			garment,
			fabric: "cotton",
			sleeve: "puff",
			neck: "square",
			shape: "a-line",
			pattern: "gingham",
			shirred: true,
		},
		colours: [withAccent(sky, blanco), withAccent(rose, blanco)],
		soldOut: true,
	},
];
