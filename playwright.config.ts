import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

// Set by `npm test`, which prepares all three.
const { E2E_PORT: port = "", E2E_DATA_DIR: folder = "", CHROMIUM: chromium = "" } = process.env;
const address = `http://127.0.0.1:${port}`;

const CHANGES_THE_CATALOGUE = /(attacks-stored|staff-[a-z]+)\.spec\.ts$/;

export default defineConfig({
	testDir: "e2e",
	timeout: 60_000,
	expect: { timeout: 10_000 },
	workers: availableParallelism(),
	// A test that needs its second try is named at the end, and more than three fail the run.
	retries: 1,
	fullyParallel: true,
	forbidOnly: true,
	// Those that put products on sale come last: the others compare counts, orders and first pages exactly.
	projects: [
		{ name: "reads", testIgnore: CHANGES_THE_CATALOGUE },
		{ name: "writes", testMatch: CHANGES_THE_CATALOGUE, dependencies: ["reads"] },
	],
	use: {
		baseURL: address,
		launchOptions: {
			executablePath: chromium,
			args: [
				"--no-sandbox",
				// Text as wide as in a window: a shell without windows rounds the width of every letter.
				"--font-render-hinting=none",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
		trace: "off",
	},
	webServer: {
		command: "node build/shop/main.js",
		url: `${address}/readyz`,
		timeout: 120_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
		env: {
			NODE_ENV: "production",
			PORT: port,
			DATA_DIR: folder,
			PUBLIC_URL: address,
			RATE_LIMITS: "off",
		},
	},
});
