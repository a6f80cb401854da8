/**
 * Reads something of unknown origin: the value, or nothing when it is broken. Zod would do this too, but storage is read
 * on every page, and there it would cost a tenth of all JavaScript.
 */
export type Shape<T> = (value: unknown) => T | undefined;
export type Of<S> = S extends Shape<infer T> ? T : never;

export const text: Shape<string> = (value) => (typeof value === "string" ? value : undefined);
export const flag: Shape<boolean> = (value) => (typeof value === "boolean" ? value : undefined);
export const amount: Shape<number> = (value) =>
	Number.isFinite(value) && Number(value) >= 0 ? Number(value) : undefined;

export function whole(min: number): Shape<number> {
	return (value) => (Number.isSafeInteger(value) && Number(value) >= min ? Number(value) : undefined);
}

export function oneOf<const T extends string>(words: readonly T[]): Shape<T> {
	return (value) => words.find((word) => word === value);
}

/** A broken piece becomes the fallback instead of breaking the whole. */
export function or<T>(shape: Shape<T>, fallback: T): Shape<T> {
	return (value) => shape(value) ?? fallback;
}

/** A broken or missing piece is nothing. */
export function maybe<T>(shape: Shape<T>): Shape<T | null> {
	return (value) => shape(value) ?? null;
}

/** Keeps the good pieces, drops the broken ones. */
export function list<T>(shape: Shape<T>): Shape<T[]> {
	return (value) => (Array.isArray(value) ? value.flatMap((piece) => shape(piece) ?? []) : undefined);
}

/** An object with these members; others are left behind. */
export function record<M extends Record<string, Shape<unknown>>>(members: M): Shape<{ [K in keyof M]: Of<M[K]> }> {
	return (value) => {
		if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
		const read: Record<string, unknown> = {};
		for (const [name, shape] of Object.entries(members)) {
			const member = shape((value as Record<string, unknown>)[name]);
			if (member === undefined) return undefined;
			read[name] = member;
		}
		return read as { [K in keyof M]: Of<M[K]> };
	};
}
