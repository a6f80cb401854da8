import { summer } from "./collections.ts";
import { graphite, navy, oat, olive, sage, sand, terracotta } from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const menShorts: readonly DemoProduct[] = [
	{
		name: "Cuesta Chino Shorts",
		brand: "Rail & Thread",
		category: "Men's shorts",
		collection: summer,
		price: 42900,
		description:
			"Chino shorts that end just above the knee, with welt pockets and a proper waistband. Peached twill, pre-shrunk, in the three colours every summer needs.",
		look: { garment: "shorts", fabric: "cotton", pockets: "welt" },
		colours: [sand, navy, sage],
	},
	{
		name: "Orégano Linen Shorts",
		brand: "Lino Norte",
		category: "Men's shorts",
		collection: summer,
		price: 44900,
		description:
			"Drawstring shorts in heavyweight linen with patch pockets behind. They look best on the second day, when the creases know you.",
		look: { garment: "shorts", fabric: "linen", fit: "relaxed", pockets: "back", waist: "drawstring", pocketCount: 2 },
		colours: [terracotta, oat],
		offer: 20,
	},
	{
		name: "Explorador Cargo Shorts",
		brand: "Sierra Parda",
		category: "Men's shorts",
		collection: summer,
		price: 48900,
		description:
			"Two cargo pockets, a longer leg and ripstop that shrugs off thorns. Maps still fit in them, should your phone give up.",
		look: { garment: "shorts", fabric: "cotton", fit: "relaxed", length: "long", pockets: "cargo", pocketCount: 2 },
		colours: [olive, graphite, sand],
	},
];
