const MARKS = 4;

/** Round figures from at most zero to at least zero that hold all values; the first is the lowest, the last the highest. */
export function axisOf(values: readonly number[]): number[] {
	const low = Math.min(0, ...values);
	const high = Math.max(0, ...values);
	if (low === high) return [0, 1];
	const step = roundStep((high - low) / MARKS);
	const first = Math.floor(low / step + 1e-9);
	const last = Math.ceil(high / step - 1e-9);
	return Array.from({ length: last - first + 1 }, (_, place) => rounded((first + place) * step));
}

/** The next of 1, 2, 5, 10, 20 … */
function roundStep(atLeast: number): number {
	const power = 10 ** Math.floor(Math.log10(atLeast));
	const factor = [1, 2, 5].find((one) => one * power >= atLeast - 1e-9) ?? 10;
	return factor * power;
}

/** Without the crumbs that binary fractions leave. */
const rounded = (value: number) => Number(value.toPrecision(12));
