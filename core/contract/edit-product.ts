import { z } from "zod";
import { productFormMessages } from "../messages.ts";
import { isLettersOnly, isPlainLine } from "../rules/client.ts";
import { SIZES } from "../rules/sizes.ts";
import { CollectionId, line, OwnPicture, ProductId, Size, text, whole } from "./fields.ts";

const PRODUCT_NAME_MAX = 120;
const VARIANTS_MAX = 30;
const PICTURES_MAX = 12;
/** Cents of the dearest product still fit a 32-bit number. */
const PRICE_MAX = 20_000_000;
const UNITS_MAX = 1_000_000;
const VERSION_MAX = 2_147_483_647;

const plainLine = (message: string, max: number, passes: (value: string) => boolean = () => true) =>
	line({
		max,
		message,
		tooLong: `must have at most ${max} characters`,
		passes: (value) => isPlainLine(value) && passes(value),
	});

const hasNoDigits = (value: string) => !/\p{N}/u.test(value) && /\p{L}/u.test(value);
const hasTwoDecimals = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** Letters with accents, spaces, hyphens and apostrophes. */
export const ColorName = plainLine(productFormMessages.colour, 40, isLettersOnly);
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
	.refine((amount) => amount >= 0.02, "must be at least 0.02")
	.refine((amount) => amount <= PRICE_MAX, `must be at most ${PRICE_MAX}`)
	.refine(hasTwoDecimals, "must have at most two decimals");
export const Discount = whole(1, 99);
const Version = whole(1, VERSION_MAX);
const Units = whole(0, UNITS_MAX);
const ColorHex = z.union([z.literal(""), text(7).regex(/^#[0-9a-f]{6}$/i, "must be like #1a2b3c")]);

const NewVariant = z.object({
	ColorName,
	/** The colour of the dot, as the upload of a picture tells it. */
	ColorHex: ColorHex.optional(),
	SwatchImage: z.union([z.literal(""), OwnPicture]).optional(),
	ProductImages: z.array(OwnPicture).max(PICTURES_MAX).default([]),
	/** What there is at the beginning; sizes that are not named have none. */
	Stocks: z.partialRecord(Size, Units).default({}),
});

const colourNames = (variants: readonly { ColorName: string }[]) =>
	new Set(variants.map(({ ColorName }) => ColorName.toLowerCase())).size === variants.length;
const ONE_EACH = "every colour can be there once";

const fields = {
	name: plainLine(productFormMessages.name, PRODUCT_NAME_MAX, hasNoDigits),
	brand: plainLine(productFormMessages.brand, 80),
	description: text(5000).trim().min(1, productFormMessages.description),
	price: Price,
	/** One category, by its name. */
	categories: z.array(text(100, 1), productFormMessages.category).length(1, productFormMessages.category),
	collection: CollectionId.refine((id) => id > 0, productFormMessages.collection),
	is_offer: z.boolean(),
	/** Percent off; asked for when a product goes on sale. None said is none changed. */
	discount: Discount.nullish().transform((percent) => percent ?? undefined),
	/** In place of `discount`: what the offer costs. */
	price_offer: z.number().optional(),
};

export const NewProduct = z
	.object({
		...fields,
		is_offer: fields.is_offer.default(false),
		/** Documented, but for the shop to decide: what is sent as id and first picture is ignored. */
		id_product: z.unknown().optional(),
		default_image: z.unknown().optional(),
		variants: z.array(NewVariant).min(1).max(VARIANTS_MAX).refine(colourNames, ONE_EACH),
	})
	.superRefine(({ is_offer, discount, price, price_offer }, context) => {
		if (!is_offer || discount !== undefined) return;
		if (price_offer === undefined || price_offer === price)
			context.addIssue({ code: "custom", path: ["discount"], message: productFormMessages.discount });
		else if (!(price_offer >= 0.01 && price_offer < price))
			context.addIssue({ code: "custom", path: ["price_offer"], message: "must be above 0 and below the price" });
	});
export type NewProduct = z.infer<typeof NewProduct>;

/** A colour that is there already is known by its name, or by the one it `was` called; its units change by `stockChanges`. */
const EditedVariant = NewVariant.extend({
	was: text(100, 1).optional(),
	ProductImages: z.array(OwnPicture).max(PICTURES_MAX).optional(),
});
export type EditedVariant = z.infer<typeof EditedVariant>;

/** Units more or less, whatever was sold since the form was opened. */
export const StockChange = z.object({
	ColorName: text(100, 1),
	size: Size,
	delta: whole(-UNITS_MAX, UNITS_MAX),
});
export type StockChange = z.infer<typeof StockChange>;

export const EditedProduct = z
	.object(fields)
	.partial()
	.extend({
		id_product: ProductId,
		/** The version the form was filled with; an older one than the shop's is 409 with the current product. */
		version: Version.optional(),
		/** All colours, in order; one that is missing is taken out of the shop. */
		variants: z.array(EditedVariant).min(1).max(VARIANTS_MAX).refine(colourNames, ONE_EACH).optional(),
		stockChanges: z
			.array(StockChange)
			.max(VARIANTS_MAX * SIZES.length)
			.default([]),
	});
export type EditedProduct = z.infer<typeof EditedProduct>;

export const SaleChange = z.object({ onSale: z.boolean(), version: Version.optional() });
export type SaleChange = z.infer<typeof SaleChange>;
