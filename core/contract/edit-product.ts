import { z } from "zod";
import { sizeSystemMessages } from "../messages/size-systems.ts";
import { productFormMessages } from "../messages.ts";
import { isColourName } from "../rules/names.ts";
import { PICTURE_VIEWS } from "../rules/picture-views.ts";
import { SIZES_MAX } from "../rules/sizes.ts";
import { UNITS_MAX } from "../rules/stock.ts";
import { bySize, Instant, OwnPicture, ProductId, Size, text, whole } from "./fields.ts";
import { plainLine, shapeOf } from "./product-fields.ts";

const VARIANTS_MAX = 30;
const PICTURES_MAX = 12;
const VERSION_MAX = 2_147_483_647;

/** Letters with accents, spaces, hyphens and apostrophes, and whatever else the owner allows (`names`). */
export const ColorName = plainLine(productFormMessages.colour, 40, (name) => isColourName(name, "any"));
const Version = whole(1, VERSION_MAX);
const Units = whole(0, UNITS_MAX);
const ColorHex = z.union([z.literal(""), text(7).regex(/^#[0-9a-f]{6}$/i, "must be like #1a2b3c")]);

export const NewVariant = z.object({
	ColorName,
	/** The colour of the dot, as the upload of a picture tells it. */
	ColorHex: ColorHex.optional(),
	SwatchImage: z.union([z.literal(""), OwnPicture]).optional(),
	ProductImages: z.array(OwnPicture).max(PICTURES_MAX).default([]),
	/** What each of the pictures shows, in their order; a picture of which nothing is said keeps what is known of it. */
	views: z.array(z.enum(PICTURE_VIEWS).nullable()).max(PICTURES_MAX).optional(),
	/** What there is at the beginning; sizes that are not named have none. */
	Stocks: bySize(Units, (count) => count <= SIZES_MAX, sizeSystemMessages.sizesMax).default({}),
});

export type NewVariant = z.infer<typeof NewVariant>;

const colourNames = (variants: readonly { ColorName: string }[]) =>
	new Set(variants.map(({ ColorName }) => ColorName.toLowerCase())).size === variants.length;
const ONE_EACH = "every colour can be there once";

const fields = shapeOf("given");

export const NewProduct = z
	.object({
		...fields,
		is_offer: fields.is_offer.default(false),
		/** A draft is shown to staff alone. */
		state: z.enum(["draft", "on"]).default("on"),
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
			.max(VARIANTS_MAX * SIZES_MAX)
			.default([]),
	});
export type EditedProduct = z.infer<typeof EditedProduct>;

export const SaleChange = z.object({
	onSale: z.boolean(),
	/** With `onSale: false`: when it goes on sale by itself; none said is none set. */
	publishAt: Instant.optional(),
	version: Version.optional(),
});
export type SaleChange = z.infer<typeof SaleChange>;
