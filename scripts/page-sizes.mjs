// The JavaScript each page sends (brotli), against its budget in page-budgets.json. `--write` sets the budgets of pages
// that have none, a little above what they send now.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "./files.mjs";
import { build } from "./prepare.mjs";

const root = join(import.meta.dirname, "..");
const budgetsFile = join(root, "scripts", "page-budgets.json");
const KB = 1024;
const ROOM = 1.03;

await build();
const budgets = JSON.parse(readFileSync(budgetsFile, "utf8"));
const pages = LANGUAGES.flatMap((language) => pagesOf(readManifest(language)).map((page) => ({ ...page, language })));
if (process.argv.includes("--write")) {
	for (const { address } of pages) {
		const largest = Math.max(...pages.filter((page) => page.address === address).map(({ bytes }) => bytes));
		budgets[address] ??= Math.ceil((largest * ROOM) / KB);
	}
	writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, "\t")}\n`);
}
const problems = [...pages.flatMap(problemOf), ...Object.keys(budgets).flatMap(goneOf)];
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${pages.length} pages (${LANGUAGES.join(", ")}) within their budgets`);
process.exit(problems.length === 0 ? 0 : 1);

function problemOf({ address, language, bytes, files }) {
	const limit = budgets[address];
	if (limit === undefined) return [`${address} has no budget in scripts/page-budgets.json (it sends ${kb(bytes)})`];
	if (bytes <= limit * KB) return [];
	const largest = files.slice(0, 5).map(({ file, bytes }) => `    ${kb(bytes)}  ${file}`);
	return [
		[
			`${address} (${language}) sends ${kb(bytes)} of JavaScript, its limit is ${limit} KB. Its largest files:`,
			...largest,
		].join("\n"),
	];
}

function goneOf(address) {
	return pages.some((page) => page.address === address) ? [] : [`${address} has a budget and is no page`];
}

function kb(bytes) {
	return `${(bytes / KB).toFixed(1)} KB`;
}

/** React Router's table of what each route loads. Browsers ask for its parts as they need them, never for this file. */
function readManifest(language) {
	const folder = join(root, "build", "pages", language, "client", "assets");
	const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
	const text = readFileSync(join(folder, name), "utf8");
	const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
	return manifest;
}

/** Every route that is a page of its own, with each file it loads once: its own, its parents' and those of the entry. */
function pagesOf({ entry, routes }) {
	const all = Object.values(routes);
	const chainOf = (route) => (route ? [...chainOf(routes[route.parentId]), route] : []);
	const isPage = (route) => route.index || (route.path && !all.some(({ parentId }) => parentId === route.id));
	return all.filter(isPage).map((route) => {
		const chain = chainOf(route);
		const loaded = new Set([entry, ...chain].flatMap(({ module, imports }) => [module, ...imports]));
		const files = [...loaded].map((file) => ({
			file,
			bytes: statSync(join(root, "build", "client", `${file}.br`)).size,
		}));
		files.sort((a, b) => b.bytes - a.bytes);
		const address = `/${chain.flatMap(({ path }) => path || []).join("/")}`;
		return { address, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
	});
}
