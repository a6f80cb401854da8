import type { StaffProduct, Variant } from "#core/contract/products.ts";

/** A colour of the coat, with five units of every size unless told otherwise; for tests. */
export const sampleColour = (ColorName: string, given: Partial<Variant> = {}): Variant => ({
	ColorName,
	ColorHex: "",
	SwatchImage: "",
	ProductImages: [],
	Stocks: { S: 5, M: 5, L: 5, XL: 5 },
	...given,
});

/** A product as staff read it, for tests. */
export const sampleProduct: StaffProduct = {
	id_product: 7,
	name: "Wool coat",
	brand: "Ojal",
	description: "Warm.",
	price: 50,
	price_offer: 50,
	is_offer: false,
	discount: null,
	rating: 0,
	reviewCount: 0,
	collection: 2,
	categories: ["Coats"],
	category: 4,
	default_image: "",
	variants: [sampleColour("Blanco"), sampleColour("Azul")],
	version: 1,
	createdAt: "2026-01-01T00:00:00.000Z",
	offSale: false,
	state: "on",
	publishAt: null,
	lowStock: null,
	companions: null,
	seo: { slug: "wool-coat-7" },
	sizeSystem: "letters",
};
