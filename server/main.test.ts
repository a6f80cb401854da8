import { type ChildProcess, spawn } from "node:child_process";
import { chmod, glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { testShop } from "./testing/app.ts";
import { addProduct } from "./testing/factories.ts";
import { holdTable } from "./testing/hold-table.ts";

/** The built server in a process of its own, as `npm start` runs it. */
type Server = { address: string; process: ChildProcess; output: () => string };

const root = fileURLToPath(new URL("..", import.meta.url));
const started: ChildProcess[] = [];
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "perchero-main-"));
	await chmod(folder, 0o755);
});
afterEach(async () => {
	for (const child of started.splice(0)) await ended(child, "SIGTERM");
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

function run(environment: Record<string, string>): { process: ChildProcess; output: () => string } {
	const child = spawn(process.execPath, ["build/shop/main.js"], {
		cwd: root,
		env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", DATA_DIR: join(folder, "data"), ...environment },
		stdio: ["ignore", "pipe", "pipe"],
	});
	started.push(child);
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += chunk.toString()));
	return { process: child, output: () => text };
}

async function start(environment: Record<string, string> = {}): Promise<Server> {
	const server = run(environment);
	const address = await vi.waitFor(
		() => {
			const found = server.output().match(/open at (http:\S+)/)?.[1];
			if (!found && server.process.exitCode !== null) throw new Error(`ended: ${server.output()}`);
			expect(found).toBeDefined();
			return found as string;
		},
		{ timeout: 60_000, interval: 50 },
	);
	return { ...server, address };
}

function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
	return new Promise((resolve) => {
		child.once("exit", (code) => resolve(code));
		if (signal) child.kill(signal);
	});
}

/** Runs the server to its end and gives back what it said. */
async function refusal(environment: Record<string, string>) {
	const server = run(environment);
	const code = await ended(server.process);
	return { code, sentences: server.output().trim().split("\n") };
}

describe("the server on its own PostgreSQL", () => {
	test("stocks an empty folder, loses nothing when it is killed, and lets only one server in", {
		timeout: 120_000,
	}, async () => {
		const first = await start();
		const products = (await fetch(`${first.address}/api/products?limit=1`)).headers.get("x-total-count");
		expect(Number(products)).toBeGreaterThan(100);

		const second = await refusal({});
		expect(second.code).toBe(1);
		expect(second.sentences).toHaveLength(1);
		expect(second.sentences[0]).toContain(join(folder, "data"));

		await ended(first.process, "SIGKILL");
		const again = await start();
		expect((await fetch(`${again.address}/api/products?limit=1`)).headers.get("x-total-count")).toBe(products);
		expect((await fetch(`${again.address}/readyz`)).status).toBe(200);

		await killPostgres(join(folder, "data"));
		await vi.waitFor(async () => expect((await fetch(`${again.address}/readyz`)).status).toBe(200), {
			timeout: 20_000,
			interval: 100,
		});
		expect(await ended(again.process, "SIGTERM")).toBe(0);
	});
});

/** Ends the embedded PostgreSQL as a crash would. */
async function killPostgres(dataDir: string): Promise<void> {
	for await (const file of glob(join(dataDir, "**/postmaster.pid")))
		process.kill(Number((await readFile(file, "utf8")).split("\n")[0]), "SIGKILL");
}

describe("the server on a database of one's own", () => {
	test("has no demo data and finishes a running request before it ends", { timeout: 60_000 }, async () => {
		const database = await testShop();
		const id = await addProduct(database);
		const server = await start({ DATABASE_URL: database.databaseUrl, HOST: "127.0.0.1" });
		expect(await (await fetch(`${server.address}/api/products`)).json()).toHaveLength(1);

		const products = await holdTable(database.db, "product");
		const running = fetch(`${server.address}/api/products/${id}`);
		await products.waitedFor();
		const end = ended(server.process, "SIGTERM");
		await products.letGo();
		expect((await running).status).toBe(200);
		expect(await end).toBe(0);
		await database.close();
	});

	test("says in one sentence that the port is taken", { timeout: 60_000 }, async () => {
		const database = await testShop();
		const other = createServer().listen(0, "127.0.0.1");
		await new Promise((resolve) => other.once("listening", resolve));
		const port = String((other.address() as AddressInfo).port);
		const { code, sentences } = await refusal({ DATABASE_URL: database.databaseUrl, HOST: "127.0.0.1", PORT: port });
		expect(code).toBe(1);
		expect(sentences).toEqual([expect.stringContaining(`Port ${port} is already in use`)]);
		other.close();
		await database.close();
	});
});

describe("what cannot work is said in one sentence", { timeout: 60_000 }, () => {
	test.each([
		["a broken DATABASE_URL", { DATABASE_URL: "postgres://nobody:x@127.0.0.1:1/none" }],
		["a bad PORT", { PORT: "eighty" }],
	])("%s", async (_, environment) => {
		const { code, sentences } = await refusal(environment);
		expect(code).toBe(1);
		expect(sentences).toHaveLength(1);
		expect(sentences[0]).not.toMatch(/Error:|\.ts:/);
	});

	test("a DATA_DIR that cannot be written", async () => {
		const file = join(folder, "file");
		await writeFile(file, "");
		const { code, sentences } = await refusal({ DATA_DIR: join(file, "data") });
		expect(code).toBe(1);
		expect(sentences).toHaveLength(1);
		expect(sentences[0]).toContain(file);
	});
});
