import { atLeast, atMost, type Figure, percentile, rounded } from "./figure.ts";
import { processorMs } from "./processor.ts";

export type Worked = {
	perSecond: number;
	p50: number;
	p99: number;
	failures: number;
	/** How often it was done, or tried. */
	times: number;
};

export type Once = () => Promise<boolean>;
type Until = { seconds?: number; times?: number; stopped?: () => boolean };

/** What fails as often as this measures nothing, and where nothing is waited for it would fail a million times. */
const MOST_FAILURES = 200;

/** So many clients at once, each doing one thing after the other, for some seconds or so many times in all, or until it has failed too often. */
export async function work(clients: number, once: Once, until: Until): Promise<Worked> {
	const { seconds = 60, times = Number.POSITIVE_INFINITY, stopped = () => false } = until;
	const waits: number[] = [];
	let failures = 0;
	let begun = 0;
	const start = performance.now();
	const goesOn = () => performance.now() - start < seconds * 1000 && begun < times && failures < MOST_FAILURES;
	const client = async () => {
		while (goesOn() && !stopped()) {
			begun += 1;
			const before = performance.now();
			if (!(await once().catch(() => false))) failures += 1;
			waits.push(performance.now() - before);
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	const perSecond = waits.length / ((performance.now() - start) / 1000);
	return { perSecond, p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), failures, times: waits.length };
}

/** What is done again and again, and the process that does it. */
export type Side = { once: Once; pid: number };
/** With the processor time of that process each time it was done. */
type Measured = Worked & { processorMs: number };
type Beside = { ours: Measured; other: Measured; ratio: number };
export type Turn = { ours: Measured; reference: Measured; ratio: number; besideEarlier: Beside | undefined };

/** All in turns, compared by the median round. */
export async function compareWork(
	clients: number,
	sides: { ours: Side; reference: Side; earlier?: Side | undefined },
	until: Until = { seconds: 4 },
	rounds = 3,
): Promise<Turn> {
	const { ours, reference, earlier } = sides;
	for (const side of [reference, earlier, ours]) if (side) await work(clients, side.once, { times: 200 });
	const toReference: Beside[] = [];
	const toEarlier: Beside[] = [];
	for (let round = 0; round < rounds; round += 1) {
		const bare = await measured(clients, reference, until);
		const before = earlier && (await measured(clients, earlier, until));
		const own = await measured(clients, ours, until);
		toReference.push(beside(own, bare));
		if (before) toEarlier.push(beside(own, before));
	}
	const { other, ...middle } = medianOf(toReference) as Beside;
	return { ...middle, reference: other, besideEarlier: medianOf(toEarlier) };
}

async function measured(clients: number, { once, pid }: Side, until: Until): Promise<Measured> {
	const before = await processorMs(pid);
	const worked = await work(clients, once, until);
	return { ...worked, processorMs: ((await processorMs(pid)) - before) / worked.times };
}

const beside = (ours: Measured, other: Measured): Beside => ({ ours, other, ratio: ours.perSecond / other.perSecond });

function medianOf(rounds: Beside[]): Beside | undefined {
	return rounds.sort((a, b) => a.ratio - b.ratio)[Math.floor(rounds.length / 2)];
}

/** What a turn says of the reference, and of the earlier commit where there is one. */
export function turnDetails({ ours, reference }: Turn): Record<string, number> {
	return {
		p50: ours.p50,
		p99: ours.p99,
		failures: ours.failures,
		referenceFailures: reference.failures,
		processorMs: rounded(ours.processorMs),
		referenceProcessorMs: rounded(reference.processorMs),
	};
}

/** How many things there were and what each took, beside the earlier commit; nothing when none was measured. */
export function earlierFigures(
	things: string,
	{ besideEarlier }: Turn,
	goals: { more?: number; less?: number } = {},
): Figure[] {
	if (!besideEarlier) return [];
	const { ours, other, ratio } = besideEarlier;
	const spent = ours.processorMs / other.processorMs;
	return [
		{
			name: `${things} beside ${process.env.EARLIER}`,
			value: `${Math.round(ours.perSecond)}/s beside ${Math.round(other.perSecond)}`,
			...(goals.more ? atLeast(goals.more, ratio, ours.failures + other.failures) : { ratio: rounded(ratio) }),
			details: { failures: ours.failures, earlierFailures: other.failures, p99: ours.p99, earlierP99: other.p99 },
		},
		{
			name: `${things}: processor time of the process each`,
			value: `${rounded(ours.processorMs)} ms beside ${rounded(other.processorMs)} ms`,
			...(goals.less ? atMost(goals.less, spent) : { ratio: rounded(spent) }),
		},
	];
}
