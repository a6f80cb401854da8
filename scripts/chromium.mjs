// The browser of the tests: the one that is there, or the one that takes half the time.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { at, giveUp } from "./files.mjs";

/** Chromium for programs. What makes windows in the other one takes as much processor time as the pages themselves. */
const WITHOUT_WINDOWS = "chromium-headless-shell";
const WITH_WINDOWS = ["chromium", "chromium-browser", "google-chrome"];
/** Says that it could not be installed, so that a machine without a network waits for that only once. */
const IN_VAIN = at("node_modules", ".cache", "no-headless-shell");
const LONGEST_MS = 300_000;

/** Where the browser of the tests lies. The one without windows is installed with apt where that is possible; else the system's is taken. */
export function chromiumPath({
	environment = process.env,
	isRoot = process.getuid?.() === 0,
	noteOfFailure = IN_VAIN,
} = {}) {
	if (environment.CHROMIUM) return environment.CHROMIUM;
	const light = pathOf(WITHOUT_WINDOWS, environment);
	if (light) return light;
	const heavy = WITH_WINDOWS.map((name) => pathOf(name, environment)).find(Boolean);
	const mayInstall = isRoot && pathOf("apt-get", environment) && !(heavy && existsSync(noteOfFailure));
	if (mayInstall) {
		installWithoutWindows(environment);
		const installed = pathOf(WITHOUT_WINDOWS, environment);
		if (installed) return installed;
		mkdirSync(dirname(noteOfFailure), { recursive: true });
		writeFileSync(noteOfFailure, "");
	}
	return (
		heavy ??
		giveUp(
			"The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.",
		)
	);
}

function installWithoutWindows(environment) {
	console.log("Installing Chromium for the browser tests …");
	const options = {
		stdio: "ignore",
		timeout: LONGEST_MS,
		env: { ...environment, DEBIAN_FRONTEND: "noninteractive" },
	};
	const impatient = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
	spawnSync("apt-get", [...impatient, "update"], options);
	spawnSync("apt-get", [...impatient, "install", "-y", "--no-install-recommends", WITHOUT_WINDOWS], options);
}

function pathOf(program, { PATH = "" }) {
	return PATH.split(delimiter)
		.map((folder) => join(folder, program))
		.find((path) => {
			try {
				accessSync(path, constants.X_OK);
				return true;
			} catch {
				return false;
			}
		});
}
