import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { familyOf } from "./memory.ts";
import { root } from "./processes.ts";

const LOOK_EVERY_MS = 5;
const LIMIT_MS = 60_000;

const children = new Set<ChildProcess>();
// Whatever goes wrong here, nothing that was started is left behind.
process.on("exit", () => {
	for (const child of children) child.kill("SIGTERM");
});

export type Started = {
	/** From the command to the first good answer. */
	readyAfterMs: number;
	/** Asks the command to end; tells how long until npm, the shop and its PostgreSQL are all gone. */
	end: () => Promise<number>;
};

/** `npm start` in a terminal of its own: what `npm run bench` has set for itself is not there. */
export async function startByNpm(dataDir: string): Promise<Started> {
	const port = await freePort();
	const startedAt = performance.now();
	const child = spawn("npm", ["start"], {
		cwd: root,
		env: { ...terminalEnvironment(), PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: "off" },
		stdio: ["ignore", "ignore", "inherit"],
	});
	children.add(child);
	child.once("exit", () => children.delete(child));
	await until(async () => {
		if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} before it was ready`);
		const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
		return answer?.ok === true;
	});
	return { readyAfterMs: performance.now() - startedAt, end: () => ended(child, dataDir) };
}

async function ended(child: ChildProcess, dataDir: string): Promise<number> {
	const all = [...(await familyOf(child.pid as number)), await postgresOf(dataDir)];
	const askedAt = performance.now();
	child.kill("SIGTERM");
	await until(async () => (await Promise.all(all.map(isRunning))).every((running) => !running));
	return performance.now() - askedAt;
}

function terminalEnvironment(): NodeJS.ProcessEnv {
	const own = Object.entries(process.env).filter(
		([name]) =>
			!name.startsWith("npm_") && !["NODE_ENV", "NODE_OPTIONS", "NODE_COMPILE_CACHE", "INIT_CWD"].includes(name),
	);
	const paths = (process.env.PATH ?? "").split(":").filter((path) => !path.includes("node_modules"));
	return { ...Object.fromEntries(own), PATH: paths.join(":") };
}

/** It has another parent than the shop that started it. */
async function postgresOf(dataDir: string): Promise<number> {
	return Number.parseInt(await readFile(join(dataDir, "postgres", "data", "postmaster.pid"), "utf8"), 10);
}

async function isRunning(pid: number): Promise<boolean> {
	const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
	return status !== "" && !/^State:\s+Z/m.test(status);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
	const deadline = performance.now() + LIMIT_MS;
	while (!(await isSo())) {
		if (performance.now() > deadline) throw new Error("npm start took longer than a minute");
		await pause(LOOK_EVERY_MS);
	}
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
