// Programs on the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { at, giveUp, root } from "./files.mjs";

/** The Node the shop runs on: the pinned one from the lockfile, else this machine's if it is new enough. */
export function nodePath() {
	const pinned = at("node_modules", ".bin", "node");
	if (spawnSync(pinned, ["--version"]).status === 0) return pinned;
	if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
	return giveUp(
		`Perchero runs on Node 24; this machine has ${process.version} and no pinned build exists for ${process.platform}-${process.arch}. Please install Node 24.`,
	);
}

/** One memory arena per processor would hold on to freed memory; compiled code is kept for the next start. */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: at("build", ".compiled") };

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

/** The packages' own commands first: `node` is the pinned one there. */
export function pathWithPackages() {
	return `${at("node_modules", ".bin")}:${process.env.PATH ?? ""}`;
}
