import { BACK_NECK, backCollar, backSeams } from "../backs.ts";
import type { Cloth } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import { button, buttonRow } from "../fastenings.ts";
import { belt, doubleBreasted, overlap, placket, toggles } from "../fronts.ts";
import type { Line } from "../geometry.ts";
import { hood, hoodBehind } from "../hood.ts";
import { lapels, shawl } from "../lapels.ts";
import { hemY } from "../lengths.ts";
import type { Look } from "../look.ts";
import { innerBack, neckBand, neckline } from "../necks.ts";
import { weltPocket } from "../pockets.ts";
import { drawSleeves, sleeveOf } from "../sleeves.ts";
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
		neckline: cloth.back ? BACK_NECK : lapelLine(end),
		shoulder: shoulder + 3,
		chest,
		waist: chest - 24,
		hip: chest + 2,
		hem,
		sag: 10,
		...(double || cloth.back ? {} : { notch: 44 }),
	});
	if (!cloth.back) hemInside(cloth, torso);
	const cuff = look.cuff === "turned" ? "turned" : "plain";
	drawSleeves(cloth, torso, { length: sleeveOf(look, "long"), wide: 6 + (chest - 194) * 0.4, end: cuff });
	drawTorso(cloth, torso, { folds: 3 });
	if (cloth.back) {
		backSeams(cloth, torso, { middle: true, vent: true });
		backCollar(cloth, 30, 26);
		cloth.focus.push([50, 330]);
		return;
	}
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
	if (double) doubleBreasted(cloth, torso, end, (look.buttons ?? 6) / 2, 10.5);
	else if (look.closure) {
		overlap(cloth, torso, [0, end], 3);
		buttonRow(cloth, -2, end + 16, end + 98, look.buttons ?? 2, 10.5, "horn");
	}
	pockets(cloth, hem - 190, look.pockets === "patch" ? "patch" : look.pockets === "welt" ? "welt" : "flap");
	weltPocket(cloth, [72, 372], [132, 364], 15);
	lapels(cloth, end, { peak: double });
	if (cuff === "plain") sleeveButtons(cloth, torso);
	cloth.focus.push([50, 330]);
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

/** Where a coat's fronts meet, and the neckline that leads there. */
function coatNeck(look: Look): { end: number; neck: Line } {
	if (look.neck === "crew" || look.neck === "band") return { end: TOP + 60, neck: neckline("crew") };
	if (look.neck === "hood" || look.neck === "collar" || look.closure === "toggles")
		return { end: TOP + 96, neck: OPEN };
	const end = look.closure === "double-breasted" ? 400 : 430;
	return { end, neck: lapelLine(end) };
}

export function drawCoat(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 8);
	const { end, neck } = coatNeck(look);
	const tied = look.waist === "belt";
	const hem = hemY(look, 850, { cropped: 0.78, long: 1.26, full: 1.5 });
	const torso = shapeTorso(cloth, {
		neckline: cloth.back ? BACK_NECK : neck,
		shoulder,
		chest,
		waist: chest - (tied ? 22 : look.fit === "slim" ? 18 : 4),
		hip: chest + (tied ? 26 : 16),
		hem,
		sag: 12,
	});
	const collarless = look.neck === "crew" || look.neck === "band";
	if (collarless) innerBack(cloth, neck, { rise: 2 });
	drawSleeves(cloth, torso, {
		length: sleeveOf(look, "long"),
		wide: 20 + (chest - 194) * 0.4,
		end: "plain",
		reach: 22,
	});
	drawTorso(cloth, torso, { folds: tied ? 7 : 4 });
	if (cloth.back) {
		coatBack(cloth, torso, tied);
		return;
	}
	const pocketY = Math.min(tied || look.closure === "toggles" ? 650 : 610, hem - 150);
	pockets(cloth, pocketY, look.pockets === "patch" ? "patch" : look.pockets === "welt" ? "slant" : "flap");
	if (look.closure === "double-breasted") doubleBreasted(cloth, torso, end, (look.buttons ?? 8) / 2, 12);
	else if (look.closure === "hidden-buttons") placket(cloth, torso, end, { width: 40, hidden: true });
	else overlap(cloth, torso, [0, end], look.closure === "toggles" ? 22 : 6);
	if (look.closure === "toggles") toggles(cloth, 346, 590, 4);
	if (look.closure === "buttons") {
		const last = Math.min(end < 400 ? 690 : end + 240, hem - 90);
		buttonRow(cloth, -6, end + 26, last, Math.max(3, Math.round((last - end) / 96) + (end < 400 ? 1 : 0)), 12, "horn");
	}
	if (collarless) neckBand(cloth, neck, 10, false);
	else if (look.neck === "hood") hood(cloth);
	else if (look.neck === "collar") shirtCollar(cloth, { open: true, points: 1.25 });
	else if (look.neck === "shawl") shawl(cloth, end, 1.2);
	else lapels(cloth, end, { wide: 1.16, peak: look.closure === "double-breasted" });
	if (tied) belt(cloth, 548, chest - 19);
	stitches(cloth, hemLine(torso, 10));
	cloth.focus.push([46, 330]);
}

function coatBack(cloth: Cloth, torso: Torso, tied: boolean): void {
	const { look } = cloth;
	backSeams(cloth, torso, { middle: true, vent: look.slit === "back", yoke: look.closure === "toggles" });
	if (look.neck === "hood") hoodBehind(cloth);
	else if (look.neck === "crew") neckBand(cloth, BACK_NECK, 10, false);
	else backCollar(cloth, 33, look.neck === "shawl" ? 44 : 34);
	if (tied) belt(cloth, 548, torso.cut.chest - 19, { knot: false });
	stitches(cloth, hemLine(torso, 10));
	cloth.focus.push([46, 330]);
}
