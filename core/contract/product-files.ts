import { z } from "zod";
import { productFiles as calls } from "../calls/product-files.ts";
import { FILE_PROBLEM_CODES, type FileProblem as Problem } from "../rules/file-problems.ts";
import { ChangeId, Undone } from "./changes.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { text, whole } from "./fields.ts";

/** Larger files are worked on after the answer. */
export const ANSWERED_BYTES_MAX = 1024 * 1024;
export const FILE_BYTES_MAX = 64 * 1024 * 1024;
export const ARCHIVE_BYTES_MAX = 1024 * 1024 * 1024;
/** Files in one archive of pictures. */
export const ARCHIVE_FILES_MAX = 10_000;
/** So many problems of a file are told; who mends these sends it again. */
export const PROBLEMS_MAX = 1000;
/** Of so many products it is told what a file does with them. */
export const CHANGES_TOLD_MAX = 100;

/**
 * `receiving`, `reading`, `applying` and `undoing` go on by themselves. `checked`: looked at only; `refused`: nothing was
 * written, the errors say why; `done`; `failed`: something came between and all of it was taken back; `undone`: somebody
 * took it back.
 */
export const IMPORT_STATES = [
	"receiving",
	"reading",
	"applying",
	"undoing",
	"checked",
	"refused",
	"done",
	"failed",
	"undone",
] as const;

/** `products` come as CSV, `pictures` as a ZIP archive. */
export const IMPORT_KINDS = ["products", "pictures"] as const;

const FileProblem = z.object({
	/** Of a ZIP archive the number of the file in it. */
	line: z.number().int(),
	column: z.string(),
	code: z.enum(FILE_PROBLEM_CODES),
	about: z.array(z.union([z.string(), z.number()])),
	message: z.string(),
}) satisfies z.ZodType<Problem>;

const counts = {
	/** Products, or pictures. */
	created: z.number().int(),
	changed: z.number().int(),
	unchanged: z.number().int(),
	/** Pictures its file names that the shop lacks, where it was to be imported without them. */
	picturesLeftOut: z.number().int(),
	errors: z.array(FileProblem),
};
/** What becomes of one cell; `of` names the colour, or the colour and size, it is about. */
const ToldCell = z.object({
	column: z.string(),
	of: z.string().optional(),
	/** Null where there was nothing before. */
	from: z.string().nullable(),
	to: z.string(),
});
export type ToldCell = z.infer<typeof ToldCell>;
/** What a file does with one product; long texts are cut. */
const FileChange = z.object({
	line: z.number().int(),
	slug: z.string(),
	name: z.string(),
	isNew: z.boolean(),
	cells: z.array(ToldCell),
});
export type FileChange = z.infer<typeof FileChange>;
/** The first products that a file makes or changes. */
const changes = z.array(FileChange);
const ImportId = whole(1, Number.MAX_SAFE_INTEGER);
export const ImportStatus = z.object({
	job: z.number().int(),
	kind: z.enum(IMPORT_KINDS),
	state: z.enum(IMPORT_STATES),
	dry: z.boolean(),
	/** Products or pictures dealt with in this state, and how many there are; 0 while nobody knows. */
	done: z.number().int(),
	total: z.number().int(),
	...counts,
	/** What it can be taken back by (`POST /changes/{id}/undo`), and until when. */
	change: ChangeId,
	undoUntil: z.string().nullable(),
	/** Of how many products something stayed as others had made it when it was taken back, and the first of them. */
	keptProducts: z.number().int(),
	kept: Undone.shape.kept,
	at: z.string(),
});
export type ImportStatus = z.infer<typeof ImportStatus>;

export const schemas = {
	export: {
		summary: "All products as a CSV file, one line per colour and size (docs/product-files.md), streamed",
		reply: z.string(),
	},
	import: {
		summary:
			"Takes such a file, or Shopify's (text/csv, up to 64 MiB), all of it or nothing; dry=1 only says what would change. Above 1 MiB: 202 with the job that does it",
		query: z.object({
			dry: z.enum(["0", "1"]).default("1"),
			/** By name: where new products of the file go that say none the shop has. */
			category: text(100).optional(),
			collection: text(100).optional(),
			/** Leave out the pictures that the shop lacks; without this a file that names such is refused. */
			pictures: z.literal("known").optional(),
		}),
		body: z.unknown(),
		reply: z.union([
			z.object({ job: z.number().int().nullable(), ...counts, changes }),
			z.object({ job: z.number().int() }),
		]),
	},
	importPictures: {
		summary:
			"Takes a ZIP archive of pictures (application/zip) that product files call by their names: 202 with the job that unpacks it",
		body: z.unknown(),
		reply: z.object({ job: z.number().int() }),
	},
	importStatus: {
		summary: "How far an import is, what came of it, and what it does with the first hundred products",
		params: z.object({ id: ImportId }),
		reply: ImportStatus.extend({ changes }),
	},
	listImports: { summary: "The last imports, the latest first", reply: z.array(ImportStatus) },
} satisfies Record<string, Described>;

export const productFiles = endpoints(calls, schemas);
