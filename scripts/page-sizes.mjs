// The JavaScript each page sends (brotli), against its budget in page-budgets.json. `--write` sets the budgets of pages
// that have none, a little above what they send now.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "./files.mjs";
import { pagesOf, problemsOf } from "./page-rules.mjs";
import { build } from "./prepare.mjs";

const root = join(import.meta.dirname, "..");
const budgetsFile = join(root, "scripts", "page-budgets.json");
const KB = 1024;
const ROOM = 1.03;

await build();
const budgets = JSON.parse(readFileSync(budgetsFile, "utf8"));
const pages = LANGUAGES.flatMap((language) =>
	pagesOf(readManifest(language), sentSize).map((page) => ({ ...page, language })),
);
if (process.argv.includes("--write")) {
	for (const { address } of pages) {
		const largest = Math.max(...pages.filter((page) => page.address === address).map(({ bytes }) => bytes));
		budgets[address] ??= Math.ceil((largest * ROOM) / KB);
	}
	writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, "\t")}\n`);
}
const problems = problemsOf(pages, budgets);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${pages.length} pages (${LANGUAGES.join(", ")}) within their budgets`);
process.exit(problems.length === 0 ? 0 : 1);

function sentSize(file) {
	return statSync(join(root, "build", "client", `${file}.br`)).size;
}

/** React Router's table of what each route loads. Browsers ask for its parts as they need them, never for this file. */
function readManifest(language) {
	const folder = join(root, "build", "pages", language, "client", "assets");
	const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
	const text = readFileSync(join(folder, name), "utf8");
	const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
	return manifest;
}
