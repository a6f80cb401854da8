import { autumn, spring, summer, winter } from "./collections.ts";
import {
	blanco,
	blush,
	burgundy,
	butter,
	clay,
	cream,
	ink,
	lilac,
	mint,
	plum,
	rose,
	sky,
	terracotta,
	tobacco,
	withAccent,
} from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const womenBlouses: readonly DemoProduct[] = [
	{
		name: "Azahar Puff Blouse",
		brand: "Tarde Clara",
		category: "Women's blouses",
		collection: summer,
		price: 46900,
		description:
			"Full puffed sleeves over a neat, short body. The poplin is crisp enough to hold the shape all day, and the square neckline shows off a favourite necklace.",
		look: { garment: "blouse", fabric: "cotton", length: "cropped", sleeve: "puff", neck: "square" },
		colours: [butter, blanco, blush],
	},
	{
		name: "Gaviota Wrap Blouse",
		brand: "Lino Norte",
		category: "Women's blouses",
		collection: summer,
		price: 52900,
		description:
			"It wraps, ties at the waist and lets the air through. Mid weight linen with short sleeves; the tie is long enough to go around once more.",
		look: { garment: "blouse", fabric: "linen", sleeve: "short", neck: "wrap", closure: "tie" },
		colours: [sky, terracotta],
		offer: 20,
	},
	{
		name: "Luna Silk Blouse",
		brand: "Perchero Atelier",
		category: "Women's blouses",
		collection: winter,
		price: 89900,
		description:
			"Heavy silk crêpe with a soft collar and a covered placket. It falls straight from the shoulder and tucks without bulk, under a blazer or on its own in candlelight.",
		look: {
			garment: "blouse",
			fabric: "silk",
			fit: "relaxed",
			sleeve: "long",
			neck: "collar",
			closure: "hidden-buttons",
		},
		colours: [cream, ink, burgundy],
	},
	{
		name: "Ámbar Dotted Blouse",
		brand: "Tarde Clara",
		category: "Women's blouses",
		collection: autumn,
		price: 58900,
		description:
			"Tiny uneven dots on warm, fluid silk, with a V neck and sleeves gathered at the elbow. The back is a little longer than the front, which keeps it tucked when you reach.",
		look: { garment: "blouse", fabric: "silk", sleeve: "elbow", neck: "v", pattern: "dots", cuff: "gathered" },
		colours: [withAccent(tobacco, cream), withAccent(plum, rose)],
	},
	{
		name: "Magnolia Floral Blouse",
		brand: "Tarde Clara",
		category: "Women's blouses",
		collection: spring,
		price: 54900,
		description:
			"Loose blossoms printed on cotton lawn so fine it is almost see-through at the sleeves. A small band collar buttons high or stays open by two.",
		look: {
			garment: "blouse",
			fabric: "cotton",
			fit: "relaxed",
			sleeve: "long",
			neck: "band",
			closure: "buttons",
			pattern: "floral",
		},
		colours: [withAccent(blush, clay), withAccent(sky, blanco)],
		soldOutSizes: ["L", "XL"],
	},
	{
		name: "Celeste Tie Blouse",
		brand: "Tarde Clara",
		category: "Women's blouses",
		collection: spring,
		price: 61900,
		description:
			"A sleeveless look with the smallest cap over the shoulder and a tie at the neck you can bow, knot or leave loose. Washed silk, matte on the outside and smooth inside.",
		look: { garment: "blouse", fabric: "silk", fit: "slim", sleeve: "cap", neck: "band", closure: "tie" },
		colours: [mint, lilac],
	},
];
