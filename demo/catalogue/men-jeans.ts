import { autumn, spring, winter } from "./collections.ts";
import { ecru, graphite, indigo, ink, lightWash, midBlue, negro, stoneWash } from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const menJeans: readonly DemoProduct[] = [
	{
		name: "Carbón Straight Jeans",
		brand: "Puerto Añil",
		category: "Men's jeans",
		collection: winter,
		price: 74900,
		description:
			"Black on black: warp, weft and stitching all in one tone. A regular straight leg in heavy denim that blocks the wind on a scooter.",
		look: { garment: "jeans", fabric: "denim", shape: "straight", thread: "tonal" },
		colours: [negro, graphite],
	},
	{
		name: "Telar Raw Jeans",
		brand: "Puerto Añil",
		category: "Men's jeans",
		collection: autumn,
		price: 94900,
		description:
			"Unwashed denim woven slowly on narrow looms. Slim taper, button fly, and an indigo that will copy your habits. Wear for months before the first cold soak.",
		look: { garment: "jeans", fabric: "denim", fit: "slim", closure: "buttons", shape: "tapered" },
		colours: [indigo, ink],
	},
	{
		name: "Lavado Relaxed Jeans",
		brand: "Puerto Añil",
		category: "Men's jeans",
		collection: spring,
		price: 69900,
		description:
			"Loose from the seat down, stacked at the ankle and stone-washed until soft. Solid cotton without stretch, so they slouch instead of sagging.",
		look: { garment: "jeans", fabric: "denim", fit: "relaxed", length: "full", shape: "straight" },
		colours: [stoneWash, midBlue],
		offer: 20,
	},
	{
		name: "Rambla Cropped Jeans",
		brand: "Puerto Añil",
		category: "Men's jeans",
		collection: spring,
		price: 66900,
		description:
			"A regular top and a tapered leg that stops above the ankle, ready for bare skin and canvas shoes. Light denim with a faint slub.",
		look: { garment: "jeans", fabric: "denim", length: "cropped", shape: "tapered" },
		colours: [lightWash, ecru],
	},
];
