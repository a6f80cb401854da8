import type { CartLine, GivenCartLine } from "#core/contract/carts.ts";
import type { OrderLine } from "#core/contract/orders.ts";
import type { Product, Variant } from "#core/contract/products.ts";
import { type CartEntry, lineKey, QUANTITY_MAX } from "#core/rules/cart.ts";
import { calledColour, unitPrice } from "#core/rules/catalogue.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { type Size, unitsIn } from "#core/rules/sizes.ts";

/** What counts of a stored line: its one variant, and the one size with the quantity. */
export function entryOf({ id_product, variants: [variant] }: CartLine): CartEntry {
	const [size, quantity] = Object.entries(variant?.Stocks ?? {})[0] as [string, number];
	return { id_product, ColorName: variant?.ColorName ?? "", size, quantity };
}

/** The colour of a line, as its readers call it. */
export function colourOf({ variants: [variant] }: CartLine): string {
	return variant ? calledColour(variant) : "";
}

export function keyOf(line: CartLine): string {
	return lineKey(entryOf(line));
}

/** A line of the cart in the documented shape: the product with this variant, and the quantity under the size. */
export function lineOf(product: Product, variant: Variant, size: Size, quantity: number): CartLine {
	const leftUnits = Math.max(unitsIn(variant.Stocks, size), quantity);
	return {
		...product,
		default_image: variant.ProductImages[0] ?? product.default_image,
		variants: [{ ...variant, Stocks: { [size]: quantity }, leftUnits }],
		totalPrice: fromCents(toCents(unitPrice(product)) * quantity),
	};
}

/** The same line with another quantity: at least 1, at most what is left. */
export function withQuantity(line: CartLine, wished: number): CartLine {
	const [variant] = line.variants as [CartLine["variants"][number]];
	const { size } = entryOf(line);
	const quantity = Math.max(1, Math.min(wished, variant.leftUnits, QUANTITY_MAX));
	return {
		...line,
		variants: [{ ...variant, Stocks: { [size]: quantity } }],
		totalPrice: fromCents(toCents(unitPrice(line)) * quantity),
	};
}

/** The lines of these entries, with their quantities, taken from the first that knows them. */
export function withEntries(known: readonly CartLine[], entries: readonly CartEntry[]): CartLine[] {
	const byKey = new Map<string, CartLine>();
	for (const line of known) if (!byKey.has(keyOf(line))) byKey.set(keyOf(line), line);
	return entries.flatMap((entry) => {
		const line = byKey.get(lineKey(entry));
		return line ? [withQuantity(line, entry.quantity)] : [];
	});
}

/** Adds a line; one that is there already grows, as far as there is stock, and takes the new line's prices. */
export function withLine(cart: readonly CartLine[], added: CartLine): CartLine[] {
	const key = keyOf(added);
	const there = cart.find((line) => keyOf(line) === key);
	if (!there) return [...cart, added];
	const sum = withQuantity(added, entryOf(there).quantity + entryOf(added).quantity);
	return cart.map((line) => (line === there ? sum : line));
}

/** What changed from one state of a cart to another, done to a third: for changes made while an answer was awaited. */
export function withDifference(
	cart: readonly CartEntry[],
	before: readonly CartEntry[],
	after: readonly CartEntry[],
): CartEntry[] {
	const quantities = (entries: readonly CartEntry[]) => new Map(entries.map((one) => [lineKey(one), one.quantity]));
	const [was, is] = [quantities(before), quantities(after)];
	const known = new Set(cart.map((entry) => lineKey(entry)));
	const added = after.filter((entry) => !known.has(lineKey(entry))).map((entry) => ({ ...entry, quantity: 0 }));
	return [...cart, ...added].flatMap((entry) => {
		const key = lineKey(entry);
		const quantity = entry.quantity + (is.get(key) ?? 0) - (was.get(key) ?? 0);
		return quantity > 0 ? [{ ...entry, quantity }] : [];
	});
}

export function areSame(one: readonly CartEntry[], other: readonly CartEntry[]): boolean {
	const text = (entries: readonly CartEntry[]) =>
		JSON.stringify(entries.map((entry) => `${lineKey(entry)} ${entry.quantity}`).sort());
	return text(one) === text(other);
}

/** As the shop takes a line: only what counts. */
export function givenLine({ id_product, ColorName, size, quantity }: CartEntry): GivenCartLine {
	return { id_product, variants: [{ ColorName, Stocks: { [size]: quantity } }] };
}

/** A line as it is prepared for paying. */
export function preparedOf(line: CartLine): OrderLine {
	const { ColorName, size, quantity } = entryOf(line);
	const { id_product: productid, name, default_image: image, variants } = line;
	const label = variants[0]?.label;
	return { productid, name, color: ColorName, ...(label && { label }), size, quantity, price: unitPrice(line), image };
}

export function entryOfPrepared({ productid, color, size, quantity }: OrderLine): CartEntry {
	return { id_product: productid, ColorName: color, size, quantity };
}
