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
