import type { Fit } from "#core/contract/product-fields.ts";
import type { Fibre } from "#core/rules/fabric.ts";
import type { DemoProduct } from "./product.ts";

const all = (fibre: string): Fibre[] => [{ fibre, percent: 100 }];
const mostly = (fibre: string, percent: number, rest: string): Fibre[] => [
	{ fibre, percent },
	{ fibre: rest, percent: 100 - percent },
];

const merino = all("merino wool");
const swimming = mostly("polyamide", 80, "elastane");

/** What a cloth is made of where the product's own text says nothing else. */
const usual: Record<DemoProduct["look"]["fabric"], Fibre[]> = {
	corduroy: all("cotton"),
	cotton: all("cotton"),
	denim: all("cotton"),
	fleece: all("cotton"),
	knit: mostly("wool", 70, "polyamide"),
	leather: all("leather"),
	linen: all("linen"),
	silk: all("silk"),
	technical: all("polyamide"),
	wool: all("wool"),
};

/** Cloths of their own, by the name of the product. */
const special: Readonly<Record<string, Fibre[]>> = {
	"Abedul Knit Trousers": merino,
	"Alameda Cotton Sweater": all("cotton"),
	"Archivo Fine Sweater": merino,
	"Aurora Fair Isle Sweater": all("wool"),
	"Biblioteca Pinstripe Shirt": mostly("cotton", 65, "polyester"),
	"Brisa Ribbed Tank": mostly("cotton", 95, "elastane"),
	"Bruma Rib Scarf": merino,
	"Campamento Fleece Hoodie": all("polyester"),
	"Canela Corduroy Mini Skirt": mostly("cotton", 98, "elastane"),
	"Cosecha Stripe Sweater": mostly("wool", 60, "cotton"),
	"Costanera Knit Polo": all("cotton"),
	"Escocés Check Scarf": all("lambswool"),
	"Glaciar Cropped Puffer": all("recycled polyester"),
	"Glicina Pleated Skirt": all("recycled polyester"),
	"Invierno Wrap Coat": all("wool"),
	"Laguna Swim Shorts": mostly("recycled polyester", 88, "elastane"),
	"Lluvia Pleated Dress": all("recycled polyester"),
	"Manta Long Cardigan": mostly("wool", 70, "alpaca"),
	"Medianoche Leather Jacket": all("lambskin leather"),
	"Noche Slim Jeans": [
		{ fibre: "cotton", percent: 92 },
		{ fibre: "polyester", percent: 6 },
		{ fibre: "elastane", percent: 2 },
	],
	"Notario Raincoat": all("polyester"),
	"Pétalo Fine Sweater": all("cotton"),
	"Prócer Overcoat": mostly("wool", 90, "cashmere"),
	"Rayado Knit Scarf": mostly("cotton", 60, "wool"),
	"Recta Chinos": mostly("cotton", 97, "elastane"),
	"Refugio Zip Hoodie": all("polyester"),
	"Rompeola Swim Shorts": all("polyester"),
	"Sereno Scoop Cardigan": all("cotton"),
	"Tinta Tapered Trousers": mostly("wool", 98, "elastane"),
	"Tranquera Button Cardigan": mostly("cotton", 85, "linen"),
	"Velada Knit Dress": merino,
	"Ventisca Rib Sweater": mostly("merino wool", 95, "elastane"),
};

/** Products that are wider than they are drawn. */
const relaxed = ["Embarcadero Linen Blazer", "Granero Wide Corduroys", "Sala Pinstripe Trousers"];

export function fabricOf({ name, look }: DemoProduct): Fibre[] {
	if (special[name]) return special[name];
	if (look.garment === "swimsuit") return swimming;
	if (look.garment === "coat" && look.fabric === "wool") return mostly("wool", 80, "polyamide");
	return usual[look.fabric];
}

/** A scarf fits everybody. */
export function fitOf({ name, look }: DemoProduct): Fit | null {
	if (look.garment === "scarf") return null;
	if (look.garment === "swimsuit") return "slim";
	return relaxed.includes(name) ? "relaxed" : (look.fit ?? "regular");
}
