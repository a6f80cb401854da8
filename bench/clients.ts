import { percentile } from "./figure.ts";

export type Worked = { perSecond: number; p50: number; p99: number; failures: number };

type Once = () => Promise<boolean>;
type Until = { seconds?: number; times?: number; stopped?: () => boolean };

/** So many clients at once, each doing one thing after the other, for some seconds or so many times in all. */
export async function work(clients: number, once: Once, until: Until): Promise<Worked> {
	const { seconds = 60, times = Number.POSITIVE_INFINITY, stopped = () => false } = until;
	const waits: number[] = [];
	let failures = 0;
	let begun = 0;
	const start = performance.now();
	const client = async () => {
		while (performance.now() - start < seconds * 1000 && begun < times && !stopped()) {
			begun += 1;
			const before = performance.now();
			if (!(await once().catch(() => false))) failures += 1;
			waits.push(performance.now() - before);
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	const perSecond = waits.length / ((performance.now() - start) / 1000);
	return { perSecond, p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), failures };
}

export type Turn = { ours: Worked; reference: Worked; ratio: number };

/** Both in turns, compared by the median round. */
export async function compareWork(
	clients: number,
	once: { ours: Once; reference: Once },
	until: Until = { seconds: 4 },
	rounds = 3,
): Promise<Turn> {
	const turns: Turn[] = [];
	for (const each of [once.reference, once.ours]) await work(clients, each, { times: 200 });
	for (let round = 0; round < rounds; round += 1) {
		const reference = await work(clients, once.reference, until);
		const ours = await work(clients, once.ours, until);
		turns.push({ ours, reference, ratio: ours.perSecond / reference.perSecond });
	}
	turns.sort((a, b) => a.ratio - b.ratio);
	return turns[Math.floor(turns.length / 2)] as Turn;
}
