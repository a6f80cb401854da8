import { behindOf } from "../backs.ts";
import { bow } from "../bow.ts";
import type { Cloth } from "../cloth.ts";
import { fold } from "../folds.ts";
import { belt, placket, wrapEdge } from "../fronts.ts";
import type { Line } from "../geometry.ts";
import { innerBack, neckline, neckY } from "../necks.ts";
import { patchPocket, pocketPlaces } from "../pockets.ts";
import { drawSkirtCloth } from "../skirts.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, shapeTorso } from "../torso.ts";
import { seam, stitches } from "../trims.ts";
import { finishNeck, OPEN, TOP } from "./dress-neck.ts";
import { drawShift } from "./shift.ts";
import { strapBodice } from "./straps.ts";

/** Mid thigh, knee, mid calf and ankle, as far below the shoulder as they are on a body. */
const HEMS = { cropped: 796, regular: 880, long: 1050, full: 1190 };

export function drawDress(cloth: Cloth): void {
	const { look } = cloth;
	const shape = look.shape ?? "a-line";
	const hem = HEMS[look.length ?? "regular"];
	const chest = look.fit === "relaxed" || look.fit === "oversized" ? 188 : look.fit === "slim" ? 158 : 170;
	const loose = shape === "straight" && look.fit !== "slim";
	const waistY = shape === "tiered" && look.fit !== "slim" ? 430 : 494;
	const waist = loose ? chest - 4 : chest - 32;
	const strapped = look.neck === "straps" || look.neck === "halter";
	if (loose && !strapped) {
		drawShift(cloth, chest, hem);
		return;
	}
	const tiers = look.tiers ? { tiers: look.tiers } : {};
	drawSkirtCloth(cloth, { top: waistY - 4, waist: waist + 1, hem, shape, ...tiers });
	const lower = cloth.body;
	if (strapped) strapBodice(cloth, chest - 8, waist, waistY);
	else sleevedBodice(cloth, chest, waist, waistY);
	const upper = cloth.body;
	cloth.body = upper + lower;
	if (look.neck === "wrap") {
		if (!cloth.back) wrapEdge(cloth, lower, [-waist + 20, waistY + 8], [70, hem + 20]);
		belt(cloth, waistY + 2, waist + 4, { knot: false });
		if (look.closure === "tie" && !cloth.back) bow(cloth, [waist - 26, waistY + 4]);
	} else if (!loose && look.fabric !== "knit") {
		const line: Line = [
			[-waist - 3, waistY, 1],
			[0, waistY + 8],
			[waist + 3, waistY, 1],
		];
		seam(cloth, line);
		cloth.crisp.push(
			`<path d="${cloth.pen(line)}" fill="none" stroke="${cloth.palette.deep}" stroke-width="7" opacity=".45" transform="translate(0 4)"/>`,
		);
	}
	if (look.closure === "buttons" && !cloth.back)
		placket(
			cloth,
			shapeTorso(cloth, { neckline: neckline("v"), shoulder: 170, chest, waist, hip: waist, hem: hem + 12, sag: 0 }),
			strapped ? 368 : look.neck === "collar" ? TOP + 92 : (neckline(look.neck)[0]?.[1] ?? 300) + 4,
			{ to: hem + 10, width: 24 },
		);
	if (look.pockets === "patch" && !cloth.back)
		for (const x of pocketPlaces(cloth, 108)) patchPocket(cloth, [x, waistY + 86], 96, 110);
	if (cloth.back && look.neck !== "halter" && look.closure !== "buttons")
		backZip(cloth, strapped ? 380 : TOP + 14, waistY + 120);
	cloth.focus.push([30, strapped ? 380 : 300]);
}

/** A closing hidden in the seam behind. */
function backZip(cloth: Cloth, from: number, to: number): void {
	seam(
		cloth,
		[
			[0, from],
			[1, (from + to) / 2],
			[0, to],
		],
		0.9,
	);
}

function sleevedBodice(cloth: Cloth, chest: number, waist: number, waistY: number): void {
	const { look } = cloth;
	const collared = look.neck === "collar";
	const front = collared ? OPEN : neckline(look.neck ?? "scoop");
	const neck = cloth.back ? behindOf(front) : front;
	const sleeve = look.sleeve ?? "none";
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder: sleeve === "none" ? 150 : 170,
		chest,
		waist: waist + 6,
		hip: waist,
		hem: waistY,
		sag: 8,
		sleeveless: sleeve === "none",
	});
	if (!collared && look.neck !== "turtle") innerBack(cloth, neck);
	if (sleeve !== "none")
		drawSleeves(cloth, torso, {
			length: sleeve,
			wide: sleeve === "long" ? 14 : 0,
			end: sleeve === "puff" ? "gathered" : sleeve === "long" ? "cuff" : "hem",
		});
	drawTorso(cloth, torso, { folds: 4, joined: true });
	for (const way of [1, -1])
		fold(cloth, torso.d, [way * 62, waistY + 10], [way * 74, 380], { width: 12, strength: 0.5 });
	if (look.neck === "wrap" && !cloth.back) wrapEdge(cloth, torso.d, [-70, neckY(70)], [waist - 10, waistY + 4]);
	if (look.shirred && cloth.back) shirring(cloth, chest, waistY);
	finishNeck(cloth, neck);
}

/** Rows of elastic thread that gather the back. */
function shirring(cloth: Cloth, chest: number, waistY: number): void {
	for (let y = 330; y < waistY - 6; y += 15) {
		const half = chest - 22 - (y - 330) * 0.12;
		stitches(cloth, [
			[-half, y],
			[0, y + 4],
			[half, y],
		]);
		for (let x = -half + 8; x < half; x += 13)
			cloth.crisp.push(
				`<path d="${cloth.pen([
					[x, y],
					[x + cloth.dice.around(3), y + 14],
				])}" stroke="${cloth.palette.deep}" stroke-width="3" opacity=".35" fill="none"/>`,
			);
	}
}
