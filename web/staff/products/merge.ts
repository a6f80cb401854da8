import type { StaffProduct } from "#core/contract/products.ts";
import { productFieldLabels } from "#core/messages/product-details.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import type { Size } from "#core/rules/sizes.ts";
import { type FormFieldName, formFieldNames, wordsOf } from "./form-fields.ts";
import messages from "./messages.en.ts";
import type { ShelfNames } from "./read-choices.ts";
import { mergedMeasurements } from "./typed-measurements.ts";
import { stocksFor, type TypedProduct, type TypedVariant, typedOf, typedUnits } from "./typed-product.ts";

const SIZING: readonly FormFieldName[] = ["sizeSystem", "sizes"];

/**
 * My changes since `before` on top of what the shop has now: a field I left alone takes their value, units I added come
 * on top of theirs, colours they added stay.
 */
export function onTopOf(mine: TypedProduct, before: TypedProduct, current: StaffProduct): TypedProduct {
	const theirs = typedOf(current);
	const isMine = (name: FormFieldName) => JSON.stringify(mine[name]) !== JSON.stringify(before[name]);
	// A choice of sizes means something in its system alone.
	const isMySizing = SIZING.some(isMine);
	const kept = formFieldNames.filter((name) => (SIZING.includes(name) ? isMySizing : isMine(name)));
	const { sizes } = isMySizing ? mine : theirs;
	const had = new Set(before.variants.map(({ was }) => was));
	const has = new Set(current.variants.map(({ ColorName }) => ColorName));
	const ownColours = mine.variants
		// A colour I did not touch and they took out is gone.
		.filter((variant) => variant.was === "" || has.has(variant.was) || isChanged(variant, before))
		.map((variant) => mergedColour(variant, sizes, before, theirs));
	return {
		...theirs,
		...Object.fromEntries(kept.map((name) => [name, mine[name]])),
		measurements: mergedMeasurements(
			{ mine: mine.measurements, before: before.measurements, theirs: theirs.measurements },
			sizes,
		),
		variants: [...ownColours, ...theirs.variants.filter(({ was }) => !had.has(was) && !names(mine).has(was))],
	};
}

const names = ({ variants }: TypedProduct) => new Set(variants.map(({ ColorName }) => ColorName));
const find = ({ variants }: TypedProduct, was: string) => variants.find((one) => one.was === was);
const asText = ({ key: _, ...variant }: TypedVariant) => JSON.stringify(variant);

function isChanged(variant: TypedVariant, before: TypedProduct): boolean {
	const old = find(before, variant.was);
	return old === undefined || asText(old) !== asText(variant);
}

function mergedColour(
	mine: TypedVariant,
	sizes: readonly Size[],
	before: TypedProduct,
	theirs: TypedProduct,
): TypedVariant {
	const old = find(before, mine.was);
	const now = mine.was === "" ? find(theirs, mine.ColorName) : find(theirs, mine.was);
	if (!now) return { ...mine, was: "" };
	const isSame = (field: "ColorName" | "ColorHex" | "ProductImages" | "views") =>
		old !== undefined && JSON.stringify(mine[field]) === JSON.stringify(old[field]);
	const units = (size: Size) => typedUnits(now, size) + typedUnits(mine, size) - (old ? typedUnits(old, size) : 0);
	const views = isSame("views") ? now.views : mine.views;
	return {
		key: mine.key,
		was: now.was,
		ColorName: isSame("ColorName") ? now.ColorName : mine.ColorName,
		ColorHex: isSame("ColorHex") ? now.ColorHex : mine.ColorHex,
		ProductImages: isSame("ProductImages") ? now.ProductImages : mine.ProductImages,
		...(views && { views }),
		Stocks: stocksFor(sizes, (size) => Math.max(0, units(size))),
	};
}

export type Difference = { what: string; mine: string; theirs: string };

/** Where what I typed and what the shop has now are not the same, in words. */
export function differences(mine: TypedProduct, current: StaffProduct, names: ShelfNames): Difference[] {
	const theirs = typedOf(current);
	const rows = [
		...formFieldNames.map((name) => ({
			what: productFieldLabels[name],
			of: (one: TypedProduct) => wordsOf(name, one, names),
		})),
		{
			what: messages.versions.colours,
			of: (one: TypedProduct) => one.variants.map(({ ColorName }) => ColorName).join(", "),
		},
		{ what: messages.versions.pictures, of: (one: TypedProduct) => one.variants.map(pictureWords).join(", ") },
		{ what: messages.versions.stock, of: (one: TypedProduct) => one.variants.map(stockWords(one.sizes)).join("; ") },
	];
	return rows
		.map(({ what, of }) => ({ what, mine: of(mine), theirs: of(theirs) }))
		.filter((row) => row.mine !== row.theirs);
}

const pictureWords = ({ ColorName, ProductImages }: TypedVariant) => `${ColorName} ${ProductImages.length}`;
const stockWords = (sizes: readonly Size[]) => (variant: TypedVariant) =>
	`${variant.ColorName} ${sizes.map((size) => `${sizeWord(size)} ${typedUnits(variant, size)}`).join(" ")}`;
