import type { Cloth } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import { placket } from "../fronts.ts";
import { type Line, offset, type Point } from "../geometry.ts";
import { hemY } from "../lengths.ts";
import { innerBack, neckBand, neckline, neckY, turtleNeck } from "../necks.ts";
import { patchPocket } from "../pockets.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, widths } from "../torso.ts";
import { stitches } from "../trims.ts";

const doubleStitch = (cloth: Cloth, torso: Parameters<typeof hemLine>[0]) => {
	stitches(cloth, hemLine(torso, 14));
	stitches(cloth, hemLine(torso, 18));
};

export function drawTee(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look);
	const neck = neckline(look.neck);
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
	if (sleeve !== "none") drawSleeves(cloth, torso, { length: sleeve, wide: (chest - 194) * 0.6, end: "hem" });
	drawTorso(cloth, torso);
	if (look.neck === "turtle") turtleNeck(cloth);
	else neckBand(cloth, neck, look.neck === "v" ? 11 : 14, look.fabric !== "silk");
	if (look.pockets === "chest" || look.pockets === "patch") patchPocket(cloth, [86, 350], 82, 92, { point: true });
	doubleStitch(cloth, torso);
	cloth.focus.push({ at: [24, 290], zoom: 3 }, { at: [112, Math.round(hem) - 90], zoom: 3 });
}

export function drawTank(cloth: Cloth): void {
	const { look } = cloth;
	const { chest } = widths(look, -14);
	const neck: Line =
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
	cloth.focus.push({ at: [60, 300], zoom: 3 }, { at: [92, Math.round(hem) - 90], zoom: 3 });
}

export function drawPolo(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look);
	const neck: Line = [
		[0, neckY(62) + 96, 1],
		[30, neckY(62) + 50],
		[62, neckY(62), 1],
	];
	const hem = hemY(look, 762);
	const torso = shapeTorso(cloth, { neckline: neck, shoulder, chest, waist: chest - 6, hip: chest, hem });
	const sleeve = look.sleeve === "long" ? "long" : "short";
	drawSleeves(cloth, torso, { length: sleeve, wide: (chest - 194) * 0.5, end: "rib" });
	drawTorso(cloth, torso);
	placket(cloth, torso, neckY(62) + 92, { to: neckY(62) + 208, count: 2, width: 34, radius: 7 });
	shirtCollar(cloth, { open: true, points: 0.86, ...(look.pattern ? { fill: cloth.palette.base } : {}) });
	if (look.pockets === "chest") patchPocket(cloth, [92, 360], 80, 92, { point: true });
	doubleStitch(cloth, torso);
	cloth.focus.push({ at: [20, 290], zoom: 3 }, { at: [16, 340], zoom: 3 });
}
