import { autumn, spring, summer } from "./collections.ts";
import {
	apricot,
	blanco,
	blush,
	brick,
	clay,
	coral,
	cream,
	ecru,
	eucalyptus,
	forest,
	lilac,
	navy,
	negro,
	oat,
	ochre,
	powder,
	sage,
	withAccent,
} from "./palette.ts";
import type { DemoProduct } from "./product.ts";

export const womenTops: readonly DemoProduct[] = [
	{
		name: "Brisa Ribbed Tank",
		brand: "Monday Loop",
		category: "Women's tops",
		collection: summer,
		price: 18900,
		description:
			"A close ribbed tank with a scooped neck and straps wide enough to hide a bra. The cotton has a touch of stretch and goes back to shape after every wash.",
		look: { garment: "tank", fabric: "cotton", fit: "slim", sleeve: "none", neck: "scoop", pattern: "rib" },
		colours: [clay, blanco, negro, sage],
	},
	{
		name: "Sal Boat Neck Tee",
		brand: "Monday Loop",
		category: "Women's tops",
		collection: summer,
		price: 26900,
		description:
			"Sailor stripes on a firm, dry cotton, with the wide neckline that makes them look a little dressed. Straight through the body and just long enough to tuck.",
		look: { garment: "tee", fabric: "cotton", sleeve: "short", neck: "boat", pattern: "breton" },
		colours: [withAccent(blanco, navy), withAccent(ecru, brick)],
	},
	{
		name: "Alba Linen Tank",
		brand: "Lino Norte",
		category: "Women's tops",
		collection: summer,
		price: 29900,
		description:
			"Loose, short and cool. This V neck tank is cut from fine linen jersey that feels almost wet against the skin on hot days. Wear it with high waists.",
		look: { garment: "tank", fabric: "linen", fit: "relaxed", length: "cropped", sleeve: "none", neck: "v" },
		colours: [coral, oat, blanco],
		offer: 30,
	},
	{
		name: "Vendaval Long Sleeve Tee",
		brand: "Monday Loop",
		category: "Women's tops",
		collection: autumn,
		price: 32900,
		description:
			"Your first layer from March on: a slim tee with long sleeves and thin, even stripes. The combed cotton is soft from day one and does not pill under a jacket.",
		look: { garment: "tee", fabric: "cotton", fit: "slim", sleeve: "long", neck: "crew", pattern: "breton" },
		colours: [withAccent(ochre, cream), withAccent(forest, oat)],
	},
	{
		name: "Nube Boxy Tee",
		brand: "Monday Loop",
		category: "Women's tops",
		collection: spring,
		price: 22900,
		description:
			"Short and wide, with dropped shoulders and a neckline that keeps its round. Made of heavyweight cotton, so it holds its boxy line instead of hanging.",
		look: { garment: "tee", fabric: "cotton", fit: "oversized", length: "cropped", sleeve: "short", neck: "crew" },
		colours: [blush, blanco, powder, lilac],
		soldOutSizes: ["M"],
	},
	{
		name: "Trazo Colour Block Tee",
		brand: "Monday Loop",
		category: "Women's tops",
		collection: spring,
		price: 28900,
		description:
			"Two colours meet in one clean seam across the chest. Sleeves end at the elbow and the neck is scooped wide. Turn it inside out to wash and the shades stay true.",
		look: { garment: "tee", fabric: "cotton", fit: "relaxed", sleeve: "elbow", neck: "scoop", pattern: "colour-block" },
		colours: [withAccent(eucalyptus, cream), withAccent(apricot, brick)],
		offer: 15,
	},
];
