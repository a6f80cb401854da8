import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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

let folder = "";
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "perchero-results-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const vitestTest = (title, status, failureMessages = []) => ({
	ancestorTitles: ["a cart"],
	title,
	status,
	duration: 1500,
	failureMessages,
});
const vitestFile = (name, assertionResults, message = "") => ({ name: `/shop/${name}`, message, assertionResults });
const vitestReport = (...testResults) => fromVitest({ testResults }, "/shop");

const playwrightTest = (title, status, ...messages) => ({
	title,
	file: "cart.spec.ts",
	tests: [
		{
			status,
			results: messages.map((message) => ({ duration: 2000, ...(message && { error: { message } }) })),
		},
	],
});
const playwrightReport = (specs, errors = []) =>
	fromPlaywright({ errors, suites: [{ title: "cart.spec.ts", suites: [{ title: "a guest", specs }] }] });

test("Vitest: what passed, what failed with its message, and what was skipped, which is a failure", () => {
	const results = vitestReport(
		vitestFile("cart.test.ts", [
			vitestTest("is kept", "passed"),
			vitestTest("is emptied", "failed", ["\u001b[31mexpected 1\u001b[39m"]),
			vitestTest("is shared", "skipped"),
		]),
	);
	expect(closingLines(results)).toEqual([
		"FAILED cart.test.ts › a cart › is emptied",
		"    expected 1",
		"FAILED cart.test.ts › a cart › is shared",
		"    It was skipped.",
		"1 passed, 2 failed",
	]);
});

test("Vitest: a property tells what it expected before its counterexample, which is cut", () => {
	const property = (cause) => `Error: Property failed after 3 tests
{ seed: 7, path: "2:0", endOnFailure: true }
Counterexample: [${"buys,".repeat(1000)}
pays]
Shrunk 0 time(s)
Got ${cause}

Hint: Enable verbose mode
    at buildError (fast-check.js:2469:16)`;
	const lines = (cause) =>
		closingLines(vitestReport(vitestFile("life.test.ts", [vitestTest("is sound", "failed", [property(cause)])])));
	expect(lines("AssertionError: expected 3 units to be 2\n    at expectSoundBooks (buying.ts:9:1)")).toEqual([
		"FAILED life.test.ts › a cart › is sound",
		"    AssertionError: expected 3 units to be 2",
		"    Property failed after 3 tests",
		'    { seed: 7, path: "2:0", endOnFailure: true }',
		`    Counterexample: [${"buys,".repeat(1000).slice(0, 399)}…`,
		"0 passed, 1 failed",
	]);
	const many = lines(Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n"));
	expect(many.slice(5, 8)).toEqual([
		"    line 4",
		"    Property failed after 3 tests",
		expect.stringContaining("seed: 7"),
	]);
});

test("Vitest: a file that cannot be loaded and a file without tests are failures", () => {
	const results = vitestReport(vitestFile("a.test.ts", [], "Cannot find module"), vitestFile("b.test.ts", []));
	expect(results.map(({ name, passed, message }) => [name, passed, message])).toEqual([
		["a.test.ts", false, "Cannot find module"],
		["b.test.ts", false, "It holds no test."],
	]);
});

test("Playwright: first try, second try, never, skipped, and an error outside every test", () => {
	const specs = [
		playwrightTest("pays", "expected", ""),
		playwrightTest("returns", "flaky", "too late", ""),
		playwrightTest("leaves", "unexpected", "one\ntwo", "three"),
		playwrightTest("waits", "skipped"),
	];
	expect(closingLines(playwrightReport(specs, [{ message: "no web server" }]))).toEqual([
		"Passed only at the second try: cart.spec.ts › a guest › returns",
		"FAILED the browser tests",
		"    no web server",
		"FAILED cart.spec.ts › a guest › leaves",
		"    one",
		"    two",
		"FAILED cart.spec.ts › a guest › waits",
		"    It was skipped.",
		"2 passed, 3 failed",
	]);
});

test("a message is told with its first eight lines", () => {
	const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n");
	const lines = closingLines([failure("long", message)]);
	expect(lines.slice(1, -1)).toEqual(Array.from({ length: 8 }, (_, line) => `    line ${line}`));
});

test("up to three second tries are named, a fourth fails the run", () => {
	const tries = (many) =>
		playwrightReport(Array.from({ length: many }, (_, at) => playwrightTest(`journey ${at}`, "flaky", "slow", "")));
	expect(closingLines(withinSecondTries(tries(3))).at(-1)).toBe("3 passed, 0 failed");
	const lines = closingLines(withinSecondTries(tries(4)));
	expect(lines[0]).toContain("journey 3");
	expect(lines.slice(1)).toEqual([
		"FAILED second tries",
		"    4 passed only at the second try; 3 are the most a run may need.",
		"4 passed, 1 failed",
	]);
});

test("a file that is run once more counts with its second end, as one second try", () => {
	const disk = (status) => vitestFile("disk.test.ts", [vitestTest("is full", status), vitestTest("has room", status)]);
	const mail = (status) => vitestFile("mail.test.ts", [vitestTest("waits", status), vitestTest("is sent", "passed")]);
	const first = vitestReport(
		disk("failed"),
		mail("failed"),
		vitestFile("cart.test.ts", [vitestTest("is kept", "passed")]),
	);
	const lines = closingLines(withSecondTries(first, vitestReport(disk("passed"), mail("failed"))));
	expect(lines).toEqual([
		"Passed only at the second try: disk.test.ts",
		"FAILED mail.test.ts › a cart › waits",
		"    It was failed.",
		"4 passed, 1 failed",
	]);
});

test("a second run without a report leaves the first failures as they are", () => {
	const first = vitestReport(vitestFile("disk.test.ts", [vitestTest("is full", "failed")]));
	const second = resultsIn(join(folder, "missing.json"), fromVitest);
	expect(closingLines(withSecondTries(first, second)).at(-1)).toBe("0 passed, 2 failed");
});

test("a missing, torn or strange report is a failure with a sentence", () => {
	const torn = join(folder, "torn.json");
	const strange = join(folder, "strange.json");
	writeFileSync(torn, '{ "testResults": [');
	writeFileSync(strange, "{}");
	for (const file of [join(folder, "missing.json"), torn, strange]) {
		for (const read of [fromVitest, fromPlaywright]) {
			const [result, ...others] = resultsIn(file, read);
			expect(others).toEqual([]);
			expect(result.passed).toBe(false);
			expect(result.message).toMatch(/^It could not be read: ./);
		}
	}
});

test("an end that no result explains is a failure", () => {
	const passed = vitestReport(vitestFile("cart.test.ts", [vitestTest("is kept", "passed")]));
	expect(explained("Vitest", 0, passed)).toBe(passed);
	expect(closingLines(explained("Vitest", 1, passed)).at(-1)).toBe("1 passed, 1 failed");
	expect(closingLines(explained("Vitest", 0, []))).toEqual([
		"FAILED Vitest",
		"    It ran no test.",
		"0 passed, 1 failed",
	]);
	const failed = [failure("cart", "wrong")];
	expect(explained("Vitest", 1, failed)).toBe(failed);
});

test("the slowest come first, as many as are wanted", () => {
	const results = [1, 30, 2.25].map((seconds) => ({ ...failure(`of ${seconds}`, ""), seconds }));
	expect(slowestLines(results, 2)).toEqual(["The slowest:", "    30.0 s  of 30", "     2.3 s  of 2.25"]);
});
