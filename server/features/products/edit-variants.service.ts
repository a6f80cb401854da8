import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { EditedVariant, StockChange } from "#core/contract/edit-product.ts";
import { productMessages } from "#core/messages/products.ts";
import type { Size } from "#core/rules/sizes.ts";
import { UNITS_MAX } from "#core/rules/stock.ts";
import type { Tx } from "../../db/client.ts";
import { variant } from "../../db/schema.ts";
import { AppError, invalidField } from "../../errors.ts";
import { insertVariants, type ShelfPlace, setPictures, setViews } from "./shelving.service.ts";

type Known = { id: number; colorName: string };
/** A colour as it is to be, and the one on the shelf that becomes it. */
type Matched = { edited: EditedVariant; before: Known | undefined };
export type VariantChanges = { added: string[]; removed: string[]; renamed: string[] };

const folded = (name: string) => name.trim().toLowerCase();

/** Makes the colours on the shelf those given, in that order. A removed one stays for its orders and its ledger. */
export async function arrangeVariants(
	tx: Tx,
	shelf: ShelfPlace,
	given: readonly EditedVariant[],
): Promise<VariantChanges> {
	const known = await listVariants(tx, shelf.productId);
	const matched = matchVariants(known, given);
	const kept = new Set(matched.map(({ before }) => before?.id));
	const removed = known.filter(({ id }) => !kept.has(id));
	if (removed.length > 0) {
		const ids = removed.map(({ id }) => id);
		await tx.update(variant).set({ removedAt: shelf.now }).where(inArray(variant.id, ids));
	}
	const renamed = matched.filter(({ edited, before }) => before && before.colorName !== edited.ColorName);
	// Out of each other's way first, so that two colours can exchange their names.
	for (const { before } of renamed) {
		await tx
			.update(variant)
			.set({ colorName: sql`'#' || ${variant.id}` })
			.where(eq(variant.id, before?.id ?? 0));
	}
	for (const [position, { edited, before }] of matched.entries()) {
		if (!before) await insertVariants(tx, [{ ...shelf, position, given: edited }], shelf);
		else await updateVariant(tx, before.id, position, edited);
	}
	await setViews(tx, given);
	return {
		added: matched.filter(({ before }) => !before).map(({ edited }) => edited.ColorName),
		removed: removed.map(({ colorName }) => colorName),
		renamed: renamed.map(({ edited, before }) => `${before?.colorName} → ${edited.ColorName}`),
	};
}

/** `was` claims a colour on the shelf; without it a colour is known by its name, unless another one claims that. */
function matchVariants(known: readonly Known[], given: readonly EditedVariant[]): Matched[] {
	const named = (name: string) => known.find(({ colorName }) => folded(colorName) === folded(name));
	const claimed = new Set<number>();
	for (const { was } of given) {
		if (was === undefined) continue;
		const { id } = named(was) ?? {};
		if (id === undefined) throw invalidField("variants", productMessages.noColour(was));
		if (claimed.has(id)) throw invalidField("variants", productMessages.colourTwice(was));
		claimed.add(id);
	}
	return given.map((edited) => {
		const before = named(edited.was ?? edited.ColorName);
		const isClaimed = edited.was === undefined && before !== undefined && claimed.has(before.id);
		return { edited, before: isClaimed ? undefined : before };
	});
}

async function listVariants(tx: Tx, productId: number): Promise<Known[]> {
	return tx
		.select({ id: variant.id, colorName: variant.colorName })
		.from(variant)
		.where(and(eq(variant.productId, productId), isNull(variant.removedAt)))
		.orderBy(variant.position, variant.id);
}

async function updateVariant(tx: Tx, id: number, position: number, edited: EditedVariant): Promise<void> {
	await tx
		.update(variant)
		.set({
			colorName: edited.ColorName,
			position,
			...(edited.ColorHex !== undefined && { swatchHex: edited.ColorHex }),
			...(edited.SwatchImage !== undefined && { swatchImage: edited.SwatchImage }),
		})
		.where(eq(variant.id, id));
	if (edited.ProductImages) await setPictures(tx, id, edited.ProductImages);
}

/** Adds to and takes from what is there now, whatever was sold meanwhile, all of it or nothing. */
export async function changeStock(tx: Tx, shelf: ShelfPlace, changes: readonly StockChange[]): Promise<void> {
	const known = await listVariants(tx, shelf.productId);
	const wanted = changes
		.filter(({ delta }) => delta !== 0)
		.map(({ ColorName, size, delta }) => {
			const found = known.find(({ colorName }) => folded(colorName) === folded(ColorName));
			if (!found) throw invalidField("stockChanges", productMessages.noColour(ColorName));
			return { variantId: found.id, ColorName: found.colorName, size, delta };
		})
		// In the order in which orders lock them.
		.sort((a, b) => a.variantId - b.variantId || (a.size < b.size ? -1 : 1));
	for (const { variantId, ColorName, size, delta } of wanted) {
		const { rows } = await tx.execute(sql`
			update stock set on_hand = on_hand + ${delta}::int
			where variant_id = ${variantId} and size = ${size} and on_hand + ${delta}::int between reserved and ${UNITS_MAX}
			returning on_hand`);
		if (rows.length === 0) throw await refusal(tx, variantId, ColorName, size, delta);
		await tx.execute(sql`
			insert into stock_ledger (variant_id, size, delta, reason, staff_id, at)
			values (${variantId}, ${size}, ${delta}, 'staff', ${shelf.staffId}, ${shelf.now})`);
	}
}

async function refusal(tx: Tx, variantId: number, ColorName: string, size: Size, delta: number) {
	const { rows } = await tx.execute<{ left: number }>(
		sql`select on_hand - reserved as left from stock where variant_id = ${variantId} and size = ${size}`,
	);
	const left = rows[0]?.left ?? 0;
	if (delta > 0) return invalidField("stockChanges", productMessages.unitsMax(ColorName, size, UNITS_MAX));
	const message = productMessages.unitsLeft(left, ColorName, size);
	return new AppError("conflict", message, { details: { stock: { ColorName, size, left } } });
}
