/** One size as it is written on the label: "M", "40", "36.5", "One size". */
export type Size = string;

/** The system of a product that names none. Its sizes are documented and never change. */
export const LETTERS = "letters";
export const LETTER_SIZES: readonly Size[] = ["S", "M", "L", "XL"];

/** So many sizes a system has at most. */
export const SIZES_MAX = 40;

/** The sizes a product offers, in the order of its system. */
export function sizesOf({ sizes }: { sizes?: readonly Size[] | undefined }): readonly Size[] {
	return sizes ?? LETTER_SIZES;
}

/** Units of one size; none of a size that is not there. */
export function unitsIn(stocks: Readonly<Record<Size, number>>, size: Size): number {
	return Object.hasOwn(stocks, size) ? Math.max(0, stocks[size] ?? 0) : 0;
}

export function areSizesUnique(sizes: readonly Size[]): boolean {
	return new Set(sizes.map((size) => size.toLowerCase())).size === sizes.length;
}
