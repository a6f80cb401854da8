import { mkdir, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import type { Figure, Measure } from "./figure.ts";
import { accountFigures } from "./figures/accounts.ts";
import { browserFigures } from "./figures/browser.ts";
import { cartFigures } from "./figures/carts.ts";
import { catalogueFigures } from "./figures/catalogue.ts";
import { findFigures } from "./figures/find.ts";
import { importFigures } from "./figures/imports.ts";
import { listFigures } from "./figures/lists.ts";
import { mixedFigures } from "./figures/mixed.ts";
import { pageFigures } from "./figures/pages.ts";
import { paidOrderFigures } from "./figures/paid-orders.ts";
import { scaleFigures } from "./figures/scale.ts";
import { staffFigures } from "./figures/staff.ts";
import { startFigures } from "./figures/start.ts";
import { warmPageFigures } from "./figures/warm-pages.ts";
import { workerFigures } from "./figures/workers.ts";
import { loadTool } from "./load.ts";

/** Measures the shop beside bare references in one run: npm run bench [-- PART …]. Prints a table, writes bench/results/. */
const parts: Record<string, Measure> = {
	start: startFigures,
	"warm-pages": warmPageFigures,
	pages: pageFigures,
	catalogue: catalogueFigures,
	find: findFigures,
	accounts: accountFigures,
	carts: cartFigures,
	"paid-orders": paidOrderFigures,
	staff: staffFigures,
	import: importFigures,
	lists: listFigures,
	workers: workerFigures,
	mixed: mixedFigures,
	browser: browserFigures,
	scale: scaleFigures,
};

/** Filling a shop with ten million orders takes longer than everything else together. */
const ONLY_BY_NAME = ["scale"];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
	console.error(`There is no part ${unknown.join(", ")}. The parts are: ${Object.keys(parts).join(", ")}.`);
	process.exit(1);
}

const results: Record<string, Figure[]> = {};
for (const [name, measure] of Object.entries(parts)) {
	if (wanted.length > 0 ? !wanted.includes(name) : ONLY_BY_NAME.includes(name)) continue;
	console.log(`\n${name}`);
	results[name] = await measure();
	for (const figure of results[name]) console.log(tableLine(figure));
}

const machine = {
	processors: cpus().length,
	model: cpus()[0]?.model ?? "",
	memory: totalmem(),
	node: process.version,
	loadTool,
};
const folder = new URL("results/", import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(
	new URL("latest.json", folder),
	`${JSON.stringify({ measuredAt: new Date().toISOString(), machine, results }, null, "\t")}\n`,
);
console.log("\nwritten to bench/results/latest.json");

function tableLine({ name, value, ratio, goal, met }: Figure): string {
	const mark = met === undefined ? " " : met ? "✓" : "✗";
	return `${mark} ${name.padEnd(52)} ${value.padEnd(44)} ${ratio === undefined ? "" : `ratio ${ratio.toFixed(2)}`.padEnd(12)} ${goal ? `(goal ${goal})` : ""}`;
}
