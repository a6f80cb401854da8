import { spring, summer } from "./collections.ts";
import { blanco, burgundy, cream, forest, graphite, navy, powder, sage, terracotta, withAccent } from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const menPolos: readonly DemoProduct[] = [
	{
		name: "Regata Stripe Polo",
		brand: "Marea Baja",
		category: "Men's polos",
		collection: summer,
		price: 42900,
		description:
			"Horizontal stripes on breathable piqué with a self collar that stays flat without starch. Slightly longer at the back, for leaning over the rail.",
		look: { garment: "polo", fabric: "cotton", sleeve: "short", neck: "collar", closure: "buttons", pattern: "breton" },
		colours: [withAccent(navy, blanco), withAccent(blanco, terracotta)],
	},
	{
		name: "Costanera Knit Polo",
		brand: "Lana Quieta",
		category: "Men's polos",
		collection: summer,
		price: 56900,
		description:
			"A polo knitted like a fine sweater, with ribs from shoulder to hem and a collar without a stand. Cotton, cool, and one button better than a T-shirt.",
		look: {
			garment: "polo",
			fabric: "knit",
			fit: "relaxed",
			sleeve: "short",
			neck: "collar",
			closure: "buttons",
			pattern: "rib",
		},
		colours: [cream, terracotta, sage],
		soldOutSizes: ["M"],
	},
	{
		name: "Club Piqué Polo",
		brand: "Rail & Thread",
		category: "Men's polos",
		collection: spring,
		price: 39900,
		description:
			"The plain polo done properly: honeycomb piqué, a slim body, two buttons and no logo. Wash warm; it will not shrink, we checked.",
		look: {
			garment: "polo",
			fabric: "cotton",
			fit: "slim",
			sleeve: "short",
			neck: "collar",
			closure: "buttons",
			buttons: 2,
		},
		colours: [forest, powder, burgundy],
	},
	{
		name: "Andarín Zip Polo",
		brand: "Sierra Parda",
		category: "Men's polos",
		collection: spring,
		price: 47900,
		description:
			"Long sleeves and a short zip in place of buttons. The mid weight cotton carries moisture off on a long walk, then passes for smart at the inn.",
		look: { garment: "polo", fabric: "cotton", sleeve: "long", neck: "collar", closure: "short-zip" },
		colours: [sage, graphite],
	},
];
