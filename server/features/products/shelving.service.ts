import { inArray, sql } from "drizzle-orm";
import type { SizeSystem } from "#core/contract/size-systems.ts";
import { productMessages } from "#core/messages/products.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { sizeSystemMessages } from "#core/messages/size-systems.ts";
import { productFormMessages } from "#core/messages.ts";
import { toCents } from "#core/rules/money.ts";
import { decidePricing, type Pricing } from "#core/rules/offer.ts";
import type { PictureView } from "#core/rules/picture-views.ts";
import { pictureId } from "#core/rules/pictures.ts";
import { type Size, unitsIn } from "#core/rules/sizes.ts";
import type { Tx } from "../../db/client.ts";
import { image, type StockMove, variantImage } from "../../db/schema.ts";
import { invalidField } from "../../errors.ts";
import { holdSystems } from "../size-systems/sizing.service.ts";
import { holdCategories, holdCollections, insertColours, insertStock } from "./shelving.queries.ts";

/** What products may name: categories, collections, and size systems where sizes are said. */
export type HeldShelves = {
	/** The ids of those that are meant by a name or an id: a name can fit two. */
	categories: ReadonlyMap<string | number, readonly number[]>;
	collections: ReadonlySet<number>;
	systems: ReadonlyMap<string, SizeSystem>;
};
type Naming = {
	categories?: readonly (string | number)[] | undefined;
	sizeSystem?: string | undefined;
	sizes?: readonly Size[] | null | undefined;
};

/** Reads what these products name, for one or for hundreds; all of it stays until the transaction ends. */
export async function holdShelves(tx: Tx, given: readonly Naming[]): Promise<HeldShelves> {
	const saysSizes = given.some(({ sizeSystem, sizes }) => sizeSystem !== undefined || sizes !== undefined);
	const wanted = [...new Set(given.flatMap(({ categories = [] }) => categories))];
	const held = await holdCategories(tx, wanted);
	const idsOf = (meant: string | number) => held.filter((one) => one.meant === meant).map(({ id }) => id);
	return {
		categories: new Map(wanted.map((meant) => [meant, idsOf(meant)])),
		collections: new Set(await holdCollections(tx)),
		systems: saysSizes ? await holdSystems(tx) : new Map(),
	};
}

/** Of two with the name that is said it is the one the product is in already; a name that fits two others is refused. */
export function categoryIdOf(
	{ categories }: HeldShelves,
	[wanted = ""]: readonly (string | number)[],
	before: number | undefined,
): number {
	const [id, ...others] = categories.get(wanted) ?? [];
	if (id === undefined) throw invalidField("categories", productFormMessages.category);
	if (others.length === 0) return id;
	if (before !== undefined && categories.get(wanted)?.includes(before)) return before;
	throw invalidField("categories", refusalMessages.categoryTwice);
}

export function checkCollection({ collections }: HeldShelves, id: number): void {
	if (!collections.has(id)) throw invalidField("collection", productFormMessages.collection);
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

/** Every picture that is named must be one the shop keeps. */
export async function checkPictures(tx: Tx, variants: readonly Pictured[]): Promise<void> {
	const named = variants.flatMap(({ ProductImages = [], SwatchImage }) =>
		SwatchImage ? [...ProductImages, SwatchImage] : ProductImages,
	);
	const ids = [...new Set(named.map(pictureId))];
	if (ids.length === 0) return;
	const known = await tx.$count(image, inArray(image.id, ids));
	if (known < ids.length) throw invalidField("variants", productMessages.ownPictures);
}

export type ShelvedVariant = {
	ColorName: string;
	ColorHex?: string | undefined;
	SwatchImage?: string | undefined;
	ProductImages?: readonly string[] | undefined;
	views?: readonly (PictureView | null)[] | undefined;
	Stocks: Readonly<Record<Size, number>>;
};
/** A colour as it lies on the shelf now, with the units of each size. */
export type InsertedVariant = { productId: number; variantId: number; units: StockMove[] };
/** Where a colour is put: the product, the sizes it is offered in, and who puts it there. */
export type ShelfPlace = { productId: number; sizes: readonly Size[]; staffId: number | null; now: Date };

/** Puts colours on the shelf, one or hundreds, with their pictures and first units; answers them in the same order. */
export async function insertVariants(
	tx: Tx,
	colours: readonly (Omit<ShelfPlace, "staffId" | "now"> & { position: number; given: ShelvedVariant })[],
	by: Pick<ShelfPlace, "staffId" | "now">,
): Promise<InsertedVariant[]> {
	if (colours.length === 0) return [];
	for (const { given, sizes } of colours) {
		const unoffered = Object.keys(given.Stocks).find(
			(size) => unitsIn(given.Stocks, size) > 0 && !sizes.includes(size),
		);
		if (unoffered !== undefined)
			throw invalidField("variants", sizeSystemMessages.notOffered(given.ColorName, unoffered));
	}
	const ids = await insertColours(
		tx,
		colours.map(({ productId, position, given }) => ({
			productId,
			position,
			name: given.ColorName,
			hex: given.ColorHex ?? "",
			swatch: given.SwatchImage ?? "",
			images: (given.ProductImages ?? []).map(pictureId),
		})),
	);
	await setViews(
		tx,
		colours.map(({ given }) => given),
	);
	const inserted = colours.map(({ productId, sizes, given }, at) => {
		const variantId = ids[at] as number;
		const units = sizes.map((size) => ({ variantId, size, delta: unitsIn(given.Stocks, size) }));
		return { productId, variantId, units };
	});
	await insertStock(
		tx,
		inserted.flatMap(({ units }) => units),
		by,
	);
	return inserted;
}

export async function setPictures(tx: Tx, variantId: number, addresses: readonly string[]): Promise<void> {
	await tx.delete(variantImage).where(sql`${variantImage.variantId} = ${variantId}`);
	if (addresses.length === 0) return;
	await tx
		.insert(variantImage)
		.values(addresses.map((address, position) => ({ variantId, position, imageId: pictureId(address) })));
}

type Viewed = Pick<ShelvedVariant, "ProductImages" | "views">;

/** Notes what pictures show, of those that are named with it. A picture that shows several colours is the same in all. */
export async function setViews(tx: Tx, variants: readonly Viewed[]): Promise<void> {
	const said = variants.flatMap(({ ProductImages = [], views = [] }) =>
		ProductImages.flatMap((address, place) => {
			const view = views[place];
			return view === undefined ? [] : [{ id: pictureId(address), view }];
		}),
	);
	if (said.length === 0) return;
	await tx.execute(sql`
		update image i set view = given.view
		from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as given (id text, view text)
		where i.id = given.id and i.view is distinct from given.view`);
}
