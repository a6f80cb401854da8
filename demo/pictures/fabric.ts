import type { Cloth } from "./cloth.ts";
import { shift } from "./colour.ts";
import { CLOSE, MASTER, PICTURE, SCALE } from "./scene.ts";
import { type Tile, tile } from "./sheet.ts";

const lines = (colour: string, width: number, opacity: number, d: string) =>
	`<path d="${d}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" fill="none"/>`;

/** The structure of the cloth; finer than a front picture can show, it appears only close up. */
function weaveTile(cloth: Cloth): Tile | null {
	const { deep, glow, base } = cloth.palette;
	const { look, closeUp } = cloth;
	const twill = { width: 4, height: 4, content: lines(deep, 1.1, 0.26, "M-1 5L5-1M-1 1L1-1M3 5L5 3") };
	switch (look.fabric) {
		case "knit":
			return {
				width: 6,
				height: 6,
				content:
					lines(deep, 1.3, closeUp ? 0.4 : 0.3, "M0-1L3 3L6-1M0 5L3 9L6 5M0 0L0 6M6 0L6 6") +
					lines(glow, 0.9, closeUp ? 0.36 : 0.24, "M1.300 .6L2.500 2.200M4.700 .6L3.500 2.200"),
			};
		case "corduroy":
			return {
				width: 8,
				height: 8,
				content: `<rect width="2.400" height="8" fill="${deep}" opacity=".5"/><rect x="4" width="2.200" height="8" fill="${glow}" opacity=".38"/>`,
			};
		case "denim":
			return closeUp
				? { ...twill, content: twill.content + lines(shift(base, 0.2, 0.5), 0.7, 0.3, "M-1 3.200L3.200-1M.7 5L5 .7") }
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

/** How many pixels of a master one unit of a print takes, so that tiles of even size fall on whole pixels: others take a hundred times as long to draw. */
export const GRAIN = 1.5;

/** Undoes the scale of the drawing for prints and weaves. */
export function wholePixels(cloth: Cloth): string {
	const zoom = cloth.closeUp ? CLOSE : SCALE;
	const unit = (GRAIN * (cloth.closeUp ? CLOSE : 1) * PICTURE.width) / (MASTER.width * zoom);
	return `scale(${unit.toFixed(6)})`;
}

/** The weave stays upright on sleeves too. Close up it is laid over everything at once instead, see `closeWeave`. */
export function weave(cloth: Cloth): string[] {
	const made = cloth.closeUp ? null : weaveTile(cloth);
	return made ? [`url(#${tile(cloth.sheet, "weave", made, wholePixels(cloth))})`] : [];
}

export type CloseWeave = { tile: Tile; coarse: boolean };

/** The weave as a close-up shows it, laid over the whole cloth at once. */
export function closeWeave(cloth: Cloth): CloseWeave | null {
	const made = cloth.closeUp ? weaveTile(cloth) : null;
	return made && { tile: made, coarse: cloth.look.fabric === "knit" || cloth.look.fabric === "corduroy" };
}
