import { chownSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../cluster.ts";
import { ended, start, stop } from "../processes.ts";
import { primary, queryAt, queryPrimary } from "../reach.ts";
import { say, until } from "../running.ts";
import { addressOf } from "../values.ts";
import { PAID } from "./books.ts";
import { startLoad } from "./load.ts";

const RATES = { ordersPerSecond: 5, pagesPerSecond: 0 };
const NAME = "world-restored";
const PORT = 5499;
const MISTAKE = "lost by mistake";

/**
 * A base backup, orders, a moment, more orders, and then everything deleted: a PostgreSQL made from the backup and the
 * archived WAL has the orders from before the moment, and none from after it.
 */
export async function restoreToMoment(cluster: Cluster): Promise<string[]> {
	await forgetRestored(cluster);
	const folder = folderOf(cluster);
	await baseBackup(cluster, folder);
	const before = await someOrders(cluster);
	const [{ moment }] = (await queryPrimary(cluster, "select now()::text as moment")) as [{ moment: string }];
	await pause(1_000);
	const after = await someOrders(cluster);
	// What archiving is for: a mistake that the standby repeats faithfully.
	await queryPrimary(cluster, "update payment_attempt set status = $1", [MISTAKE], "shop");
	await archived(cluster);
	const begun = performance.now();
	await recover(cluster, folder, moment);
	const seconds = ((performance.now() - begun) / 1000).toFixed(1);
	const url = `postgres://postgres:${cluster.values.passwords.postgres}@${addressOf(cluster.values, "world")}:${PORT}/shop`;
	const found = async (keys: string[]) => (await queryAt(url, PAID, [keys])).length;
	const [kept, later] = [await found(before), await found(after)];
	say(
		`  restored to ${moment} in ${seconds} s: ${kept} of ${before.length} orders from before, ${later} of ${after.length} from after`,
	);
	const isRight = before.length > 0 && after.length > 0 && kept === before.length && later === 0;
	return isRight ? [] : ["the restored database does not end at the moment asked for"];
}

const folderOf = ({ run }: Cluster) => join(run, "world", "restored");

/** The mistake is taken back, and the restored PostgreSQL is gone. */
export async function forgetRestored(cluster: Cluster): Promise<void> {
	await stop(cluster, NAME, "SIGINT");
	rmSync(folderOf(cluster), { recursive: true, force: true });
	await queryPrimary(cluster, "update payment_attempt set status = state where status = $1", [MISTAKE], "shop");
}

async function someOrders(cluster: Cluster): Promise<string[]> {
	const load = await startLoad(cluster, RATES);
	await pause(8_000);
	await load.end();
	return [...load.acknowledged.keys()];
}

async function baseBackup(cluster: Cluster, folder: string): Promise<void> {
	const { values } = cluster;
	const from = `host=${addressOf(values, await primary(cluster))} port=5432 user=replicator`;
	start(cluster, {
		name: "world-backup",
		machine: "world",
		unpacked: true,
		command: [`${values.postgresPrograms}/pg_basebackup`, "-d", from, "-D", folder, "-X", "none", "-c", "fast"],
		env: { PGPASSWORD: values.passwords.replicator as string },
	});
	await ended(cluster, "world-backup");
}

/** The segment under way is closed and lies in the archive. */
async function archived(cluster: Cluster): Promise<void> {
	const [{ file }] = (await queryPrimary(cluster, "select pg_walfile_name(pg_switch_wal()) as file")) as [
		{ file: string },
	];
	await until("the WAL is archived", async () => {
		const [row] = await queryPrimary(cluster, "select last_archived_wal >= $1 as done from pg_stat_archiver", [file]);
		return row?.done === true;
	});
}

async function recover(cluster: Cluster, folder: string, moment: string): Promise<void> {
	const { values, user } = cluster;
	const settings = {
		restore_command: `cp ${values.archive}/%f %p`,
		recovery_target_time: moment,
		recovery_target_action: "promote",
		archive_mode: "off",
		listen_addresses: addressOf(values, "world"),
		port: String(PORT),
		unix_socket_directories: folder,
		hba_file: join(folder, "pg_hba.conf"),
		ident_file: join(folder, "pg_ident.conf"),
		synchronous_standby_names: "",
		shared_preload_libraries: "",
	};
	const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
	for (const [file, text] of [
		["postgresql.conf", `${lines.join("\n")}\nmax_connections = 200\nmax_wal_senders = 10\n`],
		["postgresql.auto.conf", ""],
		["recovery.signal", ""],
	] as const) {
		writeFileSync(join(folder, file), text);
		chownSync(join(folder, file), user, user);
	}
	start(cluster, {
		name: NAME,
		machine: "world",
		unpacked: true,
		command: [`${values.postgresPrograms}/postgres`, "-D", folder],
	});
	const url = `postgres://postgres:${values.passwords.postgres}@${addressOf(values, "world")}:${PORT}/shop`;
	await until(
		"the restored PostgreSQL is open for writes",
		async () => {
			const [row] = await queryAt(url, "select pg_is_in_recovery() as recovering");
			return row?.recovering === false;
		},
		180,
	);
}
