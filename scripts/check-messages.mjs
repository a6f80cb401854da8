// Fails when messages lack a language, and when the server refuses with words that are not among them. That each object has
// every message of its English sibling, and no other, is shown by the types: it `satisfies Wording<typeof en>`.
import { globSync, readFileSync } from "node:fs";
import { at, LANGUAGES, root } from "./files.mjs";
import { missingMessages, ownRefusals } from "./message-rules.mjs";

const read = (file) => readFileSync(at(file), "utf8");
const found = (...patterns) =>
	patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !/\.test\.ts$/.test(file));
const messages = found(
	"{web,server}/**/*messages.??.ts",
	"core/messages.ts",
	"core/messages.*.ts",
	"core/messages/*.ts",
);
const problems = [...missingMessages(messages, LANGUAGES, read), ...ownRefusals(found("server/**/*.ts"), read)];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
