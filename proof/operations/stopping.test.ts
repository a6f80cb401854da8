import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { testShop } from "#server/testing/app.ts";
import { addProduct } from "#server/testing/factories.ts";
import { holdTable } from "#server/testing/hold-table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "perchero-stopping-"));
	await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

type Running = { process: ChildProcess; address: string; output: () => string };

/** `npm start` as one types it; it leads a group of processes of its own. */
function npmStart(environment: Record<string, string>): Omit<Running, "address"> {
	const child = spawn("npm", ["start"], {
		cwd: root,
		env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: "127.0.0.1", PORT: "0", ...environment },
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
	onTestFinished(() => {
		if (isThere(child)) process.kill(-(child.pid as number), "SIGKILL");
	});
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece: Buffer) => (text += piece));
	return { process: child, output: () => text };
}

async function openShop(environment: Record<string, string>): Promise<Running> {
	const started = npmStart(environment);
	const address = await vi.waitFor(
		() => {
			const text = started.output();
			if (started.process.exitCode !== null) throw new Error(`ended: ${text}`);
			return text.match(/open at (http:\S+)/)?.[1] ?? Promise.reject(new Error(`not open yet: ${text}`));
		},
		{ timeout: 150_000, interval: 100 },
	);
	return { ...started, address };
}

/** The files that say that a PostgreSQL runs there. */
function postmasters(dataDir: string): string[] {
	return globSync(join(dataDir, "**/postmaster.pid"));
}

/** Whether any process of the group is left. */
function isThere({ pid }: ChildProcess): boolean {
	try {
		return process.kill(-(pid as number), 0);
	} catch {
		return false;
	}
}

async function stopped({ process: child }: Pick<Running, "process">, signal: NodeJS.Signals): Promise<number | null> {
	const exit = once(child, "exit");
	child.kill(signal);
	const [code] = await exit;
	return code as number | null;
}

test.each([
	["SIGTERM", "1"],
	["SIGINT", "2"],
] as const)(
	"%s to npm start ends everything, PostgreSQL too (%s processes)",
	{ timeout: 240_000 },
	async (signal, workers) => {
		const dataDir = join(folder, `data-${workers}`);
		const shop = await openShop({ DATA_DIR: dataDir, WORKERS: workers });
		expect(postmasters(dataDir)).toHaveLength(1);
		await stopped(shop, signal);
		await vi.waitFor(() => expect(isThere(shop.process)).toBe(false), { timeout: 60_000, interval: 50 });
		expect(postmasters(dataDir)).toEqual([]);
		expect(shop.output()).not.toContain("are cut");
	},
);

test("npm start that is ended before the shop is open leaves no PostgreSQL", { timeout: 240_000 }, async () => {
	const dataDir = join(folder, "not-open");
	const shop = npmStart({ DATA_DIR: dataDir });
	await vi.waitFor(() => expect(postmasters(dataDir)).toHaveLength(1), { timeout: 150_000, interval: 10 });
	expect(await stopped(shop, "SIGTERM")).toBe(0);
	expect(postmasters(dataDir)).toEqual([]);
});

test("a PostgreSQL that is just being started again ends with the shop", { timeout: 240_000 }, async () => {
	const dataDir = join(folder, "revived");
	const shop = await openShop({ DATA_DIR: dataDir });
	const [file = ""] = postmasters(dataDir);
	process.kill(Number((await readFile(file, "utf8")).split("\n")[0]), "SIGKILL");
	await vi.waitFor(() => expect(shop.output()).toContain("is started again"), { timeout: 60_000, interval: 10 });
	expect(await stopped(shop, "SIGTERM")).toBe(0);
	expect(postmasters(dataDir)).toEqual([]);
});

test("connections that browsers hold open do not hold the shop", { timeout: 240_000 }, async () => {
	const database = await testShop();
	onTestFinished(() => database.close());
	const id = await addProduct(database);
	const shop = await openShop({ DATABASE_URL: database.databaseUrl, DATA_DIR: join(folder, "own") });
	const { hostname, port } = new URL(shop.address);
	const agent = new Agent({ keepAlive: true });
	onTestFinished(() => agent.destroy());
	const unused = connect(Number(port), hostname);
	await once(unused, "connect");

	const products = await holdTable(database.db, "product");
	const answered = once(get(`${shop.address}/api/products/${id}`, { agent }), "response");
	await products.waitedFor();
	const end = stopped(shop, "SIGTERM");
	await once(unused, "close");
	await products.letGo();
	const [response] = await answered;
	expect(response.statusCode).toBe(200);
	response.resume();
	await end;
	await vi.waitFor(() => expect(isThere(shop.process)).toBe(false), { timeout: 60_000, interval: 50 });
	expect(shop.output()).not.toContain("are cut");
});
