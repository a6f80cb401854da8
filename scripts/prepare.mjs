// What every command needs before it can run, done only when it is missing. Runs under whatever Node the machine has.
import { spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { at, filesBelow, giveUp, hashOf, isNoted, root } from "./files.mjs";

export { giveUp, root } from "./files.mjs";
export { install, installToRun } from "./install.mjs";

/** The Node the shop runs on: the pinned one from the lockfile, else this machine's if it is new enough. */
export function nodePath() {
	const pinned = at("node_modules", ".bin", "node");
	if (spawnSync(pinned, ["--version"]).status === 0) return pinned;
	if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
	return giveUp(
		`Perchero runs on Node 24; this machine has ${process.version} and no pinned build exists for ${process.platform}-${process.arch}. Please install Node 24.`,
	);
}

/** Builds the pages unless the build was made from the very same sources. */
export function build() {
	const marker = at("build", ".sources");
	const sources = ["web", "core", "public", "content"].flatMap((folder) => filesBelow(at(folder)));
	const wanted = hashOf([...sources, at("vite.config.ts"), at("react-router.config.ts"), at("package-lock.json")]);
	if (isNoted(marker, wanted)) return;
	console.log("Building the pages …");
	const node = nodePath();
	const environment = { ...process.env, NODE_ENV: "production", PATH: pathWithPackages() };
	const made = spawnSync(node, [at("node_modules", "@react-router", "dev", "bin.cjs"), "build"], {
		cwd: root,
		env: environment,
		encoding: "utf8",
	});
	if (made.status !== 0) giveUp(`${made.stdout}${made.stderr}\nThe pages could not be built: see the message above.`);
	const packed = spawnSync(node, [at("scripts", "compress-assets.mjs")], { cwd: root, encoding: "utf8" });
	if (packed.status !== 0) giveUp(`${packed.stderr}\nThe built files could not be compressed.`);
	writeFileSync(marker, wanted);
}

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

/** Runs a program to its end with this terminal, passing signals on; resolves to its exit code. */
export function run(command, args, environment = {}) {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: root,
			stdio: "inherit",
			env: { ...process.env, PATH: pathWithPackages(), ...environment },
		});
		const forward = (signal) => child.kill(signal);
		process.on("SIGTERM", forward);
		process.on("SIGINT", forward);
		child.on("error", (error) => giveUp(`${command} could not be started: ${error.message}`));
		child.on("exit", (code, signal) => {
			process.off("SIGTERM", forward);
			process.off("SIGINT", forward);
			resolve(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1));
		});
	});
}

function pathWithPackages() {
	return `${at("node_modules", ".bin")}:${process.env.PATH ?? ""}`;
}
