import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import type { Cluster } from "./cluster.ts";
import { addressOf, type Values } from "./values.ts";

/** What follows asks machines of the cluster, so it runs on one of them. */
export async function isTaken(url: string): Promise<boolean> {
	const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
	await answer.arrayBuffer();
	return answer.ok;
}

export const isReady = ({ values }: Cluster, machine: string) =>
	isTaken(`http://${addressOf(values, machine)}:3000/readyz`);

/** Rows of one question to whoever is the primary, as the superuser. */
export function queryPrimary(cluster: Cluster, text: string, parameters: unknown[] = [], database = "postgres") {
	const { values } = cluster;
	return queryAt(
		`postgres://postgres:${values.passwords.postgres}@${values.database}:5000/${database}`,
		text,
		parameters,
	);
}

export async function queryAt(url: string, text: string, parameters: unknown[] = []) {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000, query_timeout: 60_000 });
	client.on("error", () => undefined);
	try {
		await client.connect();
		return (await client.query(text, parameters)).rows as Record<string, unknown>[];
	} finally {
		await client.end().catch(() => undefined);
	}
}

/** The shop's own way to its database: past PgBouncer, for commands. */
export const directUrl = (values: Values) => `postgres://shop:${values.passwords.shop}@${values.database}:5000/shop`;

/** Whether HAProxy has found out which machine is not the primary: it starts with every server taken for up. */
export async function leadsToOne({ run }: Cluster): Promise<boolean> {
	const asked = connect(join(run, "lb", "haproxy.sock"));
	asked.write("show stat\n");
	const rows = (await text(asked)).split("\n").map((line) => line.split(","));
	const status = rows[0]?.indexOf("status") ?? -1;
	const servers = rows.filter(([proxy, server]) => proxy === "primary" && /^db\d$/.test(server ?? ""));
	return servers.filter((row) => row[status]?.startsWith("UP")).length === 1;
}

export type Member = { name: string; role: string; state: string; lag?: number | string; timeline?: number };

/** What Patroni says of the pair. */
export async function members({ values }: Cluster): Promise<Member[]> {
	for (const machine of ["db1", "db2"]) {
		const url = `http://${addressOf(values, machine)}:8008/cluster`;
		const told = await fetch(url, { signal: AbortSignal.timeout(5_000) })
			.then((answer) => (answer.ok ? answer.json() : undefined))
			.catch(() => undefined);
		if (told) return (told as { members: Member[] }).members;
	}
	return [];
}

/** The machine whose PostgreSQL takes writes. */
export async function primary(cluster: Cluster): Promise<string> {
	const leader = (await members(cluster)).find(({ role }) => role === "leader")?.name;
	if (leader === undefined) throw new Error("there is no primary");
	return leader;
}

/** Both are up, and the other one has every commit. */
export async function isWhole(cluster: Cluster): Promise<boolean> {
	const all = await members(cluster);
	const standby = all.find(({ role }) => role === "sync_standby");
	return all.some(({ role }) => role === "leader") && standby?.state === "streaming" && standby.lag === 0;
}
