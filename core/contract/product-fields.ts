import { z } from "zod";
import { productFormMessages } from "../messages.ts";
import { CARE_SYMBOLS, inCareOrder, isOneOfEachGroup } from "../rules/care.ts";
import { isLettersOnly, isPlainLine } from "../rules/client.ts";
import { areFibresUnique, FIBRES_MAX, percentOf } from "../rules/fabric.ts";
import { isCm, MEASURES, type Measure } from "../rules/measurements.ts";
import { isProductName } from "../rules/names.ts";
import { SIZES_MAX } from "../rules/sizes.ts";
import { UNITS_MAX } from "../rules/stock.ts";
import { bySize, CollectionId, line, Money, ProductId, text, whole } from "./fields.ts";
import { Sizes, SystemId } from "./size-systems.ts";
import { answeredTranslations, givenTranslations } from "./translations.ts";

/** Cents of the dearest product still fit a 32-bit number. */
export const PRICE_MAX = 20_000_000;

export const plainLine = (message: string, max: number, passes: (value: string) => boolean = () => true) =>
	line({
		max,
		message,
		tooLong: productFormMessages.tooLong(max),
		passes: (value) => isPlainLine(value) && passes(value),
	});

const hasTwoDecimals = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

export const Price = z
	.union(
		[
			z.number(),
			text(20)
				.regex(/^\d{1,9}(\.\d{1,2})?$/)
				.transform(Number),
		],
		productFormMessages.price,
	)
	.refine((amount) => amount >= 0.02, productFormMessages.priceTooLow)
	.refine((amount) => amount <= PRICE_MAX, productFormMessages.priceTooHigh(PRICE_MAX))
	.refine(hasTwoDecimals, productFormMessages.priceDecimals);

export const DISCOUNT_MAX = 99;
export const Discount = whole(1, DISCOUNT_MAX);

export const FITS = ["slim", "regular", "relaxed", "oversized"] as const;
export type Fit = (typeof FITS)[number];

const FIBRE_LENGTH_MAX = 40;
export const FibreName = plainLine(productFormMessages.fibre, FIBRE_LENGTH_MAX, isLettersOnly);
const Fabric = z
	.array(z.object({ fibre: FibreName, percent: whole(1, 100) }))
	.max(FIBRES_MAX, productFormMessages.fibresMax)
	.refine(areFibresUnique, productFormMessages.fibresUnique)
	.superRefine((fabric, context) => {
		if (percentOf(fabric) !== 100) context.addIssue(productFormMessages.fabricSum(percentOf(fabric)));
	});

const Care = z
	.array(z.enum(CARE_SYMBOLS))
	.min(1, productFormMessages.careMissing)
	.max(CARE_SYMBOLS.length)
	.refine(isOneOfEachGroup, productFormMessages.careOnce)
	.transform(inCareOrder);

const byMeasure = <V extends z.ZodType>(value: V) =>
	z.object(Object.fromEntries(MEASURES.map((name) => [name, value])) as Record<Measure, V>);
const SizeMeasures = byMeasure(z.number().refine(isCm, productFormMessages.cm).optional()).refine(
	(measures) => Object.keys(measures).length > 0,
	productFormMessages.measuresMissing,
);
/** Of sizes the product offers, which is for the shop to check: a change may not name them. */
const Measurements = bySize(
	SizeMeasures,
	(count) => count >= 1 && count <= SIZES_MAX,
	productFormMessages.measuresMissing,
);

/** So many products staff can say go with one. */
export const COMPANIONS_MAX = 8;
const Companions = z
	.array(ProductId)
	.min(1, productFormMessages.companionsMissing)
	.max(COMPANIONS_MAX, productFormMessages.companionsMax(COMPANIONS_MAX))
	.refine((ids) => new Set(ids).size === ids.length, productFormMessages.companionsOnce);

const SEO_TITLE_MAX = 70;
const SEO_DESCRIPTION_MAX = 160;
const SLUG_MAX = 100;
const SeoLine = (max: number) => plainLine(productFormMessages.seoLine, max);
/** Small letters, digits and single hyphens; with a letter, because digits alone are an id. */
export const Slug = text(200)
	.trim()
	.max(SLUG_MAX, productFormMessages.slug)
	.regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, productFormMessages.slug);
export const Seo = z.object({
	title: SeoLine(SEO_TITLE_MAX).optional(),
	description: SeoLine(SEO_DESCRIPTION_MAX).optional(),
	/** Its address becomes `/products/{slug}`; those it had before lead there, too. None said is none changed. */
	slug: Slug.optional(),
});
export type SeoTexts = Omit<z.infer<typeof Seo>, "slug">;

