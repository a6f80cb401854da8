import type { SizeSystem } from "#core/contract/size-systems.ts";
import type { ShopifyCells, ShopifyRow } from "./shopify.rules.ts";

export type Variant = ShopifyRow & { colour: string; size: string };

const COLOUR = /^(colou?rs?|cor|couleur|farbe|colore)$/i;
const SIZE = /^(sizes?|talles?|tallas?|tamaño|tamanho|taille|größe|taglia)$/i;
/** What a product of one colour has for it. */
const ONE_COLOUR = "One colour";
const PICTURES_MAX = 12;
const LETTERS: Record<string, string> = {
	"extra small": "XS",
	"x-small": "XS",
	small: "S",
	medium: "M",
	large: "L",
	"x-large": "XL",
	"extra large": "XL",
	"xx-large": "XXL",
	"2xl": "XXL",
};

/** The lines that are variants, with their colour and size; others of a product only bring pictures. */
export function variantsIn(rows: readonly ShopifyRow[]): Variant[] {
	const options = optionsOf(rows[0]?.cells ?? {});
	const [colour, size] = [options.find(({ name }) => COLOUR.test(name)), options.find(({ name }) => SIZE.test(name))];
	return rows
		.filter(({ cells }) => cells.option1 !== undefined || cells.price !== undefined)
		.map((row) => ({
			...row,
			colour: (colour && row.cells[colour.field]) || ONE_COLOUR,
			size: (size && row.cells[size.field]) || "",
		}));
}

function optionsOf({ option1Name = "", option2Name = "", option3Name = "" }: ShopifyCells) {
	return [
		{ name: option1Name, field: "option1" },
		{ name: option2Name, field: "option2" },
		{ name: option3Name, field: "option3" },
	] as const;
}

export function coloursIn(variants: readonly Variant[]): ReadonlyMap<string, Variant[]> {
	return Map.groupBy(variants, ({ colour }) => colour);
}

/** Pictures of variants are those of their colour; all others show the product in its first colour. */
export function picturesOf(
	colour: string,
	colours: ReadonlyMap<string, readonly Variant[]>,
	rows: readonly ShopifyRow[],
): string[] {
	const ownOf = (variants: readonly Variant[]) =>
		variants.flatMap(({ cells }) => (cells.variantPicture ? [fileName(cells.variantPicture)] : []));
	const own = ownOf(colours.get(colour) ?? []);
	const [first, ...others] = colours.keys();
	const claimed = new Set(others.flatMap((other) => ownOf(colours.get(other) ?? [])));
	const shared = rows.flatMap(({ cells }) => (cells.picture ? [fileName(cells.picture)] : []));
	const all = colour === first ? [...own, ...shared.filter((name) => !claimed.has(name))] : own;
	return [...new Set(all)].slice(0, PICTURES_MAX);
}

/** A picture is called by the last part of its address; the address itself is never asked for. */
function fileName(address: string): string {
	const [path = ""] = address.split(/[?#]/, 1);
	const name = path.slice(path.lastIndexOf("/") + 1);
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}

type Fitting = { system: SizeSystem; sizes: ReadonlyMap<string, string> };

/** The first sizes of the shop that have all these, and how it spells them; without any size those of one size. */
export function systemFor(sizes: readonly string[], systems: readonly SizeSystem[]): Fitting | undefined {
	for (const system of systems.filter(({ hidden }) => !hidden)) {
		const spelt = sizes.map((size) => spellingIn(system, size));
		if (spelt.every((size) => size !== undefined))
			return { system, sizes: new Map(sizes.map((size, at) => [size, spelt[at] as string])) };
	}
	return undefined;
}

function spellingIn({ sizes }: SizeSystem, size: string): string | undefined {
	if (size === "") return sizes.length === 1 ? sizes[0] : undefined;
	const [typed, letters] = [size.toLowerCase(), LETTERS[size.toLowerCase()]?.toLowerCase()];
	return sizes.find((known) => known.toLowerCase() === typed || known.toLowerCase() === letters);
}
