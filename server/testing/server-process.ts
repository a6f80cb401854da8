import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";

/** The built server in a process of its own, as `npm start` runs it; its address by number, which needs no look-up. */
type Server = { address: string; process: ChildProcess; output: () => string };
type Environment = Record<string, string>;

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Starts the built server as a test file wants it; what still runs after a test is ended, the folder goes with the file. */
export function serverProcesses() {
	const started: ChildProcess[] = [];
	let folder = "";
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "perchero-main-"));
		await chmod(folder, 0o755);
	});
	afterEach(async () => {
		for (const child of started.splice(0)) await ended(child, "SIGTERM");
	});
	afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

	const environmentOf = (given: Environment) => ({
		PATH: process.env.PATH,
		NODE_ENV: "production",
		PORT: "0",
		DATA_DIR: join(folder, "data"),
		...given,
	});

	function run(environment: Environment): Omit<Server, "address"> {
		const child = spawn(process.execPath, ["build/shop/main.js"], {
			cwd: root,
			env: environmentOf(environment),
			stdio: ["ignore", "pipe", "pipe"],
		});
		started.push(child);
		let text = "";
		for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece: Buffer) => (text += piece));
		return { process: child, output: () => text };
	}

	return {
		/** Where the files of the servers lie. */
		folder: () => folder,

		async start(environment: Environment = {}): Promise<Server> {
			const server = run(environment);
			const address = await vi.waitFor(
				() => {
					const found = server.output().match(/open at (http:\S+)/)?.[1];
					if (!found && server.process.exitCode !== null) throw new Error(`ended: ${server.output()}`);
					expect(found).toBeDefined();
					return String(found).replace("localhost", "127.0.0.1");
				},
				{ timeout: 60_000, interval: 50 },
			);
			return { ...server, address };
		},

		/** Runs the server to its end and gives back what it said. */
		async refusal(environment: Environment) {
			const server = run(environment);
			const code = await ended(server.process);
			return { code, sentences: server.output().trim().split("\n") };
		},

		/** Runs a built command beside it, as somebody would, with what is typed on standard input. */
		command(name: string, words: readonly string[], typed: string, environment: Environment = {}) {
			return new Promise<{ code: number; out: string; problem: string }>((resolve) => {
				const child = execFile(
					process.execPath,
					[`build/shop/${name}.js`, ...words],
					{ cwd: root, env: environmentOf(environment) },
					(error, out, problem) => resolve({ code: Number(error?.code ?? 0), out, problem }),
				);
				child.stdin?.end(typed);
			});
		},
	};
}

export function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
	return new Promise((resolve) => {
		child.once("exit", (code) => resolve(code));
		if (signal) child.kill(signal);
	});
}
