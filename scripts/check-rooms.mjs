// Part of npm run check: no circles between rooms, roles in names, lengths, one meaning for each exported name (scripts/room-rules.mjs).
import { readFileSync } from "node:fs";
import { at, root } from "./files.mjs";
import { problemsOf } from "./room-rules.mjs";

/** By name, in how many files it may still be exported; the list only shrinks. */
const excepted = JSON.parse(readFileSync(at("scripts", "shared-names.json"), "utf8"));
const problems = problemsOf(root, excepted);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
