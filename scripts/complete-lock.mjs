// Writes the optional packages of other platforms into package-lock.json. A registry that lacks them makes npm leave them
// out, and `npm ci` then refuses the lockfile. Run after every `npm install` that changes the lockfile.
import { readFileSync, writeFileSync } from "node:fs";

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32", "aix"];
const PROCESSORS = ["arm64", "x64", "ia32", "arm", "ppc64", "riscv64", "s390x", "loong64", "wasm32", "mips64el"];

const file = process.argv[2] ?? "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));
const packages = lock.packages;

/** Whether `name` can be resolved from the package at `from`, walking up as Node does. */
function isLocked(from, name) {
	let at = from;
	for (;;) {
		if (packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
		if (!at) return false;
		at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1));
	}
}

/** What a binding's name tells about where it runs: @rollup/x-linux-arm64-musl and the like. */
function platformOf(name) {
	const words = name.split("/").at(-1).split("-");
	const os = SYSTEMS.find((system) => words.includes(system));
	const cpu =
		PROCESSORS.find((processor) => words.includes(processor)) ??
		(words.includes("ppc64le") ? "ppc64" : words.includes("eabi") || words.includes("armv7") ? "arm" : undefined);
	const libc = words.some((word) => word.startsWith("musl"))
		? "musl"
		: words.some((word) => word.startsWith("gnu"))
			? "glibc"
			: undefined;
	return { os, cpu, libc };
}

let added = 0;
for (const [from, entry] of Object.entries(packages)) {
	for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
		if (isLocked(from, name) || !/^\d/.test(version)) continue;
		const { os, cpu, libc } = platformOf(name);
		if (!os && cpu !== "wasm32") continue;
		packages[`node_modules/${name}`] = {
			version,
			...(cpu && { cpu: [cpu] }),
			...(from !== "" && entry.dev && { dev: true }),
			...(libc && { libc: [libc] }),
			optional: true,
			...(os && { os: [os] }),
		};
		added += 1;
	}
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
const indent = readFileSync(file, "utf8").match(/^[\t ]+/m)?.[0] ?? "\t";
writeFileSync(file, `${JSON.stringify(lock, null, indent)}\n`);
console.log(`${added} packages of other platforms added to ${file}`);
