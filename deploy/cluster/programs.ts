import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Cluster, here } from "./cluster.ts";
import { fill } from "./fill.ts";
import type { Program } from "./processes.ts";
import { addressOf, namesFor, shopsOf, templatesOf } from "./values.ts";

/** Every machine's folder with its files in it. */
export function layOut(cluster: Cluster): void {
	for (const machine of Object.keys(cluster.values.machines)) {
		const folder = join(cluster.run, machine);
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		for (const [file, text] of filesOf(cluster, machine)) {
			writeFileSync(join(folder, file), text, { mode: 0o600 });
			chownSync(join(folder, file), cluster.user, cluster.user);
		}
		chownSync(folder, cluster.user, cluster.user);
	}
	mkdirSync(cluster.values.archive, { recursive: true, mode: 0o700 });
	chownSync(cluster.values.archive, cluster.user, cluster.user);
}

export function filesOf({ values }: Pick<Cluster, "values">, machine: string): [string, string][] {
	const names = namesFor(values, machine);
	return templatesOf(machine).map((file) => [file, fill(readFileSync(join(here, "templates", file), "utf8"), names)]);
}

const unpacked = true;

export const etcd = ({ run }: Cluster, machine: string): Program => ({
	name: `${machine}-etcd`,
	machine,
	unpacked,
	command: ["etcd", "--config-file", join(run, machine, "etcd.yml")],
});

export const patroni = ({ run }: Cluster, machine: string): Program => ({
	name: `${machine}-patroni`,
	machine,
	unpacked,
	command: ["patroni", join(run, machine, "patroni.yml")],
});

export const haproxy = ({ run }: Cluster): Program => ({
	name: "lb-haproxy",
	machine: "lb",
	unpacked,
	command: ["haproxy", "-db", "-f", join(run, "lb", "haproxy.cfg")],
});

export const pgbouncer = ({ run }: Cluster): Program => ({
	name: "lb-pgbouncer",
	machine: "lb",
	unpacked,
	command: ["pgbouncer", join(run, "lb", "pgbouncer.ini")],
});

export const nginx = ({ run }: Cluster): Program => ({
	name: "lb-nginx",
	machine: "lb",
	unpacked,
	command: ["nginx", "-c", join(run, "lb", "nginx.conf"), "-e", join(run, "lb", "nginx-error.log")],
});

/** What is there in place of the services of others: cards, mail, pictures. */
export const localProviders = (cluster: Cluster): Program => ({
	name: "world-local-providers",
	machine: "world",
	command: [
		process.execPath,
		join(here, "local-providers.ts"),
		addressOf(cluster.values, "world"),
		join(cluster.run, "world"),
	],
});

export const shop = (cluster: Cluster, machine: string, more: Record<string, string> = {}): Program => ({
	name: `${machine}-shop`,
	machine,
	folder: cluster.shop,
	command: [process.execPath, "build/shop/main.js"],
	env: { ...environmentOf(cluster, machine), ...more },
});

/** All that runs when the cluster is up, each after what it stands on. */
export const everyProgram = (cluster: Cluster): Program[] => [
	...["db1", "db2", "db3"].map((machine) => etcd(cluster, machine)),
	...["db1", "db2"].map((machine) => patroni(cluster, machine)),
	haproxy(cluster),
	pgbouncer(cluster),
	localProviders(cluster),
	...shopsOf(cluster.values).map((machine) => shop(cluster, machine)),
	nginx(cluster),
];

/** The settings of a shop machine, as systemd would read them, with the keys of the local card provider. */
export function environmentOf(cluster: Cluster, machine: string): Record<string, string> {
	const lines = readFileSync(join(cluster.run, machine, "shop.env"), "utf8").split("\n");
	const given = lines
		.filter((line) => /^\w+=/.test(line))
		.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]);
	const { publicKey, accessToken, webhookSecret } = cardKeys(cluster);
	return {
		...Object.fromEntries(given),
		MERCADOPAGO_PUBLIC_KEY: publicKey,
		MERCADOPAGO_ACCESS_TOKEN: accessToken,
		MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
		// Orders say themselves where they come from, as by a proxy before nginx; all else of a trial comes from one address.
		TRUST_PROXY: "2",
		LIMITS: "payment=999999/60,token=999999/60,refused=999999/60,visit=999999/60",
	};
}

type CardKeys = { publicKey: string; accessToken: string; webhookSecret: string };
export const cardKeys = ({ run }: Cluster): CardKeys =>
	JSON.parse(readFileSync(join(run, "world", "cards.json"), "utf8"));
