import { type Cost, costOf } from "./measure.ts";

const REFUSED_MS = 50;
const SERVED_MS = 150;
const DELAY_MS = 50;
/** On a busy machine anything may cost more once: what counts is the least of so many tries. */
const TRIES = 8;

/** What was sent, and what it cost at least. */
export type Judged = Cost & { label: string; isTooDear: boolean };

/** Something to send; `prepare` makes everything ready for another try. */
export type Dear = {
	label: string;
	prepare: () => Promise<() => Promise<number>>;
	/** What passwords, pictures and exports cost beside the event loop is meant: they must not hold it up. */
	worksElsewhere?: () => boolean;
};

/** Sends a request until it has cost no more than it may, or often enough to say that it always costs more. */
export async function judge({ label, prepare, worksElsewhere = () => false }: Dear): Promise<Judged> {
	let least: Cost | undefined;
	let isTooDear = true;
	for (let nth = 0; nth < TRIES && isTooDear; nth += 1) {
		const { status, cpu, delay } = await costOf(await prepare());
		least = { status, cpu: Math.min(cpu, least?.cpu ?? cpu), delay: Math.min(delay, least?.delay ?? delay) };
		const limit = status >= 400 ? REFUSED_MS : SERVED_MS;
		isTooDear = worksElsewhere() ? least.delay > DELAY_MS : least.cpu > limit;
	}
	return { ...(least as Cost), label, isTooDear };
}

/** The dearest first, as lines of a table. */
export function dearest(judged: readonly Judged[], count = judged.length): string[] {
	return judged
		.toSorted((one, other) => other.cpu - one.cpu)
		.slice(0, count)
		.map(
			({ label, status, cpu, delay }) =>
				`${cpu.toFixed(1).padStart(8)} ms, delay ${delay.toFixed(1).padStart(6)} ms, ${status} ${label}`,
		);
}
