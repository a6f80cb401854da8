/** The one colour for what can be done, as the shop comes; web/app.css has its shades. */
export const FIRST_ACCENT = "#9a4526";

/** How web/app.css has it. */
const FIRST_SHADES = {
	light: { accent: FIRST_ACCENT, deep: "#7c3419", on: "#fffaf4" },
	dark: { accent: "#e39a76", deep: "#f0b698", on: "#23140c" },
};

/** Text and what it stands on differ at least so much (WCAG 2, level AA). */
export const LEAST_CONTRAST = 4.5;

/** What the accent stands on, and what stands on it; the same as in web/app.css. */
export const GROUNDS = {
	light: { papers: ["#f8f4ed", "#fffdf9", "#efe8dc"], on: "#fffaf4" },
	dark: { papers: ["#171411", "#221d19", "#2a241f"], on: "#23140c" },
} as const;

type Scheme = keyof typeof GROUNDS;
/** `deep` is the accent under the pointer, `on` is text on it. */
export type AccentShades = { accent: string; deep: string; on: string };

const WHITE = "#ffffff";
const BLACK = "#000000";
/** In the dark the accent is made lighter until it is as easy to read as the shop's own is there. */
const EASY_CONTRAST = 6;

export function isColour(text: string): boolean {
	return /^#[0-9a-f]{6}$/.test(text);
}

function channels(colour: string): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
		const share = channel / 255;
		return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much two colours differ in light: from 1 (not at all) to 21. */
export function contrastOf(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
	return (lighter + 0.05) / (darker + 0.05);
}

function mixed(colour: string, other: string, share: number): string {
	const others = channels(other);
	const parts = channels(colour).map((channel, at) => Math.round(channel + ((others[at] ?? 0) - channel) * share));
	return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The worst case: as text on any of the shop's papers, or as the ground of a button. */
function worstContrast(colour: string, scheme: Scheme): number {
	const { papers, on } = GROUNDS[scheme];
	return Math.min(...[...papers, on].map((ground) => contrastOf(colour, ground)));
}

/** How well the accent can be read by day; by night it is made to fit. */
export function accentContrast(accent: string): number {
	return worstContrast(accent, "light");
}

function nightAccent(accent: string): string {
	for (let share = 0; share < 1; share += 0.02) {
		const lighter = mixed(accent, WHITE, share);
		if (worstContrast(lighter, "dark") >= EASY_CONTRAST) return lighter;
	}
	return WHITE;
}

export function accentShades(accent: string): Record<Scheme, AccentShades> {
	if (accent === FIRST_ACCENT) return FIRST_SHADES;
	const night = nightAccent(accent);
	return {
		light: { accent, deep: mixed(accent, BLACK, 0.22), on: GROUNDS.light.on },
		dark: { accent: night, deep: mixed(night, WHITE, 0.3), on: GROUNDS.dark.on },
	};
}

/** Where its style sheet is; the shop's own accent needs none. */
export function accentStyles(accent: string): string | undefined {
	return accent === FIRST_ACCENT ? undefined : `/accent/${accent.slice(1)}.css`;
}
