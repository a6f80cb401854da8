import { BACK_NECK, backCollar, behindOf } from "../backs.ts";
import type { Cloth } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import { zip } from "../fastenings.ts";
import { placket } from "../fronts.ts";
import { type Line, offset, type Point } from "../geometry.ts";
import { hemY } from "../lengths.ts";
import { innerBack, neckBand, neckline, neckY, turtleNeck } from "../necks.ts";
import { patchPocket } from "../pockets.ts";
import { drawSleeves, sleeveOf } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, widths } from "../torso.ts";
import { stitches } from "../trims.ts";

const doubleStitch = (cloth: Cloth, torso: Parameters<typeof hemLine>[0]) => {
	stitches(cloth, hemLine(torso, 14));
	stitches(cloth, hemLine(torso, 18));
};

export function drawTee(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look);
	const front = neckline(look.neck === "band" ? "crew" : look.neck);
	const neck = cloth.back ? behindOf(front) : front;
	const hem = hemY(look, 756);
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder,
		chest,
		waist: chest - (look.fit === "slim" ? 14 : 5),
		hip: chest + 1,
		hem,
	});
	const sleeve = look.sleeve ?? "short";
	innerBack(cloth, neck);
	const end = look.cuff === "ribbed" ? "rib" : "hem";
	if (sleeve !== "none") drawSleeves(cloth, torso, { length: sleeve, wide: (chest - 194) * 0.6, end });
	drawTorso(cloth, torso);
	const start = neck[0]?.[1] ?? 250;
	if (look.closure === "buttons" && !cloth.back)
		placket(cloth, torso, start + 6, { to: start + 132, count: look.buttons ?? 3, width: 30, radius: 6.5 });
	if (look.neck === "turtle") turtleNeck(cloth);
	else neckBand(cloth, neck, look.neck === "v" || look.neck === "band" ? 11 : 14, look.fabric !== "silk");
	if (look.pockets === "chest" && !cloth.back)
		for (const x of look.pocketCount === 2 ? [-86, 86] : [86]) patchPocket(cloth, [x, 350], 82, 92, { point: true });
	doubleStitch(cloth, torso);
	cloth.focus.push([24, 290]);
}

export function drawTank(cloth: Cloth): void {
	const { look } = cloth;
	const { chest } = widths(look, -14);
	const front: Line =
		look.neck === "v"
			? [
					[0, 330, 1],
					[56, 262],
					[84, neckY(84), 1],
				]
			: [
					[0, look.neck === "scoop" ? 330 : 292],
					[46, look.neck === "scoop" ? 318 : 283],
					[76, 240],
					[86, neckY(86), 1],
				];
	const neck = cloth.back ? behindOf(front).map(([x, y, turn]): Point => (turn ? [x, y, turn] : [x, y + 34])) : front;
	const hem = hemY(look, 736);
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder: 134,
		chest,
		waist: chest - 12,
		hip: chest - 2,
		hem,
		sleeveless: true,
	});
	innerBack(cloth, neck, { rise: -34 });
	drawTorso(cloth, torso);
	neckBand(cloth, neck, 10, look.fabric === "knit" || look.pattern === "rib");
	for (const line of [torso.armhole, torso.armhole.map(([x, y]): Point => [-x, y])])
		stitches(cloth, offset(line, line === torso.armhole ? 8 : -8, 20));
	doubleStitch(cloth, torso);
	cloth.focus.push([60, 300]);
}

export function drawPolo(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look);
	const neck: Line = cloth.back
		? BACK_NECK
		: [
				[0, neckY(62) + 96, 1],
				[30, neckY(62) + 50],
				[62, neckY(62), 1],
			];
	const hem = hemY(look, 762);
	const torso = shapeTorso(cloth, { neckline: neck, shoulder, chest, waist: chest - 6, hip: chest, hem });
	const sleeve = sleeveOf(look, "short");
	drawSleeves(cloth, torso, { length: sleeve, wide: (chest - 194) * 0.5, end: "rib" });
	drawTorso(cloth, torso);
	const start = neckY(62) + 92;
	if (cloth.back) backCollar(cloth, 26);
	else {
		if (look.closure === "short-zip") {
			placket(cloth, torso, start, { to: start + 116, width: 34, hidden: true });
			zip(cloth, [0, start + 8], [0, start + 108]);
		} else if (look.closure === "buttons")
			placket(cloth, torso, start, { to: start + 116, count: look.buttons ?? 2, width: 34, radius: 7 });
		shirtCollar(cloth, { open: true, points: 0.86, ...(look.pattern ? { fill: cloth.palette.base } : {}) });
	}
	doubleStitch(cloth, torso);
	cloth.focus.push([20, 290]);
}
