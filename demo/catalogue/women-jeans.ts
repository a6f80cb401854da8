import { autumn, spring, winter } from "./collections.ts";
import { ecru, graphite, indigo, ink, lightWash, midBlue, negro, stoneWash } from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const womenJeans: readonly DemoProduct[] = [
	{
		name: "Noche Slim Jeans",
		brand: "Puerto Añil",
		category: "Women's jeans",
		collection: winter,
		price: 74900,
		description:
			"Slim from hip to ankle in dense, dark denim with comfortable stretch. The dye is fixed twice, so black stays black. Wash inside out, cold.",
		look: { garment: "jeans", fabric: "denim", fit: "slim", shape: "tapered" },
		colours: [negro, indigo, graphite],
	},
	{
		name: "Galpón Wide Jeans",
		brand: "Puerto Añil",
		category: "Women's jeans",
		collection: autumn,
		price: 79900,
		description:
			"A high rise and a leg as wide as a barn door, down to the floor. Solid cotton denim with a crisp hand that relaxes into soft folds.",
		look: { garment: "jeans", fabric: "denim", fit: "relaxed", length: "full", shape: "wide" },
		colours: [midBlue, ink],
	},
	{
		name: "Vuelta Straight Jeans",
		brand: "Puerto Añil",
		category: "Women's jeans",
		collection: spring,
		price: 69900,
		description:
			"Straight, cropped just above the ankle bone and faded as if by ten summers. Button fly, five pockets, no stretch and no nonsense.",
		look: { garment: "jeans", fabric: "denim", length: "cropped", closure: "buttons", shape: "straight" },
		colours: [lightWash, ecru],
		soldOutSizes: ["S"],
	},
	{
		name: "Feria Relaxed Jeans",
		brand: "Puerto Añil",
		category: "Women's jeans",
		collection: spring,
		price: 72900,
		description:
			"Loose through the thigh, narrow at the hem, happiest with a belt. Mid weight denim, enzyme-washed for a worn-in handle that needs no breaking in.",
		look: { garment: "jeans", fabric: "denim", fit: "relaxed", shape: "tapered" },
		colours: [stoneWash, midBlue],
		offer: 25,
	},
];
