import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Read again by every worker process: the first reading decides, the others inherit.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_DATA_DIR ??= makeFolder();
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Open to PostgreSQL's own user, who is not root when the tests are. */
function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "perchero-e2e-"));
	chmodSync(folder, 0o755);
	return folder;
}

export default defineConfig({
	testDir: "e2e",
	timeout: 60_000,
	expect: { timeout: 10_000 },
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	globalTeardown: "./e2e/teardown.ts",
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
			DATA_DIR: process.env.E2E_DATA_DIR,
			PUBLIC_URL: address,
			RATE_LIMITS: "off",
		},
	},
});
