import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest first, so that in the end both processors still have something to do. */
const LONG = ["proof/attacks/fuzz.", "proof/life/", "proof/", "features/payments/"];
const place = ({ moduleId }: TestSpecification) =>
	LONG.findIndex((part) => moduleId.includes(part)) + 1 || LONG.length + 1;

class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		return (await super.sort(files)).sort((one, other) => place(one) - place(other));
	}
}

export default defineConfig({
	test: {
		include: ["{core,server,web,demo,proof}/**/*.test.ts"],
		globalSetup: ["server/testing/global-setup.ts"],
		sequence: { sequencer: LongestFirst },
		testTimeout: 20_000,
		hookTimeout: 60_000,
		maxWorkers: 2,
	},
});
