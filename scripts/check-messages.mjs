// Fails when messages of one language have no sibling in another. That each sibling has every message, and no other, is
// shown by the types: it `satisfies Wording<typeof en>`.
import { globSync, readFileSync } from "node:fs";
import { LANGUAGES, root } from "./files.mjs";
import { missingMessages } from "./message-rules.mjs";

const files = globSync("{core,web,server}/**/messages.*.ts", { cwd: root });
const problems = missingMessages(files, LANGUAGES, (file) => readFileSync(`${root}/${file}`, "utf8"));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
