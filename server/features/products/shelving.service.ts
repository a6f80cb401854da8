import { inArray, sql } from "drizzle-orm";
import { sizeSystemMessages } from "#core/messages/size-systems.ts";
import { productFormMessages } from "#core/messages.ts";
import { toCents } from "#core/rules/money.ts";
import { decidePricing, type Pricing } from "#core/rules/offer.ts";
import { type Size, unitsIn } from "#core/rules/sizes.ts";
import type { Tx } from "../../db/client.ts";
import { collection, image, stock, stockLedger, variant, variantImage } from "../../db/schema.ts";
import { invalidField } from "../../errors.ts";

export async function findCategoryId(tx: Tx, [name = ""]: readonly string[]): Promise<number> {
	const { rows } = await tx.execute<{ id: number }>(
		sql`select id from category where lower(name) = lower(${name.trim()})`,
	);
	if (!rows[0]) throw invalidField("categories", productFormMessages.category);
	return rows[0].id;
}

export async function checkCollection(tx: Tx, id: number): Promise<void> {
	const known = await tx.$count(collection, sql`${collection.id} = ${id}`);
	if (known === 0) throw invalidField("collection", productFormMessages.collection);
}

type GivenPrices = {
	price?: number | undefined;
	is_offer?: boolean | undefined;
	discount?: number | undefined;
	price_offer?: number | undefined;
};

/** What a product costs from now on. */
export function pricingOf({ price, is_offer, discount, price_offer }: GivenPrices, now: Pricing | null): Pricing {
	const pricing = decidePricing(
		{
			cents: price === undefined ? undefined : toCents(price),
			isOffer: is_offer,
			percent: discount,
			offerCents: price_offer === undefined ? undefined : toCents(price_offer),
		},
		now,
	);
	if (!pricing) throw invalidField("discount", productFormMessages.discount);
	return pricing;
}

type Pictured = { ProductImages?: readonly string[] | undefined; SwatchImage?: string | undefined };

const idOf = (address: string) => address.slice("/images/".length, -".webp".length);

/** Every picture that is named must be one the shop keeps. */
export async function checkPictures(tx: Tx, variants: readonly Pictured[]): Promise<void> {
	const named = variants.flatMap(({ ProductImages = [], SwatchImage }) =>
		SwatchImage ? [...ProductImages, SwatchImage] : ProductImages,
	);
	const ids = [...new Set(named.map(idOf))];
	if (ids.length === 0) return;
	const known = await tx.$count(image, inArray(image.id, ids));
	if (known < ids.length) throw invalidField("variants", "must name pictures uploaded to this shop");
}

export type ShelvedVariant = {
	ColorName: string;
	ColorHex?: string | undefined;
	SwatchImage?: string | undefined;
	ProductImages?: readonly string[] | undefined;
	Stocks: Readonly<Record<Size, number>>;
};
/** Where a colour is put: the product, the sizes it is offered in, and who puts it there. */
export type Shelf = { productId: number; sizes: readonly Size[]; staffId: number | null; now: Date };

/** Puts a colour on the shelf with its pictures and its first units. */
export async function insertVariant(
	tx: Tx,
	{ productId, position, staffId, sizes, now }: Shelf & { position: number },
	given: ShelvedVariant,
): Promise<number> {
	const [row] = await tx
		.insert(variant)
		.values({
			productId,
			colorName: given.ColorName,
			swatchHex: given.ColorHex ?? "",
			swatchImage: given.SwatchImage ?? "",
			position,
		})
		.returning({ id: variant.id });
	const variantId = (row as { id: number }).id;
	const unoffered = Object.keys(given.Stocks).find((size) => unitsIn(given.Stocks, size) > 0 && !sizes.includes(size));
	if (unoffered !== undefined)
		throw invalidField("variants", sizeSystemMessages.notOffered(given.ColorName, unoffered));
	const units = sizes.map((size) => ({ variantId, size, onHand: unitsIn(given.Stocks, size) }));
	await tx.insert(stock).values(units);
	const brought = units.filter(({ onHand }) => onHand > 0);
	if (brought.length > 0) {
		await tx.insert(stockLedger).values(
			brought.map(({ size, onHand }) => ({
				variantId,
				size,
				delta: onHand,
				reason: "initial" as const,
				staffId,
				at: now,
			})),
		);
	}
	await setPictures(tx, variantId, given.ProductImages ?? []);
	return variantId;
}

export async function setPictures(tx: Tx, variantId: number, addresses: readonly string[]): Promise<void> {
	await tx.delete(variantImage).where(sql`${variantImage.variantId} = ${variantId}`);
	if (addresses.length === 0) return;
	await tx
		.insert(variantImage)
		.values(addresses.map((address, position) => ({ variantId, position, imageId: idOf(address) })));
}
