import { summer } from "./collections.ts";
import { blanco, coral, cream, navy, ochre, teal, withAccent } from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const menSwimwear: readonly DemoProduct[] = [
	{
		name: "Rompeola Swim Shorts",
		brand: "Marea Baja",
		category: "Men's swimwear",
		collection: summer,
		price: 38900,
		description:
			"Striped swim shorts with a drawcord, a mesh lining and an eyelet pocket that drains. Dry by the time the coffee arrives.",
		look: {
			garment: "swim-shorts",
			fabric: "technical",
			pattern: "stripe",
			waist: "drawstring",
			pockets: "back",
			pocketCount: 1,
		},
		colours: [withAccent(navy, blanco), withAccent(coral, cream)],
	},
	{
		name: "Laguna Swim Shorts",
		brand: "Marea Baja",
		category: "Men's swimwear",
		collection: summer,
		price: 41900,
		description:
			"A shorter leg and a print of drifting leaves. The recycled cloth stretches both ways for diving off things you should look at twice.",
		look: { garment: "swim-shorts", fabric: "technical", length: "cropped", pattern: "leaves", waist: "drawstring" },
		colours: [withAccent(teal, cream), withAccent(ochre, cream)],
		soldOut: true,
	},
];
