import { summer } from "./collections.ts";
import { blanco, navy, negro, sage, sand, stoneWash, tobacco } from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const womenShorts: readonly DemoProduct[] = [
	{
		name: "Arena Linen Shorts",
		brand: "Lino Norte",
		category: "Women's shorts",
		collection: summer,
		price: 39900,
		description:
			"Pull-on shorts with a drawstring, cut loose so the breeze gets in. The linen softens with salt water and sun. Shake out the sand, rinse, repeat.",
		look: {
			garment: "shorts",
			fabric: "linen",
			fit: "relaxed",
			length: "cropped",
			waist: "drawstring",
		},
		colours: [sand, blanco, sage],
	},
	{
		name: "Malecón Denim Shorts",
		brand: "Puerto Añil",
		category: "Women's shorts",
		collection: summer,
		price: 44900,
		description:
			"Cut-offs with the fraying already done. High waist, five pockets, and a leg opening that does not pinch when you sit on the sea wall.",
		look: {
			garment: "shorts",
			fabric: "denim",
			fit: "regular",
			length: "cropped",
			closure: "buttons",
			pockets: "five",
			hem: "frayed",
		},
		colours: [stoneWash, negro],
		offer: 20,
	},
	{
		name: "Terraza Pleated Shorts",
		brand: "Rail & Thread",
		category: "Women's shorts",
		collection: summer,
		price: 49900,
		description:
			"Tailored Bermuda shorts with front pleats and a pressed crease. Cool cotton twill that can sit through a dinner and still look sharp at the bar.",
		look: {
			garment: "shorts",
			fabric: "cotton",
			length: "long",
			pockets: "welt",
			pleats: 2,
			crease: true,
		},
		colours: [tobacco, navy],
	},
];
