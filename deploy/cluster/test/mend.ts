import type { Cluster } from "../cluster.ts";
import { pidOf, start } from "../processes.ts";
import { everyProgram } from "../programs.ts";
import { isReady, isTaken, isWhole } from "../reach.ts";
import { until } from "../running.ts";
import { unlimitAll } from "../scale/processor.ts";
import { shopsOf } from "../values.ts";

/** Every cable is in, nobody is held back, and what should run is started again: an event begins and leaves the cluster whole. */
export async function mend(cluster: Cluster): Promise<void> {
	for (const machine of Object.keys(cluster.values.machines)) await cluster.network.heal(machine);
	unlimitAll();
	for (const program of everyProgram(cluster)) if (pidOf(cluster, program.name) === undefined) start(cluster, program);
	await until("the pair is whole", () => isWhole(cluster));
	for (const machine of shopsOf(cluster.values)) await until(`${machine} is ready`, () => isReady(cluster, machine));
	await until("nginx answers", () => isTaken(`${cluster.values.publicUrl}/readyz`));
}
