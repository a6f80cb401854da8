import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Cluster, noted } from "./cluster.ts";
import { start } from "./processes.ts";
import {
	cardKeys,
	environmentOf,
	etcd,
	haproxy,
	layOut,
	localProviders,
	nginx,
	patroni,
	pgbouncer,
	shop,
} from "./programs.ts";
import { isReady, isTaken, leadsToOne, queryPrimary } from "./reach.ts";
import { runIn, say, until } from "./running.ts";
import { addressOf, shopsOf } from "./values.ts";

/** The folders and the network, so that the rest can be done from one of the machines. */
export async function prepare(cluster: Cluster): Promise<void> {
	for (const part of ["pid", "log"]) mkdirSync(join(cluster.run, part), { recursive: true });
	writeFileSync(join(cluster.run, "cluster.json"), noted(cluster), { mode: 0o600 });
	layOut(cluster);
	await cluster.network.up();
}

/** The whole cluster from nothing, each step with its seconds. */
export async function up(cluster: Cluster): Promise<void> {
	const begun = performance.now();
	let last = begun;
	const step = async (name: string, work: () => Promise<void>) => {
		await work();
		say(`${name.padEnd(52)} ${((performance.now() - last) / 1000).toFixed(1).padStart(6)} s`);
		last = performance.now();
	};
	const { values } = cluster;
	await step("etcd, three members", async () => {
		for (const machine of ["db1", "db2", "db3"]) start(cluster, etcd(cluster, machine));
		await until("etcd has a leader", async () => isTaken(`http://${addressOf(values, "db1")}:2379/health`));
	});
	await step("db1: PostgreSQL, primary", async () => {
		start(cluster, patroni(cluster, "db1"));
		await until("db1 is the primary", async () => isTaken(`http://${addressOf(values, "db1")}:8008/primary`));
	});
	await step("db2: PostgreSQL, synchronous standby", async () => {
		start(cluster, patroni(cluster, "db2"));
		await until("db2 follows", async () => isTaken(`http://${addressOf(values, "db2")}:8008/synchronous`));
	});
	await step("HAProxy, PgBouncer, the shop's database", async () => {
		start(cluster, haproxy(cluster));
		await until("HAProxy leads to the primary alone", () => leadsToOne(cluster));
		await queryPrimary(cluster, `create role shop login password '${values.passwords.shop}'`);
		await queryPrimary(cluster, "create database shop owner shop");
		start(cluster, pgbouncer(cluster));
	});
	await step("local providers of cards, mail and the bucket", async () => {
		start(cluster, localProviders(cluster));
		await until("the local providers are there", async () => cardKeys(cluster).publicKey !== "");
	});
	await step("migrations, demo data", () => makeDemoData(cluster));
	await step(`${shopsOf(values).length} shop machines of ${values.workers} processes, nginx`, async () => {
		for (const machine of shopsOf(values)) start(cluster, shop(cluster, machine));
		for (const machine of shopsOf(values)) await until(`${machine} opens`, () => isReady(cluster, machine));
		start(cluster, nginx(cluster));
		await until("nginx answers", () => isTaken(`${values.publicUrl}/readyz`));
	});
	say(`The cluster is up after ${((performance.now() - begun) / 1000).toFixed(1)} s. The shop: ${values.publicUrl}`);
}

async function makeDemoData(cluster: Cluster): Promise<void> {
	const machine = shopsOf(cluster.values)[0] as string;
	const env = { ...process.env, ...environmentOf(cluster, machine) };
	await runIn(cluster.shop, process.execPath, ["build/shop/demo.js", "--force"], env);
	// A shop with a database of its own does not open while log-ins are in it that everybody knows.
	await runIn(cluster.shop, process.execPath, ["build/shop/staff.js", "end-demo"], env);
	// Enough of everything that nothing sells out while it is tried.
	await queryPrimary(
		cluster,
		`with added as (update stock set on_hand = on_hand + 1000000 returning variant_id, size)
		insert into stock_ledger (variant_id, size, delta, reason) select variant_id, size, 1000000, 'staff' from added`,
		[],
		"shop",
	);
}
