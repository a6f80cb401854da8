import type { Cloth } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import { button, buttonRow } from "../fastenings.ts";
import { belt, doubleBreasted, overlap, toggles } from "../fronts.ts";
import { hood } from "../hood.ts";
import { lapels, shawl } from "../lapels.ts";
import { hemY } from "../lengths.ts";
import { weltPocket } from "../pockets.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, type Torso, widths } from "../torso.ts";
import { seam, stitches } from "../trims.ts";
import { eachSide, lapelLine, OPEN, pockets, TOP } from "./coat-parts.ts";

export function drawBlazer(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 4);
	const double = look.closure === "double-breasted";
	const end = double ? 420 : 442;
	const hem = hemY(look, 776);
	const torso = shapeTorso(cloth, {
		neckline: lapelLine(end),
		shoulder: shoulder + 3,
		chest,
		waist: chest - 24,
		hip: chest + 2,
		hem,
		sag: 10,
		...(double ? {} : { notch: 44 }),
	});
	hemInside(cloth, torso);
	drawSleeves(cloth, torso, { length: "long", wide: 6 + (chest - 194) * 0.4, end: "plain" });
	drawTorso(cloth, torso, { folds: 3 });
	eachSide((way) =>
		seam(
			cloth,
			[
				[128 * way, 400],
				[116 * way, 520],
				[124 * way, hem - 130],
			],
			0.45,
		),
	);
	if (double) doubleBreasted(cloth, torso, end, 3, 10.5);
	else {
		overlap(cloth, torso, [0, end], 3);
		buttonRow(cloth, -2, end + 16, end + 98, look.length === "long" ? 3 : 2, 10.5, "horn");
	}
	pockets(cloth, hem - 190, look.pockets === "patch" ? "patch" : look.pockets === "welt" ? "welt" : "flap");
	weltPocket(cloth, [72, 372], [132, 364], 15);
	if (look.neck === "shawl") shawl(cloth, end, 0.95);
	else lapels(cloth, end, { peak: double });
	sleeveButtons(cloth, torso);
	cloth.focus.push({ at: [50, 330], zoom: 3 }, { at: [20, end + 20], zoom: 3 });
}

function sleeveButtons(cloth: Cloth, torso: Torso): void {
	eachSide((way) => {
		for (let index = 0; index < 3; index++)
			button(cloth, [way * (torso.shoulder[0] + 60), torso.shoulder[1] + 440 - index * 19], 5.5, "horn");
	});
}

function hemInside(cloth: Cloth, torso: Torso): void {
	const y = torso.cut.hem;
	const d = cloth.pen(
		[
			[-60, y - 120, 1],
			[60, y - 120, 1],
			[60, y + 2, 1],
			[0, y + 4],
			[-60, y + 2, 1],
		],
		true,
	);
	cloth.flats.push(
		`<path d="${d}" fill="${cloth.palette.inside}"/><path d="${d}" fill="${cloth.palette.deep}" opacity=".5"/>`,
	);
}

export function drawCoat(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 8);
	const tied = look.closure === "tie";
	const end = look.closure === "double-breasted" ? 400 : look.closure === "toggles" ? TOP + 100 : 430;
	const hem = hemY({ ...look, length: look.length ?? "regular" }, 850);
	const hooded = look.neck === "hood" || (look.closure === "toggles" && look.neck !== "collar");
	const neck = hooded || look.closure === "toggles" ? OPEN : lapelLine(end);
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder,
		chest,
		waist: chest - (tied ? 22 : 4),
		hip: chest + (tied ? 26 : 16),
		hem,
		sag: 12,
	});
	drawSleeves(cloth, torso, { length: "long", wide: 20 + (chest - 194) * 0.4, end: "plain", reach: 22 });
	drawTorso(cloth, torso, { folds: tied ? 7 : 4 });
	if (look.closure === "double-breasted") doubleBreasted(cloth, torso, end, 4, 12);
	else overlap(cloth, torso, [0, end], look.closure === "toggles" ? 22 : 6);
	pockets(cloth, tied ? 640 : 610, look.pockets === "patch" ? "patch" : look.pockets === "welt" ? "slant" : "flap");
	if (look.closure === "toggles") toggles(cloth, 350, 640, 4);
	if (look.closure === "buttons" || !look.closure) buttonRow(cloth, -6, end + 22, end + 240, 3, 12, "horn");
	if (hooded) hood(cloth);
	else if (look.closure === "toggles") shirtCollar(cloth, { open: true, points: 1.2 });
	else if (look.neck === "shawl") shawl(cloth, end, 1.2);
	else lapels(cloth, end, { wide: 1.16, peak: look.closure === "double-breasted" });
	if (tied) belt(cloth, 548, chest - 19);
	stitches(cloth, hemLine(torso, 10));
	cloth.focus.push({ at: [46, 330], zoom: 3 }, { at: [24, tied ? 540 : end + 30], zoom: 3 });
}
