// What every command needs before it can run, done only when it is missing. Runs under whatever Node the machine has.
import { spawnSync } from "node:child_process";
import { giveUp } from "./files.mjs";

export { build } from "./build-shop.mjs";
export { giveUp, root } from "./files.mjs";
export { install, installToRun } from "./install.mjs";
export { nodePath, run, runWithOthers } from "./run.mjs";

/**
 * Chromium for the browser tests: the system's, else installed with apt where that is possible. Without windows of its
 * own it takes a third less time.
 */
export function chromiumPath() {
	const found = findChromium();
	if (found) return found;
	const isRoot = process.getuid?.() === 0;
	if (isRoot && spawnSync("apt-get", ["--version"]).status === 0) {
		console.log("Installing Chromium for the browser tests …");
		const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
		spawnSync("apt-get", ["update"], options);
		spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], options);
		const installed = findChromium();
		if (installed) return installed;
	}
	return giveUp(
		"The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.",
	);
}

function findChromium() {
	if (process.env.CHROMIUM) return process.env.CHROMIUM;
	for (const name of ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]) {
		const { status, stdout } = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
		if (status === 0) return stdout.trim();
	}
	return undefined;
}
