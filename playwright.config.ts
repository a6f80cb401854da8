import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

// Set by `npm test`, which prepares all three.
const { E2E_PORT: port = "", E2E_DATA_DIR: folder = "", CHROMIUM: chromium = "" } = process.env;
const address = `http://127.0.0.1:${port}`;

/** While it runs, staff without a second factor can do nothing. */
const CLOSES_THE_OFFICE = /staff-required-factor\.spec\.ts$/;
/** Not of `npm test`, but of `npm run proof`. */
const ATTACKS = /attacks-[a-z]+\.spec\.ts$/;
/** Brings a shop of its own; of `npm run proof`, too. */
const OWN_SHOP = /own-shop\.spec\.ts$/;
const CHANGES_THE_CATALOGUE = /staff-[a-z]+\.spec\.ts$/;
const LOOKS_AT_PICTURES = /browsing-pictures\.spec\.ts$/;

const browserArguments = [
	"--no-sandbox",
	// Text as wide as in a window: a shell without windows rounds the width of every letter.
	"--font-render-hinting=none",
	"--disable-gpu",
	// A page of a journey lives too short for optimised code to be worth making.
	"--js-flags=--no-opt --no-maglev",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];
const launchOptions = { executablePath: chromium, args: browserArguments };
/** Loading and drawing pictures is a sixth of the work of a journey that does not look at them. */
const withoutPictures = { ...launchOptions, args: [...browserArguments, "--blink-settings=imagesEnabled=false"] };

export default defineConfig({
	testDir: "e2e",
	// For what hangs: a machine that is three times slower than ours must not fail.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	workers: availableParallelism(),
	// A test that needs its second try is named at the end, and more than three fail the run.
	retries: 1,
	fullyParallel: true,
	forbidOnly: true,
	// Those that put products on sale come last: the others compare counts, orders and first pages exactly.
	projects: [
		{
			name: "reads",
			testIgnore: [ATTACKS, OWN_SHOP, CHANGES_THE_CATALOGUE, LOOKS_AT_PICTURES, CLOSES_THE_OFFICE],
			use: { launchOptions: withoutPictures, reducedMotion: "reduce" },
		},
		{ name: "pictures", testMatch: LOOKS_AT_PICTURES },
		{ name: "attacks", testMatch: ATTACKS, use: { serviceWorkers: "allow" } },
		{ name: "own shop", testMatch: OWN_SHOP },
		{ name: "writes", testMatch: CHANGES_THE_CATALOGUE, dependencies: ["reads", "pictures"] },
		// Last of all, and by itself.
		{ name: "alone", testMatch: CLOSES_THE_OFFICE, dependencies: ["writes"], use: { launchOptions: withoutPictures } },
	],
	use: {
		baseURL: address,
		launchOptions,
		trace: "off",
		// What one journey kept must not answer in place of the shop; those about it allow it.
		serviceWorkers: "block",
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
			// A journey listens itself to what the shop tells other programs.
			WEBHOOKS_LOCAL: "on",
		},
	},
});
