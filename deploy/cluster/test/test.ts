import type { Cluster } from "../cluster.ts";
import { say } from "../running.ts";
import { EVENTS, type Event } from "./events.ts";
import type { EventName } from "./expectations.ts";
import { mend } from "./mend.ts";
import { forgetRestored, restoreToMoment } from "./restore-to-moment.ts";
import { tryEvent } from "./try-event.ts";

/** `needsCables`: it cannot be tried where all machines are on one loopback. */
type Trial = Pick<Event, "says" | "mend" | "needsCables"> & { happen: (cluster: Cluster) => Promise<string[]> };

const TRIALS: Record<string, Trial> = {
	...Object.fromEntries(
		Object.entries(EVENTS).map(([name, event]: [string, Event]) => {
			const happen = (cluster: Cluster) => tryEvent(cluster, name as EventName, event);
			return [name, { ...event, happen }];
		}),
	),
	"restore-to-moment": {
		says: "orders are deleted by mistake; a PostgreSQL is brought to the moment before",
		happen: restoreToMoment,
		mend: forgetRestored,
	},
};

/** Breaks one thing after the other under orders and looks whether it cost no more than it may. True when all was well. */
export async function test(cluster: Cluster, wanted: readonly string[]): Promise<boolean> {
	const all = Object.keys(TRIALS);
	const unknown = wanted.filter((name) => !all.includes(name));
	if (unknown.length > 0)
		throw new Error(`There is no event ${unknown.join(", ")}. The events are: ${all.join(", ")}.`);
	let isFine = true;
	for (const name of wanted.length > 0 ? wanted : all) {
		const trial = TRIALS[name] as Trial;
		say(`\n${name}: ${trial.says}`);
		if (trial.needsCables && cluster.network.kind === "loopback") {
			say("  – not tried: a cable can only be cut between network namespaces");
			continue;
		}
		const problems = await problemsOf(cluster, trial);
		for (const problem of problems) say(`  ✗ ${problem}`);
		say(problems.length === 0 ? "  ✓ as expected" : "  ✗ not as expected");
		isFine &&= problems.length === 0;
	}
	return isFine;
}

/** Whatever happens is this event's problem alone: the cluster is made whole again, and the next one is tried. */
async function problemsOf(cluster: Cluster, { happen, mend: mendRest }: Trial): Promise<string[]> {
	const whole = async () => {
		await mend(cluster);
		return [];
	};
	const rest = async () => {
		await mendRest?.(cluster);
		return [];
	};
	const before = await orProblem("the cluster was not whole before", whole);
	const during = before.length > 0 ? [] : await orProblem("it did not come to its end", () => happen(cluster));
	return [
		...before,
		...during,
		...(await orProblem("what it left could not be mended", rest)),
		...(await orProblem("the cluster is not whole again", whole)),
	];
}

async function orProblem(what: string, work: () => Promise<string[]>): Promise<string[]> {
	try {
		return await work();
	} catch (error) {
		return [`${what}: ${(error as Error).message}`];
	}
}
