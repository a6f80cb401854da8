// Fails when messages lack a language. That each file has every message of its English sibling, and no other, is shown by
// the types: it `satisfies Wording<typeof en>`.
import { globSync, readFileSync } from "node:fs";
import { at, LANGUAGES, root } from "./files.mjs";
import { missingMessages } from "./message-rules.mjs";

const files = ["{web,server}/**/*messages.??.ts", "core/messages.ts", "core/messages.*.ts", "core/messages/*.ts"]
	.flatMap((pattern) => globSync(pattern, { cwd: root }))
	.filter((file) => !file.endsWith(".test.ts"));
const problems = missingMessages(files, LANGUAGES, (file) => readFileSync(at(file), "utf8"));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
