import { z } from "zod";
import { productFiles as calls } from "../calls/product-files.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { whole } from "./fields.ts";

/** Larger files are worked on after the answer. */
export const ANSWERED_BYTES_MAX = 1024 * 1024;
export const FILE_BYTES_MAX = 64 * 1024 * 1024;
/** So many problems of a file are told; who mends these sends it again. */
export const PROBLEMS_MAX = 1000;

/**
 * `receiving`, `reading`, `applying` and `undoing` go on by themselves. `checked`: looked at only; `refused`: nothing was
 * written, the errors say why; `done`; `failed`: something came between and all of it was taken back; `undone`: on demand.
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

/** What is wrong in which line and column of a file; the first line is its header. */
export const FileProblem = z.object({ line: z.number().int(), column: z.string(), message: z.string() });
export type FileProblem = z.infer<typeof FileProblem>;

const counts = {
	/** Products. */
	created: z.number().int(),
	changed: z.number().int(),
	unchanged: z.number().int(),
	errors: z.array(FileProblem),
};
const ImportId = whole(1, Number.MAX_SAFE_INTEGER);
export const ImportStatus = z.object({
	job: z.number().int(),
	state: z.enum(IMPORT_STATES),
	dry: z.boolean(),
	/** Products dealt with in this state, and how many there are; 0 while nobody knows. */
	done: z.number().int(),
	total: z.number().int(),
	...counts,
	/** Until then it can be taken back. */
	undoUntil: z.string().nullable(),
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
			"Takes such a file (text/csv, up to 64 MiB), all of it or nothing; dry=1 only says what would change. Above 1 MiB: 202 with the job that does it",
		query: z.object({ dry: z.enum(["0", "1"]).default("1") }),
		body: z.unknown(),
		reply: z.union([z.object({ job: z.number().int().nullable(), ...counts }), z.object({ job: z.number().int() })]),
	},
	importStatus: {
		summary: "How far an import is, and what came of it",
		params: z.object({ id: ImportId }),
		reply: ImportStatus,
	},
	listImports: { summary: "The last imports, the latest first", reply: z.array(ImportStatus) },
	undoImport: {
		summary: "Takes an import back within 24 hours: what others changed since stays, and so does what was sold",
		params: z.object({ id: ImportId }),
		reply: ImportStatus,
	},
} satisfies Record<string, Described>;

export const productFiles = endpoints(calls, schemas);
