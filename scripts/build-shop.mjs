// The shop as it runs in production: the pages, and the server in few files. Made only when a source has changed.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { at, filesBelow, hashOf, isNoted, LANGUAGES, touchedOf } from "./files.mjs";
import { nodePath, runUnseen } from "./run.mjs";

const PAGES = ["web", "core", "public", "content"];
const SERVER = ["server", "core", "demo"];
const SETTINGS = ["vite.config.ts", "react-router.config.ts", "package-lock.json"];
const COMPRESS = at("scripts", "compress-assets.mjs");
const WORKER = at("scripts", "bundle-worker.mjs");
const BUNDLE = at("scripts", "bundle.mjs");
const isSource = (file) => !/\.test\.tsx?$|\/testing\/|\.webp$/.test(file);

/** Builds what is missing or was made from other sources. A folder that came without sources is taken as it is. */
export async function build() {
	if (!existsSync(at("server", "main.ts"))) return;
	const pages = at("build", ".pages");
	await makeUnlessNoted(pages, [...sourcesOf(PAGES), COMPRESS, WORKER], async () => {
		console.log("Building the pages …");
		await Promise.all([...LANGUAGES.map(buildPages), runBuilder([WORKER])]);
		await runBuilder([COMPRESS]);
	});
	await makeUnlessNoted(at("build", ".shop"), [...sourcesOf(SERVER), BUNDLE, pages], async () => {
		console.log("Building the server …");
		await runBuilder([BUNDLE, "shop"]);
	});
}

/** The shop that the tests of proof/kills open and kill, made as the real one is. */
export async function buildCrashShop() {
	const program = at("proof", "kills", "crash-shop.ts");
	const sources = [...sourcesOf(["server", "core"]), program, BUNDLE];
	await makeUnlessNoted(at("build", ".crash-shop"), sources, () => runBuilder([BUNDLE, "crash-shop"]));
}

/** The pages of one language. */
function buildPages(language) {
	return runBuilder([at("node_modules", "@react-router", "dev", "bin.cjs"), "build"], { SHOP_LANGUAGE: language });
}

function sourcesOf(folders) {
	const files = folders.flatMap((folder) => filesBelow(at(folder))).filter(isSource);
	return [...files, ...SETTINGS.map((file) => at(file))];
}

/** What nobody has touched since is not even read again: a start looks at a thousand files. */
export async function makeUnlessNoted(marker, sources, make) {
	const untouched = `${marker}.touched`;
	// Before they are read: what is changed meanwhile is read again the next time.
	const touched = touchedOf(sources);
	const noteOf = (made) => `${touched} ${made}`;
	if (existsSync(marker) && isNoted(untouched, noteOf(readFileSync(marker, "utf8")))) return;
	const wanted = hashOf(sources);
	if (!isNoted(marker, wanted)) {
		// What is begun and not finished is no longer what the note says.
		rmSync(marker, { force: true });
		await make();
		writeFileSync(marker, wanted);
	}
	writeFileSync(untouched, noteOf(wanted));
}

function runBuilder(args, environment = {}) {
	const sentence = "The shop could not be built: see the message above.";
	return runUnseen(nodePath(), args, sentence, { NODE_ENV: "production", ...environment });
}
