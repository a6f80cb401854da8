// Where things lie, and how a command ends when it cannot go on. Runs under whatever Node the machine has.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const at = (...parts) => join(root, ...parts);

/** The pages are built once for each; the same list as in core/languages.ts. */
export const LANGUAGES = ["en", "es"];

/** Ends the command with one sentence for the person who typed it. */
export function giveUp(sentence) {
	console.error(sentence);
	process.exit(1);
}

export function filesBelow(folder) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name))
		.sort();
}

export function hashOf(files) {
	const hash = createHash("sha256");
	for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
	return hash.digest("hex");
}

/** When each of these files was last written, moved or copied, by the machine's own note of it, which nobody can set back. */
export function touchedOf(files) {
	const lines = files.map((file) => {
		const { size, mtimeMs, ctimeMs } = statSync(file);
		return `${file} ${size} ${mtimeMs} ${ctimeMs}`;
	});
	return createHash("sha256").update(lines.join("\n")).digest("hex");
}

/** Whether the note at `marker` says that this was made from exactly these contents. */
export function isNoted(marker, wanted) {
	return existsSync(marker) && readFileSync(marker, "utf8") === wanted;
}
