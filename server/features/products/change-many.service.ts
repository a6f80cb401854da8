import { isDeepStrictEqual } from "node:util";
import type { EditedVariant, StockChange } from "#core/contract/edit-product.ts";
import { pictureId } from "#core/rules/pictures.ts";
import { UNITS_MAX } from "#core/rules/stock.ts";
import type { Tx } from "../../db/client.ts";
import type { ColourChange, ColourLook, StockMove } from "../../db/schema.ts";
import type { ProductChange } from "../changes/record-change.service.ts";
import { holdStock, makeRoom, readLooks, writeLooks, writeStockMoves } from "../changes/shelf.service.ts";
import { writeProducts } from "../changes/write-products.service.ts";
import { refuseUnitsLeft } from "./offered-sizes.service.ts";
import type { ProductColumns, ProductRow } from "./product-columns.queries.ts";
import type { By } from "./shelve-many.service.ts";
import { listColours, setSizing } from "./shelving.queries.ts";
import { type InsertedVariant, insertVariants } from "./shelving.service.ts";

/** What becomes of one product: some columns, its colours in their order where any is new or looks otherwise, and units. */
export type ManyChange = {
	before: ProductRow;
	columns: Partial<ProductColumns>;
	variants: readonly EditedVariant[] | undefined;
	stockChanges: readonly StockChange[];
};
/** Called for the first product that cannot be changed so; `left` units are for sale where that is why. */
export type Refuse = (productId: number, why: { left: number; ColorName: string; size: string } | Error) => never;

const folded = (name: string) => name.trim().toLowerCase();
const keyOf = (productId: number, name: string) => `${productId} ${folded(name)}`;
const offeredOf = ({ before, columns }: ManyChange) => columns.offeredSizes ?? before.offeredSizes;

/** Changes products that are held already, hundreds with a few statements. Colours are added and never taken away. */
export async function changeProducts(
	tx: Tx,
	changes: readonly ManyChange[],
	by: By,
	refuse: Refuse,
): Promise<ProductChange[]> {
	if (changes.length === 0) return [];
	const resized = changes.filter(({ columns }) => columns.offeredSizes !== undefined);
	if (resized.length > 0) {
		const sizings = resized.map(({ before, columns }) => ({ ...before, ...columns, id: before.id }) as ProductRow);
		await setSizing(
			tx,
			sizings.map(({ id, systemId, offeredSizes }) => ({ id, systemId, offeredSizes })),
		);
	}
	const colours = await arrangeColours(tx, changes, by);
	const widened = changes.filter(({ columns, variants }) => variants ?? columns.offeredSizes);
	if (widened.length > 0) {
		await makeRoom(
			tx,
			widened.map((change) => ({ productId: change.before.id, sizes: offeredOf(change) })),
		);
	}
	for (const change of resized) {
		const shelf = { ...by, productId: change.before.id, sizes: offeredOf(change) };
		await refuseUnitsLeft(tx, shelf, change.before.offeredSizes).catch((error) => refuse(change.before.id, error));
	}
	const moves = await changeUnits(tx, changes, by, colours.ids, refuse);
	const rows = changes.map(({ before, columns }) => ({
		id: before.id,
		before,
		after: { ...before, ...(columns as Partial<ProductRow>) },
	}));
	await writeProducts(tx, rows, by.now);
	return rows.map((row) => {
		const added = colours.added.get(row.id) ?? [];
		const first = added.flatMap(({ units }) => units.filter(({ delta }) => delta > 0));
		return {
			...row,
			stock: [...first, ...(moves.get(row.id) ?? [])],
			addedVariants: added.map(({ variantId }) => variantId),
			colours: colours.changed.get(row.id) ?? [],
		};
	});
}

type Arranged = {
	/** Ids of all colours by product and name. */
	ids: ReadonlyMap<string, number>;
	added: ReadonlyMap<number, InsertedVariant[]>;
	changed: ReadonlyMap<number, ColourChange[]>;
};

/** Adds the colours that are new, and makes the others look as they are given. */
async function arrangeColours(tx: Tx, changes: readonly ManyChange[], by: By): Promise<Arranged> {
	const known = await listColours(
		tx,
		changes.map(({ before }) => before.id),
	);
	const ids = new Map(known.map(({ id, productId, name }) => [keyOf(productId, name), id]));
	const arranged = changes.flatMap((change) =>
		(change.variants ?? []).map((given, position) => {
			const productId = change.before.id;
			return { productId, sizes: offeredOf(change), position, given, id: ids.get(keyOf(productId, given.ColorName)) };
		}),
	);
	const fresh = arranged.filter(({ id }) => id === undefined);
	const inserted = await insertVariants(tx, fresh, by);
	for (const [at, { variantId }] of inserted.entries()) {
		const { productId, given } = fresh[at] as (typeof fresh)[number];
		ids.set(keyOf(productId, given.ColorName), variantId);
	}
	const kept = arranged.flatMap(({ id, ...colour }) => (id === undefined ? [] : { ...colour, id }));
	const looks = await readLooks(
		tx,
		kept.map(({ id }) => id),
	);
	const changed = kept.flatMap(({ productId, id, given, position }) => {
		const before = looks.get(id) as ColourLook;
		const after = {
			hex: given.ColorHex ?? before.hex,
			swatch: given.SwatchImage ?? before.swatch,
			position,
			images: given.ProductImages?.map(pictureId) ?? before.images,
		};
		return isDeepStrictEqual(before, after) ? [] : { productId, variantId: id, before, after };
	});
	await writeLooks(
		tx,
		changed.map(({ variantId, after }) => ({ variantId, look: after })),
	);
	return {
		ids,
		added: Map.groupBy(inserted, ({ productId }) => productId),
		changed: Map.groupBy(changed, ({ productId }) => productId),
	};
}

/** Adds to and takes from what is there now, whatever was sold meanwhile. */
async function changeUnits(
	tx: Tx,
	changes: readonly ManyChange[],
	by: By,
	ids: ReadonlyMap<string, number>,
	refuse: Refuse,
): Promise<Map<number, StockMove[]>> {
	const wanted = changes.flatMap(({ before, stockChanges }) =>
		stockChanges
			.filter(({ delta }) => delta !== 0)
			.map(({ ColorName, size, delta }) => ({ variantId: ids.get(keyOf(before.id, ColorName)) ?? 0, size, delta })),
	);
	if (wanted.length === 0) return new Map();
	const names = new Map([...ids].map(([key, id]) => [id, key.slice(key.indexOf(" ") + 1)]));
	const held = await holdStock(tx, wanted);
	for (const { productId, variantId, size, delta, onHand, reserved } of held) {
		const next = onHand + delta;
		if (next < reserved || next > UNITS_MAX)
			refuse(productId, { left: onHand - reserved, ColorName: names.get(variantId) ?? "", size });
	}
	const moves = held.map(({ productId, variantId, size, delta }) => ({ productId, variantId, size, delta }));
	await writeStockMoves(tx, moves, by.staffId, by.now);
	return Map.groupBy(moves, ({ productId }) => productId);
}
