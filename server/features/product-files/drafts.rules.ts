import type { FileProblem } from "#core/contract/product-files.ts";
import { COLOUR_COLUMNS, type ColourColumn, PRODUCT_COLUMNS, type ProductColumn } from "./columns.rules.ts";

/** One line of a file: its cells by column, without those the file does not have. */
export type Row = { line: number; cells: Readonly<Record<string, string | undefined>> };
export type DraftSize = { size: string; line: number; stock?: string | undefined; seen?: string | undefined };
export type DraftColour = {
	name: string;
	line: number;
	cells: Partial<Record<ColourColumn, string>>;
	sizes: DraftSize[];
};
/** A product as a file says it. */
export type Draft = {
	slug: string;
	line: number;
	cells: Partial<Record<ProductColumn, string>>;
	colours: DraftColour[];
};
export type Say = (problem: FileProblem) => void;

/** No product has more colours and sizes than this. */
const LINES_MAX = 1200;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_MAX = 200;
/** Some products stand ready to be looked up together; no more are held at a time. */
const AT_ONCE = 200;

/** The products of a file, a few hundred at a time, in its order. */
export async function* gatherDrafts(rows: AsyncIterable<Row>, say: Say): AsyncGenerator<Draft[]> {
	const begun = new Map<string, number>();
	let batch: Draft[] = [];
	let current: Draft | undefined;
	let lines = 0;
	for await (const row of rows) {
		const slug = row.cells.slug ?? "";
		if (slug !== current?.slug) {
			if (batch.length >= AT_ONCE) {
				yield batch;
				batch = [];
			}
			current = beginDraft(slug, row.line, begun, say);
			if (current) batch.push(current);
			lines = 0;
		}
		lines += 1;
		if (lines === LINES_MAX + 1) say({ line: row.line, column: "slug", message: "This product has too many lines" });
		if (current && lines <= LINES_MAX) addRow(current, row, say);
	}
	if (batch.length > 0) yield batch;
}

function beginDraft(slug: string, line: number, begun: Map<string, number>, say: Say): Draft | undefined {
	const before = begun.get(slug);
	if (!SLUG.test(slug) || slug.length > SLUG_MAX) {
		say({ line, column: "slug", message: "A slug has small letters and digits, with hyphens between them" });
	} else if (before !== undefined) {
		say({ line, column: "slug", message: `The lines of a product stand together: this one began on line ${before}` });
	} else {
		begun.set(slug, line);
		return { slug, line, cells: {}, colours: [] };
	}
	return undefined;
}

function addRow(draft: Draft, row: Row, say: Say): void {
	const { line } = row;
	merge(draft.cells, PRODUCT_COLUMNS, row, say);
	const name = (row.cells.colour ?? "").trim();
	const size = (row.cells.size ?? "").trim();
	if (name === "") say({ line, column: "colour", message: "Every line names a colour" });
	if (size === "") say({ line, column: "size", message: "Every line names a size" });
	if (name === "" || size === "") return;
	let colour = draft.colours.find((known) => known.name.toLowerCase() === name.toLowerCase());
	if (!colour) {
		colour = { name, line, cells: {}, sizes: [] };
		draft.colours.push(colour);
	}
	merge(colour.cells, COLOUR_COLUMNS, row, say);
	const twin = colour.sizes.find((known) => known.size === size);
	if (twin) say({ line, column: "size", message: `${name} in ${size} is on line ${twin.line} already` });
	else colour.sizes.push({ size, line, stock: row.cells.stock, seen: row.cells.stock_seen });
}

/** The first line that says something says it for all; others are empty or say the same. */
function merge<C extends string>(into: Partial<Record<C, string>>, columns: readonly C[], row: Row, say: Say): void {
	for (const column of columns) {
		const cell = row.cells[column];
		if (cell === undefined) continue;
		const said = into[column];
		if (said === undefined || said === "") into[column] = cell;
		else if (cell !== "" && cell !== said)
			say({ line: row.line, column, message: "An earlier line of this product says something else" });
	}
}
