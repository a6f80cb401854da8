// The runners behind `npm test` and `npm run proof`: each stage runs one of them to its end and gives its results.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath, nodePath, root, runWithOthers } from "./prepare.mjs";
import {
	closingLines,
	explained,
	failure,
	fromPlaywright,
	fromVitest,
	resultsIn,
	slowestLines,
	withinSecondTries,
	withSecondTries,
} from "./test-results.mjs";

/** Where `.ci/run` wants the results of a tier. */
const { RESULTS_FILE } = process.env;

/** Runs the stages one after another, prints what they showed, and ends the command. */
export async function runTier(stages) {
	const reports = mkdtempSync(join(tmpdir(), "perchero-reports-"));
	// Open to PostgreSQL's own user, who is not root when the tests are.
	chmodSync(reports, 0o755);
	process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
	const beganAt = Date.now();
	let results = [];
	for (const [at, { name, work }] of stages.entries()) {
		console.log(`\n=== ${at + 1} of ${stages.length}: ${name}`);
		const startedAt = Date.now();
		const ended = await work(reports);
		results = [...results, ...ended];
		const failed = ended.filter(({ passed }) => !passed).length;
		console.log(`=== ${name}: ${ended.length - failed} passed and ${failed} failed in ${secondsSince(startedAt)} s`);
	}
	results = withinSecondTries(results);
	if (RESULTS_FILE) writeFileSync(RESULTS_FILE, JSON.stringify(results));
	const whole = `All stages in ${secondsSince(beganAt)} s`;
	console.log(["", ...slowestLines(results), "", whole, ...closingLines(results)].join("\n"));
	process.exit(results.every(({ passed }) => passed) ? 0 : 1);
}

function secondsSince(moment) {
	return Math.round((Date.now() - moment) / 1000);
}

/** Projects of vitest.config.ts; with filters, only files whose path holds one. A failed file that `mayTryAgain` fits is run once more, alone. */
export async function runVitest(reports, projects, filters, mayTryAgain, options = []) {
	const first = await runVitestOnce(reports, projects, filters, options);
	const failed = first.filter(({ passed, file }) => !passed && mayTryAgain.test(file)).map(({ file }) => file);
	if (failed.length === 0) return first;
	const files = [...new Set(failed)];
	console.log(`\nOnce more, alone: ${files.join(", ")}`);
	return withSecondTries(first, await runVitestOnce(reports, projects, files, ["--no-file-parallelism"]));
}

async function runVitestOnce(reports, projects, filters, options = []) {
	const file = join(reports, "vitest.json");
	rmSync(file, { force: true });
	const args = [
		"run",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${file}`,
		...projects.map((project) => `--project=${project}`),
		...options,
		...filters,
	];
	const environment = { NODE_ENV: "test", CHROMIUM: chromiumPath() };
	const code = await runWithOthers(nodePath(), ["node_modules/vitest/vitest.mjs", ...args], environment);
	return explained(
		"Vitest",
		code,
		resultsIn(file, (report) => fromVitest(report, root)),
	);
}

/** The journeys of e2e/ on the built shop: projects with what comes before them, or chosen ones by themselves. */
export async function runPlaywright(reports, projects, filters = []) {
	const file = join(reports, "playwright.json");
	const shop = join(reports, "shop");
	mkdirSync(shop);
	const environment = {
		CHROMIUM: chromiumPath(),
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
		E2E_DATA_DIR: shop,
		E2E_PORT: String(await freePort()),
	};
	const args = [
		"test",
		"--reporter=list,json",
		...(filters.length > 0 ? ["--no-deps", ...filters] : projects.map((project) => `--project=${project}`)),
	];
	const code = await runWithOthers(nodePath(), ["node_modules/@playwright/test/cli.js", ...args], environment);
	return explained("Playwright", code, resultsIn(file, fromPlaywright));
}

/** Whether the tests of core/rules notice what is changed there: one result, passed from the score in its settings on. */
export async function runMutants() {
	const startedAt = Date.now();
	const settings = "proof/mutation/rules.stryker.json";
	const code = await runWithOthers(nodePath(), ["node_modules/@stryker-mutator/core/bin/stryker.js", "run", settings]);
	const name = "the tests of the rules notice changes of the rules";
	const seconds = (Date.now() - startedAt) / 1000;
	if (code !== 0) return [{ ...failure(name, `Stryker ended with code ${code}: see above.`), seconds }];
	return [{ name, file: settings, passed: true, seconds, message: "" }];
}

/** A port nobody listens on now, below those the system gives to outgoing connections. */
async function freePort() {
	for (;;) {
		const port = 20_000 + Math.floor(Math.random() * 12_000);
		const server = createServer();
		const isFree = await new Promise((resolve) => {
			server.once("error", () => resolve(false)).listen(port, () => server.close(() => resolve(true)));
		});
		if (isFree) return port;
	}
}
