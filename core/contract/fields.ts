import { z } from "zod";
import { SIZES } from "../rules/sizes.ts";

/** A whole number, also as the digits of a path or query. Anything else ("", "1e3", "0x1") is refused. */
export function whole(min: number, max: number) {
	return z
		.union([
			z.number(),
			z
				.string()
				.regex(/^-?\d{1,15}$/, "must be a whole number")
				.transform(Number),
		])
		.pipe(z.number().int().min(min).max(max));
}

/** Text a person typed: bounded, without NUL or broken characters, which no database column can hold. */
export function text(max: number, min = 0) {
	return z
		.string()
		.min(min)
		.max(max)
		.refine((value) => !value.includes("\0") && value.isWellFormed(), "contains characters that are not text");
}

/** A search counts and pages this many matches and no more: beyond, one more letter helps better than a number. */
export const MOST_FOUND = 1000;

/** Money on the wire: a number with at most two decimals. */
export const Money = z.number().min(0).max(1_000_000_000);

const POSTGRES_INT_MAX = 2_147_483_647;
export const ProductId = whole(1, POSTGRES_INT_MAX);
export const CollectionId = whole(0, POSTGRES_INT_MAX);

export const Size = z.enum(SIZES);

/** A picture address the shop itself gives out. */
export const PictureAddress = z.string().regex(/^(\/images\/[\w-]{1,120}\.webp|https:\/\/\S{1,500})$/);

/** The only pictures a write may name: those the shop keeps itself. */
export const OwnPicture = z.string().regex(/^\/images\/[\w-]{1,120}\.webp$/, "must be a picture uploaded to this shop");
