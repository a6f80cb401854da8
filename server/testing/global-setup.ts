import { readFileSync, rmSync } from "node:fs";
import { access, chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderHolder } from "#server/db/embedded/folder-lock.ts";
import { type Embedded, startEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { jobs } from "#server/features/jobs.ts";
import { installJobs } from "#server/jobs/install.ts";
import { CLUSTER_VARIABLE, onCluster, TEMPLATE } from "./database.ts";

const PREFIX = "perchero-test-";
const silent = () => {};

/** One cluster for the whole run, of Vitest or of Playwright, with a migrated template to clone databases from. */
export default async function startTestCluster(): Promise<() => Promise<void>> {
	await removeLeftovers();
	const { close } = await startClusterIn(await mkdtemp(join(tmpdir(), PREFIX)));
	return close;
}

/** From now on this process's fresh databases are made in a cluster in that folder. */
export async function startClusterIn(dir: string): Promise<{ cluster: Embedded; close: () => Promise<void> }> {
	// Made private by mkdtemp, but PostgreSQL's own user has to get through.
	await chmod(dir, 0o755);
	const cluster = await startEmbedded({ dir, log: silent, durable: false });
	const end = () => endAtOnce(dir, cluster.home);
	process.once("exit", end);
	await adoptCluster(cluster.urlOf);
	return {
		cluster,
		close: async () => {
			process.off("exit", end);
			await cluster.stop();
			await rm(dir, { recursive: true, force: true });
		},
	};
}

/** For a run that was asked to end and waits for nothing any more: its PostgreSQL and its folder go with it. */
function endAtOnce(dir: string, home: string): void {
	try {
		const [postmaster] = readFileSync(join(home, "data", "postmaster.pid"), "utf8").split("\n");
		process.kill(Number(postmaster), "SIGQUIT");
		rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
	} catch {
		// What is left the next run removes.
	}
}

/** Has this process make its fresh databases in that cluster. */
export async function adoptCluster(urlOf: Embedded["urlOf"]): Promise<void> {
	process.env[CLUSTER_VARIABLE] = urlOf("postgres");
	await onCluster((client) => client.query(`create database ${TEMPLATE}`));
	await migrate(urlOf(TEMPLATE));
	await installJobs(urlOf(TEMPLATE), jobs);
}

/** A run that was killed outright leaves its PostgreSQL behind: end it and remove its folder. */
async function removeLeftovers(): Promise<void> {
	for (const name of await readdir(tmpdir())) {
		const dir = join(tmpdir(), name);
		if (!name.startsWith(PREFIX)) continue;
		try {
			if ((await folderHolder(dir)) !== undefined) continue;
			await access(join(dir, "postgres", "data"));
			const left = await startEmbedded({ dir, log: silent, durable: false });
			await left.stop();
			await rm(dir, { recursive: true, force: true });
		} catch {
			// Another run is using it or removing it.
		}
	}
}
