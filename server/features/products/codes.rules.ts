/** Gives each value a small number, in the order they come. None is given again. */
export class Codes<V> {
	readonly values: V[] = [];
	private readonly codes = new Map<string | number, number>();

	/** The number of what goes by this key; a new one for what has none yet. */
	codeOf(key: string | number, make: () => V): number {
		const known = this.codes.get(key);
		if (known !== undefined) return known;
		const code = this.values.push(make()) - 1;
		this.codes.set(key, code);
		return code;
	}

	has(key: string | number): boolean {
		return this.codes.has(key);
	}

	/** Of every value, whether it passes: 1 or 0 by its number. */
	test(passes: (value: V) => boolean): Uint8Array {
		return Uint8Array.from(this.values, (value) => (passes(value) ? 1 : 0));
	}
}
