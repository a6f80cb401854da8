import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Worked, work } from "../../../bench/clients.ts";
import type { Cluster } from "../cluster.ts";
import { processesOf, start, stop } from "../processes.ts";
import { filesOf, nginx, shop } from "../programs.ts";
import { isReady, isTaken } from "../reach.ts";
import { say, until } from "../running.ts";
import { shopsOf, type Values } from "../values.ts";
import { growthInWords } from "./growth.ts";
import { limit, nameOf, secondsUsed, unlimitAll } from "./processor.ts";
import { uncachedWork, type Work } from "./work.ts";

/** What stands for one core: small enough that all machines have theirs at the same time on a machine with two. */
const CORE = 0.2;
const SECONDS = 8;
const WARM = { times: 40 };
/** Every page is made for the request that asks for it. */
const UNCACHED = { CACHE_MEGABYTES: "0", WORKERS: "1" };
const DATABASES = ["db1", "db2"];

type Row = Worked & { machines: number; shopMs: number; databaseMs: number; frontMs: number };

/**
 * What one, two, three … shop machines do of work that no cache answers, each with as much processor as the others.
 * Afterwards they are as they were.
 */
export async function scale(cluster: Cluster): Promise<boolean> {
	const machines = shopsOf(cluster.values);
	let failures = 0;
	try {
		for (const machine of machines) await restart(cluster, machine, UNCACHED);
		await leadTo(cluster, machines);
		const kinds = await uncachedWork(cluster);
		for (const database of ["has what it needs", "has one core, too"] as const) {
			for (const machine of machines) limit(machine, CORE, processesOf(cluster, machine));
			if (database === "has one core, too")
				for (const machine of DATABASES) limit(machine, CORE, postgresOf(cluster, machine));
			say(`\nEach shop machine has one core (here ${CORE} of one), the database machine ${database}`);
			for (const kind of kinds) {
				const rows: Row[] = [];
				for (let count = 1; count <= machines.length; count += 1) {
					await leadTo(cluster, machines.slice(0, count));
					rows.push(await measure(cluster, kind, machines.slice(0, count)));
				}
				tell(kind, rows);
				failures += rows.reduce((sum, row) => sum + row.failures, 0);
			}
		}
	} finally {
		unlimitAll();
		for (const machine of machines) await restart(cluster, machine);
		await leadTo(cluster, machines);
	}
	return failures === 0;
}

async function restart(cluster: Cluster, machine: string, otherwise?: Record<string, string>): Promise<void> {
	await stop(cluster, `${machine}-shop`);
	start(cluster, shop(cluster, machine, otherwise));
	await until(`${machine} opens`, () => isReady(cluster, machine));
}

/** nginx knows these shop machines only. */
async function leadTo(cluster: Cluster, machines: readonly string[]): Promise<void> {
	const { values, run } = cluster;
	const known = Object.entries(values.machines).filter(([name]) => !/^shop/.test(name) || machines.includes(name));
	const fewer: Values = { ...values, machines: Object.fromEntries(known) };
	await stop(cluster, "lb-nginx");
	for (const [file, text] of filesOf({ values: fewer }, "lb"))
		if (file === "nginx.conf") writeFileSync(join(run, "lb", file), text);
	start(cluster, nginx(cluster));
	await until("nginx answers", () => isTaken(`${values.publicUrl}/readyz`));
}

async function measure(cluster: Cluster, kind: Work, machines: readonly string[]): Promise<Row> {
	const clients = kind.clients * machines.length;
	await kind.prepare();
	await work(clients, kind.once, WARM);
	const groups = [
		machines.flatMap((machine) => processesOf(cluster, machine)),
		DATABASES.flatMap((machine) => postgresOf(cluster, machine)),
		processesOf(cluster, "lb"),
	];
	const before = groups.map(secondsUsed);
	const begun = performance.now();
	const worked = await work(clients, kind.once, { seconds: SECONDS });
	const done = (worked.perSecond * (performance.now() - begun)) / 1000;
	const [shopMs, databaseMs, frontMs] = groups.map(
		(pids, at) => ((secondsUsed(pids) - (before[at] as number)) * 1000) / done,
	) as [number, number, number];
	return { ...worked, machines: machines.length, shopMs, databaseMs, frontMs };
}

const postgresOf = (cluster: Cluster, machine: string) =>
	processesOf(cluster, machine).filter((pid) => nameOf(pid) === "postgres");

function tell({ name }: Work, rows: readonly Row[]): void {
	const [first] = rows as [Row];
	for (const row of rows) {
		const { machines, perSecond, p50, p99, failures, shopMs, databaseMs, frontMs } = row;
		const times = (perSecond / first.perSecond).toFixed(2);
		say(
			`  ${name}, ${machines}: ${perSecond.toFixed(1)}/s (${times} of one), p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${failures} failed; processor for each: shop ${shopMs.toFixed(1)} ms, PostgreSQL ${databaseMs.toFixed(1)} ms, in front ${frontMs.toFixed(1)} ms`,
		);
	}
	say(`  ${name}: ${growthInWords(rows, CORE)}`);
}
