// The shop as it runs in production: the pages, and the server in few files. Made only when a source has changed.
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { at, filesBelow, giveUp, hashOf, isNoted, root } from "./files.mjs";
import { nodePath, pathWithPackages } from "./run.mjs";

const PAGES = ["web", "core", "public", "content"];
const SERVER = ["server", "core", "demo"];
const SETTINGS = ["vite.config.ts", "react-router.config.ts", "package-lock.json"];
const isSource = (file) => !/\.test\.tsx?$|\/testing\/|\.webp$/.test(file);

/** Builds what is missing or was made from other sources. A folder that came without sources is taken as it is. */
export function build() {
	if (!existsSync(at("server", "main.ts"))) return;
	const pages = at("build", ".pages");
	makeUnlessNoted(pages, sourcesOf(PAGES), () => {
		console.log("Building the pages …");
		runToEnd(at("node_modules", "@react-router", "dev", "bin.cjs"), "build");
		runToEnd(at("scripts", "compress-assets.mjs"));
	});
	makeUnlessNoted(at("build", ".shop"), [...sourcesOf(SERVER), at("scripts", "bundle.mjs"), pages], () => {
		console.log("Building the server …");
		runToEnd(at("scripts", "bundle.mjs"));
	});
}

function sourcesOf(folders) {
	const files = folders.flatMap((folder) => filesBelow(at(folder))).filter(isSource);
	return [...files, ...SETTINGS.map((file) => at(file))];
}

function makeUnlessNoted(marker, sources, make) {
	const wanted = hashOf(sources);
	if (isNoted(marker, wanted)) return;
	make();
	writeFileSync(marker, wanted);
}

function runToEnd(program, ...args) {
	const environment = { ...process.env, NODE_ENV: "production", PATH: pathWithPackages() };
	const made = spawnSync(nodePath(), [program, ...args], { cwd: root, env: environment, encoding: "utf8" });
	if (made.status !== 0) giveUp(`${made.stdout}${made.stderr}\nThe shop could not be built: see the message above.`);
}
