import { type Cloth, panel } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import { buttonRow } from "../fastenings.ts";
import { belt, openFront, toggles, zipFront } from "../fronts.ts";
import { type Line, mirror, offset, type Point, reverse, strip } from "../geometry.ts";
import { hood } from "../hood.ts";
import { shawl } from "../lapels.ts";
import { hemY } from "../lengths.ts";
import { innerBack, neckBand, neckline, neckY, turtleNeck } from "../necks.ts";
import { patchPocket } from "../pockets.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, type Torso, widths } from "../torso.ts";
import { ribs, seam, stitches } from "../trims.ts";

/** The elastic band at the lower edge: pulls the body in a little. */
export function hemBand(cloth: Cloth, torso: Torso, height: number, ribbed = true): void {
	const foot = hemLine(torso, 0);
	const top = hemLine(torso, height).map(
		([x, y], index, all): Point => [index === 0 ? x - 3 : index === all.length - 1 ? x + 3 : x, y],
	);
	panel(cloth, strip(top, foot), { layer: "upper", plain: ribbed, round: 1 });
	if (ribbed) cloth.upper.push(ribs(cloth, top, foot, Math.round(torso.cut.hip / 3.6)));
}

export function drawSweater(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 6);
	const neck = neckline(
		look.neck === "v" ? "v" : look.neck === "boat" ? "boat" : look.neck === "turtle" ? "turtle" : "crew",
	);
	const hem = hemY(look, 742);
	const torso = shapeTorso(cloth, { neckline: neck, shoulder, chest, waist: chest, hip: chest - 8, hem, sag: 8 });
	if (look.neck !== "turtle") innerBack(cloth, neck);
	const sleeve = look.sleeve && look.sleeve !== "none" ? look.sleeve : "long";
	if (look.sleeve !== "none") drawSleeves(cloth, torso, { length: sleeve, wide: 16 + (chest - 194) * 0.4, end: "rib" });
	drawTorso(cloth, torso, { folds: 4 });
	hemBand(cloth, torso, 46);
	if (look.neck === "turtle") turtleNeck(cloth);
	else if (look.neck === "collar") shirtCollar(cloth, { open: true, fill: cloth.palette.base });
	else if (look.neck === "shawl") shawl(cloth, 330, 1, true);
	else neckBand(cloth, neck, 22, true);
	cloth.focus.push({ at: [26, 300], zoom: 3 }, { at: [96, Math.round(hem) - 90], zoom: 3 });
}

export function drawCardigan(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 6);
	const round = look.neck === "crew" || look.neck === "scoop" || look.neck === "band";
	const curve = neckline(look.neck === "scoop" ? "scoop" : "crew");
	const end = round ? (curve[0]?.[1] ?? 260) : look.neck === "shawl" ? 420 : 390;
	const neck: Line = round
		? curve
		: [
				[0, end, 1],
				[32, end - 92],
				[60, neckY(60), 1],
			];
	const hem = hemY(look, 752);
	const torso = shapeTorso(cloth, { neckline: neck, shoulder, chest, waist: chest, hip: chest - 4, hem, sag: 8 });
	if (look.neck !== "shawl") innerBack(cloth, neck);
	drawSleeves(cloth, torso, {
		length: look.sleeve === "short" || look.sleeve === "elbow" ? look.sleeve : "long",
		wide: 14 + (chest - 194) * 0.4,
		end: "rib",
	});
	drawTorso(cloth, torso, { folds: 4 });
	hemBand(cloth, torso, 44);
	if (look.closure === "none" || look.closure === "tie") openFront(cloth, torso, end, 46);
	else {
		const low = torso.hem.at(-1)?.[1] ?? hem;
		const run = (x: number): Line => [
			[x, end - 8],
			[x, (end + low) / 2],
			[x, low],
		];
		panel(cloth, strip(run(-15), run(15)), { layer: "upper", plain: true, round: 0.6 });
		if (look.closure === "zip") zipFront(cloth, torso, end);
		else if (look.closure === "toggles") toggles(cloth, end + 40, low - 90, 4);
		else buttonRow(cloth, 0, end + 24, low - 26, round ? 7 : 5, 9, "horn");
	}
	if (look.closure === "tie") belt(cloth, Math.min(548, hem - 130), chest - 1);
	if (look.neck === "shawl") shawl(cloth, end, 1.05, true);
	else neckBand(cloth, neck, 24, true);
	if (look.pockets && look.pockets !== "none")
		for (const x of [-104, 104]) patchPocket(cloth, [x, hem - 190], 104, 116);
	cloth.focus.push({ at: [20, Math.min(end + 40, 420)], zoom: 3 }, { at: [60, Math.round(hem) - 110], zoom: 3 });
}

export function drawHoodie(cloth: Cloth): void {
	const { look, palette } = cloth;
	const { chest, shoulder } = widths(look, 8);
	const top = neckY(62);
	const neck: Line = [
		[0, top + 104, 1],
		[46, top + 66],
		[72, neckY(72), 1],
	];
	const hem = hemY(look, 748);
	const torso = shapeTorso(cloth, { neckline: neck, shoulder, chest, waist: chest, hip: chest - 12, hem, sag: 8 });
	drawSleeves(cloth, torso, {
		length: look.sleeve === "short" ? "short" : "long",
		wide: 18 + (chest - 194) * 0.4,
		end: "rib",
	});
	drawTorso(cloth, torso, { folds: 4 });
	hemBand(cloth, torso, 46);
	const zipped = look.closure === "zip";
	const mouth = hem - 186;
	if (look.pockets !== "none") {
		const right: Line = [
			[0, mouth, 1],
			[62, mouth, 1],
			[122, mouth + 92],
			[128, hem - 44, 1],
			[0, hem - 38, 1],
		];
		panel(cloth, [...right, ...reverse(mirror(right))], { layer: "upper", round: 0.7 });
		for (const line of [right.slice(1, 4), mirror(right.slice(1, 4))])
			stitches(cloth, offset(line, line[0] && line[0][0] > 0 ? 7 : -7, 14));
		stitches(cloth, [
			[-58, mouth + 6],
			[58, mouth + 6],
		]);
	}
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
	cloth.focus.push({ at: [28, 280], zoom: 3 }, { at: [70, Math.round(mouth) + 30], zoom: 3 });
}
