import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../cluster.ts";
import { start } from "../processes.ts";
import { shop } from "../programs.ts";
import { isReady } from "../reach.ts";
import { until } from "../running.ts";
import { askEverywhere } from "./pages.ts";

/** nginx leaves a machine alone for two seconds after it refused; the next one may only go once it is asked again. */
const LEFT_ALONE_MS = 3_000;

/** Before the next machine goes: a process that has just begun makes a page many times slower than later. */
export async function letBegin(cluster: Cluster, machine: string): Promise<void> {
	const alone = pause(LEFT_ALONE_MS);
	await askEverywhere(cluster, machine);
	await alone;
}

/** Starts a shop machine, as another version where its folder is given, and waits until it is open. */
export async function startShop(cluster: Cluster, machine: string, folder = cluster.shop): Promise<void> {
	start(cluster, { ...shop(cluster, machine), folder });
	await until(`${machine} opens`, () => isReady(cluster, machine));
}
