import { defineConfig } from "vitest/config";

/** The tests of core/rules alone: they are pure and need no PostgreSQL. Two runners share the machine, so nothing is timed. */
export default defineConfig({
	test: { include: ["core/rules/*.test.ts"], setupFiles: ["proof/mutation/rules.setup.ts"], testTimeout: 60_000 },
});
