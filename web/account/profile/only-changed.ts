type Marks = { readonly [name: string]: boolean | Marks | undefined } | undefined;
type Part<T> = { [K in keyof T]?: T[K] extends object ? Part<T[K]> : T[K] };

/** The members of a form's values that are marked as changed, also inside their parts. */
export function onlyChanged<T extends object>(values: T, changed: Marks): Part<T> {
	const part: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(values)) {
		const mark = changed?.[name];
		if (mark === true) part[name] = value;
		else if (mark && typeof value === "object") {
			const inner = onlyChanged(value as object, mark);
			if (Object.keys(inner).length > 0) part[name] = inner;
		}
	}
	return part as Part<T>;
}
