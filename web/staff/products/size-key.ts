import type { Size } from "#core/rules/sizes.ts";

/** The form finds its fields by paths, in which a dot parts names. */
export const sizeKey = (size: Size): string => size.replaceAll(".", ",");
