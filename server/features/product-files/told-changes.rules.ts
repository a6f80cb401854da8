import type { FileChange, ToldCell } from "#core/contract/product-files.ts";
import { unitsIn } from "#core/rules/sizes.ts";
import type { FoundProduct } from "../products/products.service.ts";
import { colourCells, type ProductColumn, productCells } from "./columns.rules.ts";
import type { Draft } from "./drafts.rules.ts";
import { changedCells, type Known } from "./given-fields.rules.ts";
import type { Change, Creation } from "./plan.rules.ts";

/** So much of a text, and so many cells of a product, are told. */
const TEXT_MAX = 120;
const CELLS_MAX = 40;
/** What is told of a new product; everything else is in the file. */
const OF_NEW: readonly ProductColumn[] = ["price", "discount", "price_offer", "collection", "category", "state"];

/** What a plan does with a product, cell by cell, for whoever decides about it. */
export function changeTold(
	draft: Draft,
	plan: Creation | Change,
	current: FoundProduct | undefined,
	known: Known,
): FileChange {
	const name = (draft.cells.name ?? "").trim() || (current?.product.name ?? "");
	const cells = current && plan.kind === "change" ? cellsChanged(draft, plan, current, known) : cellsOfNew(draft);
	return { line: draft.line, slug: draft.slug, name, isNew: !current, cells: cells.slice(0, CELLS_MAX) };
}

function cellsOfNew({ cells, colours }: Draft): ToldCell[] {
	const units = colours.flatMap(({ sizes }) => sizes).reduce((sum, { stock }) => sum + (Number(stock) || 0), 0);
	return [
		...OF_NEW.flatMap((column) => (cells[column] ? [cell(column, null, cells[column])] : [])),
		cell("colour", null, colours.map(({ name }) => name).join(", ")),
		cell("stock", null, units),
	];
}

function cellsChanged(draft: Draft, plan: Change, current: FoundProduct, known: Known): ToldCell[] {
	const now = productCells(current, known);
	const { variants } = current.product;
	const ofColour = (ColorName: string) => variants.find((variant) => variant.ColorName === ColorName);
	const changed = [...changedCells(draft, current, known)];
	return [
		...changed.map((column) => cell(column, now[column], draft.cells[column] ?? "")),
		...(plan.variants ?? []).flatMap(({ ColorName, ...edited }) => {
			const variant = ofColour(ColorName);
			if (!variant) return [cell("colour", null, ColorName)];
			const is = colourCells(variant);
			const becomes = colourCells({
				...variant,
				ColorHex: edited.ColorHex ?? variant.ColorHex,
				SwatchImage: edited.SwatchImage ?? variant.SwatchImage,
				ProductImages: edited.ProductImages ?? variant.ProductImages,
			});
			return (["hex", "swatch", "pictures"] as const)
				.filter((column) => is[column] !== becomes[column])
				.map((column) => cell(column, is[column], becomes[column], ColorName));
		}),
		...plan.stockChanges.map(({ ColorName, size, delta }) => {
			const units = unitsIn(ofColour(ColorName)?.Stocks ?? {}, size);
			return cell("stock", units, units + delta, `${ColorName} ${size}`);
		}),
	];
}

function cell(column: ToldCell["column"], from: string | number | null, to: string | number, of?: string): ToldCell {
	return { column, ...(of !== undefined && { of }), from: from === null ? null : short(from), to: short(to) };
}

function short(value: string | number): string {
	const text = String(value);
	return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
}
