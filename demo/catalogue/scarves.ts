import { autumn, winter } from "./collections.ts";
import {
	brick,
	burgundy,
	camel,
	cream,
	fog,
	forest,
	ink,
	mustard,
	ochre,
	plum,
	rose,
	slate,
	withAccent,
} from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const womenScarves: readonly DemoProduct[] = [
	{
		name: "Copo Chunky Scarf",
		brand: "Lana Quieta",
		category: "Women's scarves",
		collection: winter,
		price: 36900,
		description:
			"Two metres of fat cable knit to wind around twice. Soft enough for the chin, long enough to share at the bus stop.",
		look: { garment: "scarf", fabric: "wool", length: "long", pattern: "cable" },
		colours: [cream, burgundy, slate],
	},
	{
		name: "Tartán Blanket Scarf",
		brand: "Lana Quieta",
		category: "Women's scarves",
		collection: winter,
		price: 42900,
		description:
			"A blanket you are allowed to wear. Brushed wool in a large tartan with a hand-twisted fringe on both ends. Drape, wrap or belt it over a coat.",
		look: { garment: "scarf", fabric: "wool", fit: "oversized", pattern: "check", hem: "fringe" },
		colours: [withAccent(brick, ink), withAccent(forest, camel)],
		offer: 15,
	},
	{
		name: "Otoñal Silk Scarf",
		brand: "Tarde Clara",
		category: "Women's scarves",
		collection: autumn,
		price: 34900,
		description:
			"Printed silk twill with rolled edges, in the colours of late grapes. Tie it at the neck, on a bag, or around a ponytail on windy days.",
		look: { garment: "scarf", fabric: "silk", pattern: "floral" },
		colours: [withAccent(plum, rose), withAccent(ochre, cream)],
		soldOut: true,
	},
];

export const menScarves: readonly DemoProduct[] = [
	{
		name: "Bruma Rib Scarf",
		brand: "Lana Quieta",
		category: "Men's scarves",
		collection: winter,
		price: 32900,
		description:
			"A ribbed merino scarf, double thickness, with clean ends and no fringe. Fold in half, pull through, go. Hand wash and dry it flat on a towel.",
		look: { garment: "scarf", fabric: "knit", pattern: "rib" },
		colours: [camel, fog, ink],
	},
	{
		name: "Escocés Check Scarf",
		brand: "Lana Quieta",
		category: "Men's scarves",
		collection: winter,
		price: 38900,
		description:
			"Woven lambswool in a classic check, finished with a short twisted fringe. Soft, matte, and long enough for a knot that stays tied.",
		look: { garment: "scarf", fabric: "wool", length: "long", pattern: "check", hem: "fringe" },
		colours: [withAccent(forest, cream), withAccent(brick, ink)],
		offer: 25,
	},
	{
		name: "Rayado Knit Scarf",
		brand: "Lana Quieta",
		category: "Men's scarves",
		collection: autumn,
		price: 29900,
		description:
			"College stripes in a loose cotton and wool knit, warm without heat. Good on the terrace, better on a bicycle, best stolen by someone you like.",
		look: { garment: "scarf", fabric: "knit", pattern: "stripe", hem: "fringe" },
		colours: [withAccent(mustard, ink), withAccent(burgundy, cream)],
	},
];
