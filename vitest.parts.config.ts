import { availableParallelism } from "node:os";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";

/** The screens and parts of the web, each alone in the system's Chromium: `CHROMIUM` is set by `npm test`. */
export default defineProject({
	plugins: [tailwindcss()],
	// Every package the pages use is looked for before the first test: one found later would load the page anew in the middle of a test.
	optimizeDeps: { force: true, entries: ["{core,web}/**/*.{ts,tsx}", "!web/**/*.server.*", "!web/entry.server.tsx"] },
	test: {
		name: "parts",
		include: ["web/**/*.parts.test.tsx"],
		setupFiles: ["web/testing/parts-setup.ts"],
		testTimeout: 60_000,
		// As in vitest.config.ts, so that they run beside the others: a test of a part mostly waits for its browser.
		maxWorkers: availableParallelism() + 1,
		expect: { poll: { timeout: 20_000 } },
		browser: {
			enabled: true,
			headless: true,
			screenshotFailures: false,
			provider: playwright({
				launchOptions: {
					executablePath: process.env.CHROMIUM ?? "",
					args: ["--no-sandbox", "--font-render-hinting=none", "--disable-gpu", "--js-flags=--no-opt --no-maglev"],
				},
				contextOptions: { reducedMotion: "reduce" },
				actionTimeout: 20_000,
			}),
			viewport: { width: 1280, height: 900 },
			instances: [{ browser: "chromium", name: "parts" }],
		},
	},
});
