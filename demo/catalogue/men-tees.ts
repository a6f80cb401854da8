import { autumn, spring, summer } from "./collections.ts";
import {
	blanco,
	brick,
	clay,
	cream,
	ecru,
	eucalyptus,
	forest,
	ink,
	lilac,
	mustard,
	navy,
	negro,
	oat,
	rust,
	sage,
	sand,
	sky,
	slate,
	tobacco,
	withAccent,
} from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const menTees: readonly DemoProduct[] = [
	{
		name: "Everyday Heavy Tee",
		brand: "Monday Loop",
		category: "Men's tees",
		collection: summer,
		price: 21900,
		description:
			"The one we wear ourselves. Dense combed cotton, a tight ribbed collar and side seams that stay at the sides. Machine wash, line dry, wear again tomorrow.",
		look: { garment: "tee", fabric: "cotton", fit: "regular", sleeve: "short", neck: "crew" },
		colours: [blanco, negro, sage, clay],
	},
	{
		name: "Puerto Breton Tee",
		brand: "Monday Loop",
		category: "Men's tees",
		collection: summer,
		price: 27900,
		description:
			"A sailor's tee with an even stripe from collar to hem. The jersey is firm and dry to the touch, so it keeps its shape when the day gets damp.",
		look: { garment: "tee", fabric: "cotton", sleeve: "short", neck: "crew", pattern: "breton" },
		colours: [withAccent(blanco, navy), withAccent(ecru, forest)],
	},
	{
		name: "Arrecife Linen Tee",
		brand: "Lino Norte",
		category: "Men's tees",
		collection: summer,
		price: 32900,
		description:
			"Slubby linen jersey with a shallow V, loose enough to feel the air move. It dries on a chair back while you have coffee.",
		look: { garment: "tee", fabric: "linen", fit: "relaxed", sleeve: "short", neck: "v" },
		colours: [sand, sky],
		offer: 20,
	},
	{
		name: "Cancha Tank",
		brand: "Monday Loop",
		category: "Men's tees",
		collection: summer,
		price: 18990,
		description:
			"Deep armholes, a scooped neck and nothing else in the way. A cotton tank for courts, roofs and fixing bicycles in the shade.",
		look: { garment: "tank", fabric: "cotton", fit: "relaxed", sleeve: "none", neck: "scoop" },
		colours: [navy, blanco, brick],
	},
	{
		name: "Faro Long Sleeve Tee",
		brand: "Monday Loop",
		category: "Men's tees",
		collection: autumn,
		price: 33900,
		description:
			"Long sleeves with ribbed cuffs and a narrow stripe, in cotton a little heavier than a summer tee. Made for layering under a chore coat or over nothing at all.",
		look: { garment: "tee", fabric: "cotton", sleeve: "long", neck: "crew", pattern: "breton" },
		colours: [withAccent(tobacco, cream), withAccent(ink, oat)],
		soldOutSizes: ["XL"],
	},
	{
		name: "Lote Pocket Tee",
		brand: "Monday Loop",
		category: "Men's tees",
		collection: spring,
		price: 24900,
		description:
			"Big on purpose, with a pocket on the chest that fits a phone or a spare screw. Garment-dyed cotton in colours that look already loved.",
		look: { garment: "tee", fabric: "cotton", fit: "oversized", sleeve: "short", neck: "crew", pockets: "chest" },
		colours: [eucalyptus, ecru, lilac, mustard],
	},
	{
		name: "Bloque Tee",
		brand: "Monday Loop",
		category: "Men's tees",
		collection: spring,
		price: 26900,
		description:
			"Half one shade, half another, joined by a flat seam across the chest. The two cottons are dyed together so they fade at the same speed.",
		look: { garment: "tee", fabric: "cotton", sleeve: "short", neck: "crew", pattern: "colour-block" },
		colours: [withAccent(navy, sky), withAccent(cream, rust)],
		offer: 30,
	},
	{
		name: "Botonera Henley Tee",
		brand: "Rail & Thread",
		category: "Men's tees",
		collection: spring,
		price: 34900,
		description:
			"Three buttons, a narrow band at the neck and long slim sleeves. Waffle cotton that warms in the morning and breathes by midday.",
		look: { garment: "tee", fabric: "cotton", fit: "slim", sleeve: "long", neck: "band", closure: "buttons" },
		colours: [oat, slate],
	},
];
