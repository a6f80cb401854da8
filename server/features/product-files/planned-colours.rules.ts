import { isDeepStrictEqual } from "node:util";
import type { EditedVariant, NewVariant, StockChange } from "#core/contract/edit-product.ts";
import type { Variant } from "#core/contract/products.ts";
import { problemAt } from "#core/rules/file-problems.ts";
import { isColourName } from "#core/rules/names.ts";
import { unitsIn } from "#core/rules/sizes.ts";
import { UNITS_MAX } from "#core/rules/stock.ts";
import type { FoundProduct } from "../products/products.service.ts";
import { BETWEEN, type ColourColumn, colourCells } from "./columns.rules.ts";
import type { Draft, DraftColour, DraftSize, Say } from "./drafts.rules.ts";
import type { Known } from "./given-fields.rules.ts";

export type PlannedColours = {
	/** As a write gives them; not yet checked against the contract. */
	added: NewVariant[];
	variants: EditedVariant[] | undefined;
	stockChanges: StockChange[];
};

const folded = (name: string) => name.trim().toLowerCase();

/** Colours are added by a file and never taken away; those it names stand in its order once it names all of them. */
export function plannedColours(
	draft: Draft,
	current: FoundProduct | undefined,
	known: Known,
	say: Say,
): PlannedColours {
	const now = current?.product.variants ?? [];
	const added: NewVariant[] = [];
	const stockChanges: StockChange[] = [];
	const named = new Map<string, EditedVariant>();
	let isChanged = false;
	for (const colour of draft.colours) {
		const variant = now.find(({ ColorName }) => folded(ColorName) === folded(colour.name));
		if (!variant) {
			const fresh = newColour(colour, known, say);
			added.push(fresh);
			named.set(folded(colour.name), fresh);
			isChanged = true;
			continue;
		}
		const edited = changedColour(colour, variant, known, say);
		isChanged ||= Object.keys(edited).length > 0;
		named.set(folded(colour.name), { ColorName: variant.ColorName, Stocks: {}, ...edited });
		stockChanges.push(...colour.sizes.flatMap((size) => stockChange(variant, size, say)));
	}
	const unnamed = now.filter(({ ColorName }) => !named.has(folded(ColorName)));
	const kept = now.map(({ ColorName }) => named.get(folded(ColorName)) ?? { ColorName, Stocks: {} });
	const inOrder = unnamed.length === 0 ? [...named.values()] : [...kept, ...added];
	const isMoved = inOrder.some(({ ColorName }, at) => now[at] !== undefined && now[at].ColorName !== ColorName);
	return { added, variants: isChanged || isMoved ? inOrder : undefined, stockChanges };
}

function newColour(colour: DraftColour, known: Known, say: Say): NewVariant {
	if (!isColourName(colour.name, known.names)) say(problemAt({ line: colour.line, column: "colour" }, "letters_only"));
	const { hex = "", swatch = "", pictures = "" } = colour.cells;
	return {
		ColorName: colour.name,
		ColorHex: hex.trim(),
		SwatchImage: addressesOf(colour, "swatch", swatch, known, say)[0] ?? "",
		ProductImages: addressesOf(colour, "pictures", pictures, known, say),
		Stocks: Object.fromEntries(colour.sizes.map((size) => [size.size, unitsOf(size, "stock", say) ?? 0])),
	};
}

function changedColour(colour: DraftColour, variant: Variant, known: Known, say: Say): Partial<EditedVariant> {
	const now = colourCells(variant);
	const { hex, swatch, pictures } = colour.cells;
	const addressesIn = (column: "swatch" | "pictures", cell: string | undefined) => {
		if (cell === undefined || cell === now[column]) return undefined;
		const addresses = addressesOf(colour, column, cell, known, say);
		// Without pictures the shop lacks, a colour whose new ones are all of these keeps those it has.
		return addresses.length === 0 && picturesIn(cell).length > 0 ? undefined : addresses;
	};
	const [small, all] = [addressesIn("swatch", swatch), addressesIn("pictures", pictures)];
	// A picture has two names, its own and that of the file it came in.
	return {
		...(hex !== undefined && hex !== now.hex && { ColorHex: hexOf(colour, hex, say) }),
		...(small && (small[0] ?? "") !== variant.SwatchImage && { SwatchImage: small[0] ?? "" }),
		...(all && !isDeepStrictEqual(all, variant.ProductImages) && { ProductImages: all }),
	};
}

function hexOf({ line }: DraftColour, hex: string, say: Say): string {
	if (!/^(#[0-9a-f]{6})?$/i.test(hex.trim())) say(problemAt({ line, column: "hex" }, "hex_form"));
	return hex.trim();
}

function addressesOf(
	{ line }: DraftColour,
	column: ColourColumn,
	cell: string,
	{ pictures, leftOut }: Known,
	say: Say,
): string[] {
	return picturesIn(cell).flatMap((name) => {
		const address = pictures.get(name);
		if (address === undefined && leftOut) leftOut.add(name);
		else if (address === undefined) say(problemAt({ line, column }, "picture_unknown", name));
		return address ?? [];
	});
}

/** The names of pictures in a cell. */
export function picturesIn(cell: string): string[] {
	return cell
		.split(BETWEEN.trim())
		.map((name) => name.trim())
		.filter((name) => name !== "");
}

/** Units are added and taken by the difference to what the file had seen, so that what was sold since stays sold. */
function stockChange({ ColorName, Stocks }: Variant, size: DraftSize, say: Say): StockChange[] {
	const stock = unitsOf(size, "stock", say);
	if (stock === undefined) return [];
	const now = unitsIn(Stocks, size.size);
	const seen = Object.hasOwn(Stocks, size.size) ? (unitsOf(size, "stock_seen", say) ?? now) : 0;
	const delta = stock - seen;
	if (now + delta < 0) say(problemAt({ line: size.line, column: "stock" }, "units_short", now));
	return delta === 0 ? [] : [{ ColorName, size: size.size, delta }];
}

function unitsOf({ line, stock, seen }: DraftSize, column: "stock" | "stock_seen", say: Say): number | undefined {
	const text = ((column === "stock" ? stock : seen) ?? "").trim();
	if (text === "") return undefined;
	if (/^\d{1,7}$/.test(text) && Number(text) <= UNITS_MAX) return Number(text);
	say(problemAt({ line, column }, "units_form"));
	return undefined;
}
