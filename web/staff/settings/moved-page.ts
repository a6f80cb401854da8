import { type Language, pathIn, plainPath } from "#core/languages.ts";

type Page = { path: string; language: Language };

/** Where a page is once the shop speaks other languages than before; null where it stays what it is. */
export function movedTo(
	{ path, language }: Page,
	before: readonly Language[],
	after: readonly Language[],
): string | null {
	const next = after.find((one) => one === language) ?? after[0] ?? language;
	const place = pathIn(next, plainPath(path, language, before), after);
	return place === path && next === language ? null : place;
}
