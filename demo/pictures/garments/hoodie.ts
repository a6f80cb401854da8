import { BACK_NECK } from "../backs.ts";
import { type Cloth, panel } from "../cloth.ts";
import { zipFront } from "../fronts.ts";
import { type Line, mirror, offset } from "../geometry.ts";
import { hood, hoodBehind } from "../hood.ts";
import { hemY } from "../lengths.ts";
import { neckY } from "../necks.ts";
import { slantPocket } from "../pockets.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, type Torso, widths } from "../torso.ts";
import { seam, stitches } from "../trims.ts";

import { hemBand } from "./knitwear.ts";

export function drawHoodie(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 8);
	const top = neckY(62);
	const neck: Line = cloth.back
		? BACK_NECK
		: [
				[0, top + 104, 1],
				[46, top + 66],
				[72, neckY(72), 1],
			];
	const hem = hemY(look, 748);
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder,
		chest,
		waist: chest,
		hip: chest - 8,
		hem,
		sag: 8,
		gather: look.hem === "raw" ? 0 : 8,
	});
	drawSleeves(cloth, torso, {
		length: look.sleeve === "short" ? "short" : "long",
		wide: 18 + (chest - 194) * 0.4,
		end: "rib",
	});
	drawTorso(cloth, torso, { folds: 4 });
	if (look.hem === "raw") rawEdge(cloth, torso);
	else hemBand(cloth, torso, 46);
	if (cloth.back) hoodBehind(cloth);
	else hoodieFront(cloth, torso, top);
	cloth.focus.push([28, 280]);
}

function hoodieFront(cloth: Cloth, torso: Torso, top: number): void {
	const { look, palette } = cloth;
	const { hem } = torso.cut;
	const mouth = hem - 186;
	const zipped = look.closure === "zip";
	if (look.pockets === "kangaroo")
		for (const face of [(line: Line) => line, mirror]) {
			const inner = zipped ? 15 : 0;
			panel(
				cloth,
				face([
					[inner, mouth, 1],
					[66, mouth, 1],
					[122, mouth + 92],
					[128, hem - 44, 1],
					[inner, hem - 38, 1],
				]),
				{ layer: "upper", round: 0.5, outline: zipped },
			);
			const slit = face([
				[66, mouth],
				[122, mouth + 92],
				[128, hem - 46],
			]);
			seam(cloth, slit);
			stitches(cloth, offset(slit, face === mirror ? -7 : 7, 14));
			stitches(
				cloth,
				face([
					[inner + 3, mouth + 6],
					[62, mouth + 6],
				]),
			);
		}
	if (look.pockets === "slant")
		for (const way of [1, -1]) slantPocket(cloth, [way * 142, hem - 84], [way * 112, hem - 176]);
	if (zipped) zipFront(cloth, torso, top + 106);
	else
		seam(
			cloth,
			[
				[0, top + 118],
				[0, top + 150],
			],
			0.5,
		);
	hood(cloth, {
		cord: look.pattern === "colour-block" ? palette.accent : palette.light > 0.6 ? palette.base : "#e9e2d4",
	});
}

/** A hem that is only cut: it rolls up a little. */
function rawEdge(cloth: Cloth, torso: Torso): void {
	const edge = cloth.pen(hemLine(torso, 6));
	const { deep, glow } = cloth.palette;
	cloth.upper.push(
		`<g fill="none"><path d="${edge}" stroke="${deep}" stroke-width="12" opacity=".3" transform="translate(0 -5)"/><path d="${edge}" stroke="${glow}" stroke-width="6" opacity=".55"/></g>`,
	);
}
