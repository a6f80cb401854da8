import type { Cloth } from "./cloth.ts";
import { shift } from "./colour.ts";
import type { Point } from "./geometry.ts";
import type { Fabric } from "./look.ts";
import { SCALE } from "./scene.ts";
import { type Box, clip, filter, type Tile, tile } from "./sheet.ts";

/** How light plays on a fabric: the size of its wrinkles across and along, their height, and the light they add to dark cloth. */
type Surface = {
	across: number;
	along: number;
	octaves: number;
	height: number;
	gloss: number;
	grain?: [frequency: number, height: number];
};

const SURFACES: Record<Fabric, Surface> = {
	cotton: { across: 0.009, along: 0.0035, octaves: 2, height: 9, gloss: 0.1 },
	linen: { across: 0.013, along: 0.0045, octaves: 2, height: 8, gloss: 0.1 },
	wool: { across: 0.006, along: 0.003, octaves: 2, height: 8, gloss: 0.08, grain: [0.26, 0.55] },
	knit: { across: 0.007, along: 0.003, octaves: 2, height: 8, gloss: 0.08 },
	denim: { across: 0.011, along: 0.004, octaves: 2, height: 8, gloss: 0.1 },
	silk: { across: 0.009, along: 0.0022, octaves: 2, height: 17, gloss: 0.3 },
	fleece: { across: 0.007, along: 0.004, octaves: 2, height: 7, gloss: 0.08, grain: [0.12, 1.1] },
	corduroy: { across: 0.007, along: 0.003, octaves: 2, height: 9, gloss: 0.12 },
	technical: { across: 0.01, along: 0.004, octaves: 2, height: 9, gloss: 0.18 },
	leather: { across: 0.011, along: 0.004, octaves: 2, height: 11, gloss: 0.3, grain: [0.1, 1.2] },
};

/** Light on a level surface, the sine of the lamp's elevation: it must leave colours as they are. */
const NEUTRAL = 0.788;

/** Lights the whole garment as one wrinkled surface: relief from noise, multiplied into the colours below. */
export function surface(cloth: Cloth, box: Box): string | null {
	const { across, along, octaves, height, gloss, grain } = SURFACES[cloth.look.fabric];
	const seed = Math.floor(cloth.dice.between(1, 900));
	const relief = (frequency: string, detail: number, tall: number) =>
		`<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${detail}" seed="${seed}" result="t"/><feDiffuseLighting in="t" surfaceScale="${tall}" diffuseConstant="1" lighting-color="#fff" result="l"><feDistantLight azimuth="215" elevation="52"/></feDiffuseLighting>`;
	const apply = `<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1.05" k2="${(1 - 1.05 * NEUTRAL).toFixed(3)}" k3="${gloss}" k4="${(-gloss * NEUTRAL).toFixed(3)}"/><feComposite in2="SourceGraphic" operator="in"/>`;
	if (cloth.closeUp)
		return grain ? filter(cloth.sheet, "surface", box, relief(String(grain[0]), 2, grain[1]) + apply) : null;
	// Heights come in 256 steps; without the blur their contour lines would show.
	const smooth = '<feGaussianBlur in="l" stdDeviation="2" result="l"/>';
	return filter(cloth.sheet, "surface", box, relief(`${across} ${along}`, octaves, height) + smooth + apply);
}

const lines = (colour: string, width: number, opacity: number, d: string) =>
	`<path d="${d}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" fill="none"/>`;

/** The structure of the cloth; finer than a front picture can show, it appears only close up. */
function weaveTile(cloth: Cloth): Tile | null {
	const { deep, glow, base } = cloth.palette;
	const { look, closeUp } = cloth;
	const twill = { width: 3, height: 3, content: lines(deep, 0.9, 0.26, "M-1 4L4-1M-1 1L1-1M2 4L4 2") };
	switch (look.fabric) {
		case "knit":
			return {
				width: 6,
				height: 5,
				content:
					lines(deep, 1.3, closeUp ? 0.4 : 0.3, "M0-1L3 3L6-1M0 4L3 8L6 4M0 0L0 5M6 0L6 5") +
					lines(glow, 0.9, closeUp ? 0.36 : 0.24, "M1.300 .6L2.500 2.200M4.700 .6L3.500 2.200"),
			};
		case "corduroy":
			return {
				width: 7,
				height: 7,
				content: `<rect width="2.200" height="7" fill="${deep}" opacity=".5"/><rect x="3.600" width="1.800" height="7" fill="${glow}" opacity=".38"/>`,
			};
		case "denim":
			return closeUp
				? { ...twill, content: twill.content + lines(shift(base, 0.2, 0.5), 0.7, 0.3, "M-1 2.500L2.500-1M.5 4L4 .5") }
				: null;
		case "wool":
			return closeUp
				? { width: 10, height: 4, content: lines(deep, 0.9, 0.22, "M0 0L5 4L10 0M0-2L5 2L10-2M0 2L5 6L10 2") }
				: null;
		case "technical":
			return closeUp
				? {
						width: 8,
						height: 8,
						content: lines(deep, 0.6, 0.17, "M0 .3L8 .3M.3 0L.3 8") + lines(glow, 0.5, 0.14, "M0 .9L8 .9M.9 0L.9 8"),
					}
				: null;
		case "cotton":
		case "linen": {
			if (!closeUp) return null;
			const pitch = look.fabric === "linen" ? 4 : 2;
			const half = pitch / 2;
			return {
				width: pitch,
				height: pitch,
				content: `<rect width="${half}" height="${half}" fill="${deep}" opacity=".15"/><rect x="${half}" y="${half}" width="${half}" height="${half}" fill="${deep}" opacity=".08"/><rect x="${half}" width="${half}" height="${half * 0.5}" fill="${glow}" opacity=".2"/>`,
			};
		}
		default:
			return null;
	}
}

/** Undoes the scale of the drawing, so that tiles fall on whole pixels: others take a hundred times as long to draw. */
export const wholePixels = (cloth: Cloth) => (cloth.closeUp ? "" : `scale(${(1 / SCALE).toFixed(6)})`);

/** The weave stays upright on sleeves too. Close up it is laid over everything at once instead, see `closeWeave`. */
export function weave(cloth: Cloth): string[] {
	const made = cloth.closeUp ? null : weaveTile(cloth);
	return made ? [`url(#${tile(cloth.sheet, "weave", made, wholePixels(cloth))})`] : [];
}

/** The weave seen close: sharp where the camera looks, fading around it as with a wide aperture. */
export function closeWeave(cloth: Cloth, [x, y]: Point, outline: string): string {
	const made = weaveTile(cloth);
	if (!made) return "";
	const coarse = cloth.look.fabric === "knit" || cloth.look.fabric === "corduroy";
	const area = `x="${x - 160}" y="${y - 210}" width="320" height="420"`;
	const sharp = cloth.sheet.define(
		"sharp",
		(id) =>
			`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="165"><stop offset=".25" stop-color="#fff"/><stop offset=".6" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="${coarse ? 0.3 : 0}"/></radialGradient>`,
	);
	const mask = cloth.sheet.define(
		"focus",
		(id) => `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="url(#${sharp})"/></mask>`,
	);
	return `<g clip-path="url(#${clip(cloth.sheet, outline)})"><g mask="url(#${mask})"><rect ${area} fill="url(#${tile(cloth.sheet, "weave", made)})"/></g></g>`;
}
