import { autumn, spring, winter } from "./collections.ts";
import { apricot, cream, fog, forest, lilac, mint, plum, sand } from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const womenHoodies: readonly DemoProduct[] = [
	{
		name: "Refugio Zip Hoodie",
		brand: "Monday Loop",
		category: "Women's hoodies",
		collection: winter,
		price: 68900,
		description:
			"Deep-pile fleece, a full zip and a hood you can disappear in. Long in the sleeve on purpose. Wash it inside out and the pile stays fluffy.",
		look: {
			garment: "hoodie",
			fabric: "fleece",
			fit: "oversized",
			sleeve: "long",
			neck: "hood",
			closure: "zip",
			pockets: "kangaroo",
		},
		colours: [plum, fog, cream],
	},
	{
		name: "Lunes Hoodie",
		brand: "Monday Loop",
		category: "Women's hoodies",
		collection: autumn,
		price: 58900,
		description:
			"The pullover for slow starts. Loop-back cotton brushed on the inside, a kangaroo pocket and a double-layer hood that sits up by itself.",
		look: {
			garment: "hoodie",
			fabric: "fleece",
			fit: "relaxed",
			sleeve: "long",
			neck: "hood",
			closure: "none",
			pockets: "kangaroo",
		},
		colours: [sand, forest, plum],
		soldOutSizes: ["M"],
	},
	{
		name: "Recreo Cropped Hoodie",
		brand: "Monday Loop",
		category: "Women's hoodies",
		collection: spring,
		price: 49900,
		description:
			"A short hoodie in smooth, unbrushed cotton for the days between jacket and no jacket. The hem is raw cut and will roll a little, as it should.",
		look: {
			garment: "hoodie",
			fabric: "cotton",
			length: "cropped",
			sleeve: "long",
			neck: "hood",
			closure: "none",
			pockets: "none",
			hem: "raw",
		},
		colours: [lilac, apricot, mint],
		offer: 20,
	},
];
