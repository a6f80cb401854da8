import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { reviveWhenDead } from "#server/services.ts";
import { CLUSTER_VARIABLE } from "#server/testing/database.ts";
import { startClusterIn } from "#server/testing/global-setup.ts";

const exec = promisify(execFile);

export type OwnCluster = Awaited<ReturnType<typeof ownCluster>>;

/** A PostgreSQL of the test's own, watched over like the embedded one of a shop, so that it can be killed and starved. */
export async function ownCluster(dir?: string) {
	const folder = dir ?? (await mkdtemp(join(tmpdir(), "perchero-cluster-")));
	const shared = process.env[CLUSTER_VARIABLE];
	const { cluster, close } = await startClusterIn(folder);
	const watch = reviveWhenDead(cluster, cluster.urlOf("postgres"), () => {});
	return {
		home: cluster.home,
		postmaster: async () =>
			Number((await readFile(join(cluster.home, "data", "postmaster.pid"), "utf8")).split("\n")[0]),
		async close() {
			await watch.end();
			await close();
			process.env[CLUSTER_VARIABLE] = shared;
		},
	};
}

/** A folder on a small disk of its own; undefined where this user may not mount one. */
export async function smallDisk(megabytes: number): Promise<{ dir: string; close: () => Promise<void> } | undefined> {
	const place = await mkdtemp(join(tmpdir(), "perchero-disk-"));
	const mounted = await exec("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", place]).then(
		() => true,
		() => false,
	);
	const close = async () => {
		if (mounted) await exec("umount", [place]);
		await rm(place, { recursive: true, force: true });
	};
	if (!mounted) {
		await close();
		return undefined;
	}
	const dir = join(place, "data");
	await mkdir(dir);
	return { dir, close };
}

/** How large the files that a process and its children write may become, now and later: another way to run out of room. */
export async function limitFileSize(pid: number, bytes: number | "unlimited"): Promise<void> {
	const { uid, gid } = await stat(`/proc/${pid}`);
	const asOwner = process.getuid?.() === 0 ? { uid, gid } : {};
	const limit = (of: number | string) => exec("prlimit", ["--pid", String(of), `--fsize=${bytes}:`], asOwner);
	// Children made from now on inherit it; those there are may end meanwhile.
	await limit(pid);
	const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean);
	await Promise.allSettled(children.map(limit));
}
