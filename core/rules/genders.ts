/** The documented ids of the two categories above all garment types. */
export const WOMEN = 1;
export const MEN = 2;
