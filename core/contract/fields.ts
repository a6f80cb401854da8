import { z } from "zod";
import { LANGUAGES } from "../languages.ts";
import { sizeSystemMessages } from "../messages/size-systems.ts";
import { isSize, SIZE_LENGTH_MAX } from "../rules/size-text.ts";

/** A whole number, also as the digits of a path or query. Anything else ("", "1e3", "0x1") is refused. */
export function whole(min: number, max: number) {
	return z
		.union([
			z.number(),
			text(20)
				.regex(/^-?\d{1,15}$/, "must be a whole number")
				.transform(Number),
		])
		.pipe(z.number().int().min(min).max(max));
}

/**
 * Every text of the contract begins here. What is too long is refused before anything looks at it more closely: to
 * normalise, match or hash a text can cost far more than its length.
 */
export function bounded(max: number, message?: string, tooLong = message) {
	return z.string(message).max(max, { abort: true, ...(tooLong !== undefined && { error: tooLong }) });
}

/** A moment, with its offset. */
export const Instant = bounded(40).pipe(z.iso.datetime({ offset: true }));

/** A day of the shop's calendar, as somebody asks for it. */
export const ShopDay = bounded(10)
	.pipe(z.iso.date())
	.refine((day) => day > "1970-01-01" && day < "9999", "is no day of the shop");

/** Text without NUL or broken characters, which no database column can hold. */
export function text(max: number, min = 0) {
	return bounded(max).min(min).refine(isText, "contains characters that are not text");
}

/** Whether a database column can hold it. */
export function isText(value: string): boolean {
	return !value.includes("\0") && value.isWellFormed();
}

/** Text that is taken as it is, spaces and all, and refused with one message. */
export function secret(max: number, message: string) {
	return bounded(max, message).min(1, message).refine(isText, message);
}

/** With spaces around it, or accents as signs of their own, a text comes in longer than it is kept. */
const LONGER_AS_TYPED = 4;

type Line = {
	max: number;
	/** What is said when nothing was typed, and for everything without words of its own. */
	message: string;
	tooLong?: string;
	invalid?: string;
	passes?: (value: string) => boolean;
	form?: "NFC";
};

/** One line somebody typed: without the spaces around it, never empty. */
export function line({ max, message, tooLong = message, invalid = message, passes = isText, form }: Line) {
	const given = bounded(max * LONGER_AS_TYPED, message, tooLong).trim();
	return (form ? given.normalize(form) : given)
		.min(1, message)
		.max(max, { abort: true, error: tooLong })
		.refine((value) => isText(value) && passes(value), invalid);
}

/** A search counts and pages this many matches and no more: beyond, one more letter helps better than a number. */
export const MOST_FOUND = 1000;

/** Money on the wire: a number with at most two decimals. */
export const Money = z.number().min(0).max(1_000_000_000);

const POSTGRES_INT_MAX = 2_147_483_647;
export const ProductId = whole(1, POSTGRES_INT_MAX);
export const CollectionId = whole(0, POSTGRES_INT_MAX);

/** One of the languages the shop's texts are written in. */
export const Language = z.enum(LANGUAGES);

/** In which language names and descriptions are answered; those without a translation, and all without it, as they were written. */
export const Spoken = z.object({ language: Language.optional() });

export const Size = text(SIZE_LENGTH_MAX, 1).refine(isSize, sizeSystemMessages.size);

/** Values by size. They are counted before any of them is looked at: a body has room for tens of thousands. */
export function bySize<V extends z.ZodType>(value: V, isRight: (count: number) => boolean, message: string) {
	const values = z.record(Size, value);
	const counted = z.preprocess((given, context) => {
		if (typeof given !== "object" || given === null || isRight(Object.keys(given).length)) return given;
		context.addIssue(message);
		return z.NEVER;
	}, values);
	return counted as z.ZodType<z.output<typeof values>, z.input<typeof values>>;
}

/** A picture address the shop itself gives out. */
export const PictureAddress = text(600).regex(/^(\/images\/[\w-]{1,120}\.webp|https:\/\/\S{1,500})$/);

/** The only pictures a write may name: those the shop keeps itself. */
export const OwnPicture = text(140).regex(/^\/images\/[\w-]{1,120}\.webp$/, "must be a picture uploaded to this shop");
