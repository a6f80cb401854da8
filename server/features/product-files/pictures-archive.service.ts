import { eq } from "drizzle-orm";
import { UPLOAD_BYTES_MAX } from "#core/contract/images.ts";
import { ARCHIVE_BYTES_MAX, ARCHIVE_FILES_MAX, PROBLEMS_MAX } from "#core/contract/product-files.ts";
import { type FileProblem, problemAt, type SaidProblem } from "#core/rules/file-problems.ts";
import { productImport, productImportPart } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffMember } from "../audit-log/audit-log.service.ts";
import { keepUpload, plainName } from "../images/upload.service.ts";
import { type ArchivedFile, BadArchive, filesIn } from "./kept-archive.service.ts";

/** Pictures drawn in one job, well within its time however large they are; the next one goes on after them. */
const PER_JOB = 20;

type ImportRow = typeof productImport.$inferSelect;

/**
 * Keeps the next pictures of an archive, each checked and drawn anew like an upload. Those that cannot be kept are told and
 * the others stay: a picture changes nothing until a product names it. True once all are done.
 */
export async function keepPictures(deps: Deps, row: ImportRow, who: StaffMember): Promise<boolean> {
	if (row.state !== "applying") return true;
	try {
		const total = row.total || (await survey(deps, row.id));
		let at = 0;
		for await (const file of filesIn(deps.db, row.id)) {
			at += 1;
			if (at <= row.done) continue;
			if (at > row.done + PER_JOB) return false;
			const problem = await keepPicture(deps, who, file);
			row.errors.push(
				...(problem && row.errors.length < PROBLEMS_MAX ? [problemAt(placeOf(at, file), ...problem)] : []),
			);
			if (!problem) row.created += 1;
			await note(deps, row.id, { total, done: at, created: row.created, errors: row.errors });
		}
		await finish(deps, row.id, { state: "done" });
	} catch (error) {
		if (!(error instanceof RefusedArchive || error instanceof BadArchive)) throw error;
		const problem: SaidProblem = error instanceof RefusedArchive ? error.problem : ["not_a_zip"];
		await finish(deps, row.id, { state: "refused", errors: [problemAt({ line: 1, column: "" }, ...problem)] });
	}
	return true;
}

const placeOf = (line: number, { name }: ArchivedFile) => ({ line, column: name });

class RefusedArchive extends Error {
	readonly problem: SaidProblem;

	constructor(problem: SaidProblem) {
		super();
		this.problem = problem;
	}
}

/** How many files an archive has, before any of them is unpacked; what it says of their lengths is held to later. */
async function survey({ db }: Deps, importId: number): Promise<number> {
	let [files, bytes] = [0, 0];
	for await (const file of filesIn(db, importId)) {
		files += 1;
		bytes += file.bytes;
		if (files > ARCHIVE_FILES_MAX) throw new RefusedArchive(["too_many_files", ARCHIVE_FILES_MAX]);
		if (bytes > ARCHIVE_BYTES_MAX) throw new RefusedArchive(["archive_too_large"]);
	}
	return files;
}

async function keepPicture(deps: Deps, who: StaffMember, file: ArchivedFile): Promise<SaidProblem | null> {
	const name = plainName(file.name);
	if (name === undefined) return ["picture_name"];
	if (file.bytes > UPLOAD_BYTES_MAX) return ["picture_too_large"];
	try {
		await keepUpload(deps, who, await file.read(), name);
		return null;
	} catch (error) {
		if (error instanceof BadArchive) return ["picture_damaged"];
		if (!(error instanceof AppError) || error.status >= 500) throw error;
		if (error.code === "too_large") return ["picture_too_large"];
		return [error.code === "unsupported_media_type" ? "not_a_picture" : "picture_damaged"];
	}
}

type Progress = { total: number; done: number; created: number; errors: FileProblem[] };

async function note({ db }: Deps, id: number, progress: Progress): Promise<void> {
	await db.update(productImport).set(progress).where(eq(productImport.id, id));
}

async function finish({ db }: Deps, id: number, end: { state: "done" | "refused"; errors?: FileProblem[] }) {
	await db.transaction(async (tx) => {
		await tx.update(productImport).set(end).where(eq(productImport.id, id));
		await tx.delete(productImportPart).where(eq(productImportPart.importId, id));
	});
}
