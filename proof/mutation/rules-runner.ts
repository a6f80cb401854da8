// Stryker's runner for the mutants of core/rules: the rules are pure, so a process loads their tests once and runs those
// that meet a mutant with that mutant switched on.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
	type CompleteDryRunResult,
	type DryRunResult,
	DryRunStatus,
	determineHitLimitReached,
	type MutantRunOptions,
	type MutantRunResult,
	type TestResult,
	type TestRunner,
	TestStatus,
	toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import fc from "fast-check";
import { type CollectedTest, collect } from "./collected-tests.ts";
import { RuleModules } from "./rule-modules.ts";

type RuleTest = CollectedTest & { id: string; file: string };

const FOLDER = "core/rules";
/** A rule that fills something of its own while it runs would hand what one mutant left there to the next. */
const KEEPS = /^(let |const .* = new (Map|Set|WeakMap)\b.*\(\);$)/m;

class RulesRunner implements TestRunner {
	readonly #switch = switchOfMutants();
	readonly #modules = new RuleModules(join(process.cwd(), "core"));
	readonly #files = testFiles();
	/** How long each test took last: the quick ones go first, because one that notices is enough. */
	readonly #took = new Map<string, number>();
	#tests: RuleTest[] = [];

	capabilities() {
		return { reloadEnvironment: true };
	}

	async init() {
		// A property that notices a mutant does so within its first runs, and nobody reads its smallest example.
		fc.configureGlobal({ interruptAfterTimeLimit: 150, endOnFailure: true });
		this.#tests = await this.#load(this.#files);
	}

	async dryRun(): Promise<DryRunResult> {
		const run = await this.#run(this.#tests, false);
		const { mutantCoverage } = this.#switch;
		return mutantCoverage ? { ...run, mutantCoverage } : run;
	}

	async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
		const { activeMutant, hitLimit, mutantActivation, sandboxFileName, testFilter } = options;
		const isStatic = mutantActivation === "static";
		this.#switch.hitCount = 0;
		if (hitLimit !== undefined) this.#switch.hitLimit = hitLimit;
		try {
			if (isStatic) this.#switch.activeMutant = activeMutant.id;
			const tests = await this.#testsFor(sandboxFileName, isStatic);
			this.#switch.activeMutant = activeMutant.id;
			const met = testFilter ? tests.filter(({ id }) => testFilter.includes(id)) : tests;
			const run = await this.#run(this.#quickFirst(met), true);
			return toMutantRunResult(determineHitLimitReached(this.#switch.hitCount, hitLimit) ?? run);
		} catch (error) {
			// A module that cannot even be loaded is noticed by each of its tests.
			return toMutantRunResult(complete([failed("load", FOLDER, 0, error)]));
		} finally {
			delete this.#switch.activeMutant;
		}
	}

	/** Those that could notice a change of this file; loaded anew where something of another mutant could be left. */
	async #testsFor(mutated: string, isStatic: boolean): Promise<RuleTest[]> {
		if (!isStatic && !KEEPS.test(readFileSync(mutated, "utf8"))) return this.#tests;
		const files = this.#files.filter((file) => this.#modules.reaches(file, mutated));
		return await this.#modules.anew(mutated, () => this.#load(files));
	}

	async #load(files: readonly string[]): Promise<RuleTest[]> {
		const tests: RuleTest[] = [];
		for (const file of files) {
			const found = await collect(() => this.#modules.load(file));
			for (const [at, test] of found.entries()) tests.push({ ...test, file, id: `${file}#${at} ${test.name}` });
		}
		return tests;
	}

	#quickFirst(tests: readonly RuleTest[]): RuleTest[] {
		const took = ({ id }: RuleTest) => this.#took.get(id) ?? 0;
		return tests.toSorted((one, other) => took(one) - took(other));
	}

	async #run(tests: readonly RuleTest[], endsAtFailure: boolean): Promise<CompleteDryRunResult> {
		const results: TestResult[] = [];
		for (const test of tests) {
			const result = await this.#runOne(test);
			results.push(result);
			if (endsAtFailure && result.status === TestStatus.Failed) break;
		}
		return complete(results);
	}

	async #runOne({ id, name, file, run }: RuleTest): Promise<TestResult> {
		this.#switch.currentTestId = id;
		const startedAt = performance.now();
		const spent = () => performance.now() - startedAt;
		try {
			await run();
			this.#took.set(id, spent());
			return { id, name, fileName: file, status: TestStatus.Success, timeSpentMs: spent() };
		} catch (error) {
			return failed(id, file, spent(), error);
		} finally {
			delete this.#switch.currentTestId;
		}
	}
}

/** What the mutated code asks which mutant is on, and notes in what was met. */
function switchOfMutants(): InstrumenterContext {
	const everywhere = globalThis as unknown as Record<string, InstrumenterContext>;
	everywhere[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
	return everywhere[INSTRUMENTER_CONSTANTS.NAMESPACE] as InstrumenterContext;
}

function testFiles(): string[] {
	const names = readdirSync(FOLDER).filter((name) => name.endsWith(".test.ts"));
	return names.sort().map((name) => join(process.cwd(), FOLDER, name));
}

function complete(tests: TestResult[]): CompleteDryRunResult {
	return { status: DryRunStatus.Complete, tests };
}

function failed(id: string, fileName: string, timeSpentMs: number, error: unknown): TestResult {
	const failureMessage = error instanceof Error ? error.message : String(error);
	return { id, name: id, fileName, status: TestStatus.Failed, timeSpentMs, failureMessage };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "rules", RulesRunner)];
