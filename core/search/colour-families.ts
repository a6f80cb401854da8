import type { ColourFamily } from "./colour-names.ts";

/** Lightness 0–1, chroma, and hue in degrees, as the eye tells colours apart (OKLCH). */
type Lch = { light: number; chroma: number; hue: number };

const HEX = /^#[0-9a-f]{6}$/i;

/** The family of a colour dot; null when its colour is not known. */
export function familyOfHex(hex: string): ColourFamily | null {
	return HEX.test(hex) ? familyOf(lchOf(hex)) : null;
}

/** What a shopper also calls it: the dark and light blues and the dark reds have names of their own. */
export function shadeOfHex(hex: string): string | null {
	if (!HEX.test(hex)) return null;
	const colour = lchOf(hex);
	const family = familyOf(colour);
	if (family === "blue" && colour.light < 0.36) return "navy";
	if (family === "blue" && colour.light >= 0.75) return "sky-blue";
	if (family === "red" && colour.light < 0.42) return "burgundy";
	return null;
}

function familyOf(colour: Lch): ColourFamily {
	const { light, hue } = colour;
	if (isColourless(colour)) return light < 0.28 ? "black" : light > 0.93 ? "white" : "grey";
	if (light < 0.18) return "black";
	if (hue < 34 || hue >= 330) return redOrPink(colour);
	if (hue < 70) return orangeOrBrown(colour);
	if (hue < 118) return yellowOrBeige(colour);
	if (hue < 190) return "green";
	if (hue < 285) return "blue";
	return "purple";
}

/** Between light and dark a trace of colour reads as grey; a pale or a deep tone shows it. */
function isColourless({ light, chroma }: Lch): boolean {
	if (light > 0.93) return chroma < 0.025;
	return chroma < (light > 0.35 && light < 0.7 ? 0.028 : 0.012);
}

function redOrPink({ light, chroma, hue }: Lch): ColourFamily {
	if (hue >= 330) return light >= 0.5 ? "pink" : "purple";
	if (hue < 10) return light >= 0.6 ? "pink" : "red";
	return light >= 0.65 && chroma < 0.15 ? "pink" : "red";
}

function orangeOrBrown({ light, chroma, hue }: Lch): ColourFamily {
	if (light >= 0.8 && chroma < 0.06) return hue < 50 ? "pink" : "beige";
	if (light < 0.56) return "brown";
	if (chroma >= 0.1 || (light >= 0.72 && chroma >= 0.07)) return "orange";
	return light >= 0.72 ? "beige" : "brown";
}

function yellowOrBeige({ light, chroma, hue }: Lch): ColourFamily {
	if (hue < 75 && chroma >= 0.13) return "orange";
	if (hue >= 100) return light >= 0.75 && chroma >= 0.1 ? "yellow" : light > 0.85 && chroma < 0.05 ? "beige" : "green";
	if (light < 0.5) return "brown";
	if (chroma >= 0.1 || (chroma >= 0.065 && light >= 0.8)) return "yellow";
	return light >= 0.6 ? "beige" : "brown";
}

/** Björn Ottosson's OKLab, in polar coordinates. */
function lchOf(hex: string): Lch {
	const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
		number,
		number,
		number,
	];
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const light = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
	const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
	const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
	return { light, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
