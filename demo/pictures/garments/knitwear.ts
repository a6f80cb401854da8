import { backCollar, behindOf } from "../backs.ts";
import { type Cloth, panel } from "../cloth.ts";
import { standCollar } from "../collars.ts";
import { buttonRow } from "../fastenings.ts";
import { belt, openFront, zipFront } from "../fronts.ts";
import { type Line, type Point, strip, xAt } from "../geometry.ts";
import { shawl } from "../lapels.ts";
import { hemY } from "../lengths.ts";
import { innerBack, neckBand, neckline, neckY, turtleNeck } from "../necks.ts";
import { patchPocket, pocketPlaces, slantPocket } from "../pockets.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, type Torso, widths } from "../torso.ts";
import { ribs } from "../trims.ts";

/** The elastic band at the lower edge: pulls the body in a little. */
export function hemBand(cloth: Cloth, torso: Torso, height: number, ribbed = true): void {
	const foot = hemLine(torso, 0);
	const edge = xAt(torso.side, torso.cut.hem - height) + 0.5;
	const top = hemLine(torso, height).map(
		([x, y], index, all): Point => [index === 0 ? -edge : index === all.length - 1 ? edge : x, y],
	);
	panel(cloth, strip(top, foot), { layer: "upper", plain: ribbed, round: 1 });
	if (ribbed) cloth.upper.push(ribs(cloth, top, foot, Math.round(torso.cut.hip / 3.6)));
}

export function drawSweater(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 6);
	const front = neckline(look.neck);
	const neck = cloth.back && look.neck !== "turtle" ? behindOf(front) : front;
	const hem = hemY(look, 742);
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder,
		chest,
		waist: chest,
		hip: chest - 6,
		hem,
		sag: 8,
		gather: 8,
	});
	if (look.neck !== "turtle") innerBack(cloth, neck);
	const sleeve = look.sleeve && look.sleeve !== "none" ? look.sleeve : "long";
	if (look.sleeve !== "none") drawSleeves(cloth, torso, { length: sleeve, wide: 16 + (chest - 194) * 0.4, end: "rib" });
	drawTorso(cloth, torso, { folds: 4 });
	hemBand(cloth, torso, 46);
	if (look.neck === "turtle") turtleNeck(cloth);
	else neckBand(cloth, neck, 22, true);
	cloth.focus.push([26, 300]);
}

export function drawCardigan(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 6);
	const round = look.neck === "crew" || look.neck === "scoop" || look.neck === "stand";
	const curve = neckline(look.neck === "scoop" ? "scoop" : "crew");
	const end = round ? (curve[0]?.[1] ?? 260) : look.neck === "shawl" ? 420 : 390;
	const neck: Line = cloth.back
		? behindOf(curve)
		: round
			? curve
			: [
					[0, end, 1],
					[32, end - 92],
					[60, neckY(60), 1],
				];
	const hem = hemY(look, 752, { long: 1.42 });
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder,
		chest,
		waist: chest,
		hip: chest - 4,
		hem,
		sag: 8,
		gather: 6,
	});
	if (look.neck !== "shawl") innerBack(cloth, neck);
	drawSleeves(cloth, torso, {
		length: look.sleeve === "short" || look.sleeve === "elbow" ? look.sleeve : "long",
		wide: 14 + (chest - 194) * 0.4,
		end: "rib",
	});
	drawTorso(cloth, torso, { folds: 4 });
	hemBand(cloth, torso, 44);
	if (cloth.back) {
		if (look.neck === "shawl") backCollar(cloth, 30, 40);
		else if (look.neck === "stand") backCollar(cloth, 22, 14);
		else neckBand(cloth, neck, 24, true);
		if (look.waist === "belt") belt(cloth, 548, chest - 1, { knot: false });
	} else cardiganFront(cloth, torso, neck, round, end);
	cloth.focus.push([20, Math.min(end + 40, 420)]);
}

function cardiganFront(cloth: Cloth, torso: Torso, neck: Line, round: boolean, end: number): void {
	const { look } = cloth;
	const { hem, chest } = torso.cut;
	if (!look.closure || look.closure === "none") openFront(cloth, torso, end, 46);
	else {
		const low = torso.hem.at(-1)?.[1] ?? hem;
		const run = (x: number): Line => [
			[x, end + 12],
			[x, (end + low) / 2],
			[x, low],
		];
		panel(cloth, strip(run(-15), run(15)), { layer: "upper", plain: true, round: 0.6 });
		if (look.closure === "zip") zipFront(cloth, torso, end);
		else buttonRow(cloth, 0, end + 36, low - 26, look.buttons ?? (round ? 6 : 5), 9, "horn");
	}
	if (look.waist === "belt") belt(cloth, Math.min(548, hem - 130), chest - 1);
	if (look.neck === "shawl") shawl(cloth, end, 1.05, true);
	else if (look.neck === "stand") standCollar(cloth);
	else neckBand(cloth, neck, 24, true);
	if (look.pockets === "patch")
		for (const x of pocketPlaces(cloth, 104)) patchPocket(cloth, [x, Math.min(hem - 190, 660)], 104, 116);
	if (look.pockets === "welt")
		for (const way of [1, -1]) slantPocket(cloth, [way * 138, hem - 96], [way * 112, hem - 178]);
}
