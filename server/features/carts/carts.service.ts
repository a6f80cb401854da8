import type { Cart, CartLine, CartLineChange, GivenCartLine } from "#core/contract/carts.ts";
import type { Product } from "#core/contract/products.ts";
import type { Language } from "#core/languages.ts";
import { cartMessages } from "#core/messages/carts.ts";
import { productMessages } from "#core/messages/products.ts";
import { type CartChange, type CartEntry, fitToStock, lineKey, mergeCarts, sumEntries } from "#core/rules/cart.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { unitsIn } from "#core/rules/sizes.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { holdClient, requireLiving } from "../clients/clients.service.ts";
import { listProductsById } from "../products/products.service.ts";
import {
	deleteCart,
	findNeverMade,
	insertMerge,
	listEntries,
	listUnitsLeft,
	lockCart,
	replaceEntries,
	subtractOrder,
} from "./carts.queries.ts";

/** A client's cart as it can be bought now. Lines that cannot are told and stay stored, in case they come back. */
export async function getCart(deps: Deps, clientId: number, language?: Language): Promise<Cart> {
	return showEntries(deps, await listEntries(deps.db, clientId), language);
}

/** Sets a cart, or with a merge id adds to it, once per id. What does not fit the stock is left out and told. */
export async function saveCart(
	deps: Deps,
	clientId: number,
	{ cart_items, merge }: { cart_items: GivenCartLine[]; merge?: string | undefined },
	language?: Language,
): Promise<Cart> {
	const given = entriesOf(cart_items);
	const fitted = await transaction(deps.db, async (tx) => {
		const now = deps.now();
		const [early] = await Promise.all([
			merge === undefined ? readShelf(tx, given) : null,
			requireLiving(tx, clientId),
			lockCart(tx, clientId, now),
		]);
		await deps.crashAt?.("merge: cart locked");
		const stored = merge === undefined ? [] : await listEntries(tx, clientId);
		const isNew = merge === undefined || (await insertMerge(tx, clientId, merge, now));
		if (merge !== undefined) await deps.crashAt?.("merge: noted");
		const wanted = isNew ? given : [];
		const shelf = early ?? (await readShelf(tx, [...stored, ...wanted]));
		await refuseNeverMade(
			tx,
			wanted.filter((entry) => shelf.unitsLeft(entry) === null),
		);
		const result = mergeCarts(shelf.spelt(stored), shelf.spelt(wanted), shelf.unitsLeft);
		if (isNew) replaceEntries(tx, clientId, result.entries, now);
		return result;
	});
	await deps.crashAt?.("merge: committed");
	return shown(deps, fitted, language);
}

/** What somebody sent as lines, each garment once. */
export function entriesOf(lines: readonly GivenCartLine[]): CartEntry[] {
	return sumEntries(lines.map(toEntry));
}

/** Lines that belong to nobody, as they can be bought now. */
export async function showEntries(deps: Deps, entries: readonly CartEntry[], language?: Language): Promise<Cart> {
	const shelf = await readShelf(deps.db, entries);
	return shown(deps, fitToStock(shelf.spelt(entries), shelf.unitsLeft), language);
}

/** Takes what an order bought out of its client's cart. */
export async function removePaidFromCart(tx: Tx, clientId: number, orderId: number, now: Date): Promise<void> {
	if (!(await holdClient(tx, clientId))) return;
	await lockCart(tx, clientId, now);
	await subtractOrder(tx, clientId, orderId);
}

function toEntry({ id_product, variants: [variant] }: GivenCartLine): CartEntry {
	const [size, quantity] = Object.entries(variant?.Stocks ?? {})[0] as [string, number];
	return { id_product, ColorName: variant?.ColorName ?? "", size, quantity };
}

/** A size that was taken out of a product is told as gone; one it never had is a mistake of whoever sends it. */
export async function refuseNeverMade(tx: Queryable, entries: readonly CartEntry[]): Promise<void> {
	const neverMade = entries.length > 0 ? await findNeverMade(tx, entries) : null;
	if (neverMade) throw invalidField("cart_items", productMessages.noSize(neverMade.id_product, neverMade.size));
}

async function readShelf(db: Queryable, entries: readonly CartEntry[]) {
	const units = await listUnitsLeft(db, [...new Set(entries.map(({ id_product }) => id_product))]);
	const byKey = new Map(units.map((unit) => [lineKey(unit), unit]));
	return {
		unitsLeft: (entry: CartEntry) => byKey.get(lineKey(entry))?.left ?? null,
		/** With colours written as the shop writes them. */
		spelt: (lines: readonly CartEntry[]) =>
			lines.map((line) => ({ ...line, ColorName: byKey.get(lineKey(line))?.ColorName ?? line.ColorName })),
	};
}

/** Fills in what the shop knows of each line. */
async function shown(
	deps: Deps,
	{ entries, changes }: { entries: CartEntry[]; changes: CartChange[] },
	language: Language | undefined,
): Promise<Cart> {
	const ids = new Set([...entries, ...changes].map(({ id_product }) => id_product));
	const found = await listProductsById(deps, [...ids], language);
	const products = new Map(found.map((product) => [product.id_product, product]));
	return {
		cart_items: entries.flatMap((entry) => toLine(entry, products.get(entry.id_product))),
		changes: changes.map((change) => toChange(change, products.get(change.id_product))),
	};
}

function toLine({ ColorName, size, quantity }: CartEntry, product: Product | undefined): CartLine[] {
	const variant = variantOf(product, ColorName);
	if (!product || !variant) return [];
	const unit = product.is_offer ? product.price_offer : product.price;
	return [
		{
			...product,
			default_image: variant.ProductImages[0] ?? product.default_image,
			variants: [
				{ ...variant, Stocks: { [size]: quantity }, leftUnits: Math.max(unitsIn(variant.Stocks, size), quantity) },
			],
			totalPrice: fromCents(toCents(unit) * quantity),
		},
	];
}

function variantOf(product: Product | undefined, ColorName: string): Product["variants"][number] | undefined {
	return product?.variants.find((each) => each.ColorName.toLowerCase() === ColorName.toLowerCase());
}

function toChange(change: CartChange, product: Product | undefined): CartLineChange {
	const { name } = product ?? { name: "This product" };
	const label = variantOf(product, change.ColorName)?.label;
	const what = `${name} (${change.ColorName}, ${change.size})`;
	const messages: Record<CartChange["reason"], string> = {
		capped: cartMessages.capped(change.kept, what),
		sold_out: cartMessages.sold_out(what),
		gone: cartMessages.gone(what),
		full: cartMessages.full(what),
	};
	return { ...change, name, ...(label && { label }), message: messages[change.reason] };
}

export async function forgetCart(tx: Tx, { id }: { id: number }): Promise<void> {
	await deleteCart(tx, id);
}
