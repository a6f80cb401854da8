import type { Product } from "#core/contract/products.ts";
import { type GarmentGroup, sizesWorn } from "#core/rules/garment-groups.ts";
import { pick } from "#core/rules/picker.ts";
import { useOwnSizes } from "../sizes/own-sizes.ts";

/** The size whoever sits here wears of it and the shown colour has units of; null where there is none, and until it is known. */
export function useOwnSize(product: Product, color: string | null, group: GarmentGroup | null): string | null {
	const { fits } = useOwnSizes();
	if (fits === null || group === null) return null;
	const { sizes } = pick(product, { color, size: null });
	const worn = sizesWorn(fits, (name) => sizes.some(({ size }) => size === name)).get(group) ?? [];
	return sizes.find(({ size, units }) => units > 0 && worn.includes(size))?.size ?? null;
}
