import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster, stopCluster } from "#server/db/embedded/cluster.ts";
import { giveTo, runAs, unprivilegedUser } from "#server/db/embedded/os-user.ts";

const DEBIAN = "/usr/lib/postgresql";

/** The programs of this machine's own PostgreSQL, `pg_dump` among them; installed with apt where that is possible. */
async function installedPrograms(): Promise<{ folder: string; major: string }> {
	const newest = async () => (await readdir(DEBIAN).catch(() => [])).map(Number).sort((a, b) => b - a)[0];
	if ((await newest()) === undefined && process.getuid?.() === 0) {
		const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
		try {
			execFileSync("apt-get", ["update"], options);
			execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], options);
		} catch {}
	}
	const major = await newest();
	if (major === undefined) {
		throw new Error(
			"Backups are tested on the system's own PostgreSQL: install it (on Debian: apt-get install postgresql).",
		);
	}
	return { folder: join(DEBIAN, String(major), "bin"), major: String(major) };
}

/** A PostgreSQL as an owner brings it: the system's, in a folder of the test's own. */
export async function startOwnPostgres() {
	const binaries = await installedPrograms();
	const user = await unprivilegedUser();
	const dir = await mkdtemp(join(tmpdir(), "perchero-own-"));
	await chmod(dir, 0o755);
	const home = join(dir, "postgres");
	await mkdir(home);
	await giveTo(user, home);
	const cluster = { home, binaries, user, durable: false };
	const program = (name: string) => join(binaries.folder, name);
	const making = [
		"-D",
		join(home, "data"),
		"-U",
		"owner",
		"-A",
		"trust",
		"-E",
		"UTF8",
		"--locale=C.UTF-8",
		"--no-sync",
	];
	await runAs(user, program("initdb"), making);
	const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: "", fsync: "off" };
	const port = await startCluster(cluster, settings);
	return {
		program,
		urlOf: (name: string) => `postgres://owner@127.0.0.1:${port}/${name}`,
		async close() {
			await stopCluster(cluster);
			await rm(dir, { recursive: true, force: true });
		},
	};
}
