// What `npm start` installs stays light: tools for tests and lint are no part of it.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export const LIMIT_MB = 450;

export const isTooHeavy = (bytes) => Math.round(bytes / 1_000_000) > LIMIT_MB;

/** Bytes of the installed packages that a running shop has, by the entries of the lockfile. */
export function weightOf(root, packages) {
	const paths = Object.keys(packages).filter((path) => path !== "" && !packages[path].dev);
	return paths.reduce((sum, path) => sum + bytesBelow(join(root, path)), 0);
}

/** A package inside another has an entry of its own. */
function bytesBelow(folder) {
	if (!existsSync(folder)) return 0;
	let bytes = 0;
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (entry.isFile()) bytes += statSync(join(folder, entry.name)).size;
		else if (entry.isDirectory() && entry.name !== "node_modules") bytes += bytesBelow(join(folder, entry.name));
	}
	return bytes;
}
