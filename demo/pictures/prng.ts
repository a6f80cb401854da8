/** A small seeded source of chance: the same seed always rolls the same numbers. */
export type Dice = {
	/** A number from low up to high. */
	between: (low: number, high: number) => number;
	/** A number around zero, at most `reach` away. */
	around: (reach: number) => number;
	chance: (probability: number) => boolean;
	pick: <T>(choices: readonly [T, ...T[]]) => T;
};

export function makeDice(seed: number): Dice {
	let state = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x5f356495) >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	return {
		between: (low, high) => low + next() * (high - low),
		around: (reach) => (next() * 2 - 1) * reach,
		chance: (probability) => next() < probability,
		pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
	};
}
