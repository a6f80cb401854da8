// The packages of the lockfile, in two measures: what running and building need, or everything.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at, filesBelow, hashOf, isNoted } from "./files.mjs";
import { runUnseen } from "./run.mjs";

const EVERYTHING = at("node_modules", ".installed");
const TO_RUN = at("node_modules", ".installed-to-run");
const lockfile = () => hashOf([at("package-lock.json")]);

/** Installs what running and building need, unless it is there: no tools for tests and lint. */
export async function installToRun() {
	const wanted = lockfile();
	if (isNoted(TO_RUN, wanted) || isNoted(EVERYTHING, wanted)) return;
	await npm(["ci", "--omit=dev"]);
	writeFileSync(TO_RUN, wanted);
}

/** Installs everything, unless it is there. What a running shop uses is left in place, and only the rest added. */
export async function install() {
	const wanted = lockfile();
	if (isNoted(EVERYTHING, wanted)) return;
	await npm(isNoted(TO_RUN, wanted) ? ["install", "--no-save", "--include=dev"] : ["ci", "--include=dev"]);
	writeFileSync(EVERYTHING, wanted);
}

async function npm(args) {
	console.log("Installing packages (one or two minutes the first time) …");
	const options = ["--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
	await runUnseen("npm", [...args, ...options], "The packages could not be installed: see npm's message above.");
	removeUnused();
}

/** Node's C headers and the packages' source maps: a sixth of the weight, and nothing here reads them. */
function removeUnused() {
	const packages = at("node_modules");
	for (const name of readdirSync(packages).filter((folder) => folder.startsWith("node-linux-"))) {
		rmSync(join(packages, name, "include"), { recursive: true, force: true });
	}
	for (const file of filesBelow(packages)) if (file.endsWith(".map")) rmSync(file);
}
