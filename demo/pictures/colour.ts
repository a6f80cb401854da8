import type { Colour, Pattern } from "./look.ts";

/** Lightness, chroma and hue of the OKLCH space, where equal steps look equally large. */
type Tone = { light: number; chroma: number; hue: number };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

export function toneOf(hex: string): Tone {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
	return { light, chroma: Math.hypot(a, c), hue: Math.atan2(c, a) };
}

function hexOf({ light, chroma, hue }: Tone): string {
	const a = chroma * Math.cos(hue);
	const c = chroma * Math.sin(hue);
	const l = (light + 0.3963377774 * a + 0.2158037573 * c) ** 3;
	const m = (light - 0.1055613458 * a - 0.0638541728 * c) ** 3;
	const s = (light - 0.0894841775 * a - 1.291485548 * c) ** 3;
	const channels = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	return `#${channels
		.map((value) =>
			Math.round(clamp(toGamma(clamp(value, 0, 1)), 0, 1) * 255)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}

export function shift(hex: string, lightBy: number, chromaTimes = 1): string {
	const tone = toneOf(hex);
	return hexOf({ ...tone, light: clamp(tone.light + lightBy, 0.05, 0.99), chroma: tone.chroma * chromaTimes });
}

/** The colours one garment is drawn in. */
export type Palette = {
	base: string;
	/** Shadows in the folds. */
	deep: string;
	/** Light on the folds. */
	glow: string;
	/** Outlines and seams. */
	line: string;
	/** The inside of the garment, out of the light. */
	inside: string;
	/** Stitching that is meant to be seen. */
	thread: string;
	accent: string;
	light: number;
};

export function paletteOf(colour: Colour, pattern: Pattern): Palette {
	const given = toneOf(colour.hex);
	// Pure black and pure white leave no room for folds and light.
	const light = clamp(given.light, 0.245, 0.955);
	const base = hexOf({ ...given, light });
	const pale = light > 0.8;
	return {
		base,
		deep: hexOf({
			light: light * (pale ? 0.72 : 0.46),
			chroma: given.chroma * 0.72 + (pale ? 0.01 : 0),
			hue: pale && given.chroma < 0.03 ? 1.1 : given.hue,
		}),
		glow: hexOf({
			light: clamp(light + (light < 0.4 ? 0.27 : 0.16), 0, 0.995),
			chroma: given.chroma * 0.8,
			hue: given.hue,
		}),
		line: hexOf({ light: light * (pale ? 0.62 : 0.6), chroma: given.chroma * 0.8 + 0.008, hue: given.hue }),
		inside: hexOf({ light: light * (pale ? 0.84 : 0.68), chroma: given.chroma * 0.9, hue: given.hue }),
		thread: hexOf({ light: light > 0.55 ? light * 0.8 : light + 0.14, chroma: given.chroma * 0.8, hue: given.hue }),
		accent: colour.accent ?? fittingAccent(given, pattern),
		light,
	};
}

function fittingAccent(tone: Tone, pattern: Pattern): string {
	if (pattern === "pinstripe")
		return hexOf({ ...tone, light: tone.light + (tone.light > 0.6 ? -0.25 : 0.3), chroma: tone.chroma * 0.6 });
	if (tone.light > 0.78) return pattern === "floral" ? "#b4604a" : "#2f3d57";
	return hexOf({ light: 0.93, chroma: Math.min(0.03, tone.chroma + 0.012), hue: 1.4 });
}

export function mixHex(a: string, b: string, part: number): string {
	const channel = (at: number) => {
		const [from, to] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
		return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * part)
			.toString(16)
			.padStart(2, "0");
	};
	return `#${channel(1)}${channel(3)}${channel(5)}`;
}
