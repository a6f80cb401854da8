// npm run check: format and lint (with the import directions), types, dead code. All of them run, so that one run shows everything.
import { install, nodePath, runWithOthers } from "./prepare.mjs";

await install();
const node = nodePath();
const steps = [
	["format, lint, import direction", "node_modules/@biomejs/biome/bin/biome", ["check", "."]],
	["route types", "node_modules/@react-router/dev/bin.cjs", ["typegen"]],
	["types", "node_modules/typescript/bin/tsc", ["-b", "--noEmit"]],
	["no forgotten promises", "node_modules/oxlint/bin/oxlint", ["--type-aware"]],
	["dead code", "node_modules/knip/bin/knip.js", []],
	["circles between rooms, roles in names, lengths", "scripts/check-rooms.mjs", []],
	["every message in every language", "scripts/check-messages.mjs", []],
	["JavaScript of each page", "scripts/page-sizes.mjs", []],
	["the sum of statements kept", "scripts/check-conformance.mjs", []],
	["migrations only add", "scripts/check-migrations.mjs", []],
	["sums and install scripts of packages", "scripts/check-lock.mjs", []],
	["weight of a running shop's packages", "scripts/check-weight.mjs", []],
];
let failed = 0;
for (const [name, program, args] of steps) {
	const code = await runWithOthers(node, [program, ...args]);
	console.log(`${code === 0 ? "ok  " : "FAIL"} ${name}`);
	if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
