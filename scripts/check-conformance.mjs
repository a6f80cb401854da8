// Part of npm run check: the summary of docs/spec-conformance.md fits its rows, whose files are there (scripts/conformance-rules.mjs).
import { existsSync, readFileSync } from "node:fs";
import { problemsOf } from "./conformance-rules.mjs";
import { at } from "./files.mjs";

const problems = problemsOf(readFileSync(at("docs", "spec-conformance.md"), "utf8"), (file) => existsSync(at(file)));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
