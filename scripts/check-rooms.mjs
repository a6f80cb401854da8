// Part of npm run check: no circles between rooms, roles in names, lengths (scripts/room-rules.mjs).
import { root } from "./files.mjs";
import { problemsOf } from "./room-rules.mjs";

const problems = problemsOf(root);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
