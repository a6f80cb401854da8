import { autumn, spring, summer, winter } from "./collections.ts";
import {
	camel,
	charcoal,
	cream,
	ecru,
	eucalyptus,
	fog,
	forest,
	graphite,
	ink,
	moss,
	navy,
	oat,
	olive,
	sage,
	sand,
	slate,
	tobacco,
	withAccent,
} from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const menTrousers: readonly DemoProduct[] = [
	{
		name: "Médano Drawstring Trousers",
		brand: "Lino Norte",
		category: "Men's trousers",
		collection: summer,
		price: 62900,
		description:
			"Straight linen trousers with an elastic waist and a cotton cord. Loose at the knee, neat at the hem, equally at home on a boardwalk and a sofa.",
		look: { garment: "trousers", fabric: "linen", fit: "relaxed", closure: "tie", shape: "straight" },
		colours: [oat, olive, ink],
	},
	{
		name: "Consejo Pinstripe Trousers",
		brand: "Perchero Atelier",
		category: "Men's trousers",
		collection: winter,
		price: 92900,
		description:
			"Suit trousers with a fine chalk stripe, a flat front and a slim straight leg. Worsted wool that springs back from a long meeting. Hang by the cuffs.",
		look: {
			garment: "trousers",
			fabric: "wool",
			fit: "slim",
			pockets: "welt",
			shape: "straight",
			pattern: "pinstripe",
		},
		colours: [withAccent(charcoal, fog), withAccent(navy, fog)],
	},
	{
		name: "Tribuna Check Trousers",
		brand: "Perchero Atelier",
		category: "Men's trousers",
		collection: winter,
		price: 88900,
		description:
			"Checked flannel with a single pleat and a taper that shows off good boots. Warm to the touch when you put them on, which matters in July.",
		look: { garment: "trousers", fabric: "wool", pockets: "welt", shape: "tapered", pattern: "check" },
		colours: [withAccent(slate, cream), withAccent(tobacco, ink)],
		soldOutSizes: ["S"],
	},
	{
		name: "Huella Cargo Trousers",
		brand: "Sierra Parda",
		category: "Men's trousers",
		collection: autumn,
		price: 72900,
		description:
			"Ripstop cotton with roomy thigh pockets and a drawcord at the ankle. The knees are cut with a dart, so they bend before the cloth complains.",
		look: { garment: "trousers", fabric: "cotton", fit: "relaxed", pockets: "cargo", shape: "tapered" },
		colours: [moss, sand, graphite],
	},
	{
		name: "Alero Corduroys",
		brand: "Rail & Thread",
		category: "Men's trousers",
		collection: autumn,
		price: 69900,
		description:
			"Five pockets, straight leg, eight-wale corduroy with a velvety bloom. They start out smart, end up beloved, and never squeak as much as people say.",
		look: { garment: "trousers", fabric: "corduroy", pockets: "patch", shape: "straight" },
		colours: [camel, forest],
		offer: 20,
	},
	{
		name: "Recta Chinos",
		brand: "Rail & Thread",
		category: "Men's trousers",
		collection: spring,
		price: 57900,
		description:
			"Slim chinos in stretch twill with clean welt pockets and a hem you can let down two centimetres. Wash them often: the colour is in the yarn, not on it.",
		look: { garment: "trousers", fabric: "cotton", fit: "slim", pockets: "welt", shape: "straight" },
		colours: [sand, navy, sage, graphite],
	},
	{
		name: "Plaza Pleated Trousers",
		brand: "Perchero Atelier",
		category: "Men's trousers",
		collection: spring,
		price: 78900,
		description:
			"Double pleats, a high waist and a wide leg that breaks once on the shoe. Dry cotton with a linen look, for walking slowly with your hands behind your back.",
		look: { garment: "trousers", fabric: "cotton", fit: "relaxed", length: "full", pockets: "welt", shape: "wide" },
		colours: [ecru, eucalyptus, tobacco],
	},
];