/** One word of a list: its control, its cell in product files and how they are read are made of these words. */
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) => ({
	words,
	given: z.enum(words).nullish(),
	answer: z.enum(words).optional(),
});

/** What a product may have: not in its answers where it is not known; null takes it away again. A cart line has none. */
export const productDetailFields = {
	fit: oneOf(FITS),
	fabric: {
		given: Fabric.nullish(),
		answer: z.array(z.object({ fibre: z.string(), percent: z.number().int() })).optional(),
	},
	/** Symbols of ISO 3758, one of each group, in its order. */
	care: { given: Care.nullish(), answer: z.array(z.enum(CARE_SYMBOLS)).optional() },
	/** By size, in centimetres of the garment laid flat. */
	measurements: {
		given: Measurements.nullish(),
		answer: z.record(z.string(), byMeasure(z.number().optional())).optional(),
	},
};
type DetailFields = typeof productDetailFields;
export type DetailName = keyof DetailFields;

/** Details that are one word of a list. */
export type ChoiceName = {
	[Name in DetailName]: DetailFields[Name] extends { words: unknown } ? Name : never;
}[DetailName];
export type ChosenWord<Name extends ChoiceName> = DetailFields[Name]["words"][number];
/** Each with the words it may be. */
export const choices = Object.fromEntries(
	Object.entries(productDetailFields).flatMap(([name, field]) => ("words" in field ? [[name, field.words]] : [])),
) as { [Name in ChoiceName]: DetailFields[Name]["words"] };
export const choiceNames = Object.keys(choices) as ChoiceName[];

/** Whether it may have digits is the owner's to say (`names`). */
const Name = plainLine(productFormMessages.name, 120, (name) => isProductName(name, "any"));
const Description = text(5000).trim().min(1, productFormMessages.description);

/**
 * What staff say of a product besides its colours, each field once: as a write gives it and as answers carry it. Writes,
 * answers, columns, audit log, form and merge are made from this list; each of them fails to compile while it lacks one.
 */
export const productFields = {
	name: { given: Name, answer: z.string() },
	brand: { given: plainLine(productFormMessages.brand, 80), answer: z.string() },
	description: { given: Description, answer: z.string() },
	/** Name and description in other languages. Staff alone read all of them. */
	translations: {
		given: givenTranslations({ name: Name, description: Description }),
		answer: answeredTranslations("name", "description"),
	},
	price: { given: Price, answer: Money },
	/** In place of `discount`: what the offer costs. Equal to `price` while there is no offer. */
	price_offer: { given: z.number().optional(), answer: Money },
	is_offer: { given: z.boolean(), answer: z.boolean() },
	/** Percent off; asked for when a product goes on sale. None said is none changed. Staff alone read it. */
	discount: {
		given: Discount.nullish().transform((percent) => percent ?? undefined),
		answer: z.number().int().nullable(),
	},
	collection: {
		given: CollectionId.refine((id) => id > 0, productFormMessages.collection),
		answer: z.number().int(),
	},
	/** One category, by its name, or by its id where two have that name. */
	categories: {
		given: z
			.array(z.union([text(100, 1), z.int32().min(1)]), productFormMessages.category)
			.length(1, productFormMessages.category),
		answer: z.array(z.string()),
	},
	/** The system its sizes are of. */
	sizeSystem: { given: SystemId.optional(), answer: z.string() },
	/** Those of the system's sizes it is offered in; all of them when none is said. Not in answers for S, M, L and XL. */
	sizes: { given: Sizes.nullish(), answer: z.array(z.string()).optional() },
	/** From so many units of a size on it runs out; null: as the shop has it for all. Staff alone read it. */
	lowStock: { given: whole(0, UNITS_MAX).nullish(), answer: z.number().int().nullable() },
	/** What goes with it, in this order; null: the shop finds it itself. Staff alone read it. */
	companions: { given: Companions.nullish(), answer: z.array(z.number().int()).nullable() },
	/** What search engines are told of it, title and description together; null: as it is called and described. */
	seo: {
		given: Seo.nullish(),
		answer: z.object({ title: z.string().optional(), description: z.string().optional(), slug: z.string() }).optional(),
	},
	...productDetailFields,
};
export type ProductField = keyof typeof productFields;

/** One side of the list as the shape of a schema. */
export function shapeOf<Side extends "given" | "answer">(side: Side) {
	return Object.fromEntries(Object.entries(productFields).map(([name, field]) => [name, field[side]])) as {
		[Field in ProductField]: (typeof productFields)[Field][Side];
	};
}
