import { type FileProblem, problemAt } from "#core/rules/file-problems.ts";
import { COLOUR_COLUMNS, type ColourColumn, PRODUCT_COLUMNS, type ProductColumn } from "./columns.rules.ts";

/** One line of a file: its cells by column, without those the file does not have. */
export type Row = {
	line: number;
	cells: Readonly<Record<string, string | undefined>>;
	/** What a new product gets where nothing else is said of it; one that is there keeps what it has. */
	guessed?: Partial<Record<ProductColumn, string>>;
};
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
	guessed?: Row["guessed"];
	colours: DraftColour[];
};
export type Say = (problem: FileProblem) => void;

/** No product has more colours and sizes than this. */
const LINES_MAX = 1200;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_MAX = 200;
/** Products and lines that are looked up and planned together; no more are held at a time. */
const AT_ONCE = 25;
const LINES_AT_ONCE = 500;

/** The products of a file, some at a time, in its order. */
export async function* gatherDrafts(rows: AsyncIterable<Row>, say: Say): AsyncGenerator<Draft[]> {
	const begun = new Map<string, number>();
	let batch: Draft[] = [];
	let current: Draft | undefined;
	let lines = 0;
	let linesInBatch = 0;
	for await (const row of rows) {
		const slug = row.cells.slug ?? "";
		if (slug !== current?.slug) {
			if (batch.length >= AT_ONCE || linesInBatch >= LINES_AT_ONCE) {
				yield batch;
				batch = [];
				linesInBatch = 0;
			}
			current = beginDraft(slug, row, begun, say);
			if (current) batch.push(current);
			lines = 0;
		}
		lines += 1;
		linesInBatch += 1;
		if (lines === LINES_MAX + 1) say(problemAt({ line: row.line, column: "slug" }, "too_many_lines"));
		if (current && lines <= LINES_MAX) addRow(current, row, say);
	}
	if (batch.length > 0) yield batch;
}

function beginDraft(slug: string, { line, guessed }: Row, begun: Map<string, number>, say: Say): Draft | undefined {
	const before = begun.get(slug);
	if (!SLUG.test(slug) || slug.length > SLUG_MAX) {
		say(problemAt({ line, column: "slug" }, "slug_form"));
	} else if (before !== undefined) {
		say(problemAt({ line, column: "slug" }, "lines_apart", before));
	} else {
		begun.set(slug, line);
		return { slug, line, cells: {}, colours: [], ...(guessed && { guessed }) };
	}
	return undefined;
}

function addRow(draft: Draft, row: Row, say: Say): void {
	const { line } = row;
	merge(draft.cells, PRODUCT_COLUMNS, row, say);
	const name = (row.cells.colour ?? "").trim();
	const size = (row.cells.size ?? "").trim();
	if (name === "") say(problemAt({ line, column: "colour" }, "colour_missing"));
	if (size === "") say(problemAt({ line, column: "size" }, "size_missing"));
	if (name === "" || size === "") return;
	let colour = draft.colours.find((known) => known.name.toLowerCase() === name.toLowerCase());
	if (!colour) {
		colour = { name, line, cells: {}, sizes: [] };
		draft.colours.push(colour);
	}
	merge(colour.cells, COLOUR_COLUMNS, row, say);
	const twin = colour.sizes.find((known) => known.size === size);
	if (twin) say(problemAt({ line, column: "size" }, "size_twice", name, size, twin.line));
	else colour.sizes.push({ size, line, stock: row.cells.stock, seen: row.cells.stock_seen });
}

/** The first line that says something says it for all; others are empty or say the same. */
function merge<C extends string>(into: Partial<Record<C, string>>, columns: readonly C[], row: Row, say: Say): void {
	for (const column of columns) {
		const cell = row.cells[column];
		if (cell === undefined) continue;
		const said = into[column];
		if (said === undefined || said === "") into[column] = cell;
		else if (cell !== "" && cell !== said) say(problemAt({ line: row.line, column }, "said_otherwise"));
	}
}
