// Part of npm run check: the summary of docs/spec-conformance.md fits its rows (scripts/conformance-rules.mjs).
import { readFileSync } from "node:fs";
import { problemsOf } from "./conformance-rules.mjs";
import { at } from "./files.mjs";

const problems = problemsOf(readFileSync(at("docs", "spec-conformance.md"), "utf8"));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
