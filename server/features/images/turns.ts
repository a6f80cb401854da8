/** Lets so many pieces of work run at once; the others wait, first come, first served. */
export function takeTurns(most: number) {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
		else running += 1;
		try {
			return await work();
		} finally {
			// A turn that ends is handed over, so that nobody who comes now can slip in before those who wait.
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
