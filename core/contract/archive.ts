import { z } from "zod";
import { archive as calls } from "../calls/archive.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { whole } from "./fields.ts";

/** A larger one is made by the command, which writes it to a disk. */
export const SHOP_ARCHIVE_BYTES_MAX = 1024 * 1024 * 1024;
/** It holds what everybody trusted the shop with: no longer than it takes to fetch it. */
export const ARCHIVE_KEPT_MS = 86_400_000;

/** `waiting` and `writing` go on by themselves. */
export const ARCHIVE_STATES = ["waiting", "writing", "done", "failed"] as const;
/** `too_large`: only the command can make it; `no_pictures`: their files are not where this server looks; `interrupted`: begun several times in vain. */
export const ARCHIVE_PROBLEMS = ["too_large", "no_pictures", "interrupted"] as const;

const ArchiveId = z.object({ id: whole(1, Number.MAX_SAFE_INTEGER) });
const ArchiveStatus = z.object({
	id: z.number().int(),
	state: z.enum(ARCHIVE_STATES),
	/** Rows and pictures that are written, and how many there are about; 0 while nobody knows. */
	done: z.number().int(),
	total: z.number().int(),
	/** The size of the finished file. */
	bytes: z.number().int(),
	problem: z.enum(ARCHIVE_PROBLEMS).nullable(),
	/** Who asked for it, and when; empty once that user is deleted. */
	by: z.string(),
	at: z.string(),
	/** Until when the finished file is kept. */
	until: z.string().nullable(),
});
export type ArchiveStatus = z.infer<typeof ArchiveStatus>;

const Known = z.object({ archive: ArchiveStatus.nullable() });

export const schemas = {
	find: {
		summary: "The archive of the whole shop that was asked for last, and how far it is",
		reply: Known,
	},
	make: {
		summary:
			"Has the whole shop written into one file, without log-ins: 202 with how far it is. One that is being made is answered as it is, a finished one makes room",
		reply: ArchiveStatus,
	},
	download: {
		summary: "The finished file (application/zip), for 24 hours",
		params: ArchiveId,
		reply: z.string(),
	},
	remove: {
		summary: "Deletes the file, or stops it being made",
		params: ArchiveId,
		reply: Known,
	},
} satisfies Record<string, Described>;

export const archive = endpoints(calls, schemas);
