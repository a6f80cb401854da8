import { z } from "zod";
import { ColorName, type EditedProduct, type NewProduct } from "#core/contract/edit-product.ts";
import { Discount } from "#core/contract/product-fields.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { productFormMessages } from "#core/messages.ts";
import { isColourName } from "#core/rules/names.ts";
import { PICTURE_VIEWS } from "#core/rules/picture-views.ts";
import { LETTER_SIZES, type Size, sizesOf, unitsIn } from "#core/rules/sizes.ts";
import { UNITS_MAX } from "#core/rules/stock.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import { newUuid } from "#web/shop/uuid.ts";
import { emptyFields, fieldsOf, sentOf, typedShape } from "./form-fields.ts";
import messages from "./messages.en.ts";
import { sizeKey } from "./size-key.ts";

const UNITS = /^\d{0,7}$/;
const PICTURES_MAX = 12;
const { colours } = messages;

/** Whether it is a colour as the shop takes it. */
export const isHex = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed.trim());

/** An empty field is a stock of 0. */
const TypedUnits = z
	.string()
	.refine((typed) => UNITS.test(typed.trim()) && Number(typed) <= UNITS_MAX, colours.units(UNITS_MAX));

const TypedVariant = z.object({
	/** Knows the colour again while others are added and deleted, and when the form is opened again. */
	key: z.string(),
	/** The name it has in the shop; empty for a colour that is not there yet. */
	was: z.string(),
	ColorName: ColorName.refine((name) => isColourName(name, browserFacts().names), productFormMessages.colour),
	ColorHex: z.string().refine((typed) => typed.trim() === "" || isHex(typed), colours.badDot),
	ProductImages: z.array(z.string()).max(PICTURES_MAX, colours.pictures(PICTURES_MAX)),
	/** What pictures show, by their addresses; empty where nobody says it. */
	views: z.record(z.string(), z.enum(["", ...PICTURE_VIEWS])).optional(),
	/** Units by `sizeKey`. A size that is not offered may still have some here, for when it is offered again. */
	Stocks: z.record(z.string(), TypedUnits),
});
export type TypedVariant = z.infer<typeof TypedVariant>;

/** A product as the fields of its form hold it, with the documented messages. */
export const TypedProduct = z
	.object({
		...typedShape,
		variants: z
			.array(TypedVariant)
			.min(1, colours.atLeastOne)
			.refine((all) => new Set(all.map((one) => one.ColorName.trim().toLowerCase())).size === all.length, colours.once),
	})
	.refine(({ is_offer, discount }) => !is_offer || Discount.safeParse(discount.trim()).success, {
		path: ["discount"],
		message: productFormMessages.discount,
		when: () => true,
	});
export type TypedProduct = z.infer<typeof TypedProduct>;

/** What is typed of a size; an empty field is a stock of 0. */
export const typedUnits = ({ Stocks }: Pick<TypedVariant, "Stocks">, size: Size): number =>
	Number(Stocks[sizeKey(size)] ?? 0);

/** A place for every size. */
export const stocksFor = (sizes: readonly Size[], of: (size: Size) => number): TypedVariant["Stocks"] =>
	Object.fromEntries(sizes.map((size) => [sizeKey(size), String(of(size))]));

export function emptyVariant(name = "", sizes: readonly Size[] = LETTER_SIZES, key = newUuid()): TypedVariant {
	const Stocks = stocksFor(sizes, () => 0);
	return { key, was: "", ColorName: name, ColorHex: "", ProductImages: [], Stocks };
}

/** The documented default: one colour, 'Blanco'. */
export function emptyProduct(): TypedProduct {
	const fields = emptyFields();
	return { ...fields, variants: [emptyVariant("Blanco", fields.sizes, "first")] };
}

export function typedOf(product: StaffProduct): TypedProduct {
	return {
		...fieldsOf(product),
		variants: product.variants.map(({ ColorName, ColorHex, ProductImages, views, Stocks }) => ({
			key: `was ${ColorName}`,
			was: ColorName,
			ColorName,
			ColorHex,
			ProductImages,
			...(views && { views: Object.fromEntries(ProductImages.map((address, at) => [address, views[at] ?? ""])) }),
			Stocks: stocksFor(sizesOf(product), (size) => unitsIn(Stocks, size)),
		})),
	};
}

const looks = ({ ColorName, ColorHex, ProductImages, views }: TypedVariant) => ({
	ColorName,
	ColorHex: ColorHex.trim(),
	ProductImages,
	...(views && { views: ProductImages.map((address) => views[address] || null) }),
});
const unitsOf = (variant: TypedVariant, sizes: readonly Size[]) =>
	Object.fromEntries(sizes.map((size) => [size, typedUnits(variant, size)]));

export function newProductOf(typed: TypedProduct): z.input<typeof NewProduct> {
	return {
		...sentOf(typed),
		variants: typed.variants.map((variant) => ({ ...looks(variant), Stocks: unitsOf(variant, typed.sizes) })),
	};
}

/**
 * The change from `base`: units of colours that are there already go as differences, so that a sale meanwhile stays. Those
 * of a size that is no longer offered are taken away with it.
 */
export function editedProductOf(typed: TypedProduct, base: StaffProduct): z.input<typeof EditedProduct> {
	const before = (variant: TypedVariant) => base.variants.find(({ ColorName }) => ColorName === variant.was);
	return {
		...sentOf(typed),
		id_product: base.id_product,
		version: base.version,
		variants: typed.variants.map((variant) => ({
			...looks(variant),
			...(before(variant) ? { was: variant.was } : { Stocks: unitsOf(variant, typed.sizes) }),
		})),
		stockChanges: typed.variants.flatMap((variant) => {
			const known = before(variant);
			if (!known) return [];
			const units = unitsOf(variant, typed.sizes);
			return [...new Set([...sizesOf(base), ...typed.sizes])]
				.map((size) => ({
					ColorName: variant.ColorName,
					size,
					delta: unitsIn(units, size) - unitsIn(known.Stocks, size),
				}))
				.filter(({ delta }) => delta !== 0);
		}),
	};
}
