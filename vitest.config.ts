import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["{core,server,web,proof}/**/*.test.ts"],
		globalSetup: ["server/testing/global-setup.ts"],
		testTimeout: 20_000,
		hookTimeout: 60_000,
		maxWorkers: 2,
	},
});
