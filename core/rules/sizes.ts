/** The sizes of a garment, smallest first. */
export const SIZES = ["S", "M", "L", "XL"] as const;
export type Size = (typeof SIZES)[number];
