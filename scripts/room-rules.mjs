// No two rooms need each other, through however many others, every file of a feature has its role in its name, no file is too long to be read at once, and an exported name means one thing. A room is a folder
// of the server, each feature and each adapter, and each file that stands alone; demo, core and web are one room each. Imports of types do not count.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const IMPORT =
	/^(?:import|export)\s(?!type\s)[^;"]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gms;
/** Tests included. */
const MAX_LINES = 250;
/** The one door to the demo shop is opened only in demo mode. */
const DOORS = new Set(["server/demo.ts"]);

function roomOf(file) {
	const [place, room, part] = file.split("/");
	if (place !== "server") return place;
	if (part === undefined) return file;
	return room === "features" || room === "adapters" ? `${place}/${room}/${part}` : `${place}/${room}`;
}

/** By room, the rooms it needs, each with one import that says so. */
function neededRooms(root, sources) {
	const needed = new Map();
	for (const file of sources) {
		if (DOORS.has(file)) continue;
		for (const [, ...found] of readFileSync(join(root, file), "utf8").matchAll(IMPORT)) {
			const name = found.find((part) => part !== undefined);
			if (!/^[.#]/.test(name)) continue;
			const target = name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name));
			const [from, to] = [roomOf(file), roomOf(target)];
			if (from === to) continue;
			if (!needed.has(from)) needed.set(from, new Map());
			if (!needed.get(from).has(to)) needed.get(from).set(to, `${file} imports ${target}`);
		}
	}
	return needed;
}

/** The shortest way from a room back to itself; undefined when there is none. */
function circleFrom(start, needed) {
	const ways = [[start]];
	const seen = new Set();
	for (const way of ways) {
		for (const next of needed.get(way.at(-1))?.keys() ?? []) {
			if (next === start) return [...way, start];
			if (seen.has(next)) continue;
			seen.add(next);
			ways.push([...way, next]);
		}
	}
	return undefined;
}

/** Files of features whose names do not tell what they do; see "Roles" in docs/architecture.md. */
function withoutRole(sources) {
	const role = /\.(routes|service|queries|rules|jobs|mails|view|messages\.[a-z]{2})\.ts$/;
	return sources.filter((file) => /^server\/features\/[^/]+\//.test(file) && !role.test(file));
}

function tooLong(root) {
	const files = globSync(["{bench,core,demo,deploy,e2e,proof,server,web}/**/*.{ts,tsx}", "scripts/*.mjs"], {
		cwd: root,
	});
	const linesOf = (file) => readFileSync(join(root, file), "utf8").trimEnd().split("\n").length;
	return files
		.map((file) => [file, linesOf(file)])
		.filter(([, lines]) => lines > MAX_LINES)
		.map(([file, lines]) => `${file} has ${lines} lines, the most is ${MAX_LINES}: split it by what it is about`);
}

const EXPORTED = /^export (?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;
/** Names that a framework asks for, or that every file of its kind exports. */
const CONVENTIONS = new Set(
	"meta schemas loader clientLoader action clientAction handle headers links shouldRevalidate HydrateFallback ErrorBoundary".split(
		" ",
	),
);

/** A call and its schemas are one thing, and so are its words in each language. */
function thingOf(file) {
	return file.replace(/^core\/calls\//, "core/contract/").replace(/\.e[ns]\.ts$/, ".ts");
}

/** By exported name that means several things, in how many files it does. */
function sharedNames(root, sources) {
	const things = new Map();
	for (const file of sources) {
		for (const [, name] of readFileSync(join(root, file), "utf8").matchAll(EXPORTED)) {
			if (!CONVENTIONS.has(name)) things.set(name, (things.get(name) ?? new Set()).add(thingOf(file)));
		}
	}
	return [...things].map(([name, files]) => [name, [...files].sort()]).filter(([, files]) => files.length > 1);
}

/** Names that mean several things; `excepted` says in how many files each still may, which is never more than it does. */
function homonymsIn(shared, excepted) {
	const found = new Map(shared);
	const many = shared
		.filter(([name, files]) => files.length > (excepted[name] ?? 1))
		.map(([name, files]) => `${name} is exported by ${files.join(", ")}: give each thing a name of its own`);
	const fewer = Object.entries(excepted)
		.filter(([name, files]) => (found.get(name)?.length ?? 1) < files)
		.map(
			([name]) => `${name} stands in fewer files than scripts/shared-names.json allows: say how many, or leave it out`,
		);
	return [...many, ...fewer];
}

function sourcesOf(root) {
	return globSync("{core,demo,server,web}/**/*.{ts,tsx}", { cwd: root }).filter(
		(file) => !/\.test\.tsx?$|\/testing\//.test(file),
	);
}

/** What is wrong with the rooms below `root`; empty when nothing is. `excepted` are the names that may still be shared. */
export function problemsOf(root, excepted = {}) {
	const sources = sourcesOf(root);
	return [
		...homonymsIn(sharedNames(root, sources), excepted),
		...withoutRole(sources).map((file) => `${file} does not carry its role in its name`),
		...circlesIn(neededRooms(root, sources)),
		...tooLong(root),
	];
}

function circlesIn(needed) {
	const problems = [];
	const told = new Set();
	for (const room of needed.keys()) {
		const circle = circleFrom(room, needed);
		if (!circle || circle.some((name) => told.has(name))) continue;
		for (const name of circle) told.add(name);
		const steps = circle.slice(0, -1).map((name, at) => `  ${needed.get(name).get(circle[at + 1])}`);
		problems.push([`These rooms need each other: ${circle.join(" → ")}`, ...steps].join("\n"));
	}
	return problems;
}
