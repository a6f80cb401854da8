import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { testShop } from "#server/testing/app.ts";
import { onCluster } from "#server/testing/database.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ended, serverProcesses } from "#server/testing/server-process.ts";

const { start } = serverProcesses();
const ADDRESS = { PUBLIC_URL: "http://shop.test", HOST: "127.0.0.1" };

type Answer = { status: number; etag: string | undefined; text: string };

/** What is on its way to a process that is killed is answered by nobody: whoever waits asks anew. */
const LONGEST_WAIT_MS = 3_000;

/** On a connection of its own: the processes get them in turns. */
function ask(address: string, path: string, accepted = "br"): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const headers = { "accept-encoding": accepted };
		const asked = get(address + path, { agent: false, headers, timeout: LONGEST_WAIT_MS }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.on("error", reject);
			response.on("end", () => {
				const { statusCode = 0, headers } = response;
				resolve({ status: statusCode, etag: headers.etag, text: Buffer.concat(parts).toString() });
			});
		});
		asked.on("timeout", () => asked.destroy(new Error(`${path}: no answer`)));
		asked.on("error", reject);
	});
}

/** How many answers each of two processes had to make. */
async function madeBy(address: string): Promise<number[]> {
	const texts = [await ask(address, "/metrics", "identity"), await ask(address, "/metrics", "identity")];
	return texts.map(({ text }) => Number(/^answer_cache_total\{result="miss"\} (\d+)/m.exec(text)?.[1]));
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** The processes another one has started. */
function childrenOf(pid: number): number[] {
	const parentOf = (each: number) => {
		try {
			return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, "utf8"))?.[1]);
		} catch {
			return 0;
		}
	};
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((each) => parentOf(each) === pid);
}

async function stockedShop() {
	const database = await testShop();
	const ids = [await addProduct(database), await addProduct(database), await addProduct(database)];
	const paths = [
		"/",
		"/home",
		"/home?sort=price-ascending",
		...ids.map((id) => `/products/${id}`),
		"/api/products?limit=12",
	];
	const environment = { ...ADDRESS, DATABASE_URL: database.databaseUrl };
	return { database, environment, paths, ids: ids as [number, number, number] };
}

describe("two processes", { timeout: 240_000 }, () => {
	test("make a page once for both, and both drop it when what it shows changes", async () => {
		const { database, environment, paths, ids } = await stockedShop();
		const { address } = await start({ ...environment, WORKERS: "2" });
		for (const path of paths) {
			const answers = await Promise.all(Array.from({ length: 6 }, () => ask(address, path)));
			expect(new Set(answers.map(({ status, etag }) => `${status} ${etag}`)).size, path).toBe(1);
			expect(answers[0]?.status).toBe(200);
		}
		expect(sum(await madeBy(address))).toBe(paths.length);

		await database.pool.query("update product set name = 'Renamed' where id = $1", [ids[0]]);
		const notice = JSON.stringify({ tags: [`product:${ids[0]}`], parted: true });
		await database.pool.query("select pg_notify('perchero_touched', $1)", [notice]);
		const named = async () => (await ask(address, `/products/${ids[0]}`, "identity")).text.includes("Renamed");
		await vi.waitFor(async () => expect([await named(), await named()]).toEqual([true, true]), { interval: 50 });
		await database.close();
	});

	test("one that is killed is replaced and takes what the other has; nobody else notices", async () => {
		const { database, environment, paths } = await stockedShop();
		const { address, process: server } = await start({ ...environment, WORKERS: "2" });
		for (const path of paths) await ask(address, path);
		const before = childrenOf(server.pid as number);
		expect(before).toHaveLength(2);

		const failed: string[] = [];
		const stop = new AbortController();
		const visit = async () => {
			for (let at = 0; !stop.signal.aborted; at += 1) {
				const path = paths[at % paths.length] as string;
				// Whose connection the killed process held asks once more.
				const answer = await ask(address, path).catch(() => ask(address, path));
				if (answer.status !== 200) failed.push(`${path}: ${answer.status}`);
			}
		};
		const visits = Promise.all(Array.from({ length: 8 }, visit)).catch((error: Error) => failed.push(error.message));
		process.kill(before[0] as number, "SIGKILL");
		await vi.waitFor(
			() => {
				const now = childrenOf(server.pid as number);
				expect(now).toHaveLength(2);
				expect(now).not.toContain(before[0]);
			},
			{ timeout: 30_000, interval: 50 },
		);
		// Both answer again: the new one has made nothing itself.
		await vi.waitFor(async () => expect(await madeBy(address)).toContain(0), { timeout: 60_000, interval: 200 });
		for (let round = 0; round < 4; round += 1) for (const path of paths) await ask(address, path);
		stop.abort();
		await visits;
		expect(failed).toEqual([]);
		expect(await madeBy(address)).toContain(0);
		await database.close();
	});

	test("one that cannot open is started again after longer and longer pauses, until it can", async () => {
		const { database, environment, paths } = await stockedShop();
		const { address, process: server, output } = await start({ ...environment, WORKERS: "2" });
		for (const path of paths) await Promise.all([ask(address, path), ask(address, path)]);
		const name = new URL(database.databaseUrl).pathname.slice(1);
		const letIn = (isOpen: boolean) =>
			onCluster((client) => client.query(`alter database ${name} with allow_connections ${isOpen}`));
		await letIn(false);
		process.kill(childrenOf(server.pid as number)[0] as number, "SIGKILL");
		const pauses = () => [...output().matchAll(/next worker is started in ([\d.]+) s/g)].map(([, s]) => Number(s));
		await vi.waitFor(() => expect(pauses().slice(0, 3)).toEqual([0.25, 0.5, 1]), { timeout: 60_000, interval: 50 });
		await letIn(true);
		await vi.waitFor(async () => expect(await madeBy(address)).toContain(0), { timeout: 60_000, interval: 200 });
		await database.close();
	});
});

test.each(["1", "2"])(
	"pages are kept over a restart, unless something has changed meanwhile (WORKERS=%s)",
	{
		timeout: 240_000,
	},
	async (workers) => {
		const { database, environment, paths, ids } = await stockedShop();
		const open = () => start({ ...environment, WORKERS: workers });
		const visit = async (address: string) => {
			const answers: Answer[] = [];
			for (const path of paths) answers.push(await ask(address, path));
			return answers.map(({ etag }) => etag);
		};
		const made = async (address: string) => sum((await madeBy(address)).slice(0, Number(workers)));

		const first = await open();
		const etags = await visit(first.address);
		expect(await made(first.address)).toBe(paths.length);
		expect(await ended(first.process, "SIGTERM")).toBe(0);

		const again = await open();
		expect(await visit(again.address)).toEqual(etags);
		expect(await made(again.address)).toBe(0);
		expect(await ended(again.process, "SIGTERM")).toBe(0);

		await database.pool.query("update product set name = 'Renamed by hand' where id = $1", [ids[0]]);
		const changed = await open();
		expect((await ask(changed.address, `/products/${ids[0]}`, "identity")).text).toContain("Renamed by hand");
		await database.close();
	},
);
