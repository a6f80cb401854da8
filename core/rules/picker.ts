import type { Variant } from "#core/contract/products.ts";
import { pickerMessages } from "../messages/picker.ts";
import { sizeWord } from "../messages/sizes.ts";
import { calledColour } from "./catalogue.ts";
import { type Size, sizesOf, unitsIn } from "./sizes.ts";

/** From here down the units left are worth a warning. */
const FEW = 3;

/** What the shopper chose, as the address says it: maybe nothing, maybe nothing we have. */
export type Choice = { color: string | null; size: string | null };

export type SizeOption = { size: Size; units: number; chosen: boolean };
export type ColorOption<V extends Variant = Variant> = { variant: V; units: number; chosen: boolean };

export type Picked<V extends Variant = Variant> = {
	/** The colour that is shown; null only for a product without any. */
	variant: V | null;
	/** Null until a size is chosen. */
	size: Size | null;
	/** Every colour and every size, always: nothing the shopper chose takes a choice away. */
	colors: ColorOption<V>[];
	sizes: SizeOption[];
	/** Units of the chosen size, or of the whole colour while no size is chosen. */
	units: number;
	/** The most one can take of it: the units of the chosen size, nothing without one. */
	cap: number;
	/** Colours that still have the chosen size when the shown colour has not. */
	elsewhere: string[];
};

/**
 * What a product page shows for a choice. A colour nobody knows means the first one, such a size means none; the only
 * size of a product is chosen already.
 */
export function pick<V extends Variant>(
	product: { variants: readonly V[]; sizes?: readonly Size[] | undefined },
	choice: Choice,
): Picked<V> {
	const { variants } = product;
	const sizes = sizesOf(product);
	const variant = variants.find(({ ColorName }) => sameName(ColorName, choice.color)) ?? variants[0] ?? null;
	const only = sizes.length === 1 ? sizes[0] : undefined;
	const size = sizes.find((one) => sameName(one, choice.size)) ?? only ?? null;
	const cap = variant && size ? unitsIn(variant.Stocks, size) : 0;
	const without = variant !== null && size !== null && cap === 0;
	return {
		variant,
		size,
		colors: variants.map((one) => ({ variant: one, units: allUnits(one), chosen: one === variant })),
		sizes: sizes.map((one) => ({ size: one, units: variant ? unitsIn(variant.Stocks, one) : 0, chosen: one === size })),
		units: size ? cap : variant ? allUnits(variant) : 0,
		cap,
		elsewhere: without ? variants.filter((one) => unitsIn(one.Stocks, size) > 0).map(calledColour) : [],
	};
}

/** Why the choice cannot be had, and where it can; null while it can or nothing definite is chosen. */
export function pickerNotice({ variant, size, cap, elsewhere }: Picked): string | null {
	if (!variant || !size || cap > 0) return null;
	const lacking = pickerMessages.soldOutIn(sizeWord(size), calledColour(variant));
	return elsewhere.length > 0 ? `${lacking} ${pickerMessages.stillIn(elsewhere.join(", "))}` : lacking;
}

export function isFew(units: number): boolean {
	return units > 0 && units <= FEW;
}

/** How many are left, in words. */
export function unitsLeft(units: number): string {
	if (units <= 0) return pickerMessages.soldOut;
	return isFew(units) ? pickerMessages.few(units) : pickerMessages.left(units);
}

/** The amount nearest to the wished one that can be had: at least 1, at most the cap. */
export function amountWithin(wished: number, cap: number): number {
	return Math.max(1, Math.min(Math.trunc(wished) || 1, cap));
}

function allUnits({ Stocks }: Variant): number {
	return Object.keys(Stocks).reduce((sum, size) => sum + unitsIn(Stocks, size), 0);
}

function sameName(one: string, other: string | null): boolean {
	return other !== null && one.toLowerCase() === other.toLowerCase();
}
