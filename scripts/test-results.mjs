// What the runners' reports say as one list of results, and the closing lines made of it. Nothing here runs anything.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * How one test ended. `again` names what was tried a second time before it passed: the test, or its whole file.
 * @typedef {{ name: string, file: string, passed: boolean, again?: string, seconds: number, message: string }} Result
 */

const MOST_SECOND_TRIES = 3;
const LINES_OF_A_MESSAGE = 8;
const LINES_OF_A_CAUSE = 5;
const LETTERS_OF_A_COUNTEREXAMPLE = 400;

/** @returns {Result} */
export function failure(name, message) {
	return { name, file: "", passed: false, seconds: 0, message };
}

/** A report that is missing or cannot be understood is a failure with a sentence, never an exception. */
export function resultsIn(file, read) {
	try {
		return read(JSON.parse(readFileSync(file, "utf8")));
	} catch (error) {
		return [failure("the report of the tests", `It could not be read: ${error.message}`)];
	}
}

/** Vitest's JSON report. A test that was skipped or never reached counts as failed, like a file that cannot be loaded. */
export function fromVitest(report, root = process.cwd()) {
	return report.testResults.flatMap(({ name, message, assertionResults }) => {
		const file = relative(root, name);
		if (assertionResults.length === 0) return [{ ...failure(file, message || "It holds no test."), file }];
		return assertionResults.map((test) => {
			const passed = test.status === "passed";
			return {
				name: [file, ...test.ancestorTitles, test.title].join(" › "),
				file,
				passed,
				seconds: (test.duration ?? 0) / 1000,
				message: passed ? "" : test.failureMessages?.map(causeFirst).join("\n") || message || `It was ${test.status}.`,
			};
		});
	});
}

/** What a property expected, then how to try it again: fast-check tells a counterexample of any length before both. */
function causeFirst(message) {
	const [, head, counterexample, cause] = message.match(PROPERTY_FAILED) ?? [];
	if (!cause) return message;
	const lines = stripVTControlCharacters(cause).split("\n");
	const stack = lines.findIndex((line) => /^\s+at /.test(line));
	const said = lines.slice(0, Math.min(stack === -1 ? lines.length : stack, LINES_OF_A_CAUSE));
	const isLong = counterexample.length > LETTERS_OF_A_COUNTEREXAMPLE;
	const shown = isLong ? `${counterexample.slice(0, LETTERS_OF_A_COUNTEREXAMPLE)}…` : counterexample;
	return [...said, head, `Counterexample: ${shown.replaceAll("\n", " ")}`].join("\n");
}

const PROPERTY_FAILED =
	/^(?:Error: )?(Property failed after [^\n]*\n[^\n]*)\nCounterexample: (.*)\nShrunk \d+ time\(s\)\nGot (.*)$/s;

/** Playwright's JSON report. */
export function fromPlaywright({ errors, suites }) {
	const broken = errors.map(({ message }) => failure("the browser tests", message ?? "They could not run."));
	return [...broken, ...suites.flatMap((suite) => specsIn(suite, []))];
}

function specsIn(suite, titles) {
	const here = [...titles, suite.title];
	const own = (suite.specs ?? []).flatMap((spec) =>
		spec.tests.map(({ status, results }) => {
			const name = [...here, spec.title].join(" › ");
			const passed = status === "expected" || status === "flaky";
			return {
				name,
				file: spec.file,
				passed,
				...(status === "flaky" && { again: name }),
				seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
				message: passed ? "" : (results.find(({ error }) => error)?.error.message ?? `It was ${status}.`),
			};
		}),
	);
	return [...own, ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, here))];
}

/** The results of a runner that ended with that code: an end that they do not explain is a failure of its own. */
export function explained(name, code, results) {
	if (results.some(({ passed }) => !passed) || (code === 0 && results.length > 0)) return results;
	const why = code === 0 ? "It ran no test." : `It ended with code ${code} although no test failed: see above.`;
	return [...results, failure(name, why)];
}

/** The results of a run of which some files were run again: their second end counts. */
export function withSecondTries(first, second) {
	const repeated = new Set(second.map(({ file }) => file));
	const failed = new Set(second.filter(({ passed }) => !passed).map(({ file }) => file));
	return [
		...first.filter(({ file }) => !repeated.has(file)),
		...second.map((result) => (failed.has(result.file) ? result : { ...result, again: result.file })),
	];
}

export function secondTriesIn(results) {
	return [...new Set(results.flatMap(({ passed, again }) => (passed && again ? [again] : [])))];
}

/** The same results, with a failure more when too many things passed only at the second try. */
export function withinSecondTries(results) {
	const tries = secondTriesIn(results).length;
	if (tries <= MOST_SECOND_TRIES) return results;
	const why = `${tries} passed only at the second try; ${MOST_SECOND_TRIES} are the most a run may need.`;
	return [...results, failure("second tries", why)];
}

export function slowestLines(results, most = 10) {
	const slowest = [...results].sort((one, other) => other.seconds - one.seconds).slice(0, most);
	return ["The slowest:", ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)];
}

/** What stands at the very end: second tries, failures with the beginning of their messages, and one line of counts. */
export function closingLines(results) {
	const tries = secondTriesIn(results);
	const failed = results.filter(({ passed }) => !passed);
	return [
		...(tries.length > 0 ? [`Passed only at the second try: ${tries.join("; ")}`] : []),
		...failed.flatMap(({ name, message }) => [`FAILED ${name}`, ...beginningOf(message)]),
		`${results.length - failed.length} passed, ${failed.length} failed`,
	];
}

function beginningOf(message) {
	const lines = stripVTControlCharacters(String(message)).trim().split("\n");
	return lines.slice(0, LINES_OF_A_MESSAGE).map((line) => `    ${line}`);
}
