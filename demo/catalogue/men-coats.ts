import { autumn, winter } from "./collections.ts";
import { camel, charcoal, ink, moss, navy, negro, sand, tobacco } from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const menCoats: readonly DemoProduct[] = [
	{
		name: "Prócer Overcoat",
		brand: "Perchero Atelier",
		category: "Men's coats",
		collection: winter,
		price: 244900,
		description:
			"A long single-breasted overcoat in wool with a hint of cashmere. Shaped at the waist, vented behind, with horn-toned buttons. Goes over a suit and does not mind a hoodie.",
		look: {
			garment: "coat",
			fabric: "wool",
			fit: "slim",
			length: "long",
			sleeve: "long",
			neck: "lapel",
			closure: "buttons",
			pockets: "welt",
			slit: "back",
		},
		colours: [camel, charcoal, navy],
	},
	{
		name: "Bitácora Peacoat",
		brand: "Perchero Atelier",
		category: "Men's coats",
		collection: winter,
		price: 198900,
		description:
			"Short, double-breasted and built against weather. The melton is so dense it needs no hem. Turn up the wide collar and let the wind talk to someone else.",
		look: {
			garment: "coat",
			fabric: "wool",
			length: "cropped",
			sleeve: "long",
			neck: "lapel",
			closure: "double-breasted",
			pockets: "welt",
			buttons: 8,
		},
		colours: [navy, negro],
		soldOut: true,
	},
	{
		name: "Arriero Duffle Coat",
		brand: "Sierra Parda",
		category: "Men's coats",
		collection: winter,
		price: 192900,
		description:
			"Rope loops, wooden toggles and a hood that keeps its shape. Cut wide for layers, in checked-back wool that shows its pattern only when you open it.",
		look: {
			garment: "coat",
			fabric: "wool",
			fit: "oversized",
			sleeve: "long",
			neck: "hood",
			closure: "toggles",
			pockets: "patch",
		},
		colours: [tobacco, moss],
	},
	{
		name: "Notario Raincoat",
		brand: "Perchero Atelier",
		category: "Men's coats",
		collection: autumn,
		price: 164900,
		description:
			"A straight mac with a shirt collar and hidden buttons, in bonded cloth that looks like cotton and behaves like an umbrella. Raglan sleeves slide over tailoring.",
		look: {
			garment: "coat",
			fabric: "technical",
			length: "long",
			sleeve: "long",
			neck: "collar",
			closure: "hidden-buttons",
			pockets: "welt",
			shoulder: "raglan",
		},
		colours: [sand, ink],
		offer: 25,
	},
];
