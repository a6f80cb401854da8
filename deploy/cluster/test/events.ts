import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../cluster.ts";
import { kill, start, stop } from "../processes.ts";
import { etcd, pgbouncer } from "../programs.ts";
import { isReady, primary } from "../reach.ts";
import { until } from "../running.ts";
import { addressOf, shopsOf } from "../values.ts";
import type { EventName } from "./expectations.ts";
import type { Rates } from "./load.ts";
import { cacheProblems, watchCache } from "./nginx-keeps.ts";
import { letBegin, startShop } from "./shops.ts";
import { downgrade, jobsProblems, prepareVersions, upgradeTwice } from "./upgrade/upgrade.ts";

export type Event = {
	says: string;
	rates?: Rates;
	/** Cannot happen where all machines are on one loopback. */
	needsCables?: true;
	/** What takes the machine's whole attention, before the load begins. */
	prepare?: (cluster: Cluster) => void;
	/** Breaks something; resolves once the shop should be on its way back, with what was seen on the way. */
	happen: (cluster: Cluster) => Promise<string>;
	/** What else has to be so afterwards; sentences where it is not. */
	problems?: (cluster: Cluster) => Promise<string[]>;
	/** Makes whole again what is left after everything that should run was started (mend.ts). */
	mend?: (cluster: Cluster) => Promise<void>;
};

const SECONDS_CUT = 15_000;
const MANY = { ordersPerSecond: 5, pagesPerSecond: 200 };

export const EVENTS: Record<EventName, Event> = {
	"primary-killed": {
		says: "the primary's machine loses its power: kill -9 of PostgreSQL, Patroni and etcd on it",
		async happen(cluster) {
			const killed = await primary(cluster);
			const at = performance.now();
			await kill(cluster, killed);
			await until("another primary", async () => (await primary(cluster)) !== killed);
			return `${killed} killed, ${await primary(cluster)} leads after ${((performance.now() - at) / 1000).toFixed(1)} s`;
		},
	},
	"shop-killed": {
		says: "a shop machine loses its power: kill -9 of all its processes",
		async happen(cluster) {
			const machine = shopsOf(cluster.values)[0] as string;
			await kill(cluster, machine);
			return `${machine} killed`;
		},
	},
	"shops-killed": {
		says: "every process of every shop machine is killed with -9 at once, and started again as systemd does",
		async happen(cluster) {
			const at = performance.now();
			const machines = shopsOf(cluster.values);
			await Promise.all(machines.map((machine) => kill(cluster, machine)));
			await Promise.all(machines.map((machine) => startShop(cluster, machine)));
			return `${machines.join(" and ")} killed, ready again after ${((performance.now() - at) / 1000).toFixed(1)} s`;
		},
	},
	"shop-cut": {
		says: "the cable of a shop machine is pulled for 15 s: it reaches neither its database nor nginx",
		needsCables: true,
		happen: (cluster) => cutOff(cluster, (machine) => cluster.network.cut(machine)),
	},
	"database-cut": {
		says: "the network between a shop machine and its database is cut for 15 s, while nginx still reaches it",
		needsCables: true,
		happen: (cluster) => cutOff(cluster, (machine) => cluster.network.cutFrom(machine, cluster.values.database)),
	},
	"pgbouncer-restarted": {
		says: "PgBouncer is killed with -9 and started again",
		async happen(cluster) {
			await stop(cluster, "lb-pgbouncer", "SIGKILL");
			start(cluster, pgbouncer(cluster));
			return "PgBouncer killed and started";
		},
	},
	"etcd-lost": {
		says: "the leader of etcd is killed with -9 for 15 s",
		async happen(cluster) {
			const leader = await etcdLeader(cluster);
			await stop(cluster, `${leader}-etcd`, "SIGKILL");
			await pause(SECONDS_CUT);
			start(cluster, etcd(cluster, leader));
			return `the member of ${leader} lost`;
		},
	},
	"nginx-keeps": {
		says: "nothing breaks: nginx keeps pages, lets go of one that changed, and keeps the kinds of a picture apart",
		happen: watchCache,
		problems: cacheProblems,
	},
	"rolling-restart": {
		says: "every shop machine is restarted, one after the other, under 200 requests a second and orders",
		rates: MANY,
		async happen(cluster) {
			const took: string[] = [];
			for (const machine of shopsOf(cluster.values)) {
				const at = performance.now();
				await stop(cluster, `${machine}-shop`);
				const ended = performance.now();
				await startShop(cluster, machine);
				const [away, back] = [ended - at, performance.now() - ended].map((ms) => (ms / 1000).toFixed(1));
				took.push(`${machine} ended in ${away} s, ready ${back} s later`);
				await letBegin(cluster, machine);
			}
			return took.join("; ");
		},
	},
	"rolling-upgrade": {
		says: "every shop machine goes to a version with an expanding migration, then to one with a contracting migration, under 200 requests a second and orders",
		rates: MANY,
		prepare: prepareVersions,
		happen: upgradeTwice,
		problems: jobsProblems,
		mend: downgrade,
	},
};

async function cutOff(cluster: Cluster, cut: (machine: string) => Promise<void>): Promise<string> {
	const machine = shopsOf(cluster.values)[0] as string;
	await cut(machine);
	await pause(SECONDS_CUT);
	await cluster.network.heal(machine);
	await until(`${machine} is ready again`, () => isReady(cluster, machine));
	return `${machine} cut off for 15 s, ready again by itself`;
}

async function etcdLeader({ values }: Cluster): Promise<string> {
	for (const machine of ["db1", "db2", "db3"]) {
		const url = `http://${addressOf(values, machine)}:2379/v3/maintenance/status`;
		const answer = await fetch(url, { method: "POST", body: "{}", signal: AbortSignal.timeout(2_000) });
		const { header, leader } = (await answer.json()) as { header: { member_id: string }; leader: string };
		if (header.member_id === leader) return machine;
	}
	throw new Error("etcd has no leader");
}
