import { pipeline, Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { parse } from "csv-parse";
import { withoutFormulaMark } from "#core/rules/csv.ts";
import { problemAt } from "#core/rules/file-problems.ts";
import { isShopifyHeader } from "#core/rules/shopify-file.ts";
import { COLUMNS } from "./columns.rules.ts";
import type { Row, Say } from "./drafts.rules.ts";

/** The longest line: a description of 5,000 letters and pictures leave much of it unused. */
const LINE_BYTES_MAX = 128 * 1024;
/** So little is read at a stretch that nobody who waits for a page notices. */
const PIECE_BYTES = 16 * 1024;
const NEEDED = ["slug", "colour", "size"];

type Parsed = { record: string[]; info: { lines: number } };

/** The lines of a CSV file, read as they come. What cannot be read as one ends it with a problem. */
export async function* readRows(file: AsyncIterable<Buffer>, say: Say): AsyncGenerator<Row> {
	let line = 1;
	try {
		const text = decoded(file);
		const first = await text.next();
		const beginning = first.done ? "" : first.value;
		const parser = parse({
			delimiter: delimiterOf(beginning),
			info: true,
			relax_column_count: true,
			skip_empty_lines: true,
			max_record_size: LINE_BYTES_MAX,
		});
		// What ends the file too early ends its lines: whoever takes them hears it there.
		pipeline(Readable.from(joined(beginning, text)), parser, () => {});
		let header: string[] | undefined;
		for await (const { record, info } of parser as AsyncIterable<Parsed>) {
			if (!header) {
				header = record.map((name) => name.trim());
				if (!isShopifyHeader(header) && !isHeader(header, say)) return;
			} else if (record.length > header.length) {
				say(problemAt({ line, column: "" }, "too_many_cells", record.length, header.length));
			} else {
				yield { line, cells: cellsOf(record, header) };
			}
			line = info.lines + 1;
		}
		if (!header) say(problemAt({ line: 1, column: "" }, "empty"));
	} catch (error) {
		const code = problemOf(error);
		if (code === null) throw error;
		say(problemAt({ line: (error as { lines?: number }).lines ?? line, column: "" }, code));
	}
}

/** In one object and nothing beside it: there are a hundred thousand of them. */
function cellsOf(record: readonly string[], header: readonly string[]): Row["cells"] {
	const cells: Record<string, string> = {};
	for (let at = 0; at < header.length; at += 1) cells[header[at] as string] = withoutFormulaMark(record[at] ?? "");
	return cells;
}

async function* decoded(file: AsyncIterable<Buffer>): AsyncGenerator<string> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	for await (const bytes of piecesOf(file)) {
		const text = decoder.decode(bytes, { stream: true });
		if (text !== "") yield text;
	}
	yield decoder.decode();
}

/** A file in small pieces; after each of them all others have their turn. */
async function* piecesOf(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	for await (const bytes of file) {
		for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
			yield bytes.subarray(at, at + PIECE_BYTES);
			await turn();
		}
	}
}

async function* joined(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
	yield beginning;
	yield* rest;
}

/** Spreadsheets of some countries put semicolons or tabs in the place of commas. */
function delimiterOf(beginning: string): string {
	const [header = ""] = beginning.split(/\r?\n/, 1);
	const counted = [",", ";", "\t"].map((sign) => ({ sign, count: header.split(sign).length }));
	return counted.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

function isHeader(header: readonly string[], say: Say): boolean {
	const missing = NEEDED.filter((name) => !header.includes(name));
	const unknown = header.filter((name) => !(COLUMNS as readonly string[]).includes(name));
	const twice = header.filter((name, at) => header.indexOf(name) < at);
	for (const column of missing) say(problemAt({ line: 1, column }, "column_missing"));
	for (const column of unknown) say(problemAt({ line: 1, column }, "column_unknown"));
	for (const column of twice) say(problemAt({ line: 1, column }, "column_twice"));
	return missing.length + unknown.length + twice.length === 0;
}

function problemOf(error: unknown): "not_utf8" | "line_too_long" | "not_csv" | null {
	const { code = "" } = error as { code?: string };
	if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") return "not_utf8";
	if (code === "CSV_MAX_RECORD_SIZE") return "line_too_long";
	return code.startsWith("CSV_") ? "not_csv" : null;
}
