const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values of a form say the same, in whatever order their members come. */
export function isSame(one: unknown, other: unknown): boolean {
	if (Array.isArray(one) && Array.isArray(other))
		return one.length === other.length && one.every((part, place) => isSame(part, other[place]));
	if (!isObject(one) || !isObject(other)) return one === other;
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...names].every((name) => isSame(one[name], other[name]));
}

/**
 * What was typed since `start` on top of what is there `now`: fields that were left alone say what is there now. A list is one
 * thing.
 */
export function onTop<T>(typed: T, start: T, now: T): T {
	if (isSame(typed, start)) return now;
	if (!isObject(typed) || !isObject(start) || !isObject(now)) return typed;
	const fields = Object.keys(now).map((name) => [name, onTop(typed[name], start[name], now[name])]);
	return { ...typed, ...Object.fromEntries(fields) };
}
