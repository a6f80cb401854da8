import { type Dice, makeDice } from "./pictures/prng.ts";

export type { Dice };
export { makeDice };

/** A whole number from low to high, both included. */
export const whole = (dice: Dice, low: number, high: number) => Math.floor(dice.between(low, high + 1));

export function pickOne<T>(dice: Dice, choices: readonly T[]): T {
	const choice = choices[whole(dice, 0, choices.length - 1)];
	if (choice === undefined) throw new Error("nothing to choose from");
	return choice;
}

export function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
	return items
		.map((item) => ({ item, at: dice.between(0, 1) }))
		.sort((a, b) => a.at - b.at)
		.map(({ item }) => item);
}

/** Running sums of the weights, for `pickIndex`. */
export function runningSums(weights: readonly number[]): number[] {
	let sum = 0;
	return weights.map((weight) => {
		sum += weight;
		return sum;
	});
}

/** An index among the first `among`, as likely as its weight. */
export function pickIndex(dice: Dice, sums: readonly number[], among = sums.length): number {
	const wanted = dice.between(0, sums[among - 1] ?? 0);
	let [low, high] = [0, among - 1];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((sums[middle] ?? 0) > wanted) high = middle;
		else low = middle + 1;
	}
	return low;
}

export const someBytes = (dice: Dice, length: number) => Buffer.from(Array.from({ length }, () => whole(dice, 0, 255)));

/** A random UUID that the same dice roll again. */
export function someUuid(dice: Dice): string {
	const bytes = someBytes(dice, 16);
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
