import { autumn, spring, winter } from "./collections.ts";
import {
	apricot,
	burgundy,
	cream,
	eucalyptus,
	forest,
	graphite,
	ink,
	oat,
	powder,
	rust,
	slate,
	withAccent,
} from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const menHoodies: readonly DemoProduct[] = [
	{
		name: "Campamento Fleece Hoodie",
		brand: "Sierra Parda",
		category: "Men's hoodies",
		collection: winter,
		price: 74900,
		description:
			"Thick pile fleece in two blocks of colour, zipped to the chin. It dries fast after wet trails, keeps its warmth when damp and smells faintly of campfire by choice.",
		look: {
			garment: "hoodie",
			fabric: "fleece",
			fit: "relaxed",
			sleeve: "long",
			neck: "hood",
			closure: "zip",
			pockets: "kangaroo",
			pattern: "colour-block",
		},
		colours: [withAccent(forest, cream), withAccent(ink, rust)],
	},
	{
		name: "Barrio Hoodie",
		brand: "Monday Loop",
		category: "Men's hoodies",
		collection: autumn,
		price: 62900,
		description:
			"Heavy brushed cotton, dropped shoulders and a kangaroo pocket. Oversized without drowning you. The drawcord tips are knotted, not plastic, so nothing rattles in the wash.",
		look: {
			garment: "hoodie",
			fabric: "fleece",
			fit: "oversized",
			sleeve: "long",
			neck: "hood",
			closure: "none",
			pockets: "kangaroo",
		},
		colours: [rust, graphite, oat],
	},
	{
		name: "Ensayo Zip Hoodie",
		brand: "Monday Loop",
		category: "Men's hoodies",
		collection: autumn,
		price: 64900,
		description:
			"A trimmer hoodie with a full zip and slanted pockets, neat enough to go under a wool coat. Smooth outside, looped inside, for rehearsals and late trains.",
		look: {
			garment: "hoodie",
			fabric: "cotton",
			fit: "slim",
			sleeve: "long",
			neck: "hood",
			closure: "zip",
			pockets: "slant",
		},
		colours: [burgundy, slate],
	},
	{
		name: "Domingo Light Hoodie",
		brand: "Monday Loop",
		category: "Men's hoodies",
		collection: spring,
		price: 52900,
		description:
			"Unbrushed French terry with an airy hand, for weather that cannot decide. Regular fit, one wide pocket, and a hood that packs flat.",
		look: { garment: "hoodie", fabric: "cotton", sleeve: "long", neck: "hood", closure: "none", pockets: "kangaroo" },
		colours: [powder, eucalyptus, apricot],
		offer: 10,
	},
];
