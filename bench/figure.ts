/** One line of the bench's table. */
export type Figure = {
	name: string;
	/** What was measured, in words a reader needs no code for. */
	value: string;
	/** Beside the bare reference of the same run, where there is one. */
	ratio?: number;
	/** What the figure should reach. */
	goal?: string;
	met?: boolean;
	details?: Record<string, number | string>;
};

export type Measure = () => Promise<Figure[]>;

export function rounded(value: number, digits = 2): number {
	return Number(value.toFixed(digits));
}

/** The value below which this part of all values lies. */
export function percentile(values: readonly number[], part: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export function atLeast(goal: number, ratio: number, failures = 0): Pick<Figure, "ratio" | "goal" | "met"> {
	return { ratio: rounded(ratio), goal: `at least ${goal}`, met: ratio >= goal && failures === 0 };
}

export function atMost(goal: number, ratio: number, failures = 0): Pick<Figure, "ratio" | "goal" | "met"> {
	return { ratio: rounded(ratio), goal: `at most ${goal}`, met: ratio <= goal && failures === 0 };
}
