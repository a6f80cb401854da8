// npm run mutation [-- GROUP…]: changes the server's money, stock, payment and access code in small ways, one at a time,
// and counts the changes its tests notice; too few fail it. The rules have a run of their own in `npm run proof`.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type GroupName, groups } from "./groups.ts";

const STRYKER = "node_modules/@stryker-mutator/core/bin/stryker.js";
const REPORT = "reports/mutation/mutation.json";
/** Below this the tests are not good enough. */
const LEAST_SCORE = 85;
const NOTICED = new Set(["Killed", "Timeout"]);
const MISSED = new Set(["Survived", "NoCoverage"]);

type Report = { files: Record<string, { mutants: { status: string }[] }> };
type Count = { noticed: number; missed: number };

const wanted = process.argv.slice(2) as GroupName[];
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) {
	console.error(`There is no group ${unknown.join(", ")}; there are ${Object.keys(groups).join(", ")}.`);
	process.exit(1);
}

const counts = new Map<string, Count>();
for (const name of wanted.length > 0 ? wanted : (Object.keys(groups) as GroupName[])) {
	const args = [STRYKER, "run", "proof/mutation/server.stryker.json", "--mutate", groups[name].mutate.join(",")];
	const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, MUTATED: name } });
	if (status !== 0) process.exit(status ?? 1);
	const report = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
	for (const [file, { mutants }] of Object.entries(report.files)) counts.set(file, countOf(mutants));
}

for (const [file, count] of counts) console.log(lineOf(file, count));
const all = [...counts.values()];
const sum = (of: keyof Count) => all.reduce((total, count) => total + count[of], 0);
const whole = { noticed: sum("noticed"), missed: sum("missed") };
console.log(lineOf("in all", whole));
if (scoreOf(whole) < LEAST_SCORE) {
	console.error(`The tests notice too little: ${LEAST_SCORE} is the least.`);
	process.exitCode = 1;
}

function countOf(mutants: readonly { status: string }[]): Count {
	return {
		noticed: mutants.filter(({ status }) => NOTICED.has(status)).length,
		missed: mutants.filter(({ status }) => MISSED.has(status)).length,
	};
}

function scoreOf({ noticed, missed }: Count): number {
	return (100 * noticed) / (noticed + missed);
}

function lineOf(what: string, count: Count): string {
	const { noticed, missed } = count;
	const figures = `${String(noticed).padStart(4)} of ${String(noticed + missed).padStart(4)} noticed`;
	return `${what.padEnd(56)} ${figures}: ${scoreOf(count).toFixed(2)}`;
}
