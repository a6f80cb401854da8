import { type ChildProcess, spawn } from "node:child_process";
import { access, chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runningDatabase } from "#server/db/embedded/running.ts";

export const root = fileURLToPath(new URL("..", import.meta.url));

const children = new Set<ChildProcess>();
// Whatever goes wrong here, nothing that was started is left behind.
process.on("exit", () => {
	for (const child of children) child.kill("SIGTERM");
});

export type Running = {
	address: string;
	pid: number;
	dataDir: string;
	stop: () => Promise<void>;
	end: () => Promise<void>;
};

/** A checkout whose shop is built, and what it is started with. */
export type Built = { root: string; node: string; program: string; environment: Record<string, string> };
export const own: Built = {
	root,
	node: process.execPath,
	program: "build/shop/main.js",
	environment: { MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "--max-semi-space-size=16" },
};

/**
 * Starts the built server itself, without npm and its checks, on a port and in a folder of its own; `dataDir` starts it again where it was, `built`
 * starts an earlier one (earlier.ts).
 */
export async function startShop(
	environment: Record<string, string> = {},
	dataDir?: string,
	built: Built = own,
): Promise<Running> {
	const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "perchero-bench-")));
	await chmod(folder, 0o755);
	const child = spawn(built.node, [built.program], {
		cwd: built.root,
		env: {
			...process.env,
			NODE_ENV: "production",
			PORT: "0",
			DATA_DIR: folder,
			RATE_LIMITS: "off",
			...built.environment,
			...environment,
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	// By number: what is measured is the shop, not a look-up of its name.
	const address = (await lineWith(child, /open at (http:\S+)/)).replace("localhost", "127.0.0.1");
	const stop = () => stopped(child);
	return {
		address,
		pid: child.pid as number,
		dataDir: folder,
		stop,
		end: async () => {
			await stop();
			await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

/** A folder with a stocked shop of a size, on which the shop can be started again and again. */
export async function stock(products: number, orders: number): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "perchero-bench-"));
	await stockIn(folder, products, orders);
	return folder;
}

export type Stocked = { folder: string; end: () => Promise<void> };

/**
 * A stocked shop that is only read. With STOCKED_SHOPS=FOLDER it is kept there for the next run: a million products take half
 * an hour to stock and minutes to measure.
 */
export async function stockToRead(products: number, orders: number): Promise<Stocked> {
	const kept = process.env.STOCKED_SHOPS;
	if (!kept) {
		const folder = await stock(products, orders);
		return { folder, end: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
	}
	const folder = join(kept, `${products}-${orders}`);
	const isWhole = join(folder, "stocked");
	if (!(await isThere(isWhole))) {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		await mkdir(folder, { recursive: true });
		await stockIn(folder, products, orders);
		await writeFile(isWhole, "");
	}
	return { folder, end: async () => {} };
}

async function stockIn(folder: string, products: number, orders: number): Promise<void> {
	await chmod(folder, 0o755);
	const child = spawn(
		process.execPath,
		["build/shop/demo.js", "--products", String(products), "--orders", String(orders)],
		{
			cwd: root,
			env: { ...process.env, NODE_ENV: "production", DATA_DIR: folder },
			stdio: ["ignore", "ignore", "inherit"],
		},
	);
	const code = await new Promise((resolve) => child.once("exit", resolve));
	if (code !== 0) throw new Error(`the shop with ${products} products could not be stocked`);
}

const isThere = (file: string) =>
	access(file).then(
		() => true,
		() => false,
	);

/** The address of the PostgreSQL a running shop keeps in its folder. */
export const databaseOf = ({ dataDir }: Pick<Running, "dataDir">) => runningDatabase(dataDir);

export type Bare = { address: string; pid: number; stop: () => Promise<void> };

/** Starts one of the reference servers in a process of its own; `given` reaches it as JSON. */
export async function startBare(kind: string, given: Record<string, unknown> = {}): Promise<Bare> {
	const child = spawn(process.execPath, ["bench/bare.ts", kind], {
		cwd: root,
		env: { ...process.env, NODE_ENV: "production", BARE_GIVEN: JSON.stringify(given) },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const address = await lineWith(child, /listening at (http:\S+)/);
	return { address, pid: child.pid as number, stop: () => stopped(child) };
}

function lineWith(child: ChildProcess, pattern: RegExp): Promise<string> {
	children.add(child);
	child.once("exit", () => children.delete(child));
	return new Promise((resolve, reject) => {
		let text = "";
		child.stdout?.on("data", (chunk: Buffer) => {
			text += chunk.toString();
			const found = text.match(pattern)?.[1];
			if (found) resolve(found);
		});
		child.once("exit", (code) => reject(new Error(`ended with ${code} before it was ready: ${text}`)));
	});
}

function stopped(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.kill("SIGTERM");
	});
}
