import { summer } from "./collections.ts";
import { blanco, blush, brick, coral, cream, navy, negro, olive, teal, terracotta, withAccent } from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const womenSwimwear: readonly DemoProduct[] = [
	{
		name: "Caleta Scoop Swimsuit",
		brand: "Marea Baja",
		category: "Women's swimwear",
		collection: summer,
		price: 52900,
		description:
			"A one-piece for people who actually swim. Scooped front, firm double-layer knit and straps that stay put through a dive. Rinse in fresh water after the pool.",
		look: { garment: "swimsuit", fabric: "technical", sleeve: "none", neck: "scoop" },
		colours: [teal, negro, brick],
	},
	{
		name: "Bahía Halter Swimsuit",
		brand: "Marea Baja",
		category: "Women's swimwear",
		collection: summer,
		price: 56900,
		description:
			"Bold horizontal stripes and a halter that ties behind the neck, with a nod to old postcards. Lightly lined at the bust and quick to dry.",
		look: { garment: "swimsuit", fabric: "technical", sleeve: "none", neck: "halter", pattern: "breton" },
		colours: [withAccent(navy, blanco), withAccent(coral, cream)],
		soldOutSizes: ["M", "L"],
	},
	{
		name: "Nácar Ribbed Swimsuit",
		brand: "Marea Baja",
		category: "Women's swimwear",
		collection: summer,
		price: 58900,
		description:
			"A ribbed texture that smooths as it stretches, with thin straps and a straight square neckline. Wear it as a bodysuit under linen once the sun goes down.",
		look: { garment: "swimsuit", fabric: "technical", sleeve: "none", neck: "square", pattern: "rib" },
		colours: [olive, blush, terracotta],
	},
];
