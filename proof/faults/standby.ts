import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installedBinaries, runnableBinaries } from "#server/db/embedded/binaries.ts";
import { type Cluster, startCluster, stopCluster } from "#server/db/embedded/cluster.ts";
import { unprivilegedUser } from "#server/db/embedded/os-user.ts";
import { onCluster } from "#server/testing/database.ts";

/** What belongs to the process that runs there, not to the data. */
const NOT_COPIED = /\/(postmaster\.(pid|opts)|pg_replslot\/.+)$/;

/** A second PostgreSQL that follows the one in `home`, in the databases of which the tests are. */
export async function openStandby(home: string) {
	const user = await unprivilegedUser(home);
	const binaries = await runnableBinaries(user, await installedBinaries());
	const dir = await mkdtemp(join(tmpdir(), "perchero-standby-"));
	await chmod(dir, 0o755);
	const own = join(dir, "postgres");
	const data = join(own, "data");
	await mkdir(own);
	const source = await onCluster(async (client) => {
		await client.query("select pg_backup_start('standby', true)");
		await cp(join(home, "data"), data, {
			recursive: true,
			filter: (from) => !NOT_COPIED.test(from),
		});
		const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
		await writeFile(join(data, "backup_label"), rows[0]?.labelfile ?? "");
		return { host: client.host, port: client.port, user: client.user, password: client.password };
	});
	await writeFile(join(data, "standby.signal"), "");
	await chmod(data, 0o700);
	if (user) await giveAll(own, user);
	const cluster: Cluster = { home: own, binaries, user, durable: false };
	const settings = {
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		fsync: "off",
		max_connections: "300",
		primary_conninfo: Object.entries(source)
			.map(([name, value]) => `${name}=${value}`)
			.join(" "),
	};
	const port = await startCluster(cluster, settings);
	return {
		/** The same database, on the standby. */
		urlOf(primary: string): string {
			const url = new URL(primary);
			url.hostname = "127.0.0.1";
			url.port = String(port);
			url.search = "";
			return url.href;
		},
		stop: () => stopCluster(cluster),
		async close() {
			await stopCluster(cluster);
			await rm(dir, { recursive: true, force: true });
		},
	};
}

async function giveAll(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
	await chown(folder, uid, gid);
	for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid);
}
