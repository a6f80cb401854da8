import { percentile } from "./figure.ts";

export type Worked = { perSecond: number; p50: number; p99: number; failures: number };

/** So many clients at once, each doing one thing after the other for some seconds, or until nothing is left to do. */
export async function work(clients: number, seconds: number, once: () => Promise<boolean> | null): Promise<Worked> {
	const waits: number[] = [];
	let failures = 0;
	const start = performance.now();
	const client = async () => {
		while (performance.now() - start < seconds * 1000) {
			const before = performance.now();
			const doing = once();
			if (doing === null) return;
			if (!(await doing.catch(() => false))) failures += 1;
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
	once: { ours: () => Promise<boolean> | null; reference: () => Promise<boolean> | null },
	{ seconds = 4, rounds = 3 } = {},
): Promise<Turn> {
	const turns: Turn[] = [];
	await work(clients, 1, once.reference);
	await work(clients, 1, once.ours);
	for (let round = 0; round < rounds; round += 1) {
		const reference = await work(clients, seconds, once.reference);
		const ours = await work(clients, seconds, once.ours);
		turns.push({ ours, reference, ratio: ours.perSecond / reference.perSecond });
	}
	turns.sort((a, b) => a.ratio - b.ratio);
	return turns[Math.floor(turns.length / 2)] as Turn;
}
