import { type AccentShades, accentShades } from "#core/rules/accent.ts";

const colours = ({ accent, deep, on }: AccentShades) =>
	`:root{--color-clay:${accent};--color-clay-deep:${deep};--color-on-clay:${on}}`;

/** The shop's pages in another accent, by day and by night. */
export function accentSheet(accent: string): string {
	const { light, dark } = accentShades(accent);
	return `${colours(light)}\n@media(prefers-color-scheme:dark){${colours(dark)}}\n`;
}
