import { Readable } from "node:stream";
import { BYTE_ORDER_MARK, csvLine } from "#core/rules/csv.ts";
import { sizesOf, unitsIn } from "#core/rules/sizes.ts";
import type { Deps } from "../../deps.ts";
import { type FoundProduct, findWholeProducts } from "../products/products.service.ts";
import { readShelves } from "../selectors/selectors.service.ts";
import {
	type Cell,
	COLUMNS,
	type Column,
	colourCells,
	productCells,
	type ShelfNames,
	shelfNames,
} from "./columns.rules.ts";

const AT_ONCE = 200;

/** The catalogue as CSV, a few hundred products at a time and no faster than they are taken, whatever their number. */
export async function productsAsCsv(deps: Deps): Promise<Readable> {
	// Read before anything is sent, so that a shop without its database still answers with a refusal.
	const first = await idsAfter(deps, 0);
	return Readable.from(slices(deps, first, shelfNames(await readShelves(deps))));
}

async function* slices(deps: Deps, first: number[], names: ShelfNames): AsyncGenerator<string> {
	yield BYTE_ORDER_MARK + csvLine(COLUMNS);
	for (let ids = first; ids.length > 0; ) {
		const found = await deps.replica.read(({ pool }) => findWholeProducts({ ...deps, pool }, ids));
		yield found.map((product) => linesOf(product, names)).join("");
		ids = ids.length < AT_ONCE ? [] : await idsAfter(deps, ids.at(-1) as number);
	}
}

async function idsAfter({ replica }: Deps, id: number): Promise<number[]> {
	const page = "select id from product where id > $1 order by id limit $2";
	const { rows } = await replica.read(({ pool }) => pool.query<{ id: number }>(page, [id, AT_ONCE]));
	return rows.map((row) => row.id);
}

/** One line per colour and size; what is true of the whole product, or of the whole colour, stands on its first line alone. */
function linesOf(found: FoundProduct, names: ShelfNames): string {
	const { product, slug } = found;
	return product.variants
		.flatMap((variant, colourAt) =>
			sizesOf(product).map((size, sizeAt) => {
				const units = unitsIn(variant.Stocks, size);
				const cells: Partial<Record<Column, Cell>> = {
					slug,
					...(colourAt === 0 && sizeAt === 0 && productCells(found, names)),
					colour: variant.ColorName,
					...(sizeAt === 0 && colourCells(variant)),
					size,
					stock: units,
					stock_seen: units,
				};
				return csvLine(COLUMNS.map((column) => cells[column] ?? null));
			}),
		)
		.join("");
}
