import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest first, so that in the end every processor still has something to do. */
const LONG = [
	"proof/attacks/fuzz.",
	// It waits for the shop's patience to end, while others work.
	"proof/attacks/raw-http-slow.",
	"proof/life/",
	"proof/histories/",
	"proof/kills/",
	"proof/",
	"testing/permissions.",
	"images/upload.",
	"pictures/draw.",
	"features/payments/",
];
const place = ({ moduleId }: TestSpecification) =>
	LONG.findIndex((part) => moduleId.includes(part)) + 1 || LONG.length + 1;

class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		return (await super.sort(files)).sort((one, other) => place(one) - place(other));
	}
}

/** One PostgreSQL for the whole run of a project. */
const globalSetup = ["server/testing/global-setup.ts"];

/** Loading the shop's modules again for each file took longer than its tests: files of a process share them, so no test may leave anything in a module. */
const isolate = false;

export default defineConfig({
	test: {
		sequence: { sequencer: LongestFirst },
		// For what hangs: a machine that is three times slower than ours must not fail.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// One more than there are processors: a seventh of the time all tests of a process wait for PostgreSQL or a browser.
		maxWorkers: availableParallelism() + 1,
		projects: [
			{
				extends: true,
				test: { name: "rules", isolate, include: ["{core,deploy}/**/*.test.ts", "scripts/**/*.test.mjs"] },
			},
			{
				extends: true,
				test: { name: "web", isolate, include: ["web/**/*.test.{ts,tsx}"], exclude: ["web/**/*.parts.test.tsx"] },
			},
			"./vitest.parts.config.ts",
			{ extends: true, test: { name: "server", include: ["{server,demo}/**/*.test.ts"], isolate, globalSetup } },
			{ extends: true, test: { name: "proof", include: ["proof/**/*.test.ts"], globalSetup } },
		],
	},
});
