import { existsSync, rmSync } from "node:fs";
import { type Cluster, clusterIn, type Wishes } from "./cluster.ts";
import { namespacesLeft } from "./network.ts";
import { kill, programsUp, stop } from "./processes.ts";
import { run, say } from "./running.ts";
import { unlimitAll } from "./scale/processor.ts";

/** First who asks, then who answers. */
const ORDER = ["lb-nginx", "shop", "world-", "lb-", "patroni", "etcd"];

/** Takes everything away that `up` made, also where it stopped half way or a test left something dead. */
export async function down({ folder }: Wishes, programsToo: boolean): Promise<void> {
	const cluster = clusterIn(folder);
	if (cluster) {
		await endPrograms(cluster);
		await kill(cluster);
	}
	// By their names: a note that was never written must not leave a network behind.
	for (const name of await namespacesLeft()) await run("ip", ["netns", "del", name]);
	rmSync(`${folder}/run`, { recursive: true, force: true, maxRetries: 5 });
	unlimitAll();
	if (programsToo) rmSync(folder, { recursive: true, force: true });
	say(
		existsSync(folder)
			? `Gone. Debian's unpacked programs are kept in ${folder} for the next time; --all takes them, too.`
			: "Gone.",
	);
}

async function endPrograms(cluster: Cluster): Promise<void> {
	const names = programsUp(cluster);
	for (const kind of ORDER) {
		const these = names.filter((name) => name.includes(kind));
		await Promise.all(these.map((name) => stop(cluster, name).catch(() => undefined)));
	}
}
