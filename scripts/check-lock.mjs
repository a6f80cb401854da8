// Part of npm run check: every package that is fetched has a sum, and only listed ones run a script (scripts/lock-rules.mjs).
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { problemsOf } from "./lock-rules.mjs";

const root = join(import.meta.dirname, "..");
const read = (...path) => JSON.parse(readFileSync(join(root, ...path), "utf8"));

function runsScript(path) {
	if (!existsSync(join(root, path, "package.json"))) return false;
	const { scripts = {} } = read(path, "package.json");
	return ["preinstall", "install", "postinstall"].some((name) => name in scripts);
}

const { allowScripts = {} } = read("package.json");
const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
const problems = problemsOf(read("package-lock.json").packages, allowed, runsScript);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
