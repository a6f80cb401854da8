import type { Colour, Look } from "../pictures/look.ts";
import type { GarmentType } from "./categories.ts";
import type { CollectionId } from "./collections.ts";
import type { ProductName } from "./es/index.ts";

type Brand = (typeof brands)[number];
export type Size = (typeof sizes)[number];

export const sizes = ["S", "M", "L", "XL"] as const;

/** The invented house labels of the demo shop. */
export const brands = [
	"Perchero Atelier",
	"Rail & Thread",
	"Lino Norte",
	"Tarde Clara",
	"Lana Quieta",
	"Puerto Añil",
	"Marea Baja",
	"Sierra Parda",
	"Monday Loop",
] as const;

export type DemoProduct = {
	name: ProductName;
	brand: Brand;
	category: GarmentType;
	collection: CollectionId;
	/** In ARS, tax included. */
	price: number;
	description: string;
	look: Look;
	/** One variant each, the first one is the product's face. */
	colours: readonly Colour[];
	/** Percent off, 1 to 99. */
	offer?: number;
	soldOut?: true;
	/** Sizes that are gone in every colour. */
	soldOutSizes?: readonly Size[];
};
