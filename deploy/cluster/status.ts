import type { Cluster } from "./cluster.ts";
import { pidOf, programsUp } from "./processes.ts";
import { isReady, members } from "./reach.ts";
import { say } from "./running.ts";
import { shopsOf } from "./values.ts";

export async function status(cluster: Cluster): Promise<void> {
	say(`The shop: ${cluster.values.publicUrl} (${cluster.network.kind}, ${cluster.run})`);
	for (const name of programsUp(cluster)) {
		const pid = pidOf(cluster, name);
		say(`${name.padEnd(18)} ${pid === undefined ? "not running" : `process ${pid}`}`);
	}
	for (const { name, role, state, lag = 0, timeline } of await members(cluster)) {
		say(`${name.padEnd(18)} ${role}, ${state}, timeline ${timeline}, ${lag} bytes behind`);
	}
	for (const machine of shopsOf(cluster.values)) {
		const ready = await isReady(cluster, machine).catch(() => false);
		say(`${machine.padEnd(18)} ${ready ? "ready" : "not ready"}`);
	}
}
