import { defineConfig } from "vitest/config";
import { type GroupName, groups } from "./groups.ts";

const { tests } = groups[process.env.MUTATED as GroupName];

export default defineConfig({
	test: {
		include: tests,
		globalSetup: ["server/testing/global-setup.ts"],
		testTimeout: 60_000,
		hookTimeout: 120_000,
		maxWorkers: 1,
	},
});
