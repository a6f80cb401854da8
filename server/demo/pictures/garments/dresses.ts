import { type Cloth, panel } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import { fold } from "../folds.ts";
import { belt, overlap, placket } from "../fronts.ts";
import { bothSides, type Line, mirror, type Point } from "../geometry.ts";
import { innerBack, neckBand, neckline, neckY, turtleNeck } from "../necks.ts";
import { drawSkirtCloth } from "../skirts.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso } from "../torso.ts";
import { patchPocket, seam, stitches } from "../trims.ts";

const HEMS = { cropped: 720, regular: 805, long: 890, full: 968 };
const TOP = neckY(62);
const OPEN: Line = [
	[0, TOP + 98, 1],
	[34, TOP + 46],
	[62, TOP, 1],
];

export function drawDress(cloth: Cloth): void {
	const { look } = cloth;
	const shape = look.shape ?? "a-line";
	const hem = HEMS[look.length ?? "regular"];
	const chest = look.fit === "relaxed" || look.fit === "oversized" ? 188 : look.fit === "slim" ? 158 : 170;
	const loose = shape === "straight" && look.fit !== "slim";
	const waistY = shape === "tiered" && look.fit !== "slim" ? 430 : 494;
	const waist = loose ? chest - 4 : chest - 32;
	const strapped = look.neck === "straps" || look.neck === "halter";
	if (loose && !strapped) return drawShift(cloth, chest, hem);
	drawSkirtCloth(cloth, { top: waistY - 4, waist: waist + 3, hem, shape });
	const lower = cloth.body;
	if (strapped) strapBodice(cloth, chest - 8, waist, waistY);
	else sleevedBodice(cloth, chest, waist, waistY);
	const upper = cloth.body;
	cloth.body = upper + lower;
	if (look.closure === "tie" || look.neck === "wrap") belt(cloth, waistY + 2, waist + 4);
	else if (!loose) {
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
	if (look.closure === "buttons")
		placket(
			cloth,
			shapeTorso(cloth, { neckline: neckline("v"), shoulder: 170, chest, waist, hip: waist, hem: hem + 12, sag: 0 }),
			look.neck === "collar" ? TOP + 92 : (neckline(look.neck)[0]?.[1] ?? 300),
			{ to: hem + 10, width: 24 },
		);
	if (look.pockets === "patch") for (const x of [-108, 108]) patchPocket(cloth, [x, waistY + 86], 96, 110);
	cloth.focus.push({ at: [30, strapped ? 380 : 300], zoom: 3 }, { at: [40, waistY + 10], zoom: 3 });
}

/** A dress without a waist: falls straight from the shoulders. */
function drawShift(cloth: Cloth, chest: number, hem: number): void {
	const { look } = cloth;
	const collared = look.neck === "collar";
	const sleeve = look.sleeve ?? "none";
	const neck = collared ? OPEN : neckline(look.neck ?? "crew");
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder: sleeve === "none" ? 152 : 176,
		chest,
		waist: chest - 2,
		hip: chest + 24,
		hem,
		sag: 12,
		sleeveless: sleeve === "none",
	});
	if (!collared && look.neck !== "turtle") innerBack(cloth, neck);
	if (sleeve !== "none")
		drawSleeves(cloth, torso, {
			length: sleeve,
			wide: 6,
			end: sleeve === "puff" ? "gathered" : sleeve === "long" ? "cuff" : "hem",
		});
	drawTorso(cloth, torso, { folds: 7 });
	if (look.closure === "buttons") placket(cloth, torso, collared ? TOP + 92 : (neck[0]?.[1] ?? 300));
	finishNeck(cloth, neck);
	if (look.closure === "tie") belt(cloth, 500, chest - 6);
	if (look.pockets && look.pockets !== "none") for (const x of [-98, 98]) patchPocket(cloth, [x, 520], 98, 112);
	stitches(cloth, hemLine(torso, 12));
	cloth.focus.push({ at: [28, 300], zoom: 3 }, { at: [90, hem - 90], zoom: 3 });
}

function finishNeck(cloth: Cloth, neck: Line): void {
	const { look } = cloth;
	if (look.neck === "collar") shirtCollar(cloth, { open: true });
	else if (look.neck === "turtle") turtleNeck(cloth);
	else neckBand(cloth, neck, look.fabric === "knit" ? 18 : 8, look.fabric === "knit");
}

function sleevedBodice(cloth: Cloth, chest: number, waist: number, waistY: number): void {
	const { look } = cloth;
	const collared = look.neck === "collar";
	const neck = collared ? OPEN : neckline(look.neck ?? "scoop");
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
	if (look.neck === "wrap") overlap(cloth, torso, [0, neck[0]?.[1] ?? 360], 34);
	finishNeck(cloth, neck);
}

/** A bodice on thin straps that hang from the notches of the hanger. */
export function strapBodice(cloth: Cloth, chest: number, waist: number, waistY: number): void {
	const { look, palette } = cloth;
	const halter = look.neck === "halter";
	const top = 336;
	const bust = chest * 0.62;
	const right: Line = [
		[0, top + 26],
		[bust * 0.5, top + 8],
		[bust, top - 16, 1],
		[chest - 16, top + 36],
		[chest, top + 66, 1],
		[waist + 8, top + 110],
		[waist, waistY, 1],
		[0, waistY + 8],
	];
	const back: Line = [
		[0, top + 30],
		[chest - 10, top + 56, 1],
		[chest - 6, top + 90, 1],
		[0, top + 90],
	];
	cloth.behind.push(`<path d="${cloth.pen(bothSides(back), true)}" fill="${palette.inside}"/>`);
	const strapTop: Point = halter ? [34, TOP - 14] : [112, neckY(112) - 2];
	for (const way of [1, -1]) {
		const width = halter ? 9 : 6.5;
		const rear = `M${strapTop[0] * way} ${strapTop[1]}C${(strapTop[0] + 6) * way} ${top - 80} ${(bust - 20) * way} ${top} ${(bust - 12) * way} ${top + 50}`;
		cloth.behind.push(`<path d="${rear}" fill="none" stroke="${palette.inside}" stroke-width="${width}"/>`);
		const line: Line = [
			[(strapTop[0] - width / 2) * way, strapTop[1], 1],
			[(strapTop[0] + width / 2) * way, strapTop[1], 1],
			[(bust + 5) * way, top - 12, 1],
			[(bust - 7) * way, top - 8, 1],
		];
		panel(cloth, line, { round: 0.5 });
	}
	cloth.body = panel(cloth, bothSides(right), { turns: [right.slice(4, 7), mirror(right.slice(4, 7))] });
	for (const way of [1, -1]) {
		const put = (line: Line): Line => line.map(([x, y]): Point => [x * way, y]);
		stitches(
			cloth,
			put([
				[2, top + 32],
				[bust * 0.5, top + 15],
				[bust - 2, top - 6],
				[chest - 18, top + 44],
				[chest - 6, top + 70],
			]),
		);
		fold(cloth, cloth.body, [way * bust * 0.6, top + 30], [way * bust * 0.72, waistY], { width: 16, strength: 0.6 });
		seam(
			cloth,
			put([
				[bust * 0.8, top - 4],
				[bust * 0.66, top + 80],
				[waist * 0.55, waistY + 6],
			]),
			0.6,
		);
	}
}
