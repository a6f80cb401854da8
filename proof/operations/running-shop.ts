import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The built shop in a process of its own, as `npm start` runs it. */
export async function startShop(environment: Record<string, string>, folder = root) {
	const child: ChildProcess = spawn(process.execPath, ["build/shop/main.js"], {
		cwd: folder,
		env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", LOG_LEVEL: "error", ...environment },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	const address = await new Promise<string>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on("data", (piece: Buffer) => {
				said += piece;
				const found = said.match(/open at http:\/\/[^:]+:(\d+)/)?.[1];
				if (found) resolve(`http://127.0.0.1:${found}`);
			});
		}
		child.once("exit", () => reject(new Error(`the shop did not open: ${said}`)));
	});
	return {
		address,
		async ask(path: string, token?: string, init: RequestInit = {}) {
			const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) };
			const response = await fetch(address + path, { ...init, headers });
			return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
		},
		async close() {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const gone = once(child, "exit");
			child.kill("SIGTERM");
			await gone;
		},
	};
}
