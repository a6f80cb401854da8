import type { Cloth } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import { button, buttonRow } from "../fastenings.ts";
import { belt, doubleBreasted, overlap, toggles, zipFront } from "../fronts.ts";
import type { Line } from "../geometry.ts";
import { hood } from "../hood.ts";
import { lapels, shawl } from "../lapels.ts";
import { hemY } from "../lengths.ts";
import type { Look } from "../look.ts";
import { innerBack, neckBand, neckline } from "../necks.ts";
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
	// A double-breasted coat of cotton is a trench coat, and has its belt.
	const tied = look.closure === "tie" || (look.closure === "double-breasted" && look.fabric === "cotton");
	const hem = hemY(look, 850);
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder,
		chest,
		waist: chest - (tied ? 22 : 4),
		hip: chest + (tied ? 26 : 16),
		hem,
		sag: 12,
	});
	const collarless = look.neck === "crew" || look.neck === "band";
	if (collarless) innerBack(cloth, neck, { rise: 2 });
	drawSleeves(cloth, torso, { length: "long", wide: 20 + (chest - 194) * 0.4, end: "plain", reach: 22 });
	drawTorso(cloth, torso, { folds: tied ? 7 : 4 });
	const pocketY = Math.min(tied ? 640 : 610, hem - 120);
	pockets(cloth, pocketY, look.pockets === "patch" ? "patch" : look.pockets === "welt" ? "slant" : "flap");
	if (look.closure === "double-breasted") doubleBreasted(cloth, torso, end, tied ? 2 : 4, 12);
	else if (look.closure === "zip") zipFront(cloth, torso, end);
	else overlap(cloth, torso, [0, end], look.closure === "toggles" ? 22 : 6);
	if (look.closure === "toggles") toggles(cloth, 350, Math.min(640, hem - 110), 4);
	if (look.closure === "buttons" || !look.closure) {
		const last = Math.min(end < 400 ? 690 : end + 240, hem - 90);
		buttonRow(cloth, -6, end + 26, last, Math.max(3, Math.round((last - end) / 96) + (end < 400 ? 1 : 0)), 12, "horn");
	}
	if (collarless) neckBand(cloth, neck, 10, false);
	else if (look.neck === "hood" || (look.closure === "toggles" && look.neck !== "collar")) hood(cloth);
	else if (look.neck === "collar") shirtCollar(cloth, { open: true, points: 1.25 });
	else if (look.neck === "shawl") shawl(cloth, end, 1.2);
	else lapels(cloth, end, { wide: 1.16, peak: look.closure === "double-breasted" });
	if (tied) belt(cloth, 548, chest - 19);
	stitches(cloth, hemLine(torso, 10));
	cloth.focus.push({ at: [46, 330], zoom: 3 }, { at: [24, tied ? 540 : Math.max(end + 30, 380)], zoom: 3 });
}
