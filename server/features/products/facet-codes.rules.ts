import { familyOfHex } from "#core/search/colour-families.ts";
import { COLOUR_FAMILIES } from "#core/search/colour-names.ts";
import { Codes } from "./codes.rules.ts";

/** What `product_facet` says of a product. */
export type FacetRow = {
	id: number;
	isOnSale: boolean;
	isOffer: boolean;
	collection: number;
	category: number;
	cents: number;
	/** Hundredths of a star. */
	rating: number;
	brand: string;
	/** Microseconds: as exact as the database has it. */
	created: number;
	/** One to a line, as are those below: the same few texts come again and again, and each is taken apart once. */
	sizes: string;
	inStock: string;
	dots: string;
};

export const NAMES = [
	"id",
	"isOnSale",
	"isOffer",
	"collection",
	"category",
	"cents",
	"rating",
	"brand",
	"colors",
	"sizes",
	"inStock",
] as const;
export type Numbers<Of> = Record<(typeof NAMES)[number], Of>;
export type Coded = Numbers<number> & { created: number };

/** The number of the set without any size. */
export const NO_SIZES = 0;

/** Numbers for all that products say in words. */
export class FacetCodes {
	readonly collections = new Codes<number>();
	readonly categories = new Codes<number>();
	readonly brands = new Codes<string>();
	readonly sizes = new Codes<string>();
	/** Every set of sizes that some product is offered in, or has units of. */
	readonly sizeSets = new Codes<readonly number[]>();
	private readonly familyBits = new Map<string, number>();
	/** The sets in stock by what is offered and what there are units of. */
	private readonly inStockSets = new Map<string, number>();

	constructor() {
		this.setOf("");
	}

	protected coded(row: FacetRow): Coded {
		return {
			id: row.id,
			isOnSale: Number(row.isOnSale),
			isOffer: Number(row.isOffer),
			collection: this.collections.codeOf(row.collection, () => row.collection),
			category: this.categories.codeOf(row.category, () => row.category),
			cents: row.cents,
			rating: row.rating,
			brand: this.brands.codeOf(row.brand, () => row.brand),
			colors: linesOf(row.dots).reduce((bits, hex) => bits | this.familyBit(hex), 0),
			sizes: this.setOf(row.sizes),
			inStock: this.inStockOf(row),
			created: row.created,
		};
	}

	private setOf(sizes: string): number {
		return this.sizeSets.codeOf(sizes, () => linesOf(sizes).map((size) => this.sizes.codeOf(size, () => size)));
	}

	/** Units of a size that is not offered are not in stock. */
	private inStockOf({ sizes, inStock }: FacetRow): number {
		const key = `${sizes}\t${inStock}`;
		const known = this.inStockSets.get(key);
		if (known !== undefined) return known;
		const offered = linesOf(sizes);
		const set = this.setOf(
			linesOf(inStock)
				.filter((size) => offered.includes(size))
				.join("\n"),
		);
		this.inStockSets.set(key, set);
		return set;
	}

	private familyBit(hex: string): number {
		const known = this.familyBits.get(hex);
		if (known !== undefined) return known;
		const family = familyOfHex(hex);
		const bit = family === null ? 0 : 1 << COLOUR_FAMILIES.indexOf(family);
		this.familyBits.set(hex, bit);
		return bit;
	}
}

const linesOf = (text: string) => (text === "" ? [] : text.split("\n"));
