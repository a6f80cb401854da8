// Programs on the pinned Node. A command that is asked to end asks the program it runs, and begins no other.
import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { at, giveUp, root } from "./files.mjs";

/** How long the programs that another one has started may take to end before they are killed. */
const ENDING_LIMIT_MS = 10_000;

let askedBy;

/** The Node the shop runs on: the pinned one from the lockfile, else this machine's if it is new enough. */
export function nodePath() {
	const pinned = at("node_modules", ".bin", "node");
	if (spawnSync(pinned, ["--version"]).status === 0) return pinned;
	if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
	return giveUp(
		`Perchero runs on Node 24; this machine has ${process.version} and no pinned build exists for ${process.platform}-${process.arch}. Please install Node 24.`,
	);
}

/** What a server's memory is kept small by; the container and the unit of systemd say the same. */
const memoryEnvironment = {
	// One memory arena per processor would hold on to freed memory.
	MALLOC_ARENA_MAX: "2",
	// Room for what lives shortly, twice; V8 would take up to three times 32 MB and keep it. In megabytes.
	NODE_OPTIONS: "--max-semi-space-size=16",
};

/** Compiled code is kept for the next start; what somebody asks of Node themselves comes last, so that it counts. */
export const serverEnvironment = {
	...memoryEnvironment,
	NODE_OPTIONS: [memoryEnvironment.NODE_OPTIONS, process.env.NODE_OPTIONS].filter(Boolean).join(" "),
	NODE_COMPILE_CACHE: at("build", ".compiled"),
};

/** Runs a program to its end with this terminal; resolves to its exit code. */
export function run(command, args, environment = {}) {
	return toItsEnd(command, args, { env: environmentWith(environment), stdio: "inherit" });
}

/** Runs a program that starts others, which end with it; resolves to its exit code. */
export function runWithOthers(command, args, environment = {}) {
	return toItsEnd(command, args, {
		env: environmentWith(environment),
		stdio: ["ignore", "inherit", "inherit"],
		detached: true,
	});
}

/** Runs a program and those it starts without showing what they say, unless it fails: then the command ends with it and that sentence. */
export async function runUnseen(command, args, sentence, environment = {}) {
	const said = [];
	const options = { env: environmentWith(environment), stdio: ["ignore", "pipe", "pipe"], detached: true };
	const code = await toItsEnd(command, args, options, (child) => {
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => said.push(piece));
	});
	if (askedBy) process.exit(codeOf(askedBy));
	if (code !== 0) giveUp(`${Buffer.concat(said)}\n${sentence}`);
}

async function toItsEnd(command, args, options, follow = () => {}) {
	if (askedBy) process.exit(codeOf(askedBy));
	const child = spawn(command, args, { cwd: root, ...options });
	let isTold = false;
	const pass = (signal) => {
		// A terminal tells every command of a line, and each of them tells the next.
		if (isTold) return;
		isTold = true;
		askedBy = signal;
		if (options.detached) tellAll(child.pid, "SIGINT");
		else child.kill(signal);
	};
	for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, pass);
	follow(child);
	const code = await new Promise((resolve) => {
		child.on("error", (error) => giveUp(`${command} could not be started: ${error.message}`));
		child.on("close", (code, signal) => resolve(code ?? codeOf(signal)));
	});
	if (askedBy && options.detached) await othersEnd(child.pid);
	for (const signal of ["SIGTERM", "SIGINT"]) process.off(signal, pass);
	return code;
}

/** Tells a program and those it started; SIGINT is the one signal at which Playwright ends its shop and its browsers. */
function tellAll(group, signal) {
	try {
		return process.kill(-group, signal);
	} catch {
		return false;
	}
}

async function othersEnd(group) {
	const deadline = Date.now() + ENDING_LIMIT_MS;
	while (tellAll(group, 0) && Date.now() < deadline) await pause(50);
	tellAll(group, "SIGKILL");
}

const codeOf = (signal) => 128 + constants.signals[signal];

/** The packages' own commands first: `node` is the pinned one there. */
function environmentWith(more) {
	return { ...process.env, PATH: `${at("node_modules", ".bin")}:${process.env.PATH ?? ""}`, ...more };
}
