// npm test: everything. `npm test -- unit [FILTER…]`, `npm test -- e2e [FILTER…]` or `npm test -- mutation` runs a part.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, chromiumPath, install, nodePath, run } from "./prepare.mjs";

const [part, ...filters] = process.argv.slice(2);
install();
build();
const node = nodePath();
const reports = mkdtempSync(join(tmpdir(), "perchero-reports-"));
// Open to PostgreSQL's own user, who is not root when the tests are.
chmodSync(reports, 0o755);
const totals = { passed: 0, failed: 0 };

const isWanted = (name) => part === undefined || part === name;
if (isWanted("unit")) await runUnitTests();
if (isWanted("mutation")) await runMutations();
if (isWanted("e2e")) await runBrowserTests();
rmSync(reports, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);

async function runUnitTests() {
	const file = join(reports, "unit.json");
	const args = [
		"node_modules/vitest/vitest.mjs",
		"run",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${file}`,
	];
	const code = await run(node, [...args, ...filters], { NODE_ENV: "test" });
	count(code, file, (report) => ({
		passed: report.numPassedTests,
		failed: report.numTotalTests - report.numPassedTests,
	}));
}

/** Whether the tests of core/rules notice what is changed there; one test, passed from the score in stryker.config.json on. */
async function runMutations() {
	const code = await run(node, ["node_modules/@stryker-mutator/core/bin/stryker.js", "run"], {});
	totals[code === 0 ? "passed" : "failed"] += 1;
}

async function runBrowserTests() {
	const file = join(reports, "e2e.json");
	const shop = join(reports, "shop");
	mkdirSync(shop);
	const environment = {
		CHROMIUM: chromiumPath(),
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
		E2E_DATA_DIR: shop,
		E2E_PORT: String(await freePort()),
	};
	// Chosen tests run by themselves, without what comes before them in a whole run.
	const chosen = filters.length > 0 ? ["--no-deps", ...filters] : [];
	const code = await run(
		node,
		["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...chosen],
		environment,
	);
	count(code, file, ({ stats }) => ({
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + stats.skipped,
	}));
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

/** Adds a runner's counts; a runner that failed without a failed test (or without a report) counts as one failure. */
function count(code, file, read) {
	let counts = { passed: 0, failed: 0 };
	try {
		counts = read(JSON.parse(readFileSync(file, "utf8")));
	} catch {}
	totals.passed += counts.passed;
	totals.failed += counts.failed || (code === 0 ? 0 : 1);
}
