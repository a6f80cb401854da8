import { defineConfig } from "@playwright/test";

// Read again by every worker process: the first reading decides, the others inherit.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;
const folder = process.env.E2E_DATA_DIR;
if (!folder) throw new Error("Run the browser tests by `npm test -- e2e`: it makes the folder their shop lives in.");

export default defineConfig({
	testDir: "e2e",
	timeout: 60_000,
	expect: { timeout: 10_000 },
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	use: {
		baseURL: address,
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
			args: [
				"--no-sandbox",
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
		command: "node server/main.ts",
		url: `${address}/readyz`,
		timeout: 120_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
		env: {
			NODE_ENV: "production",
			PORT: process.env.E2E_PORT,
			DATA_DIR: folder,
			PUBLIC_URL: address,
			RATE_LIMITS: "off",
		},
	},
});
