/** What one more machine must add to what the others do for throughput to count as growing. */
const LEAST_GAIN = 1.1;

type Step = { perSecond: number; databaseMs: number };

/** How many machines were the last to add to it, of one, two, three …. */
export function lastThatAdded(steps: readonly Step[]): number {
	const idle = steps.findIndex(
		({ perSecond }, at) => at > 0 && perSecond < (steps[at - 1] as Step).perSecond * LEAST_GAIN,
	);
	return idle === -1 ? steps.length : idle;
}

/** With how many machines the database would have no processor time left, from what it took for each: simulated, not seen. */
export function machinesOfOneDatabase(steps: readonly Step[], cores: number): number {
	const [first, last] = [steps[0], steps.at(-1)] as [Step, Step];
	return (cores * 1000) / last.databaseMs / first.perSecond;
}

export function growthInWords(steps: readonly Step[], cores: number): string {
	const last = lastThatAdded(steps);
	const seen =
		last === steps.length
			? `throughput grows with each of ${last} machines`
			: `throughput stops growing at ${last} of ${steps.length} machines`;
	const simulated = machinesOfOneDatabase(steps, cores).toFixed(1);
	return `${seen}; by the processor time PostgreSQL took, one core of it is full with ${simulated} (simulated)`;
}
